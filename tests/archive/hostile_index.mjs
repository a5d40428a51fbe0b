// An index that another program has made, or changed: each command ends in bounded time and memory, with an answer or a
// plain message.
//   node hostile_index.mjs PLYGLOT CORPUS
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [plyglot, corpus] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-hostile-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const seconds = 30;
const kilobytes = 1_500_000;
const run = (...words) => {
  const started = Date.now();
  const answer = spawnSync('sh', ['-c', `ulimit -v ${kilobytes}; exec "$@"`, 'sh', plyglot, ...words],
    { encoding: 'utf8', cwd: top, timeout: seconds * 1000, maxBuffer: 1 << 28 });
  return { ...answer, took: Date.now() - started };
};
const sql = (file, query) => execFileSync('sqlite3', [file], { encoding: 'utf8', cwd: top, input: query });

// More games than are counted row by row.
const games = readFileSync(join(corpus, 'hive', 'games', 'base.uhp'), 'utf8');
writeFileSync(join(top, 'a.uhp'), games.repeat(40));
writeFileSync(join(top, 'b.uhp'), `${games}Base;InProgress;White[1];wA1;nonsense\nBase;Draw;Nonsense[x];zz\n`);
assert.equal(run('index', 'a.uhp', 'b.uhp', '-o', 'good.db').status, 0);
const game = games.trimEnd().split('\n').at(-1);
const commands = {
  find: ['find', '--where', '1', '--index', 'w.db', '-q'],
  where: ['find', '--where', "game = 'hive' and plies > 3", '--to', 'uhp', '--index', 'w.db', '-q'],
  position: ['find', '--position', 'a.uhp:2@6', '--index', 'w.db', '-q'],
  pattern: ['find', '--pattern', 'Q', '--notation', 'uhp', '--limit', '3', '--index', 'w.db', '-q'],
  stats: ['stats', '--index', 'w.db'],
  pictures: ['stats', '--index', 'w.db', '--output-format', 'svg'],
  explore: ['explore', '--index', 'w.db', '--depth', '2'],
  page: ['explore', '--index', 'w.db', '--output-format', 'html'],
  dedupe: ['dedupe', '--index', 'w.db'],
  games: ['export', '--index', 'w.db', '--table', 'games'],
  plies: ['export', '--index', 'w.db', '--table', 'plies'],
  update: ['index', '--update', 'a.uhp', 'c.uhp', '-o', 'w.db'],
};
writeFileSync(join(top, 'c.uhp'), games);
const good = Object.fromEntries(Object.entries(commands).map(([name, words]) => {
  copyFileSync(join(top, 'good.db'), join(top, 'w.db'));
  return [name, run(...words).status];
}));
for (const [name, status] of Object.entries(good)) assert.ok(status < 2, `${name}: ${status}`);

let asked = 0;
function check(what, names, damaged) {
  for (const name of names) {
    copyFileSync(join(top, 'hostile.db'), join(top, 'w.db'));
    const { status, signal, stdout, stderr, took } = run(...commands[name]);
    const about = `${what}: ${name}: ${stderr.slice(0, 300)}`;
    assert.equal(signal, null, `${about} (${signal} after ${took} ms)`);
    assert.ok([0, 1, 2].includes(status), `${about} ${status}`);
    assert.ok(stdout.length < 5e7, about);
    assert.doesNotMatch(stderr, /std::|basic_string|vector|bad_alloc|terminate|is a bug/, about);
    if (damaged.includes(name)) assert.match(stderr, /damaged|not those of an index|takes more than/, about);
    asked += 1;
  }
}
const change = (query) => {
  copyFileSync(join(top, 'good.db'), join(top, 'hostile.db'));
  sql('hostile.db', query);
};
const all = Object.keys(commands);

// ---- Numbers that count something else than there is.
const most = '9223372036854775807';
const numbers = [
  ['plies', `UPDATE game SET plies = ${most}`, ['find', 'stats']],
  ['plies of 32 bits', 'UPDATE game SET plies = 4294967295 WHERE id = 3', []],
  ['plies below 0', 'UPDATE game SET plies = -1', ['find', 'stats']],
  ['plies in words', "UPDATE game SET plies = 'many'", ['find', 'stats']],
  ['lines', 'UPDATE game SET line = -5, "column" = 1 << 40', ['find', 'explore']],
  ['records', 'UPDATE game SET record = 0', ['where', 'position']],
  ['records below 0', 'UPDATE game SET record = -1', ['find', 'where']],
  ['a piece of 2 GB', 'UPDATE chunk SET size = 2000000000', ['where', 'position', 'pattern']],
  ['a piece below 0', 'UPDATE chunk SET size = -1', ['where', 'position', 'pattern']],
  ['a piece before the file', 'UPDATE chunk SET begin = -1', ['where', 'position', 'pattern']],
  ['a piece behind the file', 'UPDATE chunk SET begin = 4000000000', ['where', 'position', 'pattern']],
  ['records before', `UPDATE chunk SET records_before = ${most}`, ['where', 'position']],
  ['a file that is larger', `UPDATE file SET size = ${most}; UPDATE chunk SET size = 4294967295`, []],
  ['plies of positions', 'UPDATE position SET ply = -1 - ply', ['position', 'plies']],
  ['plies of positions, large', `UPDATE position SET ply = ${most} - ply`, ['position', 'plies']],
  ['games of positions', `UPDATE position SET game = ${most} - game`, ['position']],
  ['continuations', 'UPDATE continuation SET games = -games', ['explore', 'page']],
  ['continuations, large', `UPDATE continuation SET games = ${most}, first_wins = ${most}`, ['explore', 'page']],
  ['more wins than games', 'UPDATE continuation SET draws = 4000000000', ['explore', 'page']],
  ['examples', 'UPDATE continuation SET game = 4294967295', ['explore']],
  ['findings', `UPDATE finding SET count = ${most}`, []],
  ['findings below 0', 'UPDATE finding SET count = -1', ['stats']],
  ['what is left out', 'UPDATE left_out SET count = -1', ['stats']],
  ['a command as a name', "UPDATE left_out SET name = 'x; touch ran #'", ['stats']],
  ['steps', "UPDATE game SET steps = x'010203'", []],
  ['steps that are no bytes', 'UPDATE game SET steps = 12345678901234567', []],
  ['steps of one byte more', "UPDATE game SET steps = steps || x'00'", []],
  ['keys', "UPDATE position SET key = x'00'", []],
  ['numbers of games', `UPDATE sqlite_sequence SET seq = ${most}`, ['update']],
  ['numbers of games that are taken', 'UPDATE sqlite_sequence SET seq = 0', ['update']],
  ['numbers of files', `UPDATE file SET id = ${most} WHERE id = 1`, ['update']],
  ['games', "UPDATE game SET game = 'chess', type = printf('%.*c', 100000, 'x')", []],
  ['languages', "UPDATE file SET language = 'uhp no=such'", []],
  ['files', "UPDATE file SET path = '/dev/zero' WHERE id = 1", []],
  ['a long text', "UPDATE game SET event = printf('%.*c', 1000000, 'x'), others = printf('%.*c', 500000, char(10)) WHERE id < 4", []],
];
// Those that read the number, and some of the others.
for (const [index, [what, query, damaged]] of numbers.entries()) {
  change(query);
  check(what, all.filter((name, at) => damaged.includes(name) || (index + at) % 3 === 0), damaged);
}

// ---- What is defined in it runs nothing.
const endless = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)`;
const columns = ['id', 'path', 'record', 'line', '"column"', 'game', 'type', 'white', 'black', 'first', 'second', 'others', 'event',
                 'site', 'round', 'date', 'result', 'board_result', 'plies', 'errors', 'warnings', 'infos', 'language'];
for (const [what, query] of [
  ['an endless view', `DROP VIEW games; CREATE VIEW games AS ${endless}
     SELECT ${columns.map((name) => `i AS ${name}`).join(', ')} FROM n`],
  ['a view in the place of a table', `ALTER TABLE left_out RENAME TO other;
     CREATE VIEW left_out AS ${endless} SELECT i AS file, 'x' AS name, i AS count FROM n`],
  ['a column that is worked out', `ALTER TABLE game ADD COLUMN more AS (printf('%.*c', 100000000, 'x'))`],
  ['a table that is gone', 'DROP TABLE continuation'],
]) {
  change(query);
  check(what, all, all);
}
change(`CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM file; END; CREATE INDEX mine ON game (date);
        CREATE TABLE notes (words TEXT)`);
check('a trigger', all, []);
assert.equal(sql('w.db', 'SELECT count(*) > 1 FROM file').trim(), '1');

// ---- Pages that lead to one page again and again: the rows have no end that anybody could wait for.
{
  change('');
  const bytes = readFileSync(join(top, 'hostile.db'));
  const size = bytes.readUInt16BE(16);
  const root = Number(sql('hostile.db', "SELECT rootpage FROM sqlite_schema WHERE name = 'game'"));
  // The last page that the root leads to.
  const at = (root - 1) * size;
  assert.equal(bytes[at], 5);
  let leaf = bytes.readUInt32BE(at + 8);
  while (bytes[(leaf - 1) * size] === 5) leaf = bytes.readUInt32BE((leaf - 1) * size + 8);
  const levels = 5;
  const cells = Math.floor((size - 12) / 8) - 1;
  const pages = bytes.length / size;
  const pageTo = (child) => {
    const page = Buffer.alloc(size);
    page[0] = 5;
    page.writeUInt16BE(cells, 3);
    page.writeUInt16BE(size - cells * 5, 5);
    page.writeUInt32BE(child, 8);
    for (let cell = 0; cell < cells; cell += 1) {
      const place = size - (cell + 1) * 5;
      page.writeUInt16BE(place, 12 + 2 * cell);
      page.writeUInt32BE(child, place);
      page[place + 4] = 1;
    }
    return page;
  };
  const added = Array.from({ length: levels }, (_, index) => pageTo(index + 1 < levels ? pages + index + 2 : leaf));
  const whole = Buffer.concat([bytes, ...added]);
  pageTo(pages + 1).copy(whole, at);
  whole.writeUInt32BE(pages + levels, 28);
  writeFileSync(join(top, 'hostile.db'), whole);
  check('pages in a circle', all.filter((name) => name !== 'update'), ['find', 'where', 'pattern', 'stats', 'dedupe', 'games']);
}

// ---- A condition that never ends is the user's own, and ends as well.
copyFileSync(join(top, 'good.db'), join(top, 'w.db'));
const own = run('find', '--where', `id IN (${endless} SELECT i FROM n)`, '--index', 'w.db');
assert.equal(own.status, 2);
assert.match(own.stderr, /takes more than an index of its size can/);
console.log(`${asked} commands asked of hostile indexes`);
