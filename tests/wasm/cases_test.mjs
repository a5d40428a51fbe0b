// The command line tool of the npm package, by the cases of the native one (tests/cli/case_file.hpp):
//   cases_test.mjs PROGRAM CASES [EXCEPT]
// EXCEPT is a regular expression for names of cases. What it leaves out says so; such commands are counted by their names, and everything else is as it is natively.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';

const [program, cases] = process.argv.slice(2, 4).map((path) => resolve(path));
const except = new RegExp(process.argv[4] ?? '^$');
const top = mkdtempSync(join(tmpdir(), 'plyglot-npm-cases-'));
process.on('exit', () => rmSync(top, {recursive: true, force: true}));
mkdirSync(join(top, 'bin'));
symlinkSync(program, join(top, 'bin/plyglot'));
const environment = {PATH: `${join(top, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin`, LC_ALL: 'C'};
// The words for errors of the system are those of its C library.
const libraryWords = [['Too many levels of symbolic links', 'Symbolic link loop'], ['Input/output error', 'I/O error']];
// What another command would have changed before.
const dependent = new Set(['archive.txt: plyglot find --position games/a.uhp:1@99 games']);
const leftOut = / is not possible in Node; the program `plyglot` of your system can do it /;

const shown = (text) => {
  const out = text.replaceAll('\r', '<CR>').replaceAll('\x1b', '<ESC>');
  return out === '' || out.endsWith('\n') ? out : `${out}<no line end>\n`;
};

const escaped = {n: '\n', r: '\r', t: '\t'};
const unescaped = (body) => Buffer.from(body.replaceAll('\n', '').replace(/\\(?:x(..)|(.))/g,
  (_, digits, letter) => (digits === undefined ? escaped[letter] : String.fromCharCode(parseInt(digits, 16)))), 'latin1');

function sectionsOf(text) {
  return text.split(/^(?=== )/m).filter((part) => part.startsWith('== ')).map((part) => {
    const [, kind, argument = '', body] = /^== (\S+)(?: ([^\n]*))?\n([^]*)$/.exec(part);
    return {kind, argument, body};
  });
}

function run(folder, line) {
  return new Promise((done) => {
    const shell = spawn('/bin/sh', ['-c', line], {cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe']});
    const said = {out: [], error: []};
    shell.stdout.on('data', (data) => said.out.push(data));
    shell.stderr.on('data', (data) => said.error.push(data));
    shell.on('close', (status) => done({
      status, out: shown(Buffer.concat(said.out).toString('latin1')), error: shown(Buffer.concat(said.error).toString('latin1')),
    }));
  });
}

const skipped = new Map();
const failures = [];
let passed = 0;

function leaveOut(line) {
  const command = /\bplyglot (\S+)/.exec(line)?.[1] ?? 'what they write';
  skipped.set(command, (skipped.get(command) ?? 0) + 1);
}

// Bytes, as strings of Latin 1.
async function replay(name) {
  const folder = mkdtempSync(join(top, 'case-'));
  // Where none could be made, no command has one; and nothing that a command would have written is there.
  let hasIndex = true;
  let hasAll = true;
  const sections = sectionsOf(readFileSync(join(cases, name), 'latin1'));
  for (const [i, {kind, argument, body}] of sections.entries()) {
    const path = join(folder, argument);
    if (kind === 'file' || kind === 'escaped') {
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, kind === 'file' ? Buffer.from(body, 'latin1') : unescaped(body));
    } else if (kind === 'after') {
      if (hasAll) compare(name, `after ${argument}`, body, shown(readFileSync(path, 'latin1')));
    } else if (kind === 'run') {
      const next = sections.slice(i + 1).findIndex((section) => !['status', 'stdout', 'stderr'].includes(section.kind));
      const said = sections.slice(i + 1, next === -1 ? undefined : i + 1 + next);
      const expected = (wantedKind) => said.find((section) => section.kind === wantedKind)?.body ?? '';
      const wordsHere = libraryWords.reduce((text, [native, here]) => text.replaceAll(native, here), expected('stderr'));
      const isOwn = argument.includes('plyglot ');
      if ((!hasIndex && /\.db\b/.test(argument)) || (!hasAll && !isOwn) || dependent.has(`${name}: ${argument}`)) {
        leaveOut(argument);
        continue;
      }
      const {status, out, error} = await run(folder, Buffer.from(argument, 'latin1').toString());
      if (leftOut.test(error)) {
        hasAll = false;
        if (error.includes('plyglot: an index is not')) hasIndex = false;
        leaveOut(argument);
        continue;
      }
      compare(name, argument, [said[0].argument, expected('stdout'), wordsHere],
        [String(status), out, error]);
    }
  }
}

function compare(name, what, expected, actual) {
  try {
    assert.deepEqual(actual, expected);
    passed += 1;
  } catch (error) {
    failures.push(`${name}: ${what}\n${error.message}`);
  }
}

const waiting = readdirSync(cases, {recursive: true}).filter((name) => name.endsWith('.txt') && !except.test(name));
await Promise.all(Array.from({length: availableParallelism()}, async () => {
  while (waiting.length > 0) await replay(waiting.shift());
}));
for (const failure of failures) console.error(`${failure}\n`);
const names = [...skipped].sort().map(([command, count]) => `${command} ${count}`);
console.log(`${passed} results are those of the native program; left out: ${names.join(', ')}`);
// A program that leaves out more, or less, than it is known to.
const known = ['dedupe', 'explore', 'export', 'find', 'index', 'match', 'stats', 'uhp-check', 'what they write'];
assert.deepEqual([...skipped.keys()].sort(), known);
process.exitCode = failures.length > 0 ? 1 : 0;
