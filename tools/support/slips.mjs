// Makes slips in legal games and shows what becomes of them, as tables: slips.mjs BINARY [--write | ARGS...].
//
// With --write the tables go into the block of docs/slips.md, with the commit of which they tell; where they are as they
// were, the page stays as it is. Other words are for the program, which uses all cores.
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [program, ...words] = process.argv.slice(2);
const jobs = ['--jobs', `${availableParallelism()}`];
const seed = 1;
const games = 20000;

if (!words.includes('--write')) {
  process.exit(spawnSync(program, [...jobs, ...words], {stdio: 'inherit'}).status ?? 2);
}
if (words.length !== 1) {
  console.error('tools/dev slips: --write stands alone, so that the tables are always the same ones');
  process.exit(2);
}
const tables = execFileSync(program, [...jobs, '--seed', `${seed}`, '--games', `${games}`], {encoding: 'utf8'});
const path = join(top, 'docs/slips.md');
const page = readFileSync(path, 'utf8');
if (!page.includes(`\n${tables}<!-- end -->`)) {
  const git = (...args) => execFileSync('git', ['-C', top, ...args], {encoding: 'utf8'}).trim();
  const commit = git('log', '-1', '--format=%h');
  const changed = git('status', '--porcelain', '--', 'lib', 'tests/tools/slips', 'tests/support') === '' ? '' : ' and changes after it';
  const head = `${games.toLocaleString('en')} slips, with the seed ${seed}, at ${commit}${changed}:\n\n`;
  writeFileSync(path, page.replace(/<!-- slips -->\n[\s\S]*?<!-- end -->/, () => `<!-- slips -->\n${head}${tables}<!-- end -->`));
}
