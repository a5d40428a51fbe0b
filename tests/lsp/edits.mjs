// Many edits in one message: each speaks of the text that those before it have left, and all together cost no more than
// opening the text a few times.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {Server} from './server.mjs';
import {TextDocument} from './text_document.mjs';

const server = new Server(process.argv[2]);
let requests = 0;

// The same numbers in every run.
let state = 1;
const random = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const one = (list) => list[random(list.length)];

// The first message that is wanted, from here on.
const heard = async (isWanted) => JSON.parse((await server.answersUpTo((body) => isWanted(JSON.parse(body)))).at(-1));

async function ask(method, params) {
  const id = ++requests;
  server.say({id, method, params});
  return (await heard((answer) => answer.id === id)).result;
}

// What is found in the text of a document after this notification.
async function tell(method, params) {
  server.say({method: `textDocument/${method}`, params});
  return (await heard((answer) => answer.method === 'textDocument/publishDiagnostics')).params.diagnostics;
}

const open = (uri, text) => tell('didOpen', {textDocument: {uri, version: 1, text}});
const changed = (uri, contentChanges) => ({textDocument: {uri, version: 2}, contentChanges});
const change = (uri, contentChanges) => tell('didChange', changed(uri, contentChanges));
const close = (uri) => tell('didClose', {textDocument: {uri}});

await ask('initialize', {capabilities: {}});
server.say({method: 'initialized', params: {}});

// What the server says of a text that was edited is what it says of the same text when it is opened.
const pieces = ['base+LMP,', 'A,+g', '-', 'é', '漢', '🐝', '\uFEFF', '\n', '\r\n', '\r', '\n\r', ' '];
const written = (most) => Array.from({length: random(most)}, () => one(pieces)).join('');
const uri = 'edited.hop';
const tokens = () => ask('textDocument/semanticTokens/full', {textDocument: {uri}});
for (let round = 0; round < 20; ++round) {
  const text = (round % 2 === 0 ? '\uFEFF' : '') + written(2000);
  let document = TextDocument.of('', text);
  const longestLine = round % 4 < 2 ? 12 : 3000;
  const place = () => ({line: random(document.starts.length + 2), character: random(longestLine)});
  // Of an edit of the text as it is after the edits before.
  const edit = () => {
    const start = place();
    const near = document.positionAt(document.offsetAt(start) + random(6));
    const ends = [start, random(20) === 0 ? place() : near];
    const [first, last] = ends.sort((a, b) => document.offsetAt(a) - document.offsetAt(b));
    const range = {start: first, end: last};
    const newText = written(8);
    // A place inside a pair of surrogates is the start of it.
    const [from, to] = [range.start, range.end].map((at) => document.positionAt(document.offsetAt(at)));
    document = TextDocument.of('', document.with([{range: {start: from, end: to}, newText}]));
    return {range, text: newText};
  };
  const whole = () => {
    document = TextDocument.of('', written(2000));
    return {text: document.text};
  };
  const edits = Array.from({length: 50}, () => (random(100) === 0 ? whole() : edit()));
  await open(uri, text);
  const edited = [await change(uri, edits), await tokens()];
  const opened = [await open(uri, document.text), await tokens()];
  assert.ok(isDeepStrictEqual(edited, opened), `round ${round}`);
}

// A message one of whose edits is none changes nothing.
const start = {line: 0, character: 0};
const before = await open(uri, 'x');
server.say({method: 'textDocument/didChange', params: changed(uri, [{text: ''}, {range: {start}, text: ''}])});
assert.deepEqual(await change(uri, []), before);

// In seconds: what the processor did for the server until now.
const ticksInSecond = 100;
function processorTime() {
  const stat = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13).map(Number);
  return (user + system) / ticksInSecond;
}

async function timeOf(act) {
  const begin = processorTime();
  await act();
  return processorTime() - begin;
}

const megabyte = 2 ** 20;
const remark = '# 0123456789 abcdefghijklmnopqrstuvwxyz 漢🐝\n';
// Remarks, so that what is found takes no time.
const texts = {
  'many lines': remark.repeat(megabyte / Buffer.byteLength(remark)),
  'one line': `# ${'0123456789漢🐝'.repeat(megabyte / 17)}`,
};
const editCount = 4000;
// The clock is coarse.
const rounds = 8;
// What this many of edits cost by an index of the whole text for each is several hundred times what opening costs.
const mostOpenings = 50;
for (const [name, text] of Object.entries(texts)) {
  const document = TextDocument.of(uri, text);
  const longestLine = Math.ceil(document.length / document.starts.length);
  const edits = Array.from({length: editCount}, (_, i) => {
    const at = {line: random(document.starts.length), character: random(longestLine)};
    return {range: {start: at, end: i % 2 === 0 ? at : {...at, character: at.character + 1}}, text: one(['', 'A', '漢'])};
  });
  let opening = 0;
  let changing = 0;
  for (let round = 0; round < rounds; ++round) {
    opening += await timeOf(() => open(uri, text));
    changing += await timeOf(() => change(uri, edits));
    await close(uri);
  }
  const seconds = (time) => `${(time / rounds).toFixed(3)} s`;
  console.log(`${name}: opening takes ${seconds(opening)}, ${editCount} edits ${seconds(changing)}`);
  assert.ok(opening > 0 && changing < mostOpenings * opening, `${name}: ${changing / opening} times as long as opening`);
}

await ask('shutdown', null);
server.say({method: 'exit'});
assert.equal(await server.end(), 0);
