// Counts what is found in real games that lie beside the project, and writes the table of docs/guide/frequent-findings.md:
// frequent.mjs PLYGLOT.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {table} from './bench/tables.mjs';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const games = resolve(top, '../shared/data');
const archives = [
  ['Homeworlds, transcripts of SDG', 'homeworlds:sdg', ['homeworlds/sdg-raw', 'homeworlds/sdg-chat'], /./],
  ['Hive, recordings of BoardSpace', 'boardspace-sgf', ['hive/mzinga_recordings', 'hive/roach_sgf'], /\.sgf$/],
  ['Hive, the same as Hive PGN', 'hive-pgn', ['hive/mzinga_recordings'], /\.pgn$/],
];

// By name, in how many files it is found.
function countsOf(plyglot, notation, files) {
  const words = ['lint', '--quiet', '--from', notation, '--output-format', 'jsonl', ...files];
  const {stdout} = spawnSync(plyglot, words, {encoding: 'utf8', maxBuffer: 1 << 28});
  const found = new Map();
  for (const line of stdout.split('\n').filter(Boolean)) {
    const {file, name, severity} = JSON.parse(line);
    if (!found.has(name)) found.set(name, {name, severity, files: new Set()});
    found.get(name).files.add(file);
  }
  return [...found.values()].sort((a, b) => b.files.size - a.files.size || (a.name < b.name ? -1 : 1));
}

const [plyglot] = process.argv.slice(2);
if (!existsSync(games)) {
  console.log('skipped: the games are not beside the project');
  process.exit(0);
}
const rows = archives.flatMap(([title, notation, folders, wanted]) => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(games, folder)).filter((name) => wanted.test(name)).map((name) => join(games, folder, name)));
  return countsOf(plyglot, notation, files).filter((row) => row.files.size > 1).map((row) =>
    [`${title}, ${files.length.toLocaleString('en')} games`, `[\`${row.name}\`](../diagnostics/${row.name}.md)`, row.severity,
     `${row.files.size}`, `${(100 * row.files.size / files.length).toFixed(1)} %`]);
});
const made = table(['archive', 'finding', 'severity', 'games with it', 'of all'], rows)
  .replace('|---|---:|---:|---:|---:|', '|---|---|---|---:|---:|');
const page = join(top, 'docs/guide/frequent-findings.md');
writeFileSync(page, readFileSync(page, 'utf8')
  .replace(/<!-- frequent -->\n[\s\S]*?<!-- end -->/, () => `<!-- frequent -->\n${made}\n<!-- end -->`));
