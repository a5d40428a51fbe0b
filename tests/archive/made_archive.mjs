// Folders of games for the tests of archives: random games in all notations, with players, dates and results, of which
// many begin alike.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const made = (program, ...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 30 });

// A new folder that is gone at the end, and what runs plyglot in it.
export function newFolder(plyglot) {
  const top = mkdtempSync(join(tmpdir(), 'plyglot-archive-'));
  process.on('exit', () => rmSync(top, { recursive: true, force: true }));
  const run = (...words) => {
    const { status, stdout, stderr } = spawnSync(plyglot, words, { encoding: 'utf8', cwd: top, maxBuffer: 1 << 30 });
    return { status, out: stdout, error: stderr, lines: stdout.split('\n').filter(Boolean) };
  };
  return { top, run };
}

// A generator that gives the same numbers every time (xorshift32).
export function newDice(seed) {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

const names = ['Ann', 'Bob', 'Cleo, the "third"', 'Dé', 'Eve'];
const hiveResults = ['WhiteWins', 'BlackWins', 'Draw', 'InProgress'];

// Into `games` of the folder. Returns of each file which game it is of.
export function makeArchive(top, { hiveGames, hexixGames, hopgiGames, corpus }) {
  mkdirSync(join(top, 'games'));
  const below = newDice(20261126);
  const files = [];
  const add = (name, game, text) => {
    writeFileSync(join(top, 'games', name), text);
    files.push({ game, file: join('games', name) });
  };
  const short = made(hiveGames, 'Base+M', '1', '200', '6');
  add('short.uhp', 'hive', short);
  add('long.uhp', 'hive', made(hiveGames, 'Base+MLP', '1', '40', '50'));
  for (const [index, text] of short.split('\n').slice(0, 60).entries()) {
    const [type, , , ...moves] = text.split(';');
    const tags = [`[GameType "${type}"]`];
    if (below(4) !== 0) tags.push(`[Date "20${16 + below(9)}.0${1 + below(9)}.11"]`);
    tags.push(`[White "${['Ann', 'Bob', 'Dé'][below(3)]}"]`, `[Black "${['Ann', 'Bob', 'Eve'][below(3)]}"]`);
    tags.push(`[Result "${hiveResults[below(4)]}"]`);
    const lines = moves.map((move, ply) => `${ply + 1}. ${move}`);
    add(`tagged-${index}.pgn`, 'hive', `${tags.join('\n')}\n\n${lines.join('\n')}\n`);
  }
  add('random.hexix', 'hexix', made(hexixGames, 'random', 'random', '1', 'games=40', 'plies=20'));
  const escaped = (name) => name.replace(/"/g, '\\"');
  const hopgi = made(hopgiGames, 'random', 'random', '1', 'games=60', 'turns=8')
    .replace(/\[White "random"\]/g, () => `[White "${escaped(names[below(5)])}"]`)
    .replace(/\[Black "random"\]/g, () => `[Black "${escaped(names[below(5)])}"]`)
    .replace(/\[Date "\?{4}.\?\?.\?\?"\]/g, () => (below(3) === 0 ? '[Date "????.??.??"]' : `[Date "20${20 + below(7)}.01.02"]`));
  add('random.hopgi', 'hopgi', hopgi);
  const homeworlds = join(corpus, 'homeworlds', 'games');
  for (const name of readdirSync(homeworlds).filter((each) => each.endsWith('.hw'))) {
    copyFileSync(join(homeworlds, name), join(top, 'games', name));
    files.push({ game: 'homeworlds', file: join('games', name) });
  }
  return files;
}
