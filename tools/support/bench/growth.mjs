// How time and memory grow where each ply of a game, or each record of a file, is shown: the same work for inputs of
// 1, 2, 4 and 8 times the size. An exponent of 1 is linear, of 2 quadratic; it is that of the last doubling, in which
// start-up weighs least.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
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

const fence = '```uhp\nBase;NotStarted;White[1]\n```\n\n';

// What is shown, the words after `show`, the least size, the text of a size, and the name of its file. What is called
// refused has a status of 2.
const runs = [
  ['each ply as text', ['--ply', 'all'], 200, gameOf, 'game.uhp'],
  ['a film of all plies', ['--ply', '1-', '--format', 'svg'], 200, gameOf, 'game.uhp'],
  ['a page', ['--format', 'html'], 200, gameOf, 'game.uhp'],
  ['each ply as JSON, with all plies before it', ['--ply', 'all', '--format', 'json'], 200, gameOf, 'game.uhp'],
  ['a refused picture of many records', ['--format', 'svg'], 7500, (lines) => 'QA-a,b\n'.repeat(lines), 'positions.hop'],
  ['a refused picture of Markdown', ['--format', 'svg'], 4000, (fences) => fence.repeat(fences), 'page.md'],
];

// What takes little is run again and again, for a clock of hundredths: the mean, and the most memory.
function measured(plyglot, title, words, file) {
  const runsOfIt = [];
  let seconds = 0;
  while (runsOfIt.length < 10 && seconds < 1) {
    const once = measuredOnce(plyglot, title, words, file);
    if (!once) return undefined;
    runsOfIt.push(once);
    seconds += once.seconds;
  }
  return {seconds: seconds / runsOfIt.length, bytes: Math.max(...runsOfIt.map(({bytes}) => bytes))};
}

// In seconds of the processor and in bytes; none if it takes too long.
function measuredOnce(plyglot, title, words, file) {
  const run = spawnSync('/usr/bin/time', ['-f', '%U %S %M', plyglot, 'show', '--no-config', '--jobs', '1', ...words, file], {
    encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: mostSeconds * 1000, maxBuffer: 1 << 28,
  });
  if (run.error || run.signal) return undefined;
  if ((run.status === 2) !== title.includes('refused')) throw new Error(`${title}: ${run.stderr}`);
  const [user, system, kilobytes] = run.stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return {seconds: user + system, bytes: kilobytes * 1024};
}

function exponent(values) {
  const [before, last] = values.slice(-2);
  return before > 0 && last > 0 ? Math.log2(last / before).toFixed(2) : '';
}

function cellsOf(rows) {
  const seconds = rows.map((row) => row?.seconds);
  const shown = seconds.map((value) => (value === undefined ? `> ${mostSeconds}` : value.toFixed(3)));
  const bytes = rows.map((row) => row?.bytes);
  return [...shown, exponent(seconds), bytes.at(-1) === undefined ? '' : (bytes.at(-1) / 1e6).toFixed(0), exponent(bytes)];
}

// Rows of one program or more: [what it is called, its path].
export function growthTable(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-growth-'));
  const rows = [];
  try {
    for (const [title, words, least, textOf, name] of runs) {
      const file = join(folder, name);
      const figures = programs.map(() => []);
      for (const factor of factors) {
        writeFileSync(file, textOf(least * factor));
        programs.forEach(([, path], index) => figures[index].push(measured(path, title, words, file)));
      }
      programs.forEach(([called], index) => rows.push([programs.length > 1 ? `${title}, ${called}` : title, ...cellsOf(figures[index])]));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
  return table(['seconds of the processor', ...factors.map((factor) => `${factor} times`), 'exponent', 'MB at 8', 'exponent of memory'], rows);
}
