// What no editor should do: the server answers what it can, ends when the editor is gone, and never crashes.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {frame, message, serve} from './server.mjs';

const program = process.argv[2];
const begin = message({id: 1, method: 'initialize', params: {capabilities: {}}});
const end = Buffer.concat([message({id: 99, method: 'shutdown'}), message({method: 'exit'})]);
const errorsIn = ({bodies}) => bodies.map((body) => JSON.parse(body).error?.code).filter((code) => code !== undefined);
const all = (...parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));

// Messages that are none, between sound ones: each is answered, and the next is read.
const odd = await serve(program, all(begin, frame('{'), frame('[]'), frame('null'), frame('3'), frame('{}'), frame('\xFF\xFE'),
  frame('{"id":2,"method":7}'), message({id: 3, method: 'textDocument/hover'}), message({id: 4, method: 'textDocument/hover', params: []}),
  message({id: 5, method: 'initialize', params: {}}), message({method: 'textDocument/didChange', params: {}}),
  message({method: 'textDocument/didOpen', params: {textDocument: {uri: 3}}}), message({id: 6, result: null}), end));
assert.deepEqual(errorsIn(odd), [-32700, -32600, -32600, -32600, -32600, -32700, -32600, -32602, -32602, -32600]);
assert.equal(odd.status, 0);

// What is sent back is never nested, and places are counted from 0.
const deep = '['.repeat(200000) + ']'.repeat(200000);
const place = (line) => message({id: 4, method: 'textDocument/hover', params: {textDocument: {uri: 'a.uhp'}, position: {line, character: 0}}});
const opened = message({method: 'textDocument/didOpen', params: {textDocument: {uri: 'a.uhp', text: 'Base;', version: 1}}});
const nested = await serve(program, all(begin, opened, frame(`{"id":${deep},"method":"shutdown"}`), frame(`{"id":${deep}}`), frame(deep),
  frame(`{"id":6,"method":"textDocument/hover","params":${deep}}`), message({id: true, method: 'shutdown'}),
  place(-1), place(1.5), place(4294967296), place('1'), end));
assert.deepEqual(errorsIn(nested), [-32600, -32600, -32600, -32602, -32600, -32602, -32602, -32602, -32602]);
assert.equal(nested.status, 0);
// Nor is what a completion or a lens is made of copied, however deep it is.
const resolved = await serve(program, all(begin, ...['completionItem/resolve', 'codeLens/resolve'].map((method, i) =>
  frame(`{"id":${i + 7},"method":"${method}","params":{"label":"a","data":{"uri":"file:///a","record":1,"what":""},"x":${deep}}}`)),
  message({id: 9, method: 'shutdown'}), message({method: 'exit'})));
assert.deepEqual([errorsIn(resolved).length, resolved.status], [2, 0]);

// Everything is selected in a text with very many findings: the answer comes nevertheless.
const many = message({method: 'textDocument/didOpen', params: {textDocument: {uri: 'b.hop', text: 'x\n'.repeat(20000), version: 1}}});
const selected = message({id: 5, method: 'textDocument/codeAction', params: {textDocument: {uri: 'b.hop'},
  range: {start: {line: 0, character: 0}, end: {line: 20000, character: 0}}, context: {diagnostics: [], only: ['quickfix']}}});
const selection = await serve(program, all(begin, many, selected, end));
const actions = selection.bodies.map((body) => JSON.parse(body)).find(({id}) => id === 5).result;
assert.ok(actions.length > 0 && actions.every(({kind}) => kind === 'quickfix'));
assert.equal(selection.status, 0);
// A kind stands for those below it, and for no other that only begins with the same letters.
for (const [wanted, kinds] of [['quick', []], ['source', ['source.fixAll.plyglot']], ['source.fixAl', []]]) {
  const fixable = message({method: 'textDocument/didOpen', params: {textDocument: {uri: 'c.hop', text: 'A+a1-Q, b\n', version: 1}}});
  const asked = message({id: 5, method: 'textDocument/codeAction', params: {textDocument: {uri: 'c.hop'},
    range: {start: {line: 0, character: 0}, end: {line: 0, character: 9}}, context: {diagnostics: [], only: [wanted]}}});
  const {bodies} = await serve(program, all(begin, fixable, asked, end));
  const found = bodies.map((body) => JSON.parse(body)).find(({id}) => id === 5).result;
  assert.deepEqual(found.map(({kind}) => kind), kinds, wanted);
}

// Too early and too late.
const early = await serve(program, all(message({id: 1, method: 'textDocument/hover', params: {}}), message({method: 'exit'})));
assert.deepEqual([errorsIn(early), early.status], [[-32002], 1]);
const late = await serve(program, all(begin, message({id: 2, method: 'shutdown'}), message({id: 3, method: 'textDocument/hover', params: {}}), message({method: 'exit'})));
assert.deepEqual([errorsIn(late), late.status], [[-32600], 0]);

// Frames that cannot be read, and an input that ends anywhere: status 1, and what was answered stays answered.
for (const frames of ['', 'Content-Length: 5', 'Content-Length: 5\r\n\r\n{', 'Content-Length: x\r\n\r\n', 'Content-Length: -1\r\n\r\n',
  'Content-Length: 99999999999999999999\r\n\r\n', 'Content-Type: x\r\n\r\n{}', '\r\n\r\n', 'x'.repeat(100000)]) {
  const broken = await serve(program, all(begin, frames));
  assert.equal(broken.signal, null);
  assert.deepEqual([broken.status, broken.bodies.length], [1, 1], frames.slice(0, 40));
}
const whole = all(begin, message({method: 'textDocument/didOpen', params: {textDocument: {uri: 'a.uhp', text: 'Base;;;wS1', version: 1}}}), end);
for (let size = 0; size < whole.length; size += 7) assert.equal((await serve(program, whole.subarray(0, size))).signal, null);

// Headers in another case and order, with blanks.
const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'initialize', params: {}});
const headers = await serve(program, all(`content-type: text\r\ncontent-length :  ${body.length}  \r\n\r\n${body}`, end));
assert.deepEqual([headers.status, headers.bodies.length], [0, 2]);

// An editor that dies: its end of one pipe is closed, for reading or for writing.
for (const stream of ['stdin', 'stdout']) {
  const child = spawn(program, ['lsp'], {stdio: ['pipe', 'pipe', 'ignore']});
  child.stdin.on('error', () => {});
  child.stdout.on('data', () => {});
  const ended = new Promise((done) => child.on('exit', (status, signal) => done({status, signal})));
  child.stdin.write(begin);
  await new Promise((done) => child.stdout.once('data', done));
  child[stream].destroy();
  // A closed reader is noticed only on writing.
  const asking = setInterval(() => child.stdin.writable && child.stdin.write(message({id: 7, method: 'nothing'})), 20);
  const late = setTimeout(() => child.kill('SIGKILL'), 10000);
  const {status, signal} = await ended;
  clearInterval(asking);
  clearTimeout(late);
  assert.deepEqual([stream, status, signal], [stream, 1, null]);
}
console.log('the server bears it all');
