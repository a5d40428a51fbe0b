// Indexes of archives: what is found is what is there, by a second way to tell positions apart; an index that was
// changed is the one that would be made of the files as they are; and no kill, no second writer and no changed file makes it wrong.
//   node archive.mjs PLYGLOT HIVE_GAMES HEXIX_GAMES HOPGI_GAMES CORPUS
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync,
         rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { positionsOf } from './positions.mjs';

const [plyglot, hiveGames, hexixGames, hopgiGames, corpus, recordings] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-archive-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));

function run(...words) {
  const { status, stdout, stderr } = spawnSync(plyglot, words, { encoding: 'utf8', cwd: top, maxBuffer: 1 << 30 });
  return { status, out: stdout, error: stderr, lines: stdout.split('\n').filter(Boolean) };
}
const sql = (file, query) => execFileSync('sqlite3', [file, query], { encoding: 'utf8', cwd: top, maxBuffer: 1 << 30 });
const made = (program, ...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 30 });

// ---- Texts: random games, of which many share their first positions.
mkdirSync(join(top, 'games'));
const file = (name) => join('games', name);
writeFileSync(join(top, file('short.uhp')), made(hiveGames, 'Base+M', '1', '3000', '6'));
writeFileSync(join(top, file('long.uhp')), made(hiveGames, 'Base+MLP', '1', '300', '50'));
writeFileSync(join(top, file('random.hexix')), made(hexixGames, 'random', 'random', '1', 'games=300', 'plies=20'));
writeFileSync(join(top, file('random.hopgi')), made(hopgiGames, 'random', 'random', '1', 'games=200', 'turns=8'));
const homeworlds = readdirSync(join(corpus, 'homeworlds', 'games')).filter((name) => name.endsWith('.hw'));
for (const name of homeworlds) copyFileSync(join(corpus, 'homeworlds', 'games', name), join(top, 'games', name));

assert.equal(run('index', 'games', '-o', 'all.db').status, 0);
assert.equal(sql('all.db', 'PRAGMA integrity_check').trim(), 'ok');

// ---- Every position that is looked for is found where the second way says that it is, and nowhere else.
const placesOf = (answer) => answer.lines.map((line) => JSON.parse(line))
  .map((found) => `${found.file}:${found.record}@${found.ply}${found.mirrored ? ' mirrored' : ''}`).sort();
let compared = 0;
let hits = 0;
for (const [game, names] of [['hive', ['short.uhp', 'long.uhp']], ['hexix', ['random.hexix']],
                             ['hopgi', ['random.hopgi']], ['homeworlds', homeworlds]]) {
  const all = names.flatMap((name) => positionsOf(plyglot, game, join(top, file(name)))
    .map((position) => ({ ...position, file: file(name) })));
  const byForm = new Map();
  for (const position of all) {
    if (!byForm.has(position.form)) byForm.set(position.form, []);
    byForm.get(position.form).push(position);
  }
  // Frequent ones and rare ones, from the whole of the list.
  const asked = all.filter((_, index) => index % Math.ceil(all.length / 60) === 0);
  for (const position of asked) {
    const place = `${position.file}:${position.record}@${position.ply}`;
    const same = byForm.get(position.form).map((each) => `${each.file}:${each.record}@${each.ply}`);
    // One's own mirror image is the position itself.
    const mirrored = position.mirrored === undefined || position.mirrored === position.form ? []
      : (byForm.get(position.mirrored) ?? []).map((each) => `${each.file}:${each.record}@${each.ply} mirrored`);
    const found = run('find', '--position', place, '--index', 'all.db', '--output-format', 'jsonl', '-q');
    assert.equal(found.status, 0, found.error);
    assert.deepEqual(placesOf(found), [...same].sort(), place);
    const both = run('find', '--position', place, '--index', 'all.db', '--mirrored', '--output-format', 'jsonl', '-q');
    assert.deepEqual(placesOf(both), [...same, ...mirrored].sort(), `${place} and its mirror image`);
    compared += 1;
    hits += same.length;
  }
  // The same by a scan.
  for (const position of asked.filter((_, index) => index % 20 === 0)) {
    const place = `${position.file}:${position.record}@${position.ply}`;
    const words = ['find', '--position', place, '--mirrored', '--output-format', 'jsonl', '-q'];
    const order = (answer) => answer.lines.sort();
    assert.deepEqual(order(run(...words, 'games')), order(run(...words, '--index', 'all.db')), place);
  }
  // What was played there is counted as one would count it.
  const first = all.find((position) => position.ply === (game === 'homeworlds' ? 4 : 2));
  const games = new Map();
  for (const each of byForm.get(first.form)) {
    const next = all.find((other) => other.file === each.file && other.record === each.record && other.ply === each.ply + 1);
    if (!next) continue;
    if (!games.has(next.form)) games.set(next.form, new Set());
    games.get(next.form).add(`${each.file}:${each.record}`);
  }
  const explored = run('explore', '--index', 'all.db', '--position', `${first.file}:${first.record}@${first.ply}`, '--output-format', 'jsonl');
  if (game !== 'homeworlds') {
    const scanned = run('explore', ...names.map(file), '--position', `${first.file}:${first.record}@${first.ply}`, '--output-format', 'jsonl');
    const withoutExample = (line) => ({ ...JSON.parse(line), example: null });
    assert.deepEqual(scanned.lines.map(withoutExample), explored.lines.map(withoutExample), game);
  }
  assert.deepEqual(explored.lines.map((line) => JSON.parse(line).games).sort((a, b) => a - b),
    [...games.values()].map((set) => set.size).sort((a, b) => a - b), `${game}: ${explored.error}`);
}
assert.ok(compared > 200 && hits > 10 * compared / 5, `${compared} positions, ${hits} places`);

// ---- Beginnings, conditions, other notations.
const beginning = run('find', '--moves', 'games/long.uhp:7@4', '--index', 'all.db', '--output-format', 'jsonl', '-q');
assert.ok(placesOf(beginning).includes('games/long.uhp:7@4'));
assert.deepEqual(beginning.lines.sort(), run('find', '--moves', 'games/long.uhp:7@4', 'games', '--output-format', 'jsonl', '-q').lines.sort());
const won = "game = 'hive' and result = 'first' and plies < 50";
const counted = Number(sql('all.db', `SELECT count(*) FROM games WHERE ${won}`));
assert.ok(counted > 0);
assert.equal(run('find', '--where', won, '--index', 'all.db', '-q').lines.length, counted);
assert.equal(run('find', '--where', won, 'games', '-q').lines.length, counted);
const texts = run('find', '--where', won, '--index', 'all.db', '--to', 'uhp', '-q').lines;
const originals = new Set(readFileSync(join(top, file('long.uhp')), 'utf8').split('\n'));
assert.equal(texts.length, counted);
for (const text of texts) assert.ok(originals.has(text), text);
const wrong = run('find', '--where', 'colour = 3', '--index', 'all.db');
assert.equal(wrong.status, 2);
assert.match(wrong.error, /no such column: colour/);
// A condition only asks.
for (const where of ["1) ; DROP TABLE game; --", "id IN (SELECT id FROM game); DELETE FROM game"]) {
  run('find', '--where', where, '--index', 'all.db', '-q');
}
assert.equal(Number(sql('all.db', 'SELECT count(*) FROM game')) > 3000, true);

// ---- An index that is changed step by step is the one that is made of the files as they are.
const dump = (database) => {
  const where = (column) => `(SELECT path || ':' || record FROM games WHERE id = ${column})`;
  return [
    'SELECT path, size, digest, language FROM file ORDER BY path',
    'SELECT path, record, line, "column", game, type, first, second, others, date, result, board_result, plies, errors, warnings, infos FROM games ORDER BY path, record',
    `SELECT ${where('game')}, name, severity, count FROM finding ORDER BY 1, 2`,
    `SELECT hex(place), hex(key), ${where('position.game')}, ply, text, hex(next) FROM position LEFT JOIN word ON word.id = move ORDER BY 1, 3, 4`,
    // Which game is the example depends on the order in which games came; that it is one does not.
    'SELECT hex(key), next, games, first_wins, second_wins, draws, other_wins, last_date FROM continuation ORDER BY 1, 2',
  ].map((query) => sql(database, query)).join('\n---\n');
};
const examples = `SELECT count(*) FROM continuation c WHERE NOT EXISTS (SELECT 1 FROM position p
  WHERE p.game = c.game AND p.ply = c.ply AND p.key = c.key AND (p.next = c.next OR c.next = 0))`;
// All games that pass, by counting rows: `next` is 0 there.
const totals = `SELECT count(*), sum(games <> passing OR ended <> wins) FROM (
  SELECT key, count(*) AS passing, sum(result IS NOT NULL) AS ended FROM (SELECT DISTINCT key, game AS id FROM position)
    JOIN game USING (id) GROUP BY key) p
  JOIN (SELECT *, first_wins + second_wins + draws + other_wins AS wins FROM continuation WHERE next = 0) c ON c.key = p.key`;
function checkAgainstNew(what) {
  assert.equal(run('index', '--update', 'games', '-o', 'all.db').status, 0, what);
  assert.equal(run('index', 'games', '-o', 'new.db').status, 0, what);
  // What is counted of a place is counted there from 64 games on, or when it had so many.
  const [changed, fresh] = ['all.db', 'new.db'].map(dump);
  const tables = (text) => text.split('\n---\n');
  assert.deepEqual(tables(changed).slice(0, 4), tables(fresh).slice(0, 4), what);
  const rows = (text) => new Set(tables(text)[4].split('\n').filter(Boolean));
  const ofChanged = rows(changed);
  for (const row of rows(fresh)) assert.ok(ofChanged.has(row), `${what}: ${row}`);
  for (const database of ['all.db', 'new.db']) assert.equal(sql(database, examples).trim(), '0', what);
  for (const database of ['all.db', 'new.db']) assert.match(sql(database, totals), /^[1-9]\d*\|0\n$/, what);
}
const dated = (text, dates) => text.split('\n').map((line, index) =>
  (line.startsWith('[Date') ? `[Date "20${10 + (index % dates)}.01.0${1 + (index % 9)}"]` : line)).join('\n');
const pgn = run('translate', '--to', 'hive-pgn', '--from', 'uhp', '-o', 'pgn/', file('long.uhp'));
assert.equal(pgn.status, 0, pgn.error);
const games = readdirSync(join(top, 'pgn'), { recursive: true }).filter((name) => name.endsWith('.pgn')).map((name) => join(top, 'pgn', name));
games.slice(0, 40).forEach((name, index) => writeFileSync(join(top, file(`game-${index}.pgn`)), dated(readFileSync(name, 'utf8'), 7 + index)));
checkAgainstNew('files are added');
writeFileSync(join(top, file('short.uhp')), made(hiveGames, 'Base+M', '500', '3100', '6'));
checkAgainstNew('a file is another one');
appendFileSync(join(top, file('short.uhp')), made(hiveGames, 'Base+M', '9000', '70', '6'));
checkAgainstNew('a file has grown');
for (let index = 0; index < 20; index += 1) rmSync(join(top, file(`game-${index}.pgn`)));
checkAgainstNew('files are gone');
writeFileSync(join(top, file('short.uhp')), made(hiveGames, 'Base+M', '1', '30', '6'));
checkAgainstNew('a file has shrunk');
// What was only touched is not read again.
utimesSync(join(top, file('long.uhp')), 1e9, 1e9);
assert.match(run('index', '--update', 'games', '-o', 'all.db').error, /^0 games/);
checkAgainstNew('a file was touched');

// ---- Games that are there twice: what was put there, and nothing else.
mkdirSync(join(top, 'twice'));
const originalGames = made(hiveGames, 'Base+MLP', '40000', '60', '40').trim().split('\n');
const beginningOf = (text, plies) => {
  const [type, , , ...moves] = text.split(';');
  return `${type};InProgress;${plies % 2 ? 'Black' : 'White'}[${Math.floor(plies / 2) + 1}];${moves.slice(0, plies).join(';')}`;
};
const pliesOf = (text) => text.split(';').length - 3;
const lines = ['# a comment that stays', ...originalGames.slice(0, 40), '', '# another one',
               ...originalGames.slice(5, 15), ...originalGames.slice(20, 30).map((text) => beginningOf(text, 17)),
               beginningOf(originalGames[3], 9)];
writeFileSync(join(top, 'twice', 'a.uhp'), `${lines.join('\n')}\n`);
// The same in another notation, in a file of its own.
writeFileSync(join(top, 'one.uhp'), `${originalGames[39]}\n`);
const inPgn = run('translate', '--to', 'hive-pgn', 'one.uhp', '-o', 'twice/z.pgn');
assert.equal(inPgn.status, 0, inPgn.error);
const deduped = () => run('dedupe', 'twice', '--output-format', 'jsonl').lines.map((line) => JSON.parse(line));
const [doubles, parts] = ['archive/duplicate-game', 'archive/beginning-of-game'].map((name) => deduped().filter((found) => found.name === name));
const ofUhp = (found) => found.file === 'twice/a.uhp';
assert.deepEqual(doubles.filter(ofUhp).map((found) => [found.record, found.kept.record]), [...Array(10).keys()].map((index) => [41 + index, 6 + index]));
assert.deepEqual(doubles.filter((found) => !ofUhp(found)).map(({ file, kept }) => [file, kept.file, kept.record]), [['twice/z.pgn', 'twice/a.uhp', 40]]);
assert.deepEqual(parts.map((found) => [found.record, found.kept.record, found.morePlies]),
  [...Array(10).keys()].map((index) => [51 + index, 21 + index, pliesOf(originalGames[20 + index]) - 17]));
assert.equal(deduped().length, 21);
assert.equal(run('index', 'twice', '-o', 'twice.db').status, 0);
assert.deepEqual(run('dedupe', '--index', 'twice.db', '--output-format', 'jsonl').lines.map((line) => JSON.parse(line)), deduped());
// Written: comments and the other games keep their bytes; a file that holds one game alone is left.
const writing = run('dedupe', 'twice', '--write');
assert.equal(writing.status, 1);
assert.match(writing.error, /left as it is: it holds nothing else/);
assert.match(writing.error, /20 games removed/);
const leftLines = ['# a comment that stays', ...originalGames.slice(0, 40), '', '# another one', beginningOf(originalGames[3], 9)];
assert.equal(readFileSync(join(top, 'twice', 'a.uhp'), 'utf8'), `${leftLines.join('\n')}\n`);
assert.equal(deduped().length, 1);
// What is said nowhere else stays.
const talk = made(hopgiGames, 'random', 'random', '5', 'games=2', 'turns=12');
writeFileSync(join(top, 'twice', 'b.hopgi'), `${talk}\n${made(hopgiGames, 'random', 'random', '5', 'games=1', 'turns=12', 'comments')}`);
const talking = readFileSync(join(top, 'twice', 'b.hopgi'), 'utf8');
assert.match(run('dedupe', 'twice', '--write').error, /b.hopgi:\d+:1: left as it is: it says what the other one does not/);
assert.equal(readFileSync(join(top, 'twice', 'b.hopgi'), 'utf8'), talking);
rmSync(join(top, 'twice'), { recursive: true });

// ---- Files that have changed since are not answered from.
const hit = () => run('find', '--position', 'games/long.uhp:1@10', '--index', 'all.db');
writeFileSync(join(top, 'kept.uhp'), readFileSync(join(top, file('long.uhp'))));
assert.equal(hit().status, 0);
appendFileSync(join(top, file('long.uhp')), '\n');
const stale = hit();
assert.equal(stale.status, 2);
assert.match(stale.error, /has changed since it was indexed/);
renameSync(join(top, 'kept.uhp'), join(top, file('long.uhp')));

// ---- No kill makes an index wrong: the old one is there, or the new one.
const indexed = () => { assert.equal(run('index', 'games', '-o', 'all.db').status, 0); return dump('all.db'); };
const before = indexed();
const more = made(hiveGames, 'Base+MLP', '70000', '6000', '30');
writeFileSync(join(top, file('more.uhp')), more);
const after = indexed();
const putBack = () => {
  rmSync(join(top, file('more.uhp')));
  assert.equal(indexed(), before);
  writeFileSync(join(top, file('more.uhp')), more);
};
putBack();
let killed = 0;
for (let index = 0; index < 50; index += 1) {
  const isUpdate = index % 2 === 1;
  const child = spawn(plyglot, ['index', ...(isUpdate ? ['--update'] : []), 'games', '-o', 'all.db'], { cwd: top, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
  await new Promise((resolve) => setTimeout(resolve, 3 + index * 8));
  child.kill('SIGKILL');
  const wasKilled = await ended === 'SIGKILL';
  killed += wasKilled ? 1 : 0;
  assert.equal(sql('all.db', 'PRAGMA integrity_check').trim(), 'ok');
  // Also a program that is killed at its very end has made the new one.
  const now = dump('all.db');
  if (!wasKilled || now !== before) {
    assert.equal(now, after, `${wasKilled ? 'killed' : 'ended'} after ${3 + index * 8} ms`);
    putBack();
  }
}
assert.ok(killed >= 10, `${killed} of 50 were killed in the middle`);

// ---- Two at once: one writes, and the other says so.
const both = await Promise.all([0, 1].map(() => new Promise((resolve) => {
  const child = spawn(plyglot, ['index', 'games', '-o', 'both.db'], { cwd: top, stdio: ['ignore', 'ignore', 'pipe'] });
  let error = '';
  child.stderr.on('data', (data) => { error += data; });
  child.on('close', (status) => resolve({ status, error }));
})));
assert.ok(both.some(({ status }) => status === 0));
for (const { status, error } of both) if (status !== 0) assert.match(error, /another program is writing/);
assert.equal(run('index', '--update', 'games', '-o', 'all.db').status, 0);
assert.equal(dump('both.db'), dump('all.db'));
assert.ok(!existsSync(join(top, 'both.db.new')));

// ---- What is not an index is not touched, and is said not to be one.
writeFileSync(join(top, 'text.db'), 'not a database at all, but long enough to be read as one');
assert.equal(run('index', 'games', '-o', 'text.db').status, 2);
assert.equal(readFileSync(join(top, 'text.db'), 'utf8').slice(0, 3), 'not');
assert.match(run('find', '--index', 'text.db', '--where', '1').error, /is not an index of plyglot/);
assert.match(run('find', '--index', 'none.db', '--where', '1').error, /there is no such file/);
sql('all.db', 'PRAGMA user_version = 77');
assert.match(run('find', '--index', 'all.db', '--where', '1').error, /version 77.*make it again/);
assert.equal(run('index', 'games', '-o', 'all.db').status, 0);
// ---- Real games in two notations each, where they lie beside the project: all are found, and nothing else.
if (existsSync(recordings)) {
  const names = readdirSync(recordings).filter((name) => /\.(pgn|sgf)$/.test(name));
  const twins = names.filter((name) => name.endsWith('.sgf') && names.includes(name.replace(/sgf$/, 'pgn')));
  const found = run('dedupe', recordings, '--output-format', 'jsonl').lines.map((line) => JSON.parse(line));
  assert.ok(twins.length >= 19);
  assert.equal(found.length, twins.length);
  for (const { name, file: twin, kept } of found) {
    assert.equal(name, 'archive/duplicate-game');
    assert.equal(twin.replace(/\.\w+$/, ''), kept.file.replace(/\.\w+$/, ''));
  }
  console.log(`${found.length} of ${twins.length} twins found`);
} else {
  console.log(`skipped: 1 test, \`twins of real games\` (not beside the project: ${recordings.replace(/^.*shared/, '')})`);
}
console.log(`${compared} positions in ${hits} places; ${killed} of 50 killed`);
