// The server while one writes in a file of 20,000 lines: what is asked is answered within the time in which a key is
// pressed, also right after the file was opened, and while an outline of it is made; and the findings after a key cost a
// twentieth of that at most, since what the key does not change is not read again. big.mjs PROGRAM
//
// What is measured is the server's own time on the processor: how long it waits for that is not up to it. Figures are
// medians of many tries. Where the machine is slow or busy, they are compared with the time in which `plyglot lint` reads
// the same text there.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Server} from './server.mjs';

const lines = 20000;
// Milliseconds. A sanitizer takes more time than the server does.
const quick = process.env.PLYGLOT_IS_SANITIZED ? Infinity : 50;
const tries = 9;
const game = 'Base;InProgress;White[8];wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wB1 /wS1;bA1 bQ-;wB1 wS1;bB1 bA1-;wG1 -wQ;bB1 bA1;wA1 wG1\\;bS1 bQ/;wA1 -wG1;bG2 bB1\\';
const rows = '1. Pd2-c3 Pb6-c5\n2. Pe2-d3 Pc7-b6\n3. Pf3-e4 *\n';

// Texts as they are before the last move is written, and where it would be.
const texts = [
  {id: 'uhp', text: `${game}\n`.repeat(lines - 1) + game + ';', words: 'wG', records: lines},
  {id: 'hopgi', text: rows.repeat(lines / 3) + '1. Pd2-c3 ', words: 'P', records: Math.floor(lines / 3) + 1},
];
// Milliseconds on the processor in which the text is linted by one thread.
function timeToLint({id, text}) {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-big-'));
  const file = join(folder, `big.${id}`);
  writeFileSync(file, text);
  const command = '"$1" lint -q -j 1 "$2" >/dev/null; times';
  const output = execFileSync('bash', ['-c', command, 'bash', process.argv[2], file], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  // `0m0.072s 0m0.019s` of the user and of the system, for what bash started.
  const [minutes, seconds, moreMinutes, moreSeconds] = output.trimEnd().split('\n').at(-1).split(/[ms ]+/).map(Number);
  rmSync(folder, {recursive: true});
  return 1000 * (60 * (minutes + moreMinutes) + seconds + moreSeconds);
}
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

// A server in which the text was just opened.
class Editor {
  #last = 0;
  #version = 1;

  constructor({id, text}) {
    this.server = new Server(process.argv[2]);
    this.uri = `file:///big.${id}`;
    this.opened = {uri: this.uri, languageId: id, version: 1, text};
    this.place = {textDocument: {uri: this.uri}};
  }
  async open() {
    await this.ask('initialize', {capabilities: {textDocument: {documentSymbol: {hierarchicalDocumentSymbolSupport: true}}}});
    this.server.say({method: 'initialized', params: {}});
    this.server.say({method: 'textDocument/didOpen', params: {textDocument: this.opened}});
  }
  request(method, params) {
    return {id: ++this.#last, method, params};
  }
  async answerTo(number) {
    return JSON.parse((await this.server.answersUpTo((body) => body.startsWith(`{"id":${number},`) || JSON.parse(body).id === number)).at(-1));
  }
  async ask(method, params) {
    const request = this.request(method, params);
    this.server.say(request);
    return (await this.answerTo(request.id)).result;
  }
  change(range, text) {
    const textDocument = {uri: this.uri, version: ++this.#version};
    return {method: 'textDocument/didChange', params: {textDocument, contentChanges: [{range, text}]}};
  }
  // Milliseconds on the processor so far.
  get used() {
    return Number(readFileSync(`/proc/${this.server.child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }
  async measured(run) {
    const before = this.used;
    await run();
    return this.used - before;
  }
}

for (const written of texts) {
  const {id, text, words, records} = written;
  const before = text.split('\n');
  const last = {line: before.length - 1, character: before.at(-1).length};
  assert.ok(last.line > lines - 10);
  const times = {};
  const note = (what, time) => (times[what] ??= []).push(time);
  const complete = async (editor, position, typed) => {
    const {items} = await editor.ask('textDocument/completion', {...editor.place, position});
    assert.ok(items.length > 0 && items.every(({label}) => label.startsWith(typed)));
  };

  // The first completion, with the opening of the file, which may not be over when it is asked for.
  let editor;
  for (let i = 0; i < 5; ++i) {
    editor?.server.child.kill();
    editor = new Editor(written);
    note('open and complete', await editor.measured(async () => (await editor.open(), await complete(editor, last, ''))));
  }
  // The findings are looked for while one writes: requests come in the midst of that.
  let end = last;
  for (let i = 0; i < tries; ++i) {
    await sleep(20);
    const typed = i % 2 === 0 ? words : '';
    const next = {line: last.line, character: last.character + typed.length};
    note('completion', await editor.measured(() => (editor.server.say(editor.change({start: last, end}, typed)), complete(editor, next, typed))));
    end = next;
    await sleep(20);
    const position = {line: last.line, character: last.character - 3};
    note('hover', await editor.measured(async () => {
      assert.ok((await editor.ask('textDocument/hover', {...editor.place, position})).contents.value.includes('```'));
    }));
  }
  // In the middle of the text, once all of it is read.
  const middle = {line: Math.floor(last.line / 2), character: 0};
  for (let i = 0; i < tries; ++i) {
    const isTyped = i % 2 === 0;
    const change = editor.change({start: middle, end: {...middle, character: isTyped ? 0 : 1}}, isTyped ? ' ' : '');
    const {version} = change.params.textDocument;
    const key = await editor.measured(async () => {
      editor.server.say(change);
      await editor.server.answersUpTo((body) => body.includes('publishDiagnostics') && JSON.parse(body).params.version === version);
    });
    if (i > 0) note('key', key);
  }
  // Nor does an outline keep the server from answering. One that is not wanted any more is not made.
  for (let i = 0; i < tries; ++i) {
    const outline = editor.request('textDocument/documentSymbol', editor.place);
    const completion = editor.request('textDocument/completion', {...editor.place, position: end});
    const cancel = {method: '$/cancelRequest', params: {id: outline.id}};
    note('completion after an outline', await editor.measured(async () => {
      editor.server.say(editor.change({start: end, end}, ''), outline, completion, cancel);
      assert.ok((await editor.answerTo(completion.id)).result.items.length > 0);
    }));
    assert.equal((await editor.answerTo(outline.id)).error.code, -32800);
  }
  // It is that of the text as it is then.
  const outline = editor.request('textDocument/documentSymbol', editor.place);
  const first_record = {start: {line: 0, character: 0}, end: {line: id === 'uhp' ? 1 : 3, character: 0}};
  editor.server.say(outline, editor.change(first_record, ''));
  const {result} = await editor.answerTo(outline.id);
  assert.equal(result.length, records - 1);
  assert.ok(result.every(({children}) => children === undefined));
  assert.equal(result[0].range.start.line, 0);
  editor.server.child.kill();

  const most = quick === Infinity ? quick : Math.max(quick, 2 * median([1, 2, 3].map(() => timeToLint(written))));
  for (const [what, each] of Object.entries(times)) {
    console.log(`${id}: ${what} ${median(each).toFixed(1)} ms (${each.map((time) => time.toFixed(1)).join(', ')})`);
    assert.ok(median(each) < (what === 'key' ? most / 20 : most), `${id}: ${what}`);
  }
}
