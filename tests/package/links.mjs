// Every relative link in the pages under these folders leads to a file:
//   links.mjs FOLDER...
// What is in a block of code or in backticks does not count.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const dead = [];
let count = 0;
for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, {recursive: true}).filter((path) => path.endsWith('.md'))) {
    const page = join(folder, name);
    const text = readFileSync(page, 'utf8').replace(/^(```+|~~~+)[^]*?^\1/gm, '').replace(/`[^`]*`/g, '');
    for (const [, target] of text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      count += 1;
      if (!existsSync(join(dirname(page), target))) dead.push(`${page}: ${target}`);
    }
  }
}
for (const link of dead) console.error(`leads nowhere: ${link}`);
if (count === 0) console.error('there is no link');
process.exitCode = dead.length > 0 || count === 0 ? 1 : 0;
