// Packages of npm that tests run with: they are installed beside the test that names them, unless they are there already.
import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';

// The folder has a package.json and its lock.
/** @param {string} folder */
export function install(folder) {
  const modified = (/** @type {string} */ path) => statSync(join(folder, path), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (modified('node_modules/.package-lock.json') >= modified('package-lock.json')) return;
  // Standard output is for results.
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: folder, stdio: ['ignore', 2, 2]});
}
