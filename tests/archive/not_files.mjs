// Names of FIFOs, devices and folders where a file is wanted: nothing waits for them, and what is wrong is said.
//   node not_files.mjs PLYGLOT CORPUS
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [plyglot, corpus] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-not-files-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const run = (...words) => spawnSync(plyglot, words, { encoding: 'utf8', cwd: top, timeout: 10000 });
const refused = (what, words, sentence) => {
  const { status, signal, stderr } = run(...words);
  assert.equal(signal, null, `${what} waits`);
  assert.equal(status, 2, what);
  assert.match(stderr, sentence, what);
};
const noFile = /it is not a regular file/;

execFileSync('mkfifo', [join(top, 'pipe'), join(top, 'pipe.uhp')]);
symlinkSync('pipe', join(top, 'link'));
copyFileSync(join(corpus, 'hive', 'games', 'base.uhp'), join(top, 'a.uhp'));
for (const name of ['pipe', 'link', '/dev/zero', '/dev/tty']) {
  refused(`find in ${name}`, ['find', '--where', '1', '--index', name], noFile);
  refused(`stats of ${name}`, ['stats', '--index', name], noFile);
  refused(`update of ${name}`, ['index', '--update', 'a.uhp', '-o', name], noFile);
}
refused('find in a folder', ['find', '--where', '1', '--index', '.'], /Is a directory/);
refused('an index of a pipe', ['index', 'pipe.uhp', '-o', 'w.db'], noFile);
// A text that is something else than when it was indexed.
assert.equal(run('index', 'a.uhp', '-o', 'w.db').status, 0);
renameSync(join(top, 'pipe.uhp'), join(top, 'a.uhp'));
refused('a text that became a pipe', ['find', '--where', '1', '--to', 'uhp', '--index', 'w.db'], /a\.uhp has changed/);
// The folder of a match.
mkdirSync(join(top, 'match'));
execFileSync('mkfifo', [join(top, 'match', 'state.json')]);
refused('a match', ['match', 'match'], noFile);
console.log('nothing waits');
