// `plyglot uhp-check` names each fault of an engine by the rule that it breaks, finds nothing where there is none, and
// ends whatever an engine does, with nothing left of it.
//   node uhp_check.mjs PLYGLOT TEST_ENGINE HOSTILE
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import assert from 'node:assert/strict';
import { isRunning } from './running.mjs';

const [plyglot, engine, hostile] = process.argv.slice(2);

function check(command, ...options) {
  const begin = Date.now();
  const run = spawnSync(plyglot, ['uhp-check', '--output-format', 'jsonl', ...options, command], { encoding: 'utf8' });
  const lines = run.stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  return { status: run.status, error: run.stderr, findings: lines.filter((line) => line.name), summary: lines.at(-1),
           seconds: (Date.now() - begin) / 1000 };
}

// A process that is left is noticed.
{
  const mark = `PLYGLOT_MARK=seen-${process.pid}`;
  const child = spawn('env', [mark, hostile, 'kind'], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  assert.equal(isRunning(mark), true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal(isRunning(mark), false);
}

// What each fault is called, and for what kind of piece where that matters.
const faults = {
  'gate-ignored': ['uhp-check/move-illegal', 'hive/gate-blocked'],
  'one-hive-ignored': ['uhp-check/move-illegal', 'hive/breaks-hive'],
  'queen-not-forced': ['uhp-check/move-illegal', 'hive/queen-overdue'],
  'placement-beside-enemy': ['uhp-check/move-illegal', 'hive/placement-touches-enemy'],
  'grasshopper-over-gaps': ['uhp-check/move-illegal', 'hive/cannot-reach', /^.G/],
  'ladybug-ends-on-top': ['uhp-check/move-illegal', 'hive/destination-occupied', /^.L/],
  'beetle-gate-ignored': ['uhp-check/move-illegal', 'hive/gate-blocked', /^.B/],
  'pillbug-throws-stunned': ['uhp-check/move-illegal', 'hive/stunned-piece'],
  'mosquito-never-climbs': ['uhp-check/move-missing', 'hive-rules H21', /^.M/],
  'pass-with-moves': ['uhp-check/move-illegal', 'hive/pass-with-moves'],
  'ant-gets-tired': ['uhp-check/move-missing', 'hive-rules H16', /^.A/],
  'mosquito-copies-on-top': ['uhp-check/move-illegal', 'hive/cannot-reach', /^.M/],
  'pinned-pillbug-idle': ['uhp-check/move-missing', 'hive-rules H23'],
  'throw-gate-ignored': ['uhp-check/move-illegal', 'hive/throw-gate'],
  'stack-thrown': ['uhp-check/move-illegal', 'hive/throw-stacked'],
  'stun-forgotten': ['uhp-check/move-illegal', 'hive/stunned-piece'],
  'spider-stops-early': ['uhp-check/move-illegal', 'hive/cannot-reach', /^.S/],
  'move-twice': ['uhp-check/move-twice', 'hive-rules 3'],
  'claims-win': ['uhp-check/state', undefined],
};

// Which rule a fault breaks is a question of the rules; sanitizers look at how it is found, which is the same for all.
const isSanitized = process.env.PLYGLOT_IS_SANITIZED !== undefined;

const clean = check(engine, '--perft', isSanitized ? '2' : '3', ...(isSanitized ? ['--random', '2'] : []));
assert.equal(clean.status, 0, JSON.stringify(clean.findings));
assert.deepEqual(clean.findings, []);
assert.ok(clean.summary.positions > (isSanitized ? 100 : 1000), JSON.stringify(clean.summary));

// Our own engine is right.
const own = check(`'${plyglot}' uhp`, '--perft', '2');
assert.equal(own.status, 0, JSON.stringify(own.findings));

const tried = Object.entries(faults).filter((_, index) => !isSanitized || index % 6 === 0);
for (const [fault, [name, rule, move = /./]] of tried) {
  // By the games of its own alone: no luck is needed.
  const { status, findings } = check(`'${engine}' --fault ${fault}`, '--random', '0');
  assert.equal(status, 1, fault);
  const named = findings.filter((found) => found.name === name && found.rule === rule && move.test(found.move ?? 'x'));
  assert.equal(named.length > 0, true, `${fault}: ${JSON.stringify(findings)}`);
  // And nothing else is said: an illegal best move and a refused one are the same fault.
  const others = findings.filter((found) => !['uhp-check/move-illegal', 'uhp-check/move-missing', name].includes(found.name)
    && !found.message.startsWith('the best move'));
  assert.deepEqual(others, [], fault);
  for (const found of named) assert.match(found.game ?? '', /^Base/);
}

// A GameString that is ignored is one finding, whatever follows from it: the engine begins a new game, or keeps the one
// that it has.
for (const fault of ['ignores-game-string', 'keeps-game']) {
  const { findings } = check(`'${engine}' --fault ${fault} --fault plays:hive/covered-piece`, '--random', '0');
  assert.deepEqual(findings.map(({ name, message, rule }) => rule ?? `${name}: ${message}`),
    ['uhp-check/protocol: the engine ignores the moves of a GameString', 'hive/covered-piece']);
}

// Of each rule of play (hive-rules 7) a move that breaks it is found, if the engine plays it when it is asked to; but not
// what is against a custom alone, nor a piece that is placed where UHP has no words for the cell. The names are those of lib/hive/verdicts/violations.cpp.
if (!isSanitized) {
  const { status, findings } = check(`'${engine}' --fault plays:`, '--random', '0');
  assert.equal(status, 1);
  const illegal = findings.filter(({ name }) => name === 'uhp-check/move-illegal');
  const rules = [...new Set(illegal.map(({ rule }) => rule))].sort();
  const expected = ['breaks-hive', 'cannot-reach', 'covered-piece', 'destination-detached', 'destination-occupied', 'game-over',
    'gate-blocked', 'move-before-queen', 'no-move', 'pass-with-moves', 'piece-not-in-gametype', 'placement-on-occupied', 'placement-touches-enemy', 'queen-overdue', 'stunned-piece', 'throw-gate', 'throw-stacked', 'throw-target',
    'thrower-stunned', 'wrong-side'].map((rule) => `hive/${rule}`);
  assert.deepEqual(rules, expected);
  // One for each rule, and for each kind of piece where the rule is one of movement.
  const kinds = illegal.map(({ rule, move }) => (/gate-blocked|cannot-reach|destination/.test(rule) ? `${rule} ${move[1]}` : rule));
  assert.equal(new Set(kinds).size, kinds.length);
  for (const found of illegal) {
    assert.match(found.game, /^Base/);
    assert.ok(found.message.startsWith(`the engine plays \`${found.move}\`, but `), found.message);
  }
}

// The same for the same seed, and others for another one.
if (!isSanitized) {
  const played = (seed) => check(`'${engine}' --fault plays:`, '--random', '0', '--seed', seed).findings.map(({ move }) => move);
  assert.deepEqual(played('1'), played('1'));
  assert.notDeepEqual(played('1'), played('2'));
}

// An engine that refuses a move and changes its game: the finding names the move, and nothing that follows is found.
for (const rule of isSanitized ? ['covered-piece'] : ['covered-piece', 'no-move']) {
  const { findings } = check(`'${engine}' --fault changes:hive/${rule}`, '--random', '0');
  assert.deepEqual(findings.map(({ name, message }) => `${name}: ${message}`),
    ['uhp-check/protocol: the engine refuses a move, and changes its game']);
  assert.match(findings[0].notes.join(), /^the command was `play /);
}

// Options of the engine are set, and one that it refuses ends the check.
assert.equal(check(`'${plyglot}' uhp`, '--option', 'Strategy=first', '--random', '0').status, 0);
{
  const { status, error } = check(`'${plyglot}' uhp`, '--option', 'Nothing=1');
  assert.equal(status, 2);
  assert.match(error, /the engine refuses `options set Nothing 1`: /);
}

// Of each rule that allows a move, one that is missing.
{
  const { findings } = check(`'${engine}' --fault lists-nothing`, '--random', '0');
  const rules = new Set(findings.filter(({ name }) => name === 'uhp-check/move-missing').map(({ rule }) => rule));
  assert.deepEqual([...rules].sort(), [2, 4, 5, 7, 15, 16, 17, 18, 19, 20, 21, 22, 23].map((number) =>
    `hive-rules H${number}`).sort());
}

// Each ends as documented, within a bound, and leaves nothing. The sanitizers take a minute for what an optimised build
// does in some seconds; what hangs never ends.
const mostSeconds = 200;
const misbehaviour = {
  'greeting-none': ['uhp-check/no-answer'],
  'greeting-dies': ['uhp-check/ended'],
  'greeting-killed': ['uhp-check/ended'],
  'greeting-flood': ['uhp-check/flood'],
  'greeting-lines': ['uhp-check/flood'],
  'greeting-errors': ['uhp-check/no-answer'],
  hangs: ['uhp-check/no-answer'],
  'no-ok': ['uhp-check/no-answer'],
  dies: ['uhp-check/ended'],
  closes: ['uhp-check/ended'],
  half: ['uhp-check/ended'],
  chatters: ['uhp-check/stray-output'],
  babbles: ['uhp-check/protocol', 'uhp-check/move-unreadable'],
  heaps: ['uhp-check/protocol', 'uhp-check/move-unreadable'],
  'ignores-term': ['uhp-check/exit'],
  'leaves-child': ['uhp-check/exit'],
};
for (const [kind, expected] of Object.entries(misbehaviour)) {
  const mark = `PLYGLOT_MARK=${kind}-${process.pid}`;
  const words = `env ${mark} '${hostile}' ${kind} ${isSanitized ? 200 : ''}`;
  const { status, findings, seconds } = check(words, '--random', '0', '--time', '1');
  assert.equal(status, 1, kind);
  const names = findings.map((found) => found.name);
  for (const name of expected) assert.ok(names.includes(name), `${kind}: ${names}`);
  assert.ok(seconds < mostSeconds, `${kind}: ${seconds} s`);
  assert.equal(isRunning(mark), false, kind);
}

// Lines may end in CR LF, and answers may be late.
for (const kind of ['crlf', 'late']) {
  const { findings } = check(`'${hostile}' ${kind}`, '--random', '0');
  assert.equal(findings.some((found) => /no-answer|ended|flood|given-up/.test(found.name)), false, kind);
}

// Ctrl-C ends the engine with plyglot.
{
  const mark = `PLYGLOT_MARK=interrupt-${process.pid}`;
  const run = spawnSync('timeout', ['--signal', 'INT', '0.5', plyglot, 'uhp-check', '--time', '60', '--random', '0',
                                    `env ${mark} '${hostile}' hangs`]);
  assert.equal(run.status, 124);
  assert.equal(isRunning(mark), false, 'interrupt');
}

// An engine that cannot be started is a failure of the run, not a finding.
assert.equal(check('/no/such/engine').status, 2);
console.log('ok');
