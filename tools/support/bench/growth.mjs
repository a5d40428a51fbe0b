// How time and memory grow where each ply of a game, or each record of a file, is shown: the same work for inputs of
// 1, 2, 4 and 8 times the size. An exponent of 1 is linear, of 2 quadratic; it is that of the last doubling, in which
// start-up weighs least.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {measured} from './measured.mjs';
import {table} from './tables.mjs';

const factors = [1, 2, 4, 8];
const mostSeconds = 120;

// A game of Hive in which both queens walk to and fro after two plies of each side; `plies` is even.
function gameOf(plies) {
  const walk = ['wQ /wG1', 'bQ bG1\\', 'wQ -wG1', 'bQ bG1-'];
  const moves = ['wG1', 'bG1 wG1-', 'wQ -wG1', 'bQ bG1-'];
  while (moves.length < plies) moves.push(walk[moves.length % walk.length]);
  return `Base;InProgress;White[${plies / 2 + 1}];${moves.join(';')}\n`;
}

const game = {file: 'game.uhp', least: 200, textOf: gameOf, status: 0};
const fence = '```uhp\nBase;NotStarted;White[1]\n```\n\n';
const lines = {file: 'positions.hop', least: 7500, textOf: (count) => 'QA-a,b\n'.repeat(count), status: 2};
const markdown = {file: 'page.md', least: 4000, textOf: (count) => fence.repeat(count), status: 2};

// What is shown, and the words after `show`.
const runs = [
  {title: 'each ply as text', words: ['--ply', 'all'], ...game},
  {title: 'a film of all plies', words: ['--ply', '1-', '--format', 'svg'], ...game},
  {title: 'a page', words: ['--format', 'html'], ...game},
  {title: 'each ply as JSON, with all plies before it', words: ['--ply', 'all', '--format', 'json'], ...game},
  {title: 'a refused picture of many records', words: ['--format', 'svg'], ...lines},
  {title: 'a refused picture of Markdown', words: ['--format', 'svg'], ...markdown},
];

// A run of hundredths of a second is repeated: the mean time, and the most memory. None if it takes too long.
function repeated(plyglot, words, status) {
  const shown = [];
  let seconds = 0;
  while (shown.length < 10 && seconds < 1) {
    const once = measured(plyglot, ['show', '--no-config', '--jobs', '1', ...words], {statuses: [status], mostSeconds});
    if (!once) return undefined;
    shown.push(once);
    seconds += once.cpu;
  }
  return {seconds: seconds / shown.length, bytes: Math.max(...shown.map(({bytes}) => bytes))};
}

function exponent(values) {
  const [before, last] = values.slice(-2);
  return before > 0 && last > 0 ? Math.log2(last / before).toFixed(2) : '';
}

function cellsOf(figures) {
  const seconds = figures.map((one) => one?.seconds);
  const shown = seconds.map((value) => (value === undefined ? `> ${mostSeconds}` : value.toFixed(3)));
  const bytes = figures.map((one) => one?.bytes);
  return [...shown, exponent(seconds), bytes.at(-1) === undefined ? '' : (bytes.at(-1) / 1e6).toFixed(0), exponent(bytes)];
}

// A row for each run and each of the programs: {name, path}. One program alone needs no name.
export function growthTable(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-growth-'));
  try {
    const rows = runs.flatMap(({title, words, file, least, textOf, status}) => {
      const path = join(folder, file);
      const figures = factors.map((factor) => {
        writeFileSync(path, textOf(least * factor));
        return programs.map((program) => repeated(program.path, [...words, path], status));
      });
      return programs.map(({name}, index) => [name ? `${title}, ${name}` : title, ...cellsOf(figures.map((one) => one[index]))]);
    });
    return table(['seconds of the processor', ...factors.map((factor) => `${factor} times`), 'exponent', 'MB at 8', 'exponent of memory'], rows);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
