// A program run once under time(1).
import {spawnSync} from 'node:child_process';

// In seconds of the wall and of the processor, and in bytes; none if it takes longer than `mostSeconds`. Another status
// than those of `statuses` is an error.
export function measured(program, words, {statuses = [0, 1], mostSeconds} = {}) {
  const run = spawnSync('/usr/bin/time', ['-q', '-f', '%e %U %S %M', program, ...words], {
    encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: mostSeconds && mostSeconds * 1000, maxBuffer: 1 << 28,
  });
  if (run.error?.code === 'ETIMEDOUT') return undefined;
  if (run.error) throw run.error;
  if (!statuses.includes(run.status)) throw new Error(`${program} ${words.join(' ')}: status ${run.status}\n${run.stderr}`);
  const [wall, user, system, kilobytes] = run.stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return {wall, cpu: user + system, bytes: kilobytes * 1024};
}
