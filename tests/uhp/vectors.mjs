// vectors.mjs PROGRAM: the lists of legal moves and the counts of the rules' own vectors, as a client of `plyglot uhp` sees
// them: of a tree it sees no count, and plays and lists all of it.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {Engine} from './engine.mjs';

const vectors = new URL('../conformance/vectors/hive/', import.meta.url);
const rowsOf = (name) => readFileSync(new URL(name, vectors), 'utf8').split('\n').filter((line) => line !== '');
const engine = new Engine(process.argv[2]);
assert.deepEqual(await engine.next(), ['id plyglot v0.2.0', 'Mosquito;Ladybug;Pillbug']);

// One line, unless it is an error.
const lineOf = (answer, about) => {
  assert.equal(answer.length, 1, about);
  assert.doesNotMatch(answer[0], /^(err|invalidmove)\b/, about);
  return answer[0];
};

{
  const rows = rowsOf('legal-moves.jsonl').map((row) => JSON.parse(row));
  assert.ok(rows.length >= 5);
  for (const {uhp, state, moves} of rows) {
    const [game, list] = await engine.ask(`newgame ${uhp}`, 'validmoves');
    assert.equal(lineOf(game, uhp).split(';')[1], state, uhp);
    if (moves.length === 0) assert.match(list[0], /^err /, uhp);
    else assert.deepEqual(lineOf(list, uhp).split(';'), moves, uhp);
  }
}

// The suite's lists, at any ply of its games: they name cells, which a client does not see, so that only the numbers of
// moves are compared.
{
  let lists = 0;
  const suite = readFileSync(new URL('../../corpus/suite/uhp.jsonl', import.meta.url), 'utf8');
  for (const {id, text, asks, options, source} of suite.trim().split('\n').map((line) => JSON.parse(line))) {
    if (options !== undefined || source === 'string' || text === undefined) continue;
    const games = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
    for (const {do: verb, record = 1, ply, expect} of asks) {
      if (verb !== 'moves' || !Array.isArray(expect.moves)) continue;
      const [begun] = await engine.ask(`newgame ${games[record - 1]}`);
      // What has an error is not a game that can be begun.
      if (begun[0].startsWith('err ')) continue;
      const plies = begun[0].split(';').length - 3;
      const back = ply === undefined ? 0 : plies - ply;
      if (back > 0) await engine.ask(`undo ${back}`);
      const [list] = await engine.ask('validmoves');
      if (expect.moves.length === 0) assert.match(list[0], /^err the game is over/, id);
      else assert.equal(lineOf(list, id).split(';').length, expect.moves.length, id);
      ++lists;
    }
  }
  assert.ok(lists > 50, `${lists} lists`);
}

{
  const rows = rowsOf('illegal-moves.tsv').slice(1).map((row) => row.split('\t'));
  assert.ok(rows.length >= 39);
  for (const [uhp, move] of rows) {
    const [before, answer, after] = await engine.ask(`newgame ${uhp}`, `play ${move}`, 'plyglot-hop');
    lineOf(before, uhp);
    assert.match(answer[0], /^invalidmove ./, `${uhp}: ${move}`);
    const [, still] = await engine.ask(`newgame ${uhp}`, 'plyglot-hop');
    assert.deepEqual(after, still);
  }
}

// Trees with more leaves would take minutes.
const mostLeaves = 25_000;

async function gamesAfter(games) {
  const next = [];
  let leaves = 0;
  for (const game of games) {
    const [begun, list] = await engine.ask(`newgame ${game}`, 'validmoves');
    lineOf(begun, game);
    if (/^err the game is over/.test(list[0])) continue;
    const moves = lineOf(list, game).split(';');
    leaves += moves.length;
    next.push({game, moves});
  }
  return {leaves, next};
}

{
  const trees = new Map();
  for (const [game, depth, leaves] of rowsOf('perft.tsv').slice(1).map((row) => row.split('\t'))) {
    if (Number(leaves) <= mostLeaves) trees.set(game, [...(trees.get(game) ?? []), [Number(depth), Number(leaves)]]);
  }
  assert.ok(trees.size > 8);
  for (const [game, rows] of trees) {
    const counts = new Map(rows);
    const deepest = Math.max(...counts.keys());
    let games = [game];
    for (let depth = 1; depth <= deepest; ++depth) {
      const {leaves, next} = await gamesAfter(games);
      if (counts.has(depth)) assert.equal(leaves, counts.get(depth), `${game} at depth ${depth}`);
      if (depth === deepest) break;
      games = [];
      for (const {game: before, moves} of next) {
        const answers = await engine.ask(`newgame ${before}`, ...moves.flatMap((move) => [`play ${move}`, 'undo']));
        for (let i = 0; i < moves.length; ++i) {
          games.push(lineOf(answers[1 + 2 * i], moves[i]));
          assert.equal(lineOf(answers[2 + 2 * i], before), answers[0][0]);
        }
      }
    }
  }
}

assert.deepEqual(await engine.close(), {status: 0, rest: ''});
