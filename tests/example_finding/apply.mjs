// node apply.mjs PAGE PROJECT FOLDER: applies the patches that the page shows to copies of the project's files in the
// folder. A finding is added by changing no more than three files.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

const [page, project, folder] = process.argv.slice(2);
const patches = [...readFileSync(page, 'utf8').matchAll(/^```diff\n([^]*?)^```$/gm)].map((match) => match[1]);
const files = patches.map((patch) => patch.match(/^\+\+\+ b\/(.*)$/m)[1]);
if (files.length === 0 || files.length > 3) throw new Error(`the example changes ${files.length} files: ${files}`);

rmSync(folder, {recursive: true, force: true});
// The catalogue and the pages are read as a whole.
for (const part of ['lib/diagnostics/catalogue', 'docs/diagnostics']) {
  cpSync(join(project, part), join(folder, part), {recursive: true});
}
files.forEach((file, i) => {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  if (existsSync(join(project, file))) cpSync(join(project, file), join(folder, file));
  execFileSync('patch', ['--strip=1', '--fuzz=0', `--directory=${folder}`], {input: patches[i], stdio: ['pipe', 'ignore', 'inherit']});
});
