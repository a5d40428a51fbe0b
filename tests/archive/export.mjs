// `plyglot export`: all shards together are everything and each row is in one; partitions, both formats and an index
// give the same rows; and the rows are what the games are, by a second way to tell positions apart.
//   node export.mjs PLYGLOT HIVE_GAMES HEXIX_GAMES HOPGI_GAMES CORPUS
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeArchive, newFolder } from './made_archive.mjs';
import { readGames } from './read_games.mjs';

const [plyglot, hiveGames, hexixGames, hopgiGames, corpus] = process.argv.slice(2);
const { top, run } = newFolder(plyglot);
const files = makeArchive(top, { hiveGames, hexixGames, hopgiGames, corpus });
const games = readGames(plyglot, top, files);

// A reader of CSV as RFC 4180 has it: rows of objects, null for an empty field without quotes.
function readCsv(text) {
  const rows = [];
  let row = [];
  let at = 0;
  while (at < text.length) {
    let field = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1;
        field += text[at];
      }
      at += 1;
    } else {
      while (text[at] !== ',' && text[at] !== '\n') field += text[at++];
      if (field === '') field = null;
    }
    row.push(field);
    assert.ok(text[at] === ',' || text[at] === '\n', text.slice(at, at + 20));
    if (text[at] === '\n') rows.push(row.splice(0));
    at += 1;
  }
  const [head, ...body] = rows;
  return body.map((values) => {
    assert.equal(values.length, head.length);
    return Object.fromEntries(head.map((name, index) => [name, values[index]]));
  });
}
const readJsonl = (text) => text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
const inside = (folder) => readdirSync(join(top, folder), { recursive: true }).map((name) => join(folder, name))
  .filter((name) => statSync(join(top, name)).isFile());
const readAll = (folder, table) => inside(folder).filter((name) => name.startsWith(join(folder, table)))
  .flatMap((name) => (name.endsWith('.csv') ? readCsv : readJsonl)(readFileSync(join(top, name), 'utf8')));
const tables = ['games', 'plies', 'positions'];
const keyed = (rows) => rows.map((row) => JSON.stringify(row)).sort();

assert.equal(run('index', 'games', '-o', 'all.db').status, 0);
const whole = run('export', '--index', 'all.db', '-o', 'whole');
assert.equal(whole.status, 0, whole.error);
const rows = Object.fromEntries(tables.map((table) => [table, readAll('whole', table)]));

// ---- The rows are the games.
assert.equal(rows.games.length, games.length);
const byPlace = new Map(games.map((game) => [`${game.file}:${game.record}`, game]));
const gameOf = new Map();
for (const row of rows.games) {
  const game = byPlace.get(`${row.path}:${row.record}`);
  gameOf.set(row.game_id, game);
  const say = `${row.path}:${row.record}`;
  assert.deepEqual([row.game, row.type ?? '', row.first ?? '', row.second ?? '', row.date ?? '', row.result ?? '', Number(row.plies)],
    [game.game, game.type, game.players[0], game.players[1], game.date, game.result, game.moves.length], say);
  assert.equal(row.year, /^\d{4}/.test(game.date) ? game.date.slice(0, 4) : null, say);
}
assert.equal(gameOf.size, games.length);
// Homeworlds' own positions begin after the first turn.
const firstOf = (game) => (game.game === 'homeworlds' ? 1 : 0);
const positions = new Map(rows.games.map(({ game_id: id }) => [id, []]));
for (const row of rows.positions) positions.get(row.game_id)[row.ply] = row;
const formsOfKey = new Map();
const keysOfForm = new Map();
for (const [id, list] of positions) {
  const game = gameOf.get(id);
  assert.equal(list.length, game.forms.length + firstOf(game), `${game.file}:${game.record}`);
  for (const [index, form] of game.forms.entries()) {
    const { place } = list[index + firstOf(game)];
    const name = `${game.game} ${form}`;
    if (!formsOfKey.has(place)) formsOfKey.set(place, new Set());
    formsOfKey.get(place).add(name);
    if (!keysOfForm.has(name)) keysOfForm.set(name, new Set());
    keysOfForm.get(name).add(place);
  }
}
for (const map of [formsOfKey, keysOfForm]) for (const [name, set] of map) assert.equal(set.size, 1, name);
assert.ok(keysOfForm.size > 2000);
let plies = 0;
const pliesOf = new Map(rows.games.map(({ game_id: id }) => [id, []]));
for (const row of rows.plies) pliesOf.get(row.game_id)[row.ply - 1] = row;
for (const [id, list] of pliesOf) {
  const game = gameOf.get(id);
  assert.equal(list.length, game.moves.length, `${game.file}:${game.record}`);
  for (const [index, { before, after, move }] of list.entries()) {
    assert.equal(before, positions.get(id)[index].key);
    assert.equal(after, positions.get(id)[index + 1].key);
    if (game.game !== 'homeworlds') assert.equal(move, game.moves[index], `${game.file}:${game.record}`);
    plies += 1;
  }
}

// ---- Digests as the page describes them; shards are by them, disjoint, and together everything.
const fnv = (bytes) => bytes.reduce((sum, byte) => ((sum ^ BigInt(byte)) * 0x100000001B3n) & 0xFFFFFFFFFFFFFFFFn, 0xCBF29CE484222325n);
for (const row of rows.games) {
  const places = Buffer.from(positions.get(row.game_id).map(({ place }) => place).join(''), 'hex');
  const bytes = Buffer.concat([Buffer.from(`${row.game}\0${row.type ?? ''}\0`), places]);
  assert.equal(row.digest, fnv([...bytes]).toString(16).padStart(16, '0'), `${row.path}:${row.record}`);
}
for (const count of [1, 2, 7]) {
  const all = Object.fromEntries(tables.map((table) => [table, []]));
  const seen = new Set();
  for (let number = 1; number <= count; number += 1) {
    const folder = `shards-${count}`;
    assert.equal(run('export', 'games', '--shard', `${number}/${count}`, '-o', folder).status, 0);
    for (const table of tables) {
      const part = readCsv(readFileSync(join(top, folder, `${table}-${number}-of-${count}.csv`), 'utf8'));
      all[table].push(...part);
      if (table !== 'games') continue;
      assert.ok(part.length > 0 && (count === 1 || part.length < rows.games.length), `shard ${number} of ${count}: ${part.length}`);
      for (const { game_id: id, digest } of part) {
        assert.equal(Number(BigInt(`0x${digest}`) % BigInt(count)), number - 1);
        assert.ok(!seen.has(id));
        seen.add(id);
      }
    }
  }
  for (const table of tables) assert.deepEqual(keyed(all[table]), keyed(rows[table]), `${table} in ${count} shards`);
}
// A game is in the same shard whatever else there is.
assert.equal(run('export', 'games/long.uhp', '-o', 'alone', '--table', 'games').status, 0);
const digestsOf = (list) => list.filter(({ path }) => path === 'games/long.uhp').map(({ record, digest }) => `${record} ${digest}`);
assert.deepEqual(digestsOf(readAll('alone', 'games')), digestsOf(rows.games));

// ---- Partitions.
for (const columns of [['game'], ['result'], ['notation', 'year'], ['type']]) {
  const folder = `by-${columns.join('-')}`;
  const words = columns.flatMap((column) => ['--partition', column]);
  assert.equal(run('export', '--index', 'all.db', ...words, '-o', folder).status, 0);
  for (const table of tables) assert.deepEqual(keyed(readAll(folder, table)), keyed(rows[table]), `${table} in ${folder}`);
  for (const name of inside(folder).filter((each) => each.startsWith(join(folder, 'games')))) {
    const values = name.split('/').filter((part) => part.includes('=')).map((part) => decodeURIComponent(part.split('=')[1]));
    for (const row of readCsv(readFileSync(join(top, name), 'utf8'))) {
      assert.deepEqual(columns.map((column) => row[column] ?? '__HIVE_DEFAULT_PARTITION__'), values, name);
    }
  }
}

// ---- JSON lines say the same, with numbers as numbers.
assert.equal(run('export', 'games', '--output-format', 'jsonl', '-o', 'lines').status, 0);
const numbers = new Set(['game_id', 'record', 'line', 'column', 'year', 'plies', 'errors', 'warnings', 'infos', 'ply']);
for (const table of tables) {
  const lines = readAll('lines', table);
  for (const row of lines) {
    for (const [name, value] of Object.entries(row)) {
      assert.ok(value === null || typeof value === (numbers.has(name) ? 'number' : 'string'), `${table}.${name}: ${value}`);
      if (value !== null) row[name] = String(value);
    }
  }
  assert.deepEqual(keyed(lines), keyed(rows[table]), table);
  const printed = run('export', '--index', 'all.db', '--table', table);
  assert.equal(printed.out, readFileSync(join(top, 'whole', `${table}.csv`), 'utf8'));
}

// ---- What cannot be done leaves nothing.
for (const [words, error] of [[['--shard', '0/3'], /not a shard/], [['--shard', '4/3'], /not a shard/], [['--shard', '1/0'], /not a shard/],
                              [['--shard', '1'], /not a shard/], [['--shard', '1/2x'], /not a shard/]]) {
  const refused = run('export', 'games', '-o', 'none', ...words);
  assert.equal(refused.status, 2);
  assert.match(refused.error, error);
}
assert.match(run('export', 'games').error, /name a folder/);
assert.match(run('export', 'games', '--table', 'games', '--partition', 'game').error, /makes files/);
assert.ok(!existsSync(join(top, 'none')));
mkdirSync(join(top, 'blocked/games.csv'), { recursive: true });
assert.equal(run('export', 'games', '-o', 'blocked').status, 2);
console.log(`${games.length} games, ${plies} plies, ${keysOfForm.size} positions`);
