// In how many games of an index a position is, in an editor: index.mjs PROGRAM.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Server} from './server.mjs';

const program = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'plyglot lsp-'));
const path = (name) => join(folder, name);
const uri = (name) => pathToFileURL(path(name)).href;
const server = new Server(program);
let last = 0;

// The answer, and what was shown to people before the one to another request came.
async function asked(method, params) {
  const id = ++last;
  server.say({id, method, params});
  const before = (await server.answersUpTo((body) => JSON.parse(body).id === id)).map((body) => JSON.parse(body));
  const after = ++last;
  server.say({id: after, method: 'plyglot/targets', params: {textDocument: {uri: uri('a.uhp')}}});
  const later = (await server.answersUpTo((body) => JSON.parse(body).id === after)).map((body) => JSON.parse(body));
  const shown = [...before, ...later].filter((each) => each.method === 'window/showMessage').map(({params: {message}}) => message);
  return {result: before.at(-1).result, shown};
}
async function open(name, languageId, text) {
  server.say({method: 'textDocument/didOpen', params: {textDocument: {uri: uri(name), languageId, version: 1, text}}});
  await server.answersUpTo((body) => body.includes('publishDiagnostics') && body.includes(uri(name)));
}
const hover = (name, line, character) => asked('textDocument/hover', {textDocument: {uri: uri(name)}, position: {line, character}});
const countIn = ({result}) => /This position is in (.*)\.$/.exec(result.contents.value)?.[1];
const index = () => execFileSync(program, ['index', '-q', 'archive', '-o', 'games.db'], {cwd: folder});
const configure = (text) => {
  writeFileSync(path('plyglot.toml'), text);
  server.say({method: 'workspace/didChangeWatchedFiles', params: {changes: [{uri: uri('plyglot.toml'), type: 2}]}});
};

try {
  // Three games of two plies alike, one of them turned; one that is another from the first ply on.
  mkdirSync(path('archive'));
  const games = ['Base;InProgress;White[2];wG1;bS1 wG1-', 'Base;InProgress;Black[2];wG1;bS1 wG1/;wQ -wG1',
                 'Base;InProgress;White[2];wG1;bS1 -wG1', 'Base;InProgress;White[2];wS1;bS1 wS1-'];
  writeFileSync(path('archive/games.uhp'), `${games.join('\n')}\n`);
  index();
  writeFileSync(path('plyglot.toml'), 'index = "games.db"\n');
  server.say({id: ++last, method: 'initialize', params: {capabilities: {}}});
  await server.answersUpTo((body) => JSON.parse(body).id === last);
  server.say({method: 'initialized', params: {}});
  const text = 'Base;InProgress;White[3];wG1;bS1 wG1-;wQ /wG1;bQ bS1-\n';
  await open('a.uhp', 'uhp', text);
  const place = (word) => text.indexOf(word) + 1;
  const first = await hover('a.uhp', 0, place('wG1;'));
  assert.equal(countIn(first), '3 games of `games.db`');
  assert.match(first.result.contents.value, /```\n\nThis position/);
  assert.equal(countIn(await hover('a.uhp', 0, place('bS1 wG1-'))), '3 games of `games.db`');
  assert.equal(countIn(await hover('a.uhp', 0, place('wQ /wG1'))), 'no game of `games.db`');
  // A position has no plies, and it is in a game turned.
  await open('b.hop', 'hop', 'base,QG-s,b\n');
  const position = await hover('b.hop', 0, 6);
  assert.equal(countIn(position), '1 game of `games.db`');

  // What has changed is seen.
  writeFileSync(path('archive/more.uhp'), `${games[0]}\n`);
  index();
  assert.equal(countIn(await hover('a.uhp', 0, place('wG1;'))), '4 games of `games.db`');
  // The server writes nothing.
  const bytes = readFileSync(path('games.db'));
  await hover('a.uhp', 0, place('wG1;'));
  assert.ok(bytes.equals(readFileSync(path('games.db'))));

  // What cannot be read is said once, and hovers are what they are without.
  const pages = Buffer.from(bytes);
  pages.fill(0xA5, 4096);
  for (const [what, make, problem] of [
    ['missing', () => rmSync(path('games.db')), /games\.db: there is no such file$/],
    ['something else', () => writeFileSync(path('games.db'), 'not an index'), /games\.db is not an index of plyglot$/],
    ['cut off', () => writeFileSync(path('games.db'), bytes.subarray(0, 5000)), /games\.db: /],
    ['damaged', () => writeFileSync(path('games.db'), pages), /games\.db: /],
  ]) {
    make();
    const damaged = await hover('a.uhp', 0, place('wG1;'));
    assert.match(damaged.result.contents.value, /```$/, what);
    const again = await hover('a.uhp', 0, place('bS1 wG1-'));
    assert.match(again.result.contents.value, /```$/, what);
    const shown = [...damaged.shown, ...again.shown];
    // Two kinds of damage may be called the same.
    assert.ok(shown.length === 1 || (shown.length === 0 && what === 'damaged'), `${what}: ${shown}`);
    if (shown.length === 1) assert.match(shown[0], problem);
  }
  rmSync(path('games.db'));
  index();
  assert.equal(countIn(await hover('a.uhp', 0, place('wG1;'))), '4 games of `games.db`');

  // Another index, and none.
  configure(`index = ${JSON.stringify(path('games.db'))}\n`);
  assert.equal(countIn(await hover('a.uhp', 0, place('wG1;'))), '4 games of `games.db`');
  configure('');
  assert.equal(countIn(await hover('a.uhp', 0, place('wG1;'))), undefined);
  // Names of other things than files are not read: the server would wait for it, or take what the editor says to it.
  const pipe = path('pipe');
  const socket = path('socket');
  execFileSync('mkfifo', [pipe]);
  const listening = await new Promise((done) => { const made = createServer().listen(socket, () => done(made)); });
  symlinkSync(pipe, path('link'));
  for (const name of ['/dev/stdin', '/proc/self/fd/0', '/dev/fd/0', '/dev/zero', '/dev/tty', folder, 'pipe', 'socket', 'link']) {
    configure(`index = ${JSON.stringify(name)}\n`);
    const other = await hover('a.uhp', 0, place('wG1;'));
    assert.equal(countIn(other), undefined, name);
    assert.match(other.shown.join(), name === folder ? /: Is a directory$/ : /: it is not a regular file$/, name);
  }
  // Nor what has the name of the journal of an index.
  execFileSync('mkfifo', [path('games.db-journal')]);
  configure('index = "games.db"\n');
  assert.match((await hover('a.uhp', 0, place('wG1;'))).shown.join(), /games\.db-journal has the name of its journal/);
  rmSync(path('games.db-journal'));
  listening.close();
  configure('index = 3\n');
  const wrong = await hover('a.uhp', 0, place('wG1;'));
  assert.equal(countIn(wrong), undefined);
  assert.match(wrong.shown.join(), /plyglot\.toml:1: .*the name of a file in quotation marks/);
  server.say({id: ++last, method: 'shutdown'});
  server.say({method: 'exit'});
  assert.equal(await server.ended, 0);
} finally {
  server.child.kill();
  rmSync(folder, {recursive: true});
}
