// How long the language server takes to answer a keystroke with findings, in long games.
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {Server} from '../../../tests/lsp/server.mjs';

const plies = 200;
const seeds = 20;
const keystrokes = 200;

// The longest of a few games of the project's own players: many end before so many plies. Those of Homeworlds are short.
function gamesOf(programs, plyglot) {
  const longest = (name, before, after) => Array.from({length: seeds}, (_, seed) =>
    execFileSync(join(programs, name), [...before, `${seed + 1}`, ...after], {encoding: 'utf8'}))
    .reduce((best, text) => (text.length > best.length ? text : best));
  const uhp = longest('plyglot-hive-games', ['Base+MLP'], ['1', `${plies}`]);
  const translated = (to, ...options) =>
    execFileSync(plyglot, ['translate', '--from', 'uhp', '--to', to, ...options, '-'], {input: uhp, encoding: 'utf8'});
  return {
    uhp,
    thehive: translated('thehive', '--to-option', 'pieces=mlp'),
    'hive-pgn': translated('hive-pgn'),
    hexix: longest('plyglot-hexix-games', ['random', 'random'], ['games=1', `plies=${plies}`]),
    hopgi: longest('plyglot-hopgi-games', ['random', 'random'], ['games=1', `turns=${plies}`]),
  };
}

// Types a letter in the middle and takes it back, again and again; milliseconds of each.
async function timesOf(server, notation, text) {
  const uri = `file:///games/${notation}`;
  const lines = text.split('\n');
  const line = Math.floor((lines.length - 1) / 2);
  const character = Math.floor(lines[line].length / 2);
  const published = (body) => JSON.parse(body).method === 'textDocument/publishDiagnostics';
  server.say({method: 'textDocument/didOpen', params: {textDocument: {uri, languageId: notation, version: 0, text}}});
  await server.answersUpTo(published);
  const times = [];
  for (let version = 1; version <= keystrokes; ++version) {
    const start = {line, character};
    const change = version % 2 === 1 ? {range: {start, end: start}, text: 'x'} : {range: {start, end: {line, character: character + 1}}, text: ''};
    const before = performance.now();
    server.say({method: 'textDocument/didChange', params: {textDocument: {uri, version}, contentChanges: [change]}});
    await server.answersUpTo(published);
    times.push(performance.now() - before);
  }
  server.say({method: 'textDocument/didClose', params: {textDocument: {uri}}});
  await server.answersUpTo(published);
  return times.sort((a, b) => a - b);
}

// Rows of notation, bytes, median and longest.
export async function keystrokeRows(programs, plyglot) {
  const server = new Server(plyglot);
  server.say({id: 1, method: 'initialize', params: {capabilities: {}}});
  await server.answersUpTo(() => true);
  server.say({method: 'initialized', params: {}});
  const rows = [];
  for (const [notation, text] of Object.entries(gamesOf(programs, plyglot))) {
    const times = await timesOf(server, notation, text);
    rows.push([notation, text.length, times[times.length / 2], times.at(-1)]);
  }
  server.say({id: 2, method: 'shutdown'});
  server.say({method: 'exit'});
  await server.end();
  return rows;
}
