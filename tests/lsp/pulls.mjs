// Editors that ask for findings, of a text and of all files: pulls.mjs PROGRAM.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Server} from './server.mjs';

const program = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'plyglot pulls-'));
const uri = (name) => pathToFileURL(join(folder, name)).href;
const write = (name, text) => {
  mkdirSync(dirname(join(folder, name)), {recursive: true});
  writeFileSync(join(folder, name), text);
};
const server = new Server(program);
let last = 0;
const say = (method, params) => server.say({method, params});
const begin = (method, params) => (server.say({id: ++last, method, params}), last);
// The answer, and all that came before it.
async function answered(id) {
  const messages = (await server.answersUpTo((body) => JSON.parse(body).id === id && !JSON.parse(body).method)).map((body) => JSON.parse(body));
  const {result, error} = messages.at(-1);
  return {result, error, before: messages.slice(0, -1)};
}
const ask = (method, params) => answered(begin(method, params));
const open = (name, languageId, text) =>
  say('textDocument/didOpen', {textDocument: {uri: uri(name), languageId, version: 1, text}});
const pull = (name, more) => ask('textDocument/diagnostic', {textDocument: {uri: uri(name)}, ...more});
const pullAll = (more) => ask('workspace/diagnostic', {previousResultIds: [], ...more});
const codes = ({items}) => items.map(({code}) => code);

const good = 'Base;InProgress;White[2];wS1;bS1 wS1-\n';
const bad = 'Base;InProgress;White[2];wS1;bs1 wS1-\n';
try {
  write('plyglot.toml', 'exclude = ["old/"]\n');
  write('a b.uhp', bad);
  write('sub/c.uhp', good);
  write('sub/page.md', '```hop\nbase,QG-s,b\n```\n\n```hop\nbase,Qx\n```\n');
  write('old/d.uhp', bad);
  write('.hidden/e.uhp', bad);
  write('node_modules/f.uhp', bad);
  write('chess.pgn', '[Event "Casual game"]\n\n1. e4 e5\n');
  write('open.uhp', bad);

  const refresh = {refreshSupport: true};
  const capabilities = {
    textDocument: {diagnostic: {}},
    workspace: {diagnostics: refresh, inlayHint: refresh, codeLens: refresh, didChangeWatchedFiles: {dynamicRegistration: true}},
  };
  const {result} = await ask('initialize', {capabilities, workspaceFolders: [{uri: pathToFileURL(folder).href, name: 'texts'}]});
  assert.deepEqual(result.capabilities.diagnosticProvider, {identifier: 'plyglot', interFileDependencies: false, workspaceDiagnostics: true});
  say('initialized', {});
  // Findings come to whoever asks, and not unasked.
  open('open.uhp', 'uhp', bad);
  const first = await pull('open.uhp');
  assert.deepEqual(first.before.map(({method}) => method), ['client/registerCapability']);
  const watched = first.before[0].params.registrations[0].registerOptions.watchers.map(({globPattern}) => globPattern);
  assert.ok(['**/plyglot.toml', '**/*.uhp', '**/*.hw'].every((pattern) => watched.includes(pattern)), `${watched}`);
  assert.equal(first.result.kind, 'full');
  assert.deepEqual(codes(first.result), ['uhp/piece-case']);
  const same = await pull('open.uhp', {previousResultId: first.result.resultId});
  assert.deepEqual(same.result, {kind: 'unchanged', resultId: first.result.resultId});
  say('textDocument/didChange', {textDocument: {uri: uri('open.uhp'), version: 2}, contentChanges: [{text: good}]});
  const changed = await pull('open.uhp', {previousResultId: first.result.resultId});
  assert.deepEqual([changed.result.kind, changed.result.items], ['full', []]);
  assert.equal((await pull('unknown.uhp')).error.code, -32803);

  // Of very many the worst, and how many more there are.
  open('many.uhp', 'uhp', `${bad.repeat(1200)}nonsense\n`);
  const {items: many} = (await pull('many.uhp')).result;
  assert.equal(many.length, 1001);
  assert.equal(many.at(-2).severity, 1);
  assert.match(many.at(-1).message, /^\d+ more findings are not shown here$/);
  say('textDocument/didClose', {textDocument: {uri: uri('many.uhp')}});

  // All files but those that are open, hidden, excluded or in another language.
  const all = await pullAll();
  assert.deepEqual(all.before, []);
  assert.deepEqual(all.result.items.map((item) => item.uri).sort(), [uri('a b.uhp'), uri('sub/c.uhp'), uri('sub/page.md')]);
  const of = (name) => all.result.items.find((item) => item.uri === uri(name));
  assert.deepEqual(codes(of('a b.uhp')), ['uhp/piece-case']);
  assert.deepEqual(codes(of('sub/c.uhp')), []);
  assert.ok(codes(of('sub/page.md')).every((code) => code.startsWith('hop/')) && of('sub/page.md').items.length > 0);
  // With a token each report comes by itself, and the answer when something has changed.
  write('sub/c.uhp', bad);
  const previousResultIds = all.result.items.map((item) => ({uri: item.uri, value: item.resultId}));
  const waiting = begin('workspace/diagnostic', {previousResultIds, partialResultToken: 'all'});
  const [progress] = (await server.answersUpTo((body) => body.includes('$/progress'))).map((body) => JSON.parse(body));
  assert.equal(progress.params.token, 'all');
  assert.deepEqual(progress.params.value.items.map((item) => [item.uri, item.kind, codes(item)]), [[uri('sub/c.uhp'), 'full', ['uhp/piece-case']]]);
  // It waits, and others are answered meanwhile.
  assert.equal((await pull('open.uhp')).result.kind, 'full');
  say('workspace/didChangeWatchedFiles', {changes: [{uri: uri('sub/c.uhp'), type: 2}]});
  assert.deepEqual((await answered(waiting)).result, {items: []});
  const cancelled = begin('workspace/diagnostic', {previousResultIds, partialResultToken: 'again'});
  say('$/cancelRequest', {id: cancelled});
  assert.equal((await answered(cancelled)).error.code, -32800);

  // Settings of the editor, under the last word of the config; the editor learns that it should ask again.
  say('workspace/didChangeConfiguration', {settings: {plyglot: {severity: {'uhp/piece-case': 'error'}, inlayHints: {numbers: false}}}});
  say('textDocument/didChange', {textDocument: {uri: uri('open.uhp'), version: 3}, contentChanges: [{text: bad}]});
  const set = await pull('open.uhp', {previousResultId: first.result.resultId});
  const refreshed = set.before.map(({method}) => method);
  assert.deepEqual(refreshed, ['workspace/diagnostic/refresh', 'workspace/inlayHint/refresh', 'workspace/codeLens/refresh']);
  assert.equal(set.result.items[0].severity, 1);
  const range = {start: {line: 0, character: 0}, end: {line: 1, character: 0}};
  assert.deepEqual((await ask('textDocument/inlayHint', {textDocument: {uri: uri('open.uhp')}, range})).result, []);
  write('plyglot.toml', '[severity]\n"uhp/piece-case" = "info"\n');
  say('workspace/didChangeWatchedFiles', {changes: [{uri: uri('plyglot.toml'), type: 2}]});
  assert.equal((await pull('open.uhp', {previousResultId: set.result.resultId})).result.items[0].severity, 3);
  // What is written down of a game in a file that is not open.
  const {result: symbols} = await ask('workspace/symbol', {query: 'BASE'});
  assert.deepEqual(symbols.map((symbol) => symbol.location.uri).sort(), [uri('a b.uhp'), uri('old/d.uhp'), uri('open.uhp'), uri('sub/c.uhp')]);

  const left = begin('workspace/diagnostic', {previousResultIds: [], partialResultToken: 'left'});
  const ended = begin('shutdown');
  assert.equal((await answered(left)).error.code, -32800);
  assert.equal((await answered(ended)).result, null);
  say('exit');
  assert.equal(await server.ended, 0);
} finally {
  server.child.kill();
  rmSync(folder, {recursive: true});
}
