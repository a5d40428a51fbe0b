// A file that holds other games than when it was indexed is read again by an update, and no command shows one game and
// speaks of another: also where the size and the time of the last writing are the same, as `cp -p`, `rsync -t`, archives
// and backups keep them.
//   node changed_files.mjs PLYGLOT CORPUS
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [plyglot, corpus] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-changed-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const run = (folder, ...words) => spawnSync(plyglot, words, { encoding: 'utf8', cwd: folder });

const whole = readFileSync(join(corpus, 'hive', 'games', 'base.uhp'), 'utf8').trimEnd().split('\n').at(-1);
const [type, , , ...moves] = whole.split(';');
const game = (plies) => `${[type, 'InProgress', `${plies % 2 ? 'Black' : 'White'}[${(plies >> 1) + 1}]`,
                            ...moves.slice(0, plies)].join(';')}\n`;
// Two texts of one length: the second game is another one, and as long.
const other = game(8).replace(moves[7], moves[7].replace('bG2', 'bS1'));
const texts = [game(5) + game(8), game(5) + other];
assert.equal(texts[0].length, texts[1].length);
assert.notEqual(texts[0], texts[1]);
// A file in pieces, of which the last one alone is another one.
const many = game(6).repeat(Math.ceil(200000 / game(6).length));
const time = 1e9;
const write = (folder, name, text) => {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), time, time);
};
const folderNamed = (name) => {
  const folder = join(top, name);
  mkdirSync(folder);
  write(folder, 'a.uhp', texts[0]);
  write(folder, 'long.uhp', many + texts[0]);
  assert.equal(run(folder, 'index', 'a.uhp', 'long.uhp', '-o', 'w.db').status, 0);
  return folder;
};
const find = (folder, ...words) => run(folder, 'find', '--index', 'w.db', '-q', ...words);
const shown = (folder, name) => find(folder, '--where', `path = '${name}' and plies = 8`, '--to', 'uhp');

const changes = {
  'written over': (folder, name, text) => write(folder, name, text),
  'replaced': (folder, name, text) => {
    write(folder, 'new', text);
    renameSync(join(folder, 'new'), join(folder, name));
  },
};
let checked = 0;
function check(folder, what, change) {
  for (const [name, before, after] of [['a.uhp', ...texts], ['long.uhp', many + texts[0], many + texts[1]]]) {
    const about = `${name} ${what}`;
    assert.equal(shown(folder, name).stdout, game(8), about);
    change(folder, name, after);
    // The old game is not there any more, and the new one is not what was indexed.
    for (const answer of [shown(folder, name), find(folder, '--moves', game(8).trim()),
                          run(folder, 'dedupe', '--index', 'w.db', '--plies', '4')]) {
      assert.equal(answer.status, 2, `${about}: ${answer.stdout}`);
      assert.match(answer.stderr, new RegExp(`${name} has changed since it was indexed`), about);
      assert.doesNotMatch(answer.stdout, new RegExp(`^${name}:.*after ply 8`, 'm'), about);
      assert.ok(!answer.stdout.includes(other), about);
    }
    const update = run(folder, 'index', '--update', 'a.uhp', 'long.uhp', '-o', 'w.db');
    assert.match(update.stderr.replaceAll(',', ''), new RegExp(`^${after.split('\n').length - 1} games read again in 1 file`), about);
    assert.equal(shown(folder, name).stdout, other, about);
    assert.equal(find(folder, '--moves', game(8).trim()).stdout.includes(`${name}:`), false, about);
    assert.equal(run(folder, 'index', '--update', 'a.uhp', 'long.uhp', '-o', 'w.db').stderr.split('\n')[0],
      '0 games read again in 0 files, 0 positions', about);
    change(folder, name, before);
    assert.equal(run(folder, 'index', '--update', 'a.uhp', 'long.uhp', '-o', 'w.db').status, 0, about);
    checked += 1;
  }
}
// At once, within a tick of the clock; and when the system says of each file when it has changed.
const folders = Object.fromEntries(Object.keys(changes).map((what) => [what, [folderNamed(`${what} now`), folderNamed(`${what} later`)]]));
for (const [what, change] of Object.entries(changes)) check(folders[what][0], what, change);
await new Promise((resolve) => setTimeout(resolve, 2100));
for (const [what, change] of Object.entries(changes)) {
  const folder = folders[what][1];
  // So that its times count.
  assert.equal(run(folder, 'index', '--update', 'a.uhp', 'long.uhp', '-o', 'w.db').status, 0);
  // In a piece of the file that is not read.
  change(folder, 'long.uhp', many + texts[1]);
  const first = find(folder, '--where', "path = 'long.uhp' and record = 1", '--to', 'uhp');
  assert.match(first.stderr, /long\.uhp has changed since it was indexed/, what);
  change(folder, 'long.uhp', many + texts[0]);
  check(folder, `${what} later`, change);
}

// ---- A copy of an index and its texts, or texts that were only touched, are what was indexed.
{
  const folder = folders.replaced[1];
  const copy = join(top, 'copy');
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  for (const name of ['a.uhp', 'long.uhp']) assert.equal(shown(copy, name).stdout, game(8), name);
  assert.match(run(copy, 'index', '--update', 'a.uhp', 'long.uhp', '-o', 'w.db').stderr, /^0 games read again/);
  utimesSync(join(copy, 'a.uhp'), time + 5, time + 5);
  assert.match(run(copy, 'index', '--update', 'a.uhp', 'long.uhp', '-o', 'w.db').stderr, /^0 games read again/);
  assert.equal(shown(copy, 'a.uhp').stdout, game(8));
}

// ---- What other commands call changed is read again by an update: also if the bytes are those that were indexed, and
// only the size in the index is another one.
{
  const folder = folderNamed('another size');
  execFileSync('sqlite3', [join(folder, 'w.db'), "UPDATE file SET size = size + 1 WHERE path = 'a.uhp'"]);
  assert.match(shown(folder, 'a.uhp').stderr, /a\.uhp has changed since it was indexed/);
  const update = run(folder, 'index', '--update', 'a.uhp', 'long.uhp', '-o', 'w.db');
  assert.match(update.stderr, /^2 games read again in 1 file/);
  assert.equal(shown(folder, 'a.uhp').stdout, game(8));
}
console.log(`${checked} changes seen`);
