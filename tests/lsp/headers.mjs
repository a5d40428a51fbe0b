// What completion offers in headers is what the notations know: each key and value that is offered is one that is read,
// and whatever is not offered is another one. headers.mjs PROGRAM
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {Server} from './server.mjs';

const program = process.argv[2];
const nonsense = 'Nonsense 7';
// Keys whose values are free, but of a form.
const notations = [
  {id: 'hive-pgn', formed: ['Date'], game: '\n1. wS1\n', has_order: true},
  {id: 'hive-human', formed: [], game: '\n1. wS1\n'},
  {id: 'hopgi', formed: ['Date', 'FEN'], game: '\n1. Pd2-c3 *\n', has_order: true},
  {id: 'homeworlds', formed: ['Players'], game: '\nhomeworld g1 y2 b3 Alder\n', is_of_lines: true},
];

const server = new Server(program);
let last = 0;
async function ask(method, params) {
  const id = ++last;
  server.say({id, method, params});
  return JSON.parse((await server.answersUpTo((body) => JSON.parse(body).id === id)).at(-1)).result;
}
await ask('initialize', {capabilities: {}});
async function offered(languageId, text) {
  const uri = `file:///${++last}`;
  server.say({method: 'textDocument/didOpen', params: {textDocument: {uri, languageId, version: 1, text}}});
  const {items} = await ask('textDocument/completion', {textDocument: {uri}, position: {line: 0, character: text.length}});
  // Moves are offered at the beginning of a text, too.
  return items.filter(({kind}) => [10, 12].includes(kind)).map(({label}) => label);
}
// What is found about the words, which are in the first line.
function foundAbout(words, id, text) {
  const {stdout} = spawnSync(program, ['lint', '--from', id, '--output-format', 'jsonl', '-'], {input: text, encoding: 'utf8'});
  const all = stdout.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const at = text.indexOf(words);
  return all.filter(({start, end}) => start < at + words.length && end > at).map(({name}) => name);
}

for (const {id, formed, game, is_of_lines, has_order} of notations) {
  const written = (key, value) => (is_of_lines ? `${key}: ${value}\n` : `[${key} "${value}"]\n`);
  const keys = (await offered(id, is_of_lines ? '' : '[')).map((label) => label.replace(is_of_lines ? ': ' : ' "', ''));
  assert.ok(keys.length > 5, id);
  const tags = [written('Nonsense', '')];
  for (const key of keys) {
    const values = await offered(id, is_of_lines ? `${key}: ` : `[${key} "`);
    if (key !== 'FEN') tags.splice(1, 0, written(key, values[0] ?? ''));
    const wrong = foundAbout(nonsense, id, written(key, nonsense) + game);
    assert.equal(wrong.length > 0, values.length > 0 || formed.includes(key), `${id}: ${key} ${wrong}`);
    for (const value of values) {
      const names = foundAbout(`${value}${is_of_lines ? '' : '"'}`, id, written(key, value) + game);
      assert.ok(!wrong.some((name) => names.includes(name)), `${id}: ${key} ${value} ${names}`);
    }
  }
  if (is_of_lines) {
    assert.deepEqual(foundAbout('Nonsense', id, written('Nonsense', '7') + game), ['homeworlds/unknown-header']);
    continue;
  }
  // Known keys come first in the canonical text, in their order. A FEN would be that of another game.
  if (!has_order) continue;
  const {stdout} = spawnSync(program, ['fmt', '--from', id, '-'], {input: tags.join('') + game, encoding: 'utf8'});
  const sorted = [...stdout.matchAll(/^\[(\w+)/gm)].map(([, key]) => key);
  assert.deepEqual(sorted, [...keys.filter((key) => key !== 'FEN'), 'Nonsense'], id);
}
server.child.kill();
