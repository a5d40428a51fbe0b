// What the games of a file say, read off what plyglot shows of them and not off an index: a second way to count.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { positionsOf } from './positions.mjs';

const known = (value) => (value === undefined || /^[?.-]*$/.test(value) ? '' : value);
const dateOf = (value) => (/^\d{4}[./]/.test(value) ? value.replaceAll(value[4], '-') : value);
const hiveResults = { WhiteWins: 'first', BlackWins: 'second', Draw: 'draw' };
const hopgiResults = { '1-0': 'first', '0-1': 'second', '1/2-1/2': 'draw' };

const readers = {
  hive: (game) => ({
    type: game.gametype,
    players: [known(game.headers?.White), known(game.headers?.Black)],
    date: dateOf(known(game.headers?.Date)),
    result: hiveResults[game.state] ?? hiveResults[game.result] ?? '',
    moves: game.plies.map((ply) => ply.move),
  }),
  hexix: (game) => ({
    type: '',
    players: ['', ''],
    date: '',
    result: { B: 'first', R: 'second' }[game.result?.[0]] ?? '',
    moves: game.plies.map((ply) => ply.token),
  }),
  hopgi: (game) => {
    // Values are as they are written, with `\"` for a quote.
    const tag = (name) => known(game.tags.find((each) => each.name === name)?.value.replace(/\\(["\\])/g, '$1'));
    return {
      type: '',
      players: [tag('White'), tag('Black')],
      date: dateOf(tag('Date')),
      result: { white: 'first', black: 'second' }[game.winner] ?? hopgiResults[game.result] ?? '',
      moves: game.line.turns.map((turn) => turn.text),
    };
  },
  homeworlds: (game) => {
    const winner = game.outcome === 'won' ? game.winner : -1;
    return {
      type: String(game.players.length),
      players: game.players,
      date: '',
      result: winner === null || winner < 0 ? '' : ['first', 'second', 'third', 'fourth'][winner],
      moves: game.turns.map((turn) => turn.actions.join('; ')),
    };
  },
};

// Of all games of the files that makeArchive made: { file, record, game, type, players, date, result, moves, forms };
// forms are the same for positions that are turned or mirrored images.
export function readGames(plyglot, top, files) {
  return files.flatMap(({ game, file }) => {
    const out = execFileSync(plyglot, ['show', '--format', 'json', join(top, file)], { encoding: 'utf8', maxBuffer: 1 << 30 });
    const positions = new Map();
    for (const { record, form, mirrored } of positionsOf(plyglot, game, join(top, file))) {
      if (!positions.has(record)) positions.set(record, []);
      positions.get(record).push([form, mirrored ?? form].sort()[0]);
    }
    return out.trim().split('\n').map((line, index) => ({
      file, record: index + 1, game, ...readers[game](JSON.parse(line)), forms: positions.get(index + 1),
    }));
  });
}
