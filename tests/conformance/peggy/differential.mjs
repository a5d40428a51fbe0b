// Runs the strict grammar, as we publish it, with peggy over many strings, and compares its verdict with ours:
// differential.mjs PROGRAM NOTATION FOLDER. The program writes grammar, strings and verdicts into the folder.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [program, notation, folder] = process.argv.slice(2);

function modified(path) {
  return statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}

function install() {
  const lock = join(here, 'package-lock.json');
  if (modified(join(here, 'node_modules/.package-lock.json')) >= modified(lock)) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: here, stdio: 'inherit'});
}

// One byte is one character; only the newline ends a line.
function lines(name) {
  return readFileSync(join(folder, name), 'latin1').split('\n').slice(0, -1);
}

install();
mkdirSync(folder, {recursive: true});
execFileSync(program, [notation, folder], {stdio: 'inherit'});

// A start of its own answers without an exception for every string that is refused.
const grammar = readFileSync(join(folder, 'grammar.peggy'), 'latin1');
const first = /\w+/.exec(grammar)[0];
const {default: peggy} = await import('peggy');
const parser = peggy.generate(`whole = ${first} { return true; } / .* { return false; }\n${grammar}`);

const strings = lines('strings.txt').map((line) =>
  line.includes('\\') ? line.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter)) : line);
const verdicts = lines('verdicts.txt');
let accepted = 0;
const differing = [];
strings.forEach((text, index) => {
  const theirs = parser.parse(text);
  if (theirs) accepted += 1;
  if (theirs !== (verdicts[index] === '1')) differing.push(text);
});

for (const text of differing.slice(0, 20)) {
  console.log(`${JSON.stringify(text)}: ${parser.parse(text) ? 'only peggy accepts it' : 'only we accept it'}`);
}
console.log(`${strings.length} strings, ${accepted} accepted by peggy, ${differing.length} with another verdict of ours`);
const isMeaningful = strings.length === verdicts.length && accepted > 1000 && accepted < strings.length - 1000;
process.exit(differing.length === 0 && isMeaningful ? 0 : 1);
