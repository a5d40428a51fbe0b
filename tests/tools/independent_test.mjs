// How much of the conformance suite, and of what is expected anywhere, is proved by readers that share no code with
// plyglot: a check counts if one of the programs answers it, and each answer must be right. Every expected file has a
// reason to be believed (corpus/reasons.txt), and corpus/README.md says how many have which.
//   independent_test.mjs RUNNER LEAST-SHARE PROGRAM... [-- PROGRAM...]...
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {isCurrent} from './readme_block.mjs';
import {reasonsBy, reasonsTable, writers} from './reasons.mjs';

const [runner, least, ...words] = process.argv.slice(2);
const commands = words.join('\n').split('\n--\n').map((command) => command.split('\n'));
const key = ({id, member}) => `${id} ${member}`;

// All checks of a program's run, by id and member.
function checksBy(command) {
  const {stdout, stderr} = spawnSync(process.execPath, [runner, '--output-format', 'jsonl', ...command],
    {encoding: 'utf8', maxBuffer: 1 << 28});
  const checks = stdout.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line)).filter(({id}) => id !== undefined);
  assert.ok(checks.length > 0, `${command.join(' ')} was not asked anything: ${stderr}`);
  return new Map(checks.map((check) => [key(check), check]));
}

const runs = commands.map(checksBy);
const failed = runs.flatMap((run) => [...run.values()].filter(({result}) => result === 'failed'));
for (const {id, member, expected, given} of failed.slice(0, 20)) {
  console.log(`${id}: ${member}: expected ${JSON.stringify(expected)}, given ${JSON.stringify(given)}`);
}

const shares = new Map();
const isProved = (check) => runs.some((run) => run.get(key(check))?.result === 'passed');
for (const check of runs[0].values()) {
  for (const name of [check.notation, 'all']) {
    const share = shares.get(name) ?? {all: 0, proved: 0};
    share.all += 1;
    share.proved += Number(isProved(check));
    shares.set(name, share);
  }
}
const percent = ({all, proved}) => `${Math.floor((100 * proved) / all)} %`;
for (const [name, share] of shares) console.log(`${name}: ${share.proved} of ${share.all} (${percent(share)})`);

const proofs = new Map([...runs[0].values()].map((check) => [key(check), isProved(check)]));
const table = reasonsTable();
const reasons = (changed) => reasonsBy(proofs, writers(), changed);
const {problems, lines} = reasons(table);
console.log(lines.join('\n'));
const rows = [...shares].filter(([name]) => name !== 'protocol' && name !== 'all')
  .map(([name, share]) => `| \`${name}\` | ${share.all.toLocaleString('en')} | ${percent(share)} |`);
const blocks = {checks: ['| notation | checks | proved by a second reader |', '|---|---:|---:|', ...rows], reasons: lines};
for (const [name, block] of Object.entries(blocks)) {
  if (!isCurrent(name, block)) problems.push(`the block \`${name}\` of corpus/README.md is stale: tools/dev update writes it anew`);
}
for (const problem of problems) console.log(problem);

assert.equal(failed.length, 0);
assert.equal(problems.length, 0);

// What goes wrong with the table is noticed.
const changes = [
  [/^read \S+ \S+ (corpus\S+)\n/m, '', /there is no reason to believe it/],
  [/^(read \S+) \S+/m, '$1 00000000', /has changed since it was read/],
  [/^read \S+/m, 'read yesterday', /is no date/],
  [/$/, 'unread tests/nothing/*\n', /is about nothing/],
  [/$/, 'files tests/nothing/* tests/cli/cases_test.cpp\n', /matches no file/],
  [/hop corpus: the second/, 'hop corpus: some', /there is no test/],
  [/ tests\/cli\/cases_test\.cpp/, '', /does not say which files/],
  [/ tests\/cli\/cases_test\.cpp/, ' tests/cli/process.cpp', /writes nothing that is expected/],
];
for (const [pattern, by, wanted] of changes) {
  const changed = table.replace(pattern, by);
  assert.ok(reasons(changed).problems.some((problem) => wanted.test(problem)), `nobody notices ${pattern} ${by}`);
}

const {all, proved} = shares.get('all');
assert.ok(100 * proved >= Number(least) * all, `fewer than ${least} of a hundred`);
