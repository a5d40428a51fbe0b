// plyglot-slips makes the same table for the same arguments, tries every slip there is, and holds it to bounds. So is the
// table of docs/slips.md.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const program = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'plyglot-slips-'));
let failures = 0;

function check(holds, what) {
  if (holds) return;
  ++failures;
  console.error(`does not hold: ${what}`);
}

function run(...words) {
  const done = spawnSync(program, words, {encoding: 'utf8'});
  return {status: done.status, table: done.stdout, said: done.stderr};
}

// The cells of the rows, without the two lines of the head.
function rowsOf(table) {
  return table.trim().split('\n').slice(2).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
}

function withBounds(text) {
  const path = join(folder, 'bounds.txt');
  writeFileSync(path, text);
  return run('--slips', '40', '--bounds', path, 'Hexix');
}

const some = run('--slips', '160');
check(some.status === 0, `the table is made: ${some.said}`);
check(some.table === run('--slips', '160').table, 'the same seed gives the same table');
check(some.table !== run('--slips', '160', '--seed', '2').table, 'another seed gives another one');
const rows = rowsOf(some.table);
const totals = rows.filter((row) => row[1] === 'all');
check(totals.length === 9 && totals.every((row) => row[2] === '160'), 'as many slips are tried as are asked for');
check(rows.every((row) => Number(row[2]) > 0 && Number(row[3]) <= Number(row[2])), 'all slips of a row are tried');
check(totals.every((row) => Number(row[4]) > 100), 'most slips are noticed');
const kinds = (title) => rows.filter((row) => row[0] === title).map((row) => row[1]);
check(kinds('Hive, UHP').length === 9, 'Hive has slips of every kind');
check(!kinds('Hexix').includes('slash turned round'), 'Hexix has no slashes');

check(withBounds('Hexix; errors for each; 400\nHexix; at the slip; 1\nHexix; goes on; 1\n').status === 0, 'bounds that hold');
for (const bound of ['Hexix; errors for each; 1', 'Hexix; at the slip; 101', 'Hexix; goes on; 101']) {
  const broken = withBounds(`# A bound that is out of reach.\n${bound}\n`);
  check(broken.status === 1 && broken.said === `does not hold: ${bound}\n`, `\`${bound}\` is told`);
}
for (const wrong of ['Hexix 3', 'Hexix; luck; 3', 'Chess; goes on; 3']) {
  check(withBounds(`${wrong}\n`).status === 2, `\`${wrong}\` is no bound`);
}
const bounds = join(dirname(fileURLToPath(import.meta.url)), 'bounds.txt');
check(readFileSync(bounds, 'utf8').includes('TITLE; MEASURE; BOUND'), 'the bounds say how they are written');
const held = run('--bounds', bounds);
check(held.status === 0, `the bounds hold: ${held.said}`);

const page = readFileSync(new URL('../../../docs/slips.md', import.meta.url), 'utf8');
const shown = rowsOf(/^\| game and notation[^]*(?=\n<!-- end -->)/m.exec(page)[0]).filter((row) => row[1] === 'all');
for (const bound of readFileSync(bounds, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
  const [title, measure, figure] = bound.split('; ');
  const found = shown.find((row) => row[0] === title)?.[{'errors for each': 5, 'at the slip': 6, 'goes on': 7}[measure]];
  const holds = measure === 'errors for each' ? Math.round(100 * found) <= Number(figure) : Number(found) >= Number(figure);
  check(holds, `\`${bound}\` holds of docs/slips.md, which says ${found}`);
}
rmSync(folder, {recursive: true});
process.exit(failures === 0 ? 0 : 1);
