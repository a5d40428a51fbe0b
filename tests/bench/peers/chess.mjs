// A program that reads records of chess, beside ours over records of Hopgi of the same size. It is a substitute: no program
// of others that reads these notations is packaged, and chess has other rules.
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const size = 8_000_000;
const runs = 9;

// The Spanish game as it is mostly played, and then kings that walk to the corner and back: forty turns, all legal.
function chessGame(number) {
  const plies = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7'.split(' ');
  while (plies.length < 80) plies.push('Kh1', 'Kh8', 'Kg1', 'Kg8');
  const words = plies.map((ply, i) => (i % 2 === 0 ? `${i / 2 + 1}. ${ply}` : ply)).join(' ');
  const tags = {Event: '?', Site: '?', Date: '????.??.??', Round: number, White: '?', Black: '?', Result: '1/2-1/2'};
  const lines = Object.entries(tags).map(([tag, value]) => `[${tag} "${value}"]\n`).join('');
  return `${lines}\n${`${words} 1/2-1/2`.replace(/(.{1,78})( |$)/g, '$1\n')}\n`;
}

// As many games as make up the size, one after another.
function write(file, gameAt) {
  const games = [];
  for (let bytes = 0; bytes < size; bytes += games.at(-1).length) games.push(gameAt(games.length));
  writeFileSync(file, games.join(''));
  return file;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

// Rows of a table: the program, what it reads, megabytes a second, and the time of ours as a part of its own. None where
// pgn-extract is not installed. `samples` has a folder for each sample, with its texts; the two files are written beside it.
export function chessRows(plyglot, samples) {
  const pgnExtract = '/usr/games/pgn-extract';
  if (!statSync(pgnExtract, {throwIfNoEntry: false})) return [];
  const folder = join(samples, 'hopgi');
  const beside = dirname(samples);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const commands = [
    // It plays every move, reports what is wrong, and writes nothing.
    ['pgn-extract -r', 'chess', pgnExtract, ['-s', '-r', write(join(beside, 'chess.pgn'), chessGame)]],
    ['plyglot lint --jobs 1', 'Hopgi', plyglot, ['lint', '-q', '--jobs', '1', write(join(beside, 'games.hopgi'), (i) => `${texts[i % texts.length]}\n`)]],
  ];
  const seconds = commands.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    commands.forEach(([, , program, words], i) => {
      const begin = process.hrtime.bigint();
      execFileSync(program, words, {stdio: 'ignore'});
      seconds[i].push(Number(process.hrtime.bigint() - begin) / 1e9);
    });
  }
  const ours = median(seconds[0].map((time, run) => seconds[1][run] / time));
  return commands.map(([name, game], i) => [name, game, size / median(seconds[i]) / 1e6, i === 0 ? 1 : ours]);
}
