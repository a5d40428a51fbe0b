// Tables of `plyglot export` as DuckDB reads them: CSV and JSON lines, with the statements of docs/archive-index.md; as many
// games as `plyglot stats` counts; and Parquet that it makes of them and reads back.
//   node duckdb.mjs PLYGLOT HIVE_GAMES HEXIX_GAMES HOPGI_GAMES CORPUS DOCS
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../support/files/npm.mjs';
import { makeArchive, newFolder } from './made_archive.mjs';

const [plyglot, hiveGames, hexixGames, hopgiGames, corpus, docs] = process.argv.slice(2);
let duckdb;
try {
  install(dirname(fileURLToPath(import.meta.url)));
  duckdb = await import('@duckdb/node-api');
} catch (problem) {
  console.log(`skipped: 1 test, \`tables in DuckDB\` (cannot be installed: ${String(problem.message).split('\n')[0]})`);
  process.exit(0);
}

const { top, run } = newFolder(plyglot);
makeArchive(top, { hiveGames, hexixGames, hopgiGames, corpus });
assert.equal(run('index', 'games', '-o', 'games.db').status, 0);
const stats = JSON.parse(run('stats', '--index', 'games.db', '--output-format', 'json').out);
// As the page has it, into the folder `tables`.
const page = readFileSync(join(docs, 'archive-index.md'), 'utf8');
const block = (language, part) => {
  const found = [...page.matchAll(/```(\w+)\n(.*?)```/gs)].find(([, is, text]) => is === language && text.includes(part));
  assert.ok(found, `a block of ${language} with ${part}`);
  return found[2];
};
const shell = execFileSync('bash', ['-e', '-c', block('sh', 'plyglot export')],
  { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH: `${dirname(plyglot)}:${process.env.PATH}` } });
assert.equal(shell, '');
const lines = run('export', '--index', 'games.db', '--partition', 'game', '--output-format', 'jsonl', '-o', 'tables');
assert.equal(lines.status, 0, lines.error);

process.chdir(top);
const connection = await (await duckdb.DuckDBInstance.create(':memory:')).connect();
const ask = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
const one = async (sql) => Object.values((await ask(sql))[0])[0];
// Nothing is taken from the net.
await ask('SET autoinstall_known_extensions = false');

// ---- The statements of the page: of CSV views, of JSON lines a query, Parquet from both.
for (const statement of block('sql', 'CREATE VIEW games').split(';').filter((part) => part.trim())) await ask(statement);
assert.equal(Number(await one('SELECT count(*) FROM games')), stats.games);
const all = await ask(`SELECT game, count(*) AS games, count(*) FILTER (result = 'first') AS won, median(plies) AS median
  FROM games GROUP BY game ORDER BY game`);
assert.deepEqual(all.map(({ game, games, won }) => [game, Number(games), Number(won)]),
  stats.byGame.map(({ game, games, firstWins }) => [game, games, firstWins]).sort());
const readOf = (table) => (table === 'games' ? 'tables/games/*/*' : `tables/${table}/*/*`);
const types = {};
for (const table of ['games', 'plies', 'positions']) {
  const described = await ask(`DESCRIBE SELECT * FROM ${table}`);
  types[table] = Object.fromEntries(described.map(({ column_name: name, column_type: type }) => [name, type]));
  // JSON lines are the same rows.
  const columns = `{${described.map(({ column_name: name, column_type: type }) => `'${name}': '${type}'`).join(', ')}}`;
  await ask(`CREATE VIEW ${table}_of_lines AS SELECT * FROM read_json('${readOf(table)}.jsonl', format = 'newline_delimited', columns = ${columns})`);
  const both = `SELECT * FROM ${table}`;
  const lines = `SELECT ${described.map(({ column_name: name }) => `"${name}"`).join(', ')} FROM ${table}_of_lines`;
  assert.equal(Number(await one(`SELECT count(*) FROM (${both} EXCEPT ALL ${lines})`)), 0, table);
  assert.equal(Number(await one(`SELECT count(*) FROM (${lines} EXCEPT ALL ${both})`)), 0, table);
}
// The types that the page lists.
for (const table of ['games', 'plies', 'positions']) {
  for (const [name, type] of Object.entries(types[table])) {
    assert.match(page, new RegExp(`\`${name}\`[^|\n]*\\| ${type}\\b`), `${table}.${name} is ${type}`);
  }
}
assert.equal(Number(await one('SELECT count(*) FROM plies')), Number(await one('SELECT sum(plies) FROM games')));
// Each ply leads from a position to the next one of its game.
assert.equal(Number(await one(`SELECT count(*) FROM plies JOIN positions AS a ON a.game_id = plies.game_id AND a.ply = plies.ply - 1 AND a.key = before
  JOIN positions AS b ON b.game_id = plies.game_id AND b.ply = plies.ply AND b.key = after`)), Number(await one('SELECT count(*) FROM plies')));

for (const statement of block('sql', 'FORMAT parquet').split(';').filter((part) => part.trim())) await ask(statement);
for (const table of ['games', 'plies', 'positions']) {
  const parquet = `read_parquet('parquet/${table}/**/*.parquet', hive_partitioning = true, hive_types_autocast = false)`;
  const columns = Object.keys(types[table]).map((name) => `"${name}"`).join(', ');
  for (const [a, b] of [[table, parquet], [parquet, table]]) {
    assert.equal(Number(await one(`SELECT count(*) FROM (SELECT ${columns} FROM ${a} EXCEPT ALL SELECT ${columns} FROM ${b})`)), 0, table);
  }
}
assert.ok(existsSync(join(top, 'parquet/games')));

// ---- The index itself, where DuckDB has what reads SQLite.
try {
  await ask('LOAD sqlite');
  await ask("ATTACH 'games.db' AS kept (TYPE sqlite)");
  assert.equal(Number(await one('SELECT count(*) FROM kept.games')), stats.games);
} catch (problem) {
  if (problem instanceof assert.AssertionError) throw problem;
  console.log('skipped: 1 test, `an index in DuckDB` (its extension for SQLite is not installed)');
}
console.log(`${stats.games} games in DuckDB ${await one('SELECT version()')}`);
