// hostile.mjs PROGRAM: what no client should send to `plyglot uhp`, and clients that go away.
import assert from 'node:assert/strict';
import {Engine} from './engine.mjs';

const program = process.argv[2];
const isError = (answer) => answer.length === 1 && /^(err|invalidmove) ./.test(answer[0]);

{
  const engine = new Engine(program);
  await engine.next();
  // Every command without a game, with one, and with arguments that are none.
  const names = ['info', 'newgame', 'play', 'pass', 'validmoves', 'bestmove', 'undo', 'options', 'plyglot-hop',
    'plyglot-board', 'plyglot-why', 'plyglot-moves'];
  const bad = ['', ' ', ' x', ' ;', ' -1', ' 99999999999999999999', ' depth', ' depth 0', ' depth -1', ' time 1', ' time 00:61:00',
    ' time 00:00:00.', ' get', ' set', ' get x', ' set Seed', ' set Seed -1', ' \u0000', ' \u001b[31m', ' wQ wQ', ' é'];
  for (const begin of ['plyglot-none', 'newgame Base+MLP']) {
    for (const name of names) {
      for (const argument of bad) {
        const [, answer] = await engine.ask(begin, name + argument);
        assert.ok(answer.length > 0, name + argument);
        assert.ok(answer.every((line) => !line.includes('\u001b')), name + argument);
      }
    }
  }
  // CR LF, tabs and blanks around.
  const [begun, played, moves] = await engine.ask('\t newgame  Base \r', 'play  wS1\r', 'validmoves\t');
  assert.deepEqual([begun, played[0], isError(moves)], [['Base;NotStarted;White[1]'], 'Base;InProgress;Black[1];wS1', false]);
  // A megabyte on one line, and more than that; then the engine still answers.
  const [long, longer, after] = await engine.ask(`play ${'w'.repeat(1_000_000)}`, 'x'.repeat(3_000_000), 'info');
  assert.ok(isError(long) && isError(longer));
  assert.equal(long[0].length < 2_000_000, true);
  assert.equal(after[0], 'id plyglot v0.2.0');
  // A game string with an error is not begun, and the game stays.
  const [refused, still] = await engine.ask('newgame Base;InProgress;White[2];wS1;bS1 wS1-;wQ bS1-', 'undo');
  assert.ok(isError(refused));
  assert.deepEqual(still, ['Base;NotStarted;White[1]']);
  assert.deepEqual(await engine.ask('exit'), [[]]);
  assert.deepEqual(await engine.ended, {status: 0, rest: ''});
}

// The end of input ends it, in the middle of a line as well: what was asked is answered.
{
  const engine = new Engine(program);
  await engine.next();
  engine.send('newgame');
  const answer = engine.next();
  const ended = await engine.close();
  assert.deepEqual([await answer, ended], [['Base;NotStarted;White[1]'], {status: 0, rest: ''}]);
}

// The same seed plays the same game, and another seed another one; every strategy plays legal moves to the end.
async function play(plies, ...options) {
  const engine = new Engine(program, ...options);
  await engine.next();
  let [game] = await engine.ask('newgame Base+MLP');
  for (let ply = 0; ply < plies && /;(NotStarted|InProgress);/.test(game[0]); ++ply) {
    const [move] = await engine.ask('bestmove depth 1');
    [game] = await engine.ask(move[0] === 'pass' ? 'pass' : `play ${move[0]}`);
    assert.ok(!isError(game), `${move[0]}: ${game[0]}`);
  }
  await engine.close();
  return game[0];
}
for (const strategy of ['random', 'first', 'greedy', 'search']) {
  const game = await play(40, '--strategy', strategy, '--seed', '7');
  assert.equal(await play(40, '--strategy', strategy, '--seed', '7'), game);
}
assert.notEqual(await play(20, '--strategy', 'random', '--seed', '1'), await play(20, '--strategy', 'random', '--seed', '2'));

// It ends in time, and solves what can be won at once.
{
  const engine = new Engine(program);
  await engine.next();
  await engine.ask('newgame Base+MLP');
  const begin = performance.now();
  const [move] = await engine.ask('bestmove time 00:00:00.300');
  assert.ok(!isError(move));
  assert.ok(performance.now() - begin < 5_000);
  await engine.close();
}
