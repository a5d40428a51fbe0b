// Real shells and the completions of plyglot: shells.mjs bash|zsh|fish PROGRAM.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {casesFor, files} from './cases.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [shell, program] = process.argv.slice(2);
const cases = casesFor(resolve(program));
const folder = mkdtempSync(join(tmpdir(), 'plyglot-shells-'));
const script = join(folder, '.completion');
writeFileSync(script, execFileSync(program, ['generate', shell]));
for (const name of files) name.endsWith('/') ? mkdirSync(join(folder, name)) : writeFileSync(join(folder, name), '');

function run(words, input) {
  writeFileSync(join(folder, '.input'), input);
  const done = spawnSync(shell, words, {cwd: folder, input, encoding: 'utf8', env: {PATH: process.env.PATH, HOME: folder,
    LC_ALL: 'C.UTF-8', TERM: 'dumb'}, timeout: 60000});
  if (done.error) throw new Error(`${shell} cannot be run: ${done.error.message}`);
  if (done.status !== 0 || done.stderr !== '') throw new Error(`${shell} ended with ${done.status}: ${done.stderr}`);
  return done.stdout;
}

// Each answer is a list of the words that may replace the last word of the line.
const lines = cases.map(([line]) => line);
const lastWord = (line) => line.slice(line.lastIndexOf(' ') + 1);
const withoutSlash = (word) => (word.endsWith('/') && files.includes(word) ? word.slice(0, -1) : word);
const answers = {
  // Bash gets words that are split at `=` and `:`, and answers what the last part may be.
  bash: () => {
    const asked = lines.map((line) => {
      const parts = line.split(' ').flatMap((word) => word.split(/([=:]+)/).filter((part, at) => part !== '' || at === 0));
      const last = lastWord(line);
      const lead = last.slice(0, Math.max(last.lastIndexOf('='), last.lastIndexOf(':')) + 1);
      return {line, parts, lead};
    });
    const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
    const text = asked.map(({line, parts}) => `COMP_LINE=${quoted(line)} COMP_POINT=${line.length} ` +
      `COMP_WORDS=(${parts.map(quoted).join(' ')}) COMP_CWORD=${parts.length - 1}; COMPREPLY=(); _plyglot; ` +
      `printf '%s\\t' "\${COMPREPLY[@]}"; echo`).join('\n').replaceAll(/^COMP_LINE=('.*?') COMP_POINT=(\d+) /gm, 'COMP_LINE=$1; COMP_POINT=$2; ');
    return run(['--norc', '-s'], `source ./.completion\n${text}\n`).trimEnd().split('\n')
      .map((answer, at) => answer.split('\t').filter((word) => word !== '').map((word) => asked[at].lead + word));
  },
  fish: () => run(['--no-config', '.input'], `source ./.completion\n${lines.map((line) =>
    `complete -C '${line}' | string replace -r '\\t.*' '' | string join \\t; echo .`).join('\n')}\n`)
    .split('.\n').slice(0, -1).map((answer) => answer.trim().split('\t').filter((word) => word !== '')),
  // What zsh makes of the line: the letters that all words have in common.
  zsh: () => run([join(here, 'typed.zsh')], `${lines.join('\n')}\n`).trimEnd().split('\n'),
};

function common(words) {
  let shared = words[0] ?? '';
  for (const word of words) while (!word.startsWith(shared)) shared = shared.slice(0, -1);
  return shared;
}

// An option that has a value is followed by a `=` that the next space removes.
const asTyped = (line) => line.trimEnd().replace(/( --[a-z-]+)=$/, '$1');

let failed = 0;
const found = answers[shell]();
rmSync(folder, {recursive: true});
if (found.length !== cases.length) throw new Error(`${cases.length} lines were asked, ${found.length} were answered`);
cases.forEach(([line, words], at) => {
  const sorted = (list) => [...new Set(list.map(withoutSlash))].sort().join(' ');
  const [expected, is] = shell === 'zsh'
    ? [words.length === 0 ? line : line.slice(0, line.lastIndexOf(' ') + 1) + common(words), asTyped(found[at])]
    : [sorted(words), sorted(found[at])];
  if (expected.trimEnd() === is) return;
  ++failed;
  console.log(`${shell}: \`${line}\`\n  expected: ${expected}\n  answered: ${is}`);
});
console.log(`${cases.length - failed} of ${cases.length} lines are completed by ${shell} as they should be`);
process.exit(failed === 0 ? 0 : 1);
