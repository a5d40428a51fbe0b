// plyglot-slips makes the same tables for the same arguments, tries every kind of slip there is, and holds them to
// bounds. So are the tables of docs/slips.md.
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

// The rows of the four tables: found by kind, changed by kind, found by game, changed by game. A row is the cells by the
// names of their columns.
function tablesIn(text) {
  const cells = (line) => line.split('|').slice(1, -1).map((cell) => cell.trim());
  return text.trim().split('\n\n').filter((table) => table.startsWith('| ')).map((table) => {
    const [head, , ...rows] = table.split('\n').map(cells);
    return rows.map((row) => Object.assign(new Map(head.map((name, i) => [name, row[i]])), {title: row[0], cells: row}));
  });
}

function withBounds(text) {
  const path = join(folder, 'bounds.txt');
  writeFileSync(path, text);
  return run('--slips', '60', '--bounds', path, 'Hexix, 2019');
}

const bounds = join(dirname(fileURLToPath(import.meta.url)), 'bounds.txt');
const held = run('--games', '2000', '--bounds', bounds);
check(held.status === 0, `the bounds hold: ${held.said}`);
const [foundByKind, changedByKind, foundByGame, changedByGame] = tablesIn(held.table);
const games = foundByGame.slice(0, -1);
check(games.length === 20 && games.every((row) => row.get('tried') === '100'), 'as many slips are tried as are asked for');
check(changedByGame.length === 21 && changedByKind.length === foundByKind.length, 'all tables are of the same slips');
check(foundByKind.length > 60 && foundByKind.every((row) => Number(row.get('tried')) > 0), 'there are over 60 kinds');
check(foundByKind.every((row) => Number(row.get('legal')) <= Number(row.get('tried'))), 'legal ones are among those tried');
check(games.every((row) => Number(row.get('noticed')) > 50), 'most slips are noticed');

const words = ['--slips', '60', '--full', 'Hexix'];
const some = run(...words);
check(some.table === run(...words, '--jobs', '2').table, 'the same seed gives the same tables');
check(some.table !== run(...words, '--seed', '2').table, 'another seed gives other ones');
const [full] = tablesIn(some.table);
check(full.filter((row) => row.get('slip') === 'all').length === 3, 'the kinds of each game can be shown');
check(!full.some((row) => row.get('slip') === 'slash turned round'), 'Hexix has no slashes');
const one = tablesIn(run('--slips', '8', '--kind', 'wrong digit', 'Hexix, 2019').table)[0];
check(one.length === 2 && one[0].title === 'wrong digit' && one[0].get('tried') === '8', 'one kind can be tried alone');
const shown = run('--slips', '20', '--show', 'restored', '--most', '2', '--kind', 'wrong digit', 'Hexix, 2019').table;
check(shown.split('=== Hexix, 2019: wrong digit: restored').length === 3 && shown.includes('--- after --fix'), `cases are shown: ${shown}`);

check(withBounds('Hexix, 2019; errors for each; 400\nall; restored; 0\nall; no end; 1000\n').status === 0, 'bounds that hold');
for (const bound of ['Hexix, 2019; errors for each; 1', 'Hexix, 2019; at the slip; 101', 'all; goes on; 101', 'all; restored; 101']) {
  const broken = withBounds(`# A bound that is out of reach.\n${bound}\n`);
  check(broken.status === 1 && broken.said === `does not hold: ${bound}\n`, `\`${bound}\` is reported`);
}
for (const wrong of ['Hexix 3', 'Hexix, 2019; luck; 3', 'Chess; goes on; 3']) {
  check(withBounds(`${wrong}\n`).status === 2, `\`${wrong}\` is not a bound`);
}

const columns = {
  'errors for each': 'errors for each noticed',
  'at the slip': 'first error at the slip, of 100',
  'goes on': 'play goes on to the end, of 100',
  restored: 'restored exactly by the first suggestion, of 100',
};
const page = readFileSync(new URL('../../../docs/slips.md', import.meta.url), 'utf8');
const onPage = tablesIn(/<!-- slips -->[^]*?(?=\n<!-- end -->)/.exec(page)[0])[2];
for (const bound of readFileSync(bounds, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
  const [title, measure, figure] = bound.split('; ');
  if (columns[measure] === undefined) continue;
  const value = onPage.find((row) => row.title === title)?.get(columns[measure]);
  const holds = measure === 'errors for each' ? Math.round(100 * value) <= Number(figure) : value === '–' || Number(value) >= Number(figure);
  check(holds, `\`${bound}\` holds of docs/slips.md, which says ${value}`);
}
rmSync(folder, {recursive: true});
process.exit(failures === 0 ? 0 : 1);
