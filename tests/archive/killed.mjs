// Runs of `index` that are ended at every kind of call by which they change a file: each command reads what is left at
// once, as it was before the run or as it is after, and an index is made again over it. No file but the index is touched.
// What is left is looked at with plyglot first: SQLite's own program would play the journal back, and hide the fault.
//   node killed.mjs PLYGLOT CORPUS
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync,
         symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { served } from './served.mjs';

const [plyglot, corpus] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-killed-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));

const call = (folder, program, words) =>
  spawnSync(program, words, { encoding: 'utf8', cwd: folder, maxBuffer: 1 << 28, timeout: 60000 });
const run = (folder, ...words) => call(folder, plyglot, words);
const isWhole = (folder, name = 'w.db') =>
  execFileSync('sqlite3', [name, 'PRAGMA integrity_check'], { encoding: 'utf8', cwd: folder }).trim() === 'ok';

// ---- An index, an update that is to come, and what every command says before and after.
const game = readFileSync(join(corpus, 'hive', 'games', 'base.uhp'), 'utf8').trimEnd().split('\n').at(-1);
const part = (plies) => {
  const [type, , , ...moves] = game.split(';');
  return [type, 'InProgress', `${plies % 2 ? 'Black' : 'White'}[${(plies >> 1) + 1}]`, ...moves.slice(0, plies)].join(';');
};
const texts = (from, count) => Array.from({ length: count }, (_, index) => `${part(4 + ((from + index) % 20))}\n`).join('');
const folderNamed = (name) => { mkdirSync(join(top, name)); return join(top, name); };
const first = folderNamed('first');
writeFileSync(join(first, 'a.uhp'), texts(0, 90));
writeFileSync(join(first, 'b.uhp'), texts(7, 40));
// Copies of files keep whole seconds alone.
for (const name of ['a.uhp', 'b.uhp']) utimesSync(join(first, name), 1e9, 1e9);
const made = run(first, 'index', 'a.uhp', '-o', 'w.db');
assert.equal(made.status, 0, made.stderr);

const commands = [
  ['find', '--where', '1', '--index', 'w.db'],
  ['stats', '--index', 'w.db', '--output-format', 'json'],
  ['explore', '--index', 'w.db', '--output-format', 'jsonl'],
  ['export', '--index', 'w.db', '--table', 'games'],
  ['dedupe', '--index', 'w.db'],
  ['find', '--moves', 'a.uhp:1@4', '--index', 'w.db'],
];
const answer = (folder, words) => {
  const { status, signal, stdout, stderr } = run(folder, ...words);
  return `${status ?? signal} ${stdout}${status === 2 ? stderr : ''}`;
};
const answers = (folder) => commands.map((words) => answer(folder, words));
let copies = 0;
const copyOf = (folder) => {
  const copy = join(top, `copy-${copies += 1}`);
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return copy;
};
const before = answers(first);
const updated = copyOf(first);
assert.equal(run(updated, 'index', '--update', 'a.uhp', 'b.uhp', '-o', 'w.db').status, 0);
const after = answers(updated);
for (const [index, words] of commands.entries()) {
  assert.match(before[index], /^[01] ./, words.join(' '));
  if (words[0] !== 'export') assert.notEqual(before[index], after[index], words.join(' '));
}
const pageOf = async (folder) => {
  const server = await served(plyglot, folder, '--index', 'w.db');
  const response = await fetch(server.address);
  const page = await response.text();
  await server.end();
  return `${response.status} ${page}`;
};

// ---- What has nothing to do with an index is not touched by one that is made.
{
  const folder = copyOf(first);
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'w.db.new'), 'notes of mine');
  writeFileSync(join(folder, 'g.db.new'), texts(0, 3));
  writeFileSync(join(folder, 'target'), 'what a link leads to');
  symlinkSync('target', join(folder, 'l.db.new'));
  symlinkSync('elsewhere/real.db', join(folder, 'link.db'));
  assert.equal(run(folder, 'index', 'a.uhp', '-o', 'w.db').status, 0);
  assert.equal(readFileSync(join(folder, 'w.db.new'), 'utf8'), 'notes of mine');
  const ofInput = run(folder, 'index', '--from', 'uhp', 'g.db.new', '-o', 'g.db');
  assert.match(ofInput.stderr, /^3 games indexed/);
  assert.equal(readFileSync(join(folder, 'g.db.new'), 'utf8'), texts(0, 3));
  assert.equal(run(folder, 'index', 'a.uhp', '-o', 'l.db').status, 0);
  assert.equal(readFileSync(join(folder, 'target'), 'utf8'), 'what a link leads to');
  assert.ok(lstatSync(join(folder, 'l.db')).isFile());
  // A link leads to the index, which names the texts from its own folder.
  for (const words of [['index', 'a.uhp'], ['index', 'a.uhp'], ['index', '--update', 'a.uhp', 'b.uhp']]) {
    assert.equal(run(folder, ...words, '-o', 'link.db').status, 0);
    assert.equal(readlinkSync(join(folder, 'link.db')), 'elsewhere/real.db');
    assert.ok(lstatSync(join(folder, 'elsewhere', 'real.db')).isFile());
  }
  for (const name of ['link.db', 'elsewhere/real.db']) {
    const found = run(folder, 'find', '--moves', 'a.uhp:1@4', '--index', name, '-q');
    assert.match(found.stdout, /^a\.uhp:1:1: /, found.stderr);
  }
  assert.deepEqual(readdirSync(folder).filter((name) => name.startsWith('.')), []);
  // An index that is its own text.
  const itself = run(folder, 'index', '--from', 'uhp', 'w.db', '-o', 'w.db');
  assert.match(itself.stderr, /w\.db would be overwritten/);
}

// ---- What has the name of a journal and is none would be lost, or lead to the loss of another file.
const mark = Buffer.from('d9d505f920a163d7', 'hex');
for (const [kind, bytes] of [
  ['notes', Buffer.from('notes of mine')],
  ['a journal of several files', (() => {
    // As SQLite ends such a journal: the page of the name, the name, its length, the sum of its bytes, the mark.
    const name = Buffer.from(join(top, 'victim'));
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(name.length, 0);
    numbers.writeUInt32BE(name.reduce((sum, byte) => sum + byte, 0), 4);
    return Buffer.concat([mark, Buffer.alloc(512 - 8), Buffer.from([0, 0, 0, 1]), name, numbers, mark]);
  })()],
]) {
  const folder = copyOf(first);
  writeFileSync(join(top, 'victim'), 'of somebody else');
  writeFileSync(join(folder, 'w.db-journal'), bytes);
  for (const words of [...commands, ['index', '--update', 'a.uhp', '-o', 'w.db']]) {
    assert.match(answer(folder, words), /^2 .*w\.db-journal has the name of its journal, but it is/, words.join(' '));
  }
  assert.deepEqual(readFileSync(join(folder, 'w.db-journal')), bytes);
  // To be made again it need not be played back.
  const anew = run(folder, 'index', 'a.uhp', '-o', 'w.db');
  assert.equal(anew.status, kind === 'notes' ? 2 : 0, anew.stderr);
  if (kind === 'notes') assert.deepEqual(readFileSync(join(folder, 'w.db-journal')), bytes);
  assert.equal(readFileSync(join(top, 'victim'), 'utf8'), 'of somebody else');
}
{
  const folder = copyOf(first);
  execFileSync('mkfifo', [join(folder, 'w.db-journal')]);
  for (const words of commands) assert.match(answer(folder, words), /^2 .*it is not a regular file/, words.join(' '));
}

if (call(top, 'strace', ['-f', '-o', '/dev/null', 'true']).status !== 0) {
  console.log('skipped: 1 test, `runs ended at each call` (strace cannot be run)');
  process.exit();
}

// ---- Which calls change files, and how often: then the run is ended at each, or at some of very many.
const calls = ['pwrite64', 'ftruncate', 'fsync', 'fdatasync', 'unlink', 'linkat', 'rename'];
const traced = (folder, words, ...options) => call(folder, 'strace', ['-f', '-y', '-o', 'trace', ...options, plyglot, ...words]);
function* places(folder, words, most) {
  const copy = copyOf(folder);
  traced(copy, words, '-e', `trace=${calls.join(',')}`);
  const lines = readFileSync(join(copy, 'trace'), 'utf8').split('\n');
  rmSync(copy, { recursive: true });
  for (const name of calls) {
    const count = lines.filter((line) => new RegExp(`^\\d+ +${name}\\(`).test(line)).length;
    const step = Math.max(1, Math.floor(count / most));
    for (let when = 1; when <= count; when += step) yield { name, when };
    if (count > 1 && (count - 1) % step !== 0) yield { name, when: count };
  }
}
const endedAt = (folder, words, { name, when }, signal) => {
  const copy = copyOf(folder);
  traced(copy, words, '-e', `trace=${name}`, '-e', `inject=${name}:signal=${signal}:when=${when}`);
  const end = readFileSync(join(copy, 'trace'), 'utf8').trimEnd().split('\n').at(-1);
  return { copy, wasEnded: end.includes(`killed by SIG${signal}`) };
};
const update = ['index', '--update', 'a.uhp', 'b.uhp', '-o', 'w.db'];
const anew = ['index', 'a.uhp', 'b.uhp', '-o', 'w.db'];
const journal = (folder) => existsSync(join(folder, 'w.db-journal'));

// What is left answers at once, whichever command comes first.
let looks = 0;
function look(folder, what, expected = [before, after]) {
  const index = looks++ % commands.length;
  const words = commands[index];
  const said = answer(folder, words);
  assert.ok(expected.some((each) => each[index] === said), `${what}: ${words.join(' ')}: ${said.slice(0, 300)}`);
  // Two others show that it is one of the two, and no mixture.
  const others = [index + 1, index + 3].map((each) => each % commands.length);
  const all = others.map((each) => answer(folder, commands[each]));
  assert.ok(expected.some((each) => each[index] === said && others.every((other, at) => each[other] === all[at])),
    `${what}: ${all.join('\n').slice(0, 300)}`);
  assert.ok(isWhole(folder), what);
}

// ---- kill -9 of an update.
const wrecks = [];
let ended = 0;
for (const place of places(first, update, 8)) {
  const { copy, wasEnded } = endedAt(first, update, place, 'KILL');
  if (!wasEnded) continue;
  ended += 1;
  // Some are kept as they are, with a journal that is to be played back.
  if (place.name !== 'pwrite64' || place.when % 5 === 0) wrecks.push({ copy: copyOf(copy), place });
  look(copy, `update, ${place.name} ${place.when}`);
}
const isHot = (folder) => journal(folder) && readFileSync(join(folder, 'w.db-journal')).subarray(0, 8).equals(mark);
const hot = wrecks.filter(({ copy }) => isHot(copy));
assert.ok(ended >= 10 && hot.length >= 3, `${ended} were killed, ${hot.length} with a journal`);
const unlinked = hot.find(({ place }) => place.name === 'unlink');
// At that place all is written, and nothing is certain: each command is the first one once.
for (const words of commands) {
  const folder = copyOf(unlinked.copy);
  assert.equal(answer(folder, words), before[commands.indexOf(words)]);
  assert.ok(!journal(folder));
}
assert.match(await pageOf(copyOf(unlinked.copy)), /^200 /);
assert.equal(await pageOf(copyOf(unlinked.copy)), await pageOf(first));
// The same while it is being served.
{
  const folder = copyOf(first);
  const server = await served(plyglot, folder, '--index', 'w.db');
  const pages = [];
  for (const leave of [() => {}, () => traced(folder, update, '-e', 'trace=unlink', '-e', 'inject=unlink:signal=KILL:when=1'), () => {}]) {
    leave();
    const response = await fetch(server.address);
    pages.push(`${response.status} ${await response.text()}`);
  }
  await server.end();
  assert.match(pages[0], /^200 /);
  assert.deepEqual(pages, [pages[0], pages[0], pages[0]]);
  assert.ok(!journal(folder));
}
// An update goes on from there.
{
  const folder = copyOf(unlinked.copy);
  assert.equal(run(folder, ...update).status, 0);
  look(folder, 'an update after one', [after]);
}

// ---- A journal that a loss of power has torn is of an index that was not written to yet.
const early = endedAt(first, update, { name: 'fdatasync', when: 1 }, 'KILL').copy;
const torn = readFileSync(join(early, 'w.db-journal'));
assert.deepEqual(readFileSync(join(early, 'w.db')), readFileSync(join(first, 'w.db')));
for (const size of [0, 1, 7, 8, 27, 28, 511, 512, 513, 516, Math.floor(torn.length / 2), torn.length - 1]) {
  const folder = copyOf(early);
  truncateSync(join(folder, 'w.db-journal'), size);
  look(folder, `a journal of ${size} bytes`, [before]);
}

// ---- Made again over what was left, and killed there as well.
for (const { copy, place } of hot) {
  const folder = copyOf(copy);
  assert.equal(run(folder, ...anew).status, 0);
  assert.ok(!journal(folder), `${place.name} ${place.when}`);
  look(folder, `made anew after ${place.name} ${place.when}`, [after]);
}
for (const place of places(unlinked.copy, anew, 6)) {
  const { copy, wasEnded } = endedAt(unlinked.copy, anew, place, 'KILL');
  if (wasEnded) look(copy, `made anew, ${place.name} ${place.when}`);
}
// The old journal is gone from the disk before the new index has its name.
{
  const folder = copyOf(unlinked.copy);
  traced(folder, anew, '-e', `trace=${calls.join(',')}`);
  const steps = readFileSync(join(folder, 'trace'), 'utf8').split('\n')
    .map((line) => (/unlink\(".*w\.db-journal"/.test(line) ? 'unlink' : /fsync\(\d+<[^>]*>/.test(line) &&
      line.includes(`${basename(folder)}>`) ? 'keep' : /rename\(".*w\.db"\)/.test(line) ? 'rename' : '')).join(' ');
  assert.match(steps, /unlink.*keep.*rename/);
}
// The index is gone, and its journal is not.
{
  const folder = copyOf(unlinked.copy);
  rmSync(join(folder, 'w.db'));
  assert.equal(run(folder, ...anew).status, 0);
  look(folder, 'made beside a journal', [after]);
}
// Bytes that are not an index any more, with its journal.
{
  const folder = copyOf(unlinked.copy);
  const bytes = readFileSync(join(folder, 'w.db'));
  bytes.fill(0xa5, 200);
  writeFileSync(join(folder, 'w.db'), bytes);
  assert.equal(run(folder, ...anew).status, 0);
  look(folder, 'made over a wreck', [after]);
}

// ---- kill -9 of the command that takes an update back.
for (const place of places(unlinked.copy, commands[0], 4)) {
  const { copy, wasEnded } = endedAt(unlinked.copy, commands[0], place, 'KILL');
  if (wasEnded) look(copy, `taken back, ${place.name} ${place.when}`, [before]);
}

// ---- SIGTERM and Ctrl-C take the update back, or end it: nothing is left to be done.
for (const signal of ['TERM', 'INT']) {
  for (const place of places(first, update, signal === 'TERM' ? 3 : 1)) {
    const { copy, wasEnded } = endedAt(first, update, place, signal);
    assert.ok(wasEnded, `${place.name} ${place.when}: ended by SIG${signal}`);
    assert.ok(!journal(copy), `${signal}, ${place.name} ${place.when}`);
    look(copy, `${signal}, ${place.name} ${place.when}`);
  }
}
console.log(`${ended} updates killed, ${looks} indexes looked at`);
