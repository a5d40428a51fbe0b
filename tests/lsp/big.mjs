// The server while one writes in a file of 20,000 lines: what is asked is answered within the time in which a key is
// pressed. big.mjs PROGRAM
import assert from 'node:assert/strict';
import {Server} from './server.mjs';

const lines = 20000;
const most = 50;
const tries = 5;
const game = 'Base;InProgress;White[8];wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wB1 /wS1;bA1 bQ-;wB1 wS1;bB1 bA1-;wG1 -wQ;bB1 bA1;wA1 wG1\\;bS1 bQ/;wA1 -wG1;bG2 bB1\\';
const rows = '1. Pd2-c3 Pb6-c5\n2. Pe2-d3 Pc7-b6\n3. Pf3-e4 *\n';

// Texts as they are before the last move is written, and where it would be.
const texts = [
  {id: 'uhp', text: `${game}\n`.repeat(lines - 1) + game + ';', words: 'wG'},
  {id: 'hopgi', text: rows.repeat(lines / 3) + '1. Pd2-c3 ', words: 'P'},
];
for (const {id, text, words} of texts) {
  const server = new Server(process.argv[2]);
  const uri = `file:///big.${id}`;
  let last = 0;
  const ask = async (method, params) => {
    const number = ++last;
    server.say({id: number, method, params});
    return JSON.parse((await server.answersUpTo((body) => JSON.parse(body).id === number)).at(-1)).result;
  };
  await ask('initialize', {capabilities: {}});
  server.say({method: 'initialized', params: {}});
  server.say({method: 'textDocument/didOpen', params: {textDocument: {uri, languageId: id, version: 1, text}}});
  const before = text.split('\n');
  let end = {line: before.length - 1, character: before.at(-1).length};
  assert.ok(end.line > lines - 10);
  const times = {completion: [], hover: []};
  // The findings are looked for while one writes: requests come in the midst of that.
  for (let i = 0; i < tries; ++i) {
    await new Promise((done) => setTimeout(done, 20));
    const begin = performance.now();
    const typed = i % 2 === 0 ? words : '';
    const range = {start: {line: end.line, character: before.at(-1).length}, end};
    server.say({method: 'textDocument/didChange', params: {textDocument: {uri, version: 2 + i}, contentChanges: [{range, text: typed}]}});
    end = {line: end.line, character: before.at(-1).length + typed.length};
    const {items} = await ask('textDocument/completion', {textDocument: {uri}, position: end});
    times.completion.push(performance.now() - begin);
    assert.ok(items.length > 0 && items.every(({label}) => label.startsWith(typed)));
    await new Promise((done) => setTimeout(done, 20));
    const asked = performance.now();
    const place = {line: end.line, character: before.at(-1).length - 3};
    assert.ok((await ask('textDocument/hover', {textDocument: {uri}, position: place})).contents.value.includes('```'));
    times.hover.push(performance.now() - asked);
  }
  for (const [what, each] of Object.entries(times)) {
    console.log(`${id}: ${what} ${each.map((time) => time.toFixed(1)).join(', ')} ms`);
    // The machine may be busy with something else for a while.
    assert.ok(Math.min(...each) < most, `${id}: ${what}`);
  }
  server.child.kill();
}
