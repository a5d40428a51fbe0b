// Makes slips in legal games and shows what is found of them, as a table: slips.mjs BINARY [--write | ARGS...].
//
// With --write the table goes into the block of docs/slips.md, with the commit of which it tells; where it is as it was,
// the page stays as it is. Other words are for the program.
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [program, ...words] = process.argv.slice(2);
const seed = 1;
const slips = 1000;

if (!words.includes('--write')) {
  process.exit(spawnSync(program, words, {stdio: 'inherit'}).status ?? 2);
}
if (words.length !== 1) {
  console.error('tools/dev slips: --write stands alone, so that the table is always the same one');
  process.exit(2);
}
const table = execFileSync(program, ['--seed', `${seed}`, '--slips', `${slips}`], {encoding: 'utf8'});
const path = join(top, 'docs/slips.md');
const page = readFileSync(path, 'utf8');
if (!page.includes(`\n${table}<!-- end -->`)) {
  const git = (...args) => execFileSync('git', ['-C', top, ...args], {encoding: 'utf8'}).trim();
  const commit = git('log', '-1', '--format=%h');
  const changed = git('status', '--porcelain', '--', 'lib', 'tests/tools/slips', 'tests/support') === '' ? '' : ' and changes after it';
  const head = `${slips.toLocaleString('en')} slips of each notation, with the seed ${seed}, at ${commit}${changed}:\n\n`;
  writeFileSync(path, page.replace(/<!-- slips -->\n[\s\S]*?<!-- end -->/, () => `<!-- slips -->\n${head}${table}<!-- end -->`));
}
