#!/usr/bin/env node
// What a change touches, by the graph of the build: touched_tests.mjs BUILD COMMIT OUTPUT. Writes OUTPUT.targets, the targets
// that are compiled of files that differ from the commit (also those that git does not know yet), and OUTPUT.tests, the
// tests that run one of those, or are given such a file, a script that imports it or a folder that holds it; one name a
// line. Prints the files of which it does not know what they touch.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve, sep} from 'node:path';

const [build, commit, output] = process.argv.slice(2);
if (output === undefined) {
  console.error('usage: touched_tests.mjs BUILD COMMIT OUTPUT');
  process.exit(2);
}
const top = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '../..');

const run = (program, ...args) => execFileSync(program, args, {encoding: 'utf8', maxBuffer: 2 ** 30});
const git = (...args) => run('git', '-C', top, ...args).split('\0').filter((name) => name !== '');
const ninja = (...args) => run('ninja', '-C', build, ...args).split('\n');

const changed = new Set([...git('diff', '--name-only', '-z', commit, '--'), ...git('ls-files', '-z', '--others', '--exclude-standard')]
  .map((name) => resolve(top, name)));
const isChanged = (path) => changed.has(resolve(build, path));

// Object files by what the compiler read for them, in `ninja -t deps`: a name at the margin, then its files. One that is not
// there was never compiled.
const untouched = new Set();
const known = new Set();
let object = '';
for (const line of ninja('-t', 'deps')) {
  if (line === '') continue;
  if (!line.startsWith(' ')) untouched.add(object = line.slice(0, line.indexOf(': #deps')));
  else if (isChanged(line.trim())) {
    untouched.delete(object);
    known.add(resolve(build, line.trim()));
  }
}
const isMadeAnew = (input) => (input.endsWith('.o') ? !untouched.has(input) : isChanged(input));
// The programs that tests run and that are made of such files.
const tests = JSON.parse(run('ctest', '--test-dir', build, '--show-only=json-v1')).tests;
const words = new Set(tests.flatMap(({command = []}) => command).map((word) => relative(build, word)));
const targets = ninja('-t', 'targets', 'all').map((line) => line.slice(0, line.indexOf(': ')))
  .filter((target) => words.has(target) &&
    ninja('-t', 'inputs', target).some(isMadeAnew));

// A script with those that it imports, and they in their turn.
const scripts = new Map();
function withImports(script) {
  if (!scripts.has(script)) {
    const all = new Set([script]);
    scripts.set(script, all);
    const imports = existsSync(script) ? readFileSync(script, 'utf8').matchAll(/from '(\.[^']*)'/g) : [];
    for (const [, path] of imports) withImports(resolve(dirname(script), path)).forEach((each) => all.add(each));
  }
  return scripts.get(script);
}

// A test reads what its command names, and the folders of scripts.
function filesOf(word) {
  if (!word.startsWith(top + sep)) return [];
  const parts = word.endsWith('.mjs') ? [...withImports(word)].flatMap((script) => [script, dirname(script)]) : [word];
  return [...changed].filter((path) => parts.some((part) => path === part || path.startsWith(part + sep)));
}
function isTouched({command = []}) {
  const files = command.flatMap(filesOf);
  files.forEach((path) => known.add(path));
  return files.length > 0 || command.some((word) => targets.includes(relative(build, word)));
}
// Programs of tests read the corpus and the documentation by themselves.
const areRead = [...changed].filter((path) => /^(corpus|docs|grammars|README)/.test(relative(top, path)));
areRead.forEach((path) => known.add(path));
const readers = ['unit', 'conformance', 'properties', 'architecture', 'cli', 'cli_cases'];
const names = tests.filter((test) => isTouched(test) || (areRead.length > 0 && readers.includes(test.name))).map(({name}) => name);

const write = (ending, lines) => writeFileSync(`${output}.${ending}`, lines.map((line) => `${line}\n`).join(''));
write('targets', [...new Set([...targets, ...(areRead.length > 0 ? ['plyglot-quick-tests'] : [])])]);
write('tests', names);
console.log(`${changed.size} files differ from ${commit}; they touch ${targets.length} programs and ${names.length} tests`);
const unknown = [...changed].filter((path) => !known.has(path)).map((path) => relative(top, path));
if (unknown.length > 0) console.log(`what these touch is unknown; \`tools/dev test --all\` tests all: ${unknown.join(', ')}`);
