// How long an archive takes to be indexed, and a position to be found in it: GameStrings of different random games, made
// by plyglot-hive-games with the seeds from 1, with at most 40 plies each.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, openSync, closeSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {measured} from './measured.mjs';
import {rounded, table} from './tables.mjs';

// One file of so many games, and, for an update, one small file.
const sizes = [10_000, 100_000, 1_000_000];
const plies = 40;

function writeGames(program, file, seed, count) {
  const out = openSync(file, 'w');
  spawnSync(program, ['Base+MLP', `${seed}`, `${count}`, `${plies}`], {stdio: ['ignore', out, 'inherit']});
  closeSync(out);
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

// What takes milliseconds is run often, and timed without the program that times it.
function medianMilliseconds(program, words) {
  const times = [];
  for (let run = 0; run < 21; run += 1) {
    const begin = process.hrtime.bigint();
    execFileSync(program, words, {stdio: 'ignore'});
    times.push(Number(process.hrtime.bigint() - begin) / 1e6);
  }
  return median(times);
}

function rowOf(games, programs, plyglot, folder) {
  const file = join(folder, 'games.uhp');
  const index = join(folder, 'games.db');
  writeGames(join(programs, 'plyglot-hive-games'), file, 1, games - 100);
  writeGames(join(programs, 'plyglot-hive-games'), join(folder, 'more.uhp'), games - 99, 100);
  rmSync(index, {force: true});
  const made = measured(plyglot, ['index', '-q', '--jobs', '1', folder, '-o', index]);
  const withTwo = measured(plyglot, ['index', '-q', '--jobs', '2', folder, '-o', index]);
  writeFileSync(join(folder, 'more.uhp'), readFileSync(join(folder, 'more.uhp'), 'utf8').split('\n').slice(1).join('\n'));
  utimesSync(join(folder, 'more.uhp'), 1e9, 1e9);
  const updated = measured(plyglot, ['index', '-q', '--update', folder, '-o', index]);
  const [count] = execFileSync('sqlite3', [index, 'SELECT count(*) FROM position'], {encoding: 'utf8'}).split('\n');
  // A game in the middle, after a ply that no other game has.
  const game = readFileSync(file, {encoding: 'utf8'}).split('\n')[Math.floor(games / 2)];
  const asked = ['--position', `${game}@20`, '--notation', 'uhp'];
  const found = medianMilliseconds(plyglot, ['find', ...asked, '--index', index]);
  const scanned = measured(plyglot, ['find', ...asked, '--jobs', '1', folder]);
  const explored = medianMilliseconds(plyglot, ['explore', '--index', index]);
  return [rounded(games), made.cpu.toFixed(1), withTwo.wall.toFixed(1), rounded(Math.max(made.bytes, withTwo.bytes) / 1e6),
          rounded(statSync(index).size / Number(count)), (updated.wall * 1000).toFixed(0), found.toFixed(1),
          explored.toFixed(1), scanned.cpu.toFixed(2)];
}

export function archiveTable(programs, plyglot) {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-archive-'));
  try {
    return table(
      ['games', 'index, s of one core', 'with two jobs, s', 'memory, MB', 'bytes a position', 'update of one file, ms',
       'find, ms', 'explore, ms', 'find without index, s of one core'],
      sizes.map((games) => rowOf(games, programs, plyglot, folder)),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
