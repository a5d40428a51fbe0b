// `plyglot uhp-check --games` with the games of the rules' vectors: it finds nothing in plyglot's own engine, and finds a
// move that an engine forgets in one of them.
//   node uhp_check_vectors.mjs PLYGLOT
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [plyglot] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-check-vectors-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));

const vectors = new URL('../conformance/vectors/hive/', import.meta.url);
const rowsOf = (name) => readFileSync(new URL(name, vectors), 'utf8').split('\n').filter((row) => row !== '');
const jsonOf = (name) => rowsOf(name).map((row) => JSON.parse(row));
const firstCells = (name) => rowsOf(name).slice(1).map((row) => row.split('\t')[0]);

const games = new Set([
  ...jsonOf('legal-moves.jsonl').map(({ uhp }) => uhp),
  ...['illegal-moves.tsv', 'perft.tsv', 'projection.tsv'].flatMap(firstCells),
  ...jsonOf('uhp.jsonl').filter(({ ok, canonical }) => ok && canonical && !canonical.includes('\n')).map(({ canonical }) => canonical),
]);
assert.ok(games.size > 60, `${games.size} games`);
const archive = join(top, 'vectors.uhp');
writeFileSync(archive, [...games].map((game) => `${game}\n`).join(''));

function check(engine, ...options) {
  const { status, stdout } = spawnSync(plyglot, ['uhp-check', '--output-format', 'jsonl', '--random', '0', ...options, engine],
                                       { encoding: 'utf8' });
  const lines = stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  return { status, findings: lines.filter(({ name }) => name), summary: lines.at(-1) };
}

const alone = check(`'${plyglot}' uhp`);
const own = check(`'${plyglot}' uhp`, '--games', archive);
assert.deepEqual([own.status, own.findings], [0, []]);
// Every game adds its last position at least.
assert.ok(own.summary.positions >= alone.summary.positions + games.size, JSON.stringify(own.summary));
assert.equal(own.summary.skipped, 0);

// The longest game that goes on, as engines spell it.
const longest = [...games].filter((game) => game.includes(';InProgress;')).sort((a, b) => b.length - a.length)[0];
const target = spawnSync(plyglot, ['fmt', '--from', 'uhp', '-'], { input: longest, encoding: 'utf8' }).stdout.trimEnd();
const forgetful = `'${process.execPath}' '${new URL('forgetful_engine.mjs', import.meta.url).pathname}' '${plyglot}' "${target.replaceAll('\\', '\\\\')}"`;
assert.deepEqual(check(forgetful).findings, []);
const found = check(forgetful, '--games', archive);
assert.equal(found.status, 1);
assert.deepEqual(found.findings.map(({ name, game }) => [name, game]), [['uhp-check/move-missing', target]]);
assert.match(found.findings[0].in, /vectors\.uhp/);
console.log('ok');
