// How much of the conformance suite is proved by readers that share no code with plyglot: a check counts if one of the
// programs answers it, and each answer must be right. Prints the shares by notation.
//   independent_test.mjs RUNNER LEAST-SHARE PROGRAM... [-- PROGRAM...]...
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';

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
for (const [name, {all, proved}] of shares) console.log(`${name}: ${proved} of ${all} (${Math.floor((100 * proved) / all)} %)`);
assert.equal(failed.length, 0);
const {all, proved} = shares.get('all');
assert.ok(100 * proved >= Number(least) * all, `fewer than ${least} of a hundred`);
