// `plyglot match` of Homeworlds, Hexix and Hopgi, with engines that speak the protocol of the conformance suite.
//   node match_games.mjs PLYGLOT
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { match as play, read, timeless, wordsOf } from './matches.mjs';

const [plyglot] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-match-games-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const script = new URL('suite_engine.mjs', import.meta.url).pathname;
const corpus = new URL('../../corpus/', import.meta.url).pathname;

const ours = (strategy, seed = 0) => `'${plyglot}' answer --strategy ${strategy} --seed ${seed}`;
const theirs = (kind, ...log) => `'${process.execPath}' '${script}' '${plyglot}' ${kind} ${log.map((path) => `'${path}'`).join('')}`;
const run = (...words) => spawnSync(plyglot, words, { encoding: 'utf8' });

const match = (game, engines, ...options) => play(plyglot, engines, '--game', game, ...options);

// What the rules say of the end of a text, asked in another way.
function outcomeOf(notation, text) {
  const { stdout } = spawnSync(plyglot, ['answer'], { input: JSON.stringify({ id: 1, do: 'position', notation, text }), encoding: 'utf8' });
  return JSON.parse(stdout).outcome;
}

const games = { homeworlds: 'hw', hexix: 'hexix', hopgi: 'hopgi' };
const conditions = ['--pairs', '3', '--depth', '2', '--max-plies', '80'];
let won = 0;
for (const [game, extension] of Object.entries(games)) {
  // A whole match: sides, ends, and files that plyglot finds no error in and sees the same end of.
  const players = { search: ours('search'), random: ours('random', 3), first: ours('first') };
  const folder = join(top, game);
  const whole = match(game, players, ...conditions, '--output', folder);
  assert.equal(whole.status, 0, whole.error);
  assert.equal(whole.games.length, 18);
  for (const { game: number, winner, end, plies } of whole.games) {
    const { first, second, board } = whole.started[number - 1];
    const partner = whole.started[number % 2 === 1 ? number : number - 2];
    assert.deepEqual([partner.first, partner.second, partner.board], [second, first, board]);
    const text = readFileSync(join(folder, 'games', `${String(number).padStart(5, '0')}.${extension}`), 'utf8');
    const outcome = outcomeOf(game, text);
    if (end === 'won') assert.equal([first, second][outcome.winner], winner, text);
    else if (end === 'draw') assert.deepEqual(outcome, { winner: null });
    else assert.deepEqual([outcome, winner], [null, null], text);
    if (end === 'length') assert.equal(plies, 80);
    won += end === 'won' ? 1 : 0;
    // The sides take turns.
    const movers = whole.moves.filter((move) => move.game === number).map(({ engine }) => engine);
    movers.forEach((engine, index) => assert.equal(engine, index % 2 === 0 ? first : second));
    assert.equal(movers.length, plies - whole.started[number - 1].plies);
  }
  const lint = run('lint', join(folder, 'games'));
  assert.notEqual(lint.status, 2, lint.stderr);
  assert.doesNotMatch(lint.stdout, /^error/m);

  // Nothing depends on the number of games at the same time, and no engine on the other's process.
  const parallel = match(game, players, ...conditions, '--jobs', '2');
  assert.equal(parallel.status, 0, parallel.error);
  assert.deepEqual(timeless(parallel), timeless(whole));

  // Openings: none twice, the same for the same seed.
  const openings = (seed) => match(game, { a: ours('first'), b: ours('first') }, '--pairs', '8', '--openings', 'random:4', '--depth', '1',
                                   '--seed', seed, '--max-plies', '5').started.map(({ board }) => board);
  assert.equal(new Set(openings('1')).size, 8);
  assert.deepEqual(openings('1'), openings('1'));
  assert.notDeepEqual(openings('1'), openings('2'));

  // Killed and resumed, a match has the same table and games.
  const slow = { slow: `sh -c 'sleep 0.05; exec "$0" "$@"' ${ours('random', 5)}`, other: ours('first') };
  const expected = match(game, slow, ...conditions);
  const killed = join(top, `${game}-killed`);
  const child = spawn(plyglot, ['match', '--game', game, ...wordsOf(slow), ...conditions, '--output', killed], { stdio: 'ignore' });
  const events = join(killed, 'events.jsonl');
  for (let tries = 0; tries < 1000 && !(existsSync(events) && readFileSync(events, 'utf8').includes('finished')); ++tries) spawnSync('sleep', ['0.01']);
  child.kill('SIGKILL');
  const finished = readFileSync(events, 'utf8').split('"finished"').length - 1;
  assert.ok(finished > 0 && finished < expected.games.length, `${finished} games`);
  spawnSync('sleep', ['0.1']);
  const resumed = run('match', '--trust', killed, '--output-format', 'jsonl');
  assert.deepEqual(timeless(read(resumed.status, resumed.stdout)), timeless(expected));

  // Whoever breaks the rules of the game or of the protocol loses, and the log has the finding.
  const ends = { illegal: 'match/illegal-move', two: 'match/illegal-move', null: 'match/no-move', unsupported: 'match/no-move',
                 'wrong-id': 'match/no-move', text: 'match/no-move', number: 'match/no-move', silent: 'match/time',
                 dies: 'match/ended', flood: 'match/flood', 'hello-dies': 'match/ended' };
  for (const [kind, end] of Object.entries(ends)) {
    // One game says what the others would.
    if (game !== 'hexix' && !['illegal', 'two'].includes(kind)) continue;
    const bad = match(game, { bad: theirs(kind), good: ours('first') }, '--pairs', '1', '--time', kind === 'silent' ? '0.5' : '20', '--grace', '0',
                      '--jobs', '2', '--output', join(top, `${game}-${kind}`));
    assert.equal(bad.status, 1, kind + bad.error);
    assert.deepEqual(bad.games.map(({ winner, end: how }) => [winner, how]), [['good', end], ['good', end]], kind);
    assert.match(readFileSync(join(top, `${game}-${kind}`, 'bad.log'), 'utf8'), new RegExp(`error\\[${end}\\][^]*: the game is lost`));
    if (kind === 'illegal') assert.match(bad.findings[0].shown, new RegExp(`^error\\[${game}/`));
    assert.equal(existsSync(join(top, `${game}-${kind}`, 'good.log')), false);
  }
}
assert.ok(won > 15, `${won} games were won`);

// What is said beside the answers is found, and loses nothing.
const chatter = match('hexix', { a: theirs('chatters'), b: theirs('good') }, '--pairs', '1', '--depth', '1', '--max-plies', '8');
const plain = match('hexix', { a: theirs('good'), b: ours('first') }, '--pairs', '1', '--depth', '1', '--max-plies', '8');
assert.deepEqual([...new Set(chatter.findings.map(({ engine, name }) => `${engine} ${name}`))], ['a match/stray-output']);
assert.equal(plain.status, 0);
assert.deepEqual(timeless({ ...chatter, findings: [], table: 0 }), timeless({ ...plain, table: 0 }));

// What is not a match is said before anything is played.
for (const [kind, words] of [['no-verb', /does not answer `bestmove`/], ['no-notation', /does not know the notation `hexix`/]]) {
  const { status, stderr } = run('match', '--game', 'hexix', ...wordsOf({ a: theirs(kind), b: ours('first') }));
  assert.equal(status, 2);
  assert.match(stderr, words);
}

// The question: the game so far, the limits of each engine, and its settings.
{
  const [one, two] = [join(top, 'one.log'), join(top, 'two.log')];
  const asked = (path) => readFileSync(path, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((line) => line.do === 'bestmove');
  const { moves, started } = match('hexix', { one: theirs('good', one), two: theirs('good', two) }, '--pairs', '1', '--max-plies', '8', '--openings', 'random:0',
                                   '--time', 'one=0.25', '--time', '7', '--depth', 'two=3', '--option', 'one:A=b=c:d', '--option', 'Both=1');
  assert.deepEqual(started.map(({ notation, board, plies }) => [notation, board, plies]), [['hexix', '', 0], ['hexix', '', 0]]);
  const [first, second] = [asked(one)[0], asked(two)[0]];
  assert.deepEqual(first, { id: 1, do: 'bestmove', notation: 'hexix', text: '', ms: 250, settings: { A: 'b=c:d', Both: '1' } });
  assert.deepEqual(second, { id: 1, do: 'bestmove', notation: 'hexix', text: moves[0].move, depth: 3, settings: { Both: '1' } });
  assert.deepEqual(asked(one).slice(0, 4).map(({ id }) => id), [1, 2, 3, 4]);
}

// Settings choose the strategy: then the engines of this match are those of another one.
assert.deepEqual(match('hopgi', { a: `'${plyglot}' answer`, b: ours('random') }, ...conditions, '--option', 'a:Strategy=first').moves.map(({ move }) => move),
                 match('hopgi', { a: ours('first'), b: ours('random') }, ...conditions).moves.map(({ move }) => move));

// Games and positions of files; those of other games are refused, and so are games of more than two.
const first = (game, ...options) => match(game, { a: ours('first'), b: ours('first') }, '--pairs', '1', '--depth', '1', '--max-plies', '30', ...options);
for (const [game, file, ...options] of [['hexix', 'tour/hexes.hexix', '--ply', '4'], ['hopgi', 'tour/hopgi.hopgi', '--ply', '7'],
                                        ['homeworlds', 'tour/stars.hw', '--ply', '6']]) {
  const played = first(game, '--openings', join(corpus, file), ...options);
  assert.equal(played.status, 0, `${file}: ${played.error}`);
  assert.equal(played.started[0].plies, Number(options[1]), file);
  assert.notEqual(first('hexix', '--openings', join(corpus, 'tour/hopgi.hopgi'), '--ply', '3').status, 0);
}
writeFileSync(join(top, 'one.hexpos'), '.../..../...../Bh6....Rh6/...../..../... r\n');
const position = first('hexix', '--openings', join(top, 'one.hexpos'));
assert.equal(position.status, 0, position.error);
assert.deepEqual([position.started[0].notation, position.started[0].board], ['hexix-position', '.../..../...../Bh6....Rh6/...../..../... r']);
// Red is to move there, and the engine of that side moves.
assert.equal(position.moves[0].engine, position.started[0].second);
writeFileSync(join(top, 'three.hw'), 'Players: Ann, Ben, Cy\nhomeworld g1 b2 y3 Alder\n');
const three = first('homeworlds', '--openings', join(top, 'three.hw'));
assert.equal(three.status, 2);
assert.match(three.error, /games of two players/);

// Hive in both protocols is one game.
const uhp = (strategy) => `'${plyglot}' uhp --strategy ${strategy}`;
const hive = (protocol, engine) => match('hive', { a: engine('random'), b: engine('greedy') }, '--protocol', protocol, '--pairs', '1', '--depth', '1');
assert.deepEqual(timeless(hive('suite', ours)), timeless(hive('uhp', uhp)));
const mixed = match('hive', { a: ours('random'), b: uhp('greedy') }, '--protocol', 'a=suite', '--pairs', '1', '--depth', '1');
assert.deepEqual(timeless(mixed), timeless(hive('uhp', uhp)));

// Parts of seconds, and UHP in other games.
const refused = (words, ...options) => {
  const { status, stderr } = run('match', ...options);
  assert.equal(status, 2, stderr);
  assert.match(stderr, words);
};
refused(/`a` speaks UHP, which has whole seconds/, ...wordsOf({ a: uhp('first'), b: uhp('first') }), '--time', '0.5');
refused(/`a` cannot speak UHP in a game of hexix/, '--game', 'hexix', ...wordsOf({ a: ours('first'), b: ours('first') }), '--protocol', 'a=uhp');
refused(/there is no engine `c`/, ...wordsOf({ a: uhp('first'), b: uhp('first') }), '--depth', 'c=2');
refused(/the engine refuses `options set Nothing 1`/, ...wordsOf({ a: uhp('first'), b: uhp('first') }), '--option', 'Nothing=1');

assert.ok(readdirSync(top).length > 10);
console.log('ok');
