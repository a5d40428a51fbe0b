// `plyglot match`: the board is plyglot's, whatever engines do; results depend on nothing but the engines, also when a
// match was killed and resumed; and nothing is left of an engine.
//   node match.mjs PLYGLOT TEST_ENGINE HOSTILE
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, appendFileSync, mkdirSync,
         existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { estimate, logLikelihoodRatio, number } from './exact.mjs';
import { match as play, read, timeless, wordsOf } from './matches.mjs';
import { isRunning, runs } from './running.mjs';

const [plyglot, testEngine, hostile] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-match-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const ours = (strategy, seed = 0) => `'${plyglot}' uhp --strategy ${strategy} --seed ${seed}`;

const match = (engines, ...options) => play(plyglot, engines, ...options);

function matchMeanwhile(engines, ...options) {
  const child = spawn(plyglot, ['match', ...wordsOf(engines), '--output-format', 'jsonl', ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (data) => { output += data; });
  return new Promise((resolve) => child.on('close', (status) => resolve(read(status, output))));
}

const filesOf = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const withoutTimes = (text) => text.replace(/^\{[^}]*\}\n/gm, '').replace(/"ms":\d+/g, '"ms":0');

// A whole match: pairs, colours, ends, and games that plyglot itself finds nothing wrong with.
const players = { greedy: ours('greedy'), random: ours('random'), first: ours('first') };
const whole = join(top, 'whole');
const played = match(players, '--pairs', '3', '--depth', '1', '--output', whole);
assert.equal(played.status, 0, played.error);
assert.equal(played.games.length, 18);
assert.deepEqual(played.games.map((game) => game.game), [...Array(18).keys()].map((index) => index + 1));
for (let index = 0; index < 18; index += 2) {
  const [one, two] = played.started.slice(index, index + 2);
  assert.deepEqual([two.first, two.second, two.board], [one.second, one.first, one.board]);
}
for (const side of played.table.engines) assert.equal(side.won + side.drawn + side.lost, 12);
assert.equal(played.table.engines[0].name, 'greedy');
assert.ok(played.table.engines[0].won >= 10, JSON.stringify(played.table));
const lint = spawnSync(plyglot, ['lint', '--output-format', 'jsonl', join(whole, 'games')], { encoding: 'utf8' });
const found = lint.stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line).name);
assert.equal(lint.status, 0);
// Draws by repetition or by length are not on the board.
assert.ok(found.every((name) => name === 'hive-pgn/result-not-on-board' || name === 'hive/threefold'), `${found}`);
// The result of each game is what plyglot finds on the board again.
for (const game of played.games.filter(({ end }) => end === 'queen-surrounded')) {
  const text = readFileSync(join(whole, 'games', `${String(game.game).padStart(5, '0')}.pgn`), 'utf8');
  const uhp = spawnSync(plyglot, ['translate', '--from', 'hive-pgn', '--to', 'uhp', '-'], { encoding: 'utf8', input: text });
  const { first } = played.started[game.game - 1];
  assert.equal(uhp.stdout.split(';')[1], game.winner === first ? 'WhiteWins' : 'BlackWins');
}

// Nothing depends on the number of games at the same time.
const parallel = join(top, 'parallel');
const again = match(players, '--pairs', '3', '--depth', '1', '--jobs', '2', '--output', parallel);
assert.deepEqual(timeless(again), timeless(played));
assert.deepEqual(filesOf(parallel), filesOf(whole));
for (const name of readdirSync(join(whole, 'games'))) {
  assert.equal(withoutTimes(readFileSync(join(parallel, 'games', name), 'utf8')),
               withoutTimes(readFileSync(join(whole, 'games', name), 'utf8')), name);
}

// The first against all others.
const gauntlet = match(players, '--gauntlet', '--pairs', '1', '--depth', '1');
assert.deepEqual(gauntlet.table.pairings.map(({ first, second }) => [first, second]),
                 [['greedy', 'random'], ['greedy', 'first']]);

// Openings: the same for the same seed, none twice; from files of any notation; positions are refused.
const openingsOf = (...options) => {
  const { started } = match({ a: ours('first'), b: ours('first') }, '--depth', '1', '--max-plies', '8', ...options);
  return started.filter((_, index) => index % 2 === 0).map(({ board }) => board);
};
const six = openingsOf('--pairs', '12', '--openings', 'random:6', '--seed', '7', '--type', 'Base+P');
assert.equal(new Set(six).size, 12);
assert.deepEqual(openingsOf('--pairs', '12', '--openings', 'random:6', '--seed', '7', '--type', 'Base+P'), six);
assert.notDeepEqual(openingsOf('--pairs', '12', '--openings', 'random:6', '--seed', '8', '--type', 'Base+P'), six);
// After the first ply the boards differ in their piece alone: all but the queen, since White may not begin with it.
assert.equal(new Set(openingsOf('--pairs', '9', '--openings', 'random:1')).size, 7);
writeFileSync(join(top, 'book.pgn'), readFileSync(join(whole, 'games/00001.pgn')));
assert.equal(openingsOf('--pairs', '1', '--openings', join(top, 'book.pgn'), '--ply', '5')[0].split(';').length, 3 + 5);
writeFileSync(join(top, 'book.hop'), 'QA-a,b\n');
const position = match({ a: ours('first'), b: ours('first') }, '--openings', join(top, 'book.hop'));
assert.equal(position.status, 2);
assert.match(position.error, /cannot be given a position/);

// The third occurrence is a draw, unless that is turned off.
const repeated = played.games.find(({ end }) => end === 'repetition');
const shuffle = { a: `'${testEngine}'`, b: `'${testEngine}'` };
const draw = match(shuffle, '--pairs', '1', '--depth', '1', '--type', 'Base', '--max-plies', '60');
const noDraw = match(shuffle, '--pairs', '1', '--depth', '1', '--type', 'Base', '--max-plies', '60', '--repetition', 'off');
assert.ok(repeated !== undefined || draw.games.some(({ end }) => end === 'repetition'), JSON.stringify(draw.games));
assert.ok(noDraw.games.every(({ end }) => end !== 'repetition'));
// An engine that claims it then is right.
const claimed = match({ a: `'${testEngine}' --repetition`, b: `'${testEngine}'` }, '--pairs', '1', '--depth', '1', '--type', 'Base', '--max-plies', '60');
assert.deepEqual([claimed.status, claimed.findings], [0, []]);
assert.deepEqual(claimed.games.map(({ end }) => end), draw.games.map(({ end }) => end));
assert.ok(claimed.games.some(({ end }) => end === 'repetition'));

// Engines that break rules lose, and the log says which rule.
const good = `'${testEngine}'`;
for (const [fault, rule] of Object.entries({ 'pass-with-moves': 'hive/pass-with-moves',
                                             'placement-beside-enemy': 'hive/placement-touches-enemy',
                                             'one-hive-ignored': 'hive/breaks-hive' })) {
  const folder = join(top, fault);
  const { status, games, findings } = match({ bad: `${good} --fault ${fault}`, good }, '--pairs', '2', '--depth', '1',
                                            '--output', folder);
  assert.equal(status, 1, fault);
  const lost = games.filter(({ end }) => end === 'match/illegal-move');
  assert.ok(lost.length > 0, `${fault}: ${JSON.stringify(games)}`);
  for (const game of lost) assert.equal(game.winner, 'good');
  for (const finding of findings.filter(({ name }) => name === 'match/illegal-move')) {
    assert.equal(finding.engine, 'bad');
    assert.match(finding.shown, new RegExp(`^error\\[${rule}\\]`));
    assert.match(finding.board, /^Base\+MLP;/);
  }
  const log = readFileSync(join(folder, 'bad.log'), 'utf8');
  assert.match(log, new RegExp(`error\\[match/illegal-move\\][^]*said: [^]*error\\[${rule}\\]`));
  assert.equal(existsSync(join(folder, 'good.log')), false);
}
// A wrong claim is found and loses nothing.
const claims = match({ bad: `${good} --fault claims-win`, good }, '--pairs', '1', '--depth', '1', '--max-plies', '20');
assert.equal(claims.status, 1);
assert.deepEqual([...new Set(claims.findings.map(({ name, engine }) => `${engine} ${name}`))], ['bad match/state']);
assert.ok(claims.games.every(({ end }) => !end.startsWith('match/')));

// So are moves in a GameString that were not played; other spellings of moves are none of it, and change no game.
const brief = ['--pairs', '1', '--depth', '1', '--max-plies', '20'];
const plain = match({ a: good, b: good }, ...brief);
const filtered = (script) => `sh -c '"$0" | sed -u "$1"' ${good} "${script}"`;
const garbled = match({ a: filtered('s/^\\\\(Base.*;.*;.*;.*;\\\\)\\\\([^;]*\\\\)$/\\\\1wQ/'), b: good }, ...brief);
assert.deepEqual([...new Set(garbled.findings.map(({ name, engine }) => `${engine} ${name}`))], ['a match/game-string']);
assert.match(garbled.findings[0].message, /the moves .* are not those of the game/);
assert.deepEqual(timeless({ ...garbled, findings: [], table: 0 }), timeless({ ...plain, table: 0 }));
const respelled = match({ a: filtered('s/\\\\([wb]Q\\\\)/\\\\11/g'), b: good }, ...brief);
assert.deepEqual(timeless(respelled), timeless(plain));
// An engine that refuses a legal move goes on if it takes the GameString.
const deaf = match({ a: `sh -c 'sed -u "s/^play .Q.*/play/" | "$0"' ${good}`, b: good }, ...brief);
assert.deepEqual([...new Set(deaf.findings.map(({ name, engine }) => `${engine} ${name}`))], ['a match/move-refused']);
assert.deepEqual(timeless({ ...deaf, findings: [], table: 0 }), timeless({ ...plain, table: 0 }));

// However an engine behaves, the match ends within a bound, and nothing is left of it.
const ends = {
  'greeting-dies': 'match/ended', 'greeting-killed': 'match/ended', 'greeting-flood': 'match/flood', hangs: 'match/time',
  dies: 'match/ended', half: 'match/ended', chatters: 'match/illegal-move', 'leaves-child': 'match/no-move',
  'ignores-term': 'match/no-move',
};
await Promise.all(Object.entries(ends).map(async ([kind, end]) => {
  const mark = `PLYGLOT_MARK=match-${kind}-${process.pid}`;
  const begin = Date.now();
  const { status, games } = await matchMeanwhile({ bad: `env ${mark} '${hostile}' ${kind}`, good }, '--pairs', '1',
                                                 '--time', kind === 'hangs' ? '3' : '10', '--grace', '0', '--type', 'Base', '--jobs', '2');
  assert.equal(status, 1, kind);
  assert.deepEqual(games.map((game) => [game.winner, game.end]), [['good', end], ['good', end]], kind);
  assert.ok(Date.now() - begin < 30000, kind);
  assert.equal(isRunning(mark), false, kind);
}));

// Killed at any moment and resumed, a match has the same table, games and logs.
const waitFor = (condition) => {
  for (let tries = 0; tries < 1000 && !condition(); ++tries) spawnSync('sleep', ['0.01']);
  assert.ok(condition());
};
const slow = { slow: `sh -c 'sleep 0.02; exec "$0" "$@"' ${good} --fault pass-with-moves`, other: ours('random', 3) };
const conditions = ['--pairs', '5', '--depth', '1', '--max-plies', '40'];
const calm = join(top, 'calm');
const expected = match(slow, ...conditions, '--output', calm);
for (const [index, lines] of [1, 60, 120].entries()) {
  const folder = join(top, `killed-${index}`);
  const mark = `PLYGLOT_MARK=killed-${index}-${process.pid}`;
  const words = wordsOf(Object.fromEntries(Object.entries(slow).map(([name, command]) => [name, `env ${mark} ${command}`])));
  const child = spawn(plyglot, ['match', ...words, ...conditions, '--jobs', '2', '--output', folder], { stdio: 'ignore' });
  const events = join(folder, 'events.jsonl');
  waitFor(() => existsSync(events) && existsSync(join(folder, 'state.json')) &&
                readFileSync(events, 'utf8').split('\n').length > lines);
  child.kill('SIGKILL');
  // Engines whose input ends do so themselves.
  assert.equal(isRunning(mark), false, 'killed');
  const kept = readFileSync(events, 'utf8');
  assert.ok(kept.split('"finished"').length - 1 < expected.games.length, 'the match was over too soon');
  // What a disk may hold after that: the beginning of a game and half a line.
  appendFileSync(events, '{"event":"started","game":10,"first":"other","second":"slow","opening":5,"plies":4,"notation":"uhp","board":""}\n{"event":"mo');
  // The folder names programs, which are shown and not started unasked.
  const asked = spawnSync(plyglot, ['match', folder], { encoding: 'utf8' });
  assert.equal(asked.status, 2);
  assert.match(asked.stderr, new RegExp(`slow is .env ${mark}[^]*other is .env ${mark}[^]*match --trust`));
  const resumed = spawnSync(plyglot, ['match', '--trust', folder, '--output-format', 'jsonl'], { encoding: 'utf8' });
  assert.equal(resumed.status, expected.status, resumed.stderr);
  const now = resumed.stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  assert.deepEqual(now.at(-1), expected.table);
  assert.deepEqual(now.filter(({ event }) => event === 'finished'), expected.games);
  assert.ok(readFileSync(events, 'utf8').startsWith(kept.slice(0, kept.lastIndexOf('\n') + 1)));
  assert.deepEqual(filesOf(folder).filter((name) => !name.includes('.plyglot-')), filesOf(calm));
  assert.equal(readFileSync(join(folder, 'slow.log'), 'utf8'), readFileSync(join(calm, 'slow.log'), 'utf8'));
  // A match that is over only gives its table again.
  assert.equal(spawnSync(plyglot, ['match', folder, '--output-format', 'jsonl'], { encoding: 'utf8' }).stdout, resumed.stdout);
}

// Ctrl-C once: the games in play are finished, and the rest can be resumed. Twice: nothing is left.
{
  const folder = join(top, 'interrupted');
  const mark = `PLYGLOT_MARK=interrupted-${process.pid}`;
  const words = wordsOf(Object.fromEntries(Object.entries(slow).map(([name, command]) => [name, `env ${mark} ${command}`])));
  const child = spawn(plyglot, ['match', ...words, ...conditions, '--output', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => { said += data; });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const events = join(folder, 'events.jsonl');
  waitFor(() => existsSync(events) && readFileSync(events, 'utf8').split('\n').length > 30);
  child.kill('SIGINT');
  assert.equal(await ended, 2);
  assert.match(said, /interrupted; `plyglot match --trust .*interrupted` goes on/);
  assert.equal(readFileSync(events, 'utf8').trimEnd().split('\n').at(-1).includes('"finished"'), true);
  assert.equal(isRunning(mark), false, 'interrupted');
  const resumed = spawnSync(plyglot, ['match', '--trust', folder, '--output-format', 'jsonl'], { encoding: 'utf8' });
  assert.deepEqual(JSON.parse(resumed.stdout.trimEnd().split('\n').at(-1)), expected.table);
}
{
  const mark = `PLYGLOT_MARK=twice-${process.pid}`;
  // It has a child in a session of its own.
  const engine = `env ${mark} sh -c 'setsid sleep 600 >/dev/null & exec "$0" hangs' '${hostile}'`;
  const child = spawn(plyglot, ['match', '--engine', `a=${engine}`, '--engine', `b=${good}`,
                                '--time', '60', '--pairs', '1'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', (status, signal) => resolve(signal)));
  spawnSync('sleep', ['0.4']);
  child.kill('SIGINT');
  spawnSync('sleep', ['0.2']);
  child.kill('SIGINT');
  assert.equal(await ended, 'SIGINT');
  assert.equal(isRunning(mark), false, 'twice');
}

// Engines that do not read their input, and so never see its end, do not survive plyglot either.
for (const words of [['match', '--engine', 'a=ENGINE', '--engine', 'b=ENGINE', '--time', '60', '--jobs', '2'], ['uhp-check', 'ENGINE']]) {
  const mark = `PLYGLOT_MARK=${words[0]}-killed-${process.pid}`;
  const engine = `env ${mark} '${hostile}' hangs`;
  const child = spawn(plyglot, words.map((word) => word.replace('ENGINE', engine)), { stdio: 'ignore' });
  waitFor(() => runs(mark, 'sleep'));
  assert.ok(runs(mark, 'sleep'));
  child.kill('SIGKILL');
  assert.equal(isRunning(mark), false, words[0]);
}

// A folder that holds no match says so once, in plain words.
{
  const folder = join(top, 'other');
  mkdirSync(folder);
  const said = () => spawnSync(plyglot, ['match', '--trust', folder], { encoding: 'utf8' }).stderr.split('\n')[0];
  assert.match(said(), /^plyglot: [^:]*state\.json: no match is kept here: [^:]*$/);
  writeFileSync(join(folder, 'state.json'), '{"game": 1}');
  assert.match(said(), /^plyglot: [^:]*state\.json: it is not the state of a match$/);
}

// An engine gets no more memory than it may have.
{
  const words = ['match', '--engine', `small=${good}`, '--engine', `other=${good}`, '--depth', '1', '--pairs', '1'];
  const small = spawnSync(plyglot, [...words, '--memory', 'small=1', '--output-format', 'jsonl'], { encoding: 'utf8' });
  assert.equal(small.status, 1, small.stderr);
  const games = small.stdout.split('\n').filter((line) => line.includes('"finished"')).map((line) => JSON.parse(line));
  assert.deepEqual(games.map((game) => [game.winner, game.end]), [['other', 'match/ended'], ['other', 'match/ended']]);
}

// Two programs do not work in one folder, and a folder with something else is left alone.
assert.equal(match(players, '--output', whole).status, 2);
assert.match(match(players, '--output', whole).error, /something already/);
// A folder is made only for a match that can be played, and what is resumed is not changed.
assert.equal(match({ a: '/no/such/engine', b: good }, '--output', join(top, 'none')).status, 2);
assert.equal(existsSync(join(top, 'none')), false);
assert.equal(spawnSync(plyglot, ['match', whole, '--pairs', '7']).status, 2);
{
  const events = join(whole, 'events.jsonl');
  const child = spawn('flock', [events, 'sleep', '60'], { stdio: 'ignore', detached: true });
  waitFor(() => spawnSync('flock', ['-n', events, 'true']).status === 1);
  const second = spawnSync(plyglot, ['match', whole], { encoding: 'utf8' });
  process.kill(-child.pid, 'SIGKILL');
  assert.equal(second.status, 2);
  assert.match(second.stderr, /being played already/);
}

// A folder of games with given results: the numbers are those of exact decimals.
function told(pairs, sprt) {
  const folder = join(top, `counts-${pairs.join('-')}`);
  mkdirSync(join(folder, 'games'), { recursive: true });
  const engine = { command: 'false', protocol: 'uhp', ms: 1000, depth: 0, options: [] };
  const state = { 'plyglot-match': 1, game: 'hive', engines: [{ name: 'a', ...engine }, { name: 'b', ...engine }],
                  gauntlet: false, pairs: pairs.reduce((sum, count) => sum + count), grace: 0, 'max-plies': 9, repetition: true,
                  openings: [{ notation: 'uhp', text: 'Base;NotStarted;White[1]' }], sprt };
  writeFileSync(join(folder, 'state.json'), JSON.stringify(state));
  // Half points of the first engine in both games.
  const games = pairs.flatMap((count, points) => Array(count).fill([Math.min(points, 2), Math.max(points - 2, 0)])).flat();
  const events = games.flatMap((points, index) => {
    const [first, second] = index % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
    const winner = points === 1 ? null : points === 2 ? 'a' : 'b';
    return [{ event: 'started', game: index + 1, first, second, opening: 1, plies: 0, notation: 'uhp', board: '' },
            { event: 'finished', game: index + 1, winner, end: 'length', plies: 0 }];
  });
  writeFileSync(join(folder, 'events.jsonl'), events.map((event) => JSON.stringify(event) + '\n').join(''));
  return JSON.parse(spawnSync(plyglot, ['match', '--trust', folder, '--output-format', 'jsonl'], { encoding: 'utf8' })
    .stdout.trimEnd().split('\n').at(-1));
}
for (const [pairs, sprt] of [[[1, 3, 9, 4, 2], [-20, 20]], [[0, 0, 3, 1, 0], [0, 5]], [[6, 2, 1, 0, 0], [-400, -100]],
                             [[0, 1, 0, 0, 9], [0, 10]]]) {
  const { pairings: [pairing], llr } = told(pairs, sprt);
  assert.deepEqual(pairing.pairs, pairs);
  const exact = estimate(pairs);
  for (const key of ['elo', 'low', 'high']) {
    if (exact[key] === null) assert.equal(pairing[key], null, `${pairs} ${key}`);
    else assert.ok(Math.abs(pairing[key] - number(exact[key])) < 1e-3, `${pairs} ${key}: ${pairing[key]} ${number(exact[key])}`);
  }
  assert.ok(Math.abs(pairing.los - number(exact.los)) < 1e-5, `${pairs} los`);
  assert.ok(Math.abs(llr - number(logLikelihoodRatio(pairs, ...sprt))) < 1e-4, `${pairs} llr ${llr}`);
}

// The test stops the match, at the same pair however many games are played at the same time.
const test = ['--pairs', '400', '--depth', '1', '--sprt', '0,200'];
const [alone, together] = ['1', '4'].map((jobs) => match({ a: ours('greedy'), b: ours('random') }, ...test, '--jobs', jobs));
assert.equal(alone.status, 0);
assert.equal(alone.table.sprt, 'h1');
assert.ok(alone.games.length < 100, `${alone.games.length}`);
assert.deepEqual(timeless(together), timeless(alone));
const other = match({ a: ours('random'), b: ours('greedy') }, ...test);
assert.equal(other.status, 1);
assert.equal(other.table.sprt, 'h0');

console.log('ok');
