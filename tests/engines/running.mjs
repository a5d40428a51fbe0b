// Whether anything is left of a program that was started with a mark in its environment.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// Only as the program, if one is named.
export function runs(mark, program = '') {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return false;
    try {
      // What is not reaped yet has no environment any more.
      return readFileSync(`/proc/${name}/environ`, 'latin1').includes(mark) &&
             readFileSync(`/proc/${name}/comm`, 'latin1').startsWith(program);
    } catch {
      return false;
    }
  });
}

// What was killed may take a moment to die.
export function isRunning(mark) {
  for (let tries = 0; tries < 100 && runs(mark); ++tries) spawnSync('sleep', ['0.05']);
  return runs(mark);
}
