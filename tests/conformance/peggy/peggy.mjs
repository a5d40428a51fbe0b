// Peggy, a generator of parsers. npm installs it beside this file, unless it is there already.
import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

function modified(path) {
  return statSync(join(here, path), {throwIfNoEntry: false})?.mtimeMs ?? 0;
}

function install() {
  if (modified('node_modules/.package-lock.json') >= modified('package-lock.json')) return;
  // Standard output is for results.
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: here, stdio: ['ignore', 2, 2]});
}

install();
export const {default: peggy} = await import('peggy');
