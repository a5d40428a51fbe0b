// plyglot.toml in an editor: config.mjs PROGRAM.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Server} from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'plyglot lsp-'));
const path = (name) => join(folder, name);
const uri = (name) => pathToFileURL(path(name)).href;
const server = new Server(process.argv[2]);

// All that is said up to the findings of a text.
async function saidUpTo(name) {
  const bodies = await server.answersUpTo((body) => {
    const {method, params} = JSON.parse(body);
    return method === 'textDocument/publishDiagnostics' && params.uri === uri(name);
  });
  return bodies.map((body) => JSON.parse(body));
}
async function found(name) {
  return (await saidUpTo(name)).at(-1).params.diagnostics.map(({code, severity}) => `${code} ${severity}`);
}
function open(name, languageId, text) {
  server.say({method: 'textDocument/didOpen', params: {textDocument: {uri: uri(name), languageId, version: 1, text}}});
}
const configChanged = () => server.say({method: 'workspace/didChangeWatchedFiles', params: {changes: [{uri: uri('plyglot.toml'), type: 2}]}});

try {
  mkdirSync(path('deep/down'), {recursive: true});
  writeFileSync(path('plyglot.toml'), `severity."hop/player-case" = "error"
[[overrides]]
files = ["*.txt"]
notation = "hop"
[[overrides]]
files = ["stars.hw"]
options.homeworlds.dialect = "quux"
`);
  server.say({id: 1, method: 'initialize', params: {capabilities: {workspace: {didChangeWatchedFiles: {dynamicRegistration: true}}}}});
  server.say({method: 'initialized', params: {}});
  const asked = JSON.parse((await server.answersUpTo((body) => body.includes('registerCapability'))).at(-1));
  assert.deepEqual(asked.params.registrations[0].registerOptions.watchers, [{globPattern: '**/plyglot.toml'}]);
  server.say({id: asked.id, result: null});

  open('deep/down/case.hop', 'hop', 'QA-a,B\n');
  assert.deepEqual(await found('deep/down/case.hop'), ['hop/player-case 1']);
  open('deep/notes.txt', 'plaintext', 'QA-a,B\n');
  assert.deepEqual(await found('deep/notes.txt'), ['hop/player-case 1']);

  // A nearer one counts alone; what is open is looked at again.
  writeFileSync(path('deep/plyglot.toml'), 'ignore = ["hop/player-case"]\n');
  configChanged();
  assert.deepEqual(await found('deep/down/case.hop'), []);
  assert.deepEqual(await found('deep/notes.txt'), []);

  // A mistake is said once, and the config is not used.
  writeFileSync(path('deep/plyglot.toml'), '\ningore = ["hop/player-case"]\n');
  configChanged();
  const said = await saidUpTo('deep/down/case.hop');
  const messages = said.filter(({method}) => method === 'window/showMessage');
  assert.equal(messages.length, 1);
  assert.match(messages[0].params.message, /plyglot\.toml:2: there is no key `ingore` here; did you mean `ignore`\?; the config is not used$/);
  assert.deepEqual(said.at(-1).params.diagnostics.map(({severity}) => severity), [2]);
  await saidUpTo('deep/notes.txt');
  rmSync(path('deep/plyglot.toml'));
  mkdirSync(path('deep/plyglot.toml'));
  configChanged();
  assert.match(JSON.stringify(await saidUpTo('deep/down/case.hop')), /Is a directory; the config is not used/);
  await saidUpTo('deep/notes.txt');
  rmSync(path('deep/plyglot.toml'), {recursive: true});

  // Where the editor and the config name only the notation the text decides its dialect, and decides again when it changes.
  const transcript = `Participants: Ann (N), Ben (S)\n\n${[
    'Ann: Homeworld G1 Y2 B3', 'Ben: Homeworld Y3 B2 G3', 'Ann: Build B1 Ann', 'Ben: Build G1 Ben', 'Ann: Trade B1 Y1 Ann', 'Ben: Build G1 Ben',
  ].map((turn, at) => `${at + 1}) ${turn}\n\n`).join('')}`;
  open('saved.hw', 'homeworlds', transcript);
  assert.deepEqual(await found('saved.hw'), []);
  open('saved.hw', 'homeworlds-seed', transcript);
  assert.notDeepEqual(await found('saved.hw'), []);
  open('saved.hw', 'homeworlds', 'homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\n');
  assert.deepEqual(await found('saved.hw'), []);

  // The same text, by the dialect of the config and by that of the editor.
  const foundIn = (languageId) => {
    open('stars.hw', languageId, 'homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\n');
    return found('stars.hw');
  };
  const [config, chosen, same] = [await foundIn('homeworlds'), await foundIn('homeworlds-seed'), await foundIn('homeworlds-quux')];
  assert.deepEqual(chosen, []);
  assert.notDeepEqual(config, []);
  assert.deepEqual(config, same);

  server.say({id: 9, method: 'shutdown'});
  server.say({method: 'exit'});
  assert.equal(await server.end(), 0);
} finally {
  server.child.kill();
  rmSync(folder, {recursive: true});
}
