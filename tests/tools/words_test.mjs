// Keeps odd English (docs/style.md) out of what people read: the README, the docs, help texts, messages, and comments.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path) => readFileSync(join(top, path), 'utf8');

const odd = [
  /\bbehind\b/i, /\bmend(s|ed|ing)?\b/i, /\bnobody\b/i, /\btold\b/i, /\banew\b/i, /\ball the same\b/i, /\bpassed over\b/i,
  /\bin silence\b/i, /\bheed(s|ed)?\b/i, /\bfor ever\b/i,
  /(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more\b|less\b|other\b)/i,
];
// The specifications define blanks, and say where marks stand.
const oddOutsideSpecifications = [/\bblanks?\b(?!\s+(lines?|units?)\b)/i, /\b(stands?|stood)\b(?! for\b)/i];

// Words of notations and of dumps.
const excepted = new Set(['  blank', 'nobody', 'leave it blank']);

function filesUnder(folder, extensions) {
  return readdirSync(join(top, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, extensions);
    return extensions.includes(extname(path)) ? [path] : [];
  }).sort();
}

const blanked = (match) => match.replace(/[^\n]/g, ' ');

// Without what programs print, code, and the rules that pages quote.
function proseOf(page) {
  return page.replace(/<!-- (output|file|measured): [^]*?<!-- end[^]*?-->|<!-- rules -->[^]*?<!-- end -->/g, blanked)
    .replace(/^```[^]*?^```/gm, blanked).replace(/``[^`]+``|`[^`\n]*`|\]\([^)]*\)/g, blanked);
}

// The string literals alone.
function stringsOf(code) {
  const token = /\/\/[^\n]*|^#include[^\n]*|R"\(([^]*?)\)"|'(?:\\.|[^'\\\n])+'|"((?:\\.|[^"\\\n])*)"/gm;
  let text = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const string = match[1] ?? match[2] ?? '';
    text += blanked(code.slice(end, match.index)) + (excepted.has(string) || string === '' ? blanked(match[0]) : match[0]);
    end = match.index + match[0].length;
  }
  return text;
}

// The comments alone; in a language other than C++ those that have a line of their own.
function commentsOf(path, code) {
  if (!/\.[chd](pp|ef)?$/.test(path)) {
    return code.split('\n').map((line) => (/^\s*(\/\/|\/?\*|#)/.test(line) ? line : '')).join('\n');
  }
  const other = /(\/\/[^\n]*|\/\*[^]*?\*\/)|R"(\w*)\([^]*?\)\2"|'(?:\\.|[^'\\\n])+'|"(?:\\.|[^"\\\n])*"|[^/'"R]+|./g;
  return code.replace(other, (part, comment) => comment ?? blanked(part));
}

function problemsIn(path, text, words) {
  return text.split('\n').flatMap((line, index) =>
    words.filter((word) => word.test(line)).map((word) => `${path}:${index + 1}: "${word.exec(line)[0]}" in: ${line.trim()}`));
}

const all = [...odd, ...oddOutsideSpecifications];
const pairs = [...textOf('docs/style.md').split('## Pairs')[1].matchAll(/^\| (?!odd|---)(.*) \| (.*) \|$/gm)];
assert.ok(pairs.length >= 20);
for (const [, before, after] of pairs) {
  assert.ok(all.some((word) => word.test(before)), `no word of this is refused: ${before}`);
  assert.ok(!all.some((word) => word.test(after)), `a word of this is refused: ${after}`);
}

for (const word of all) assert.ok(pairs.some(([, before]) => word.test(before)), `no pair shows ${word}`);

const pages = ['README.md', 'CHANGELOG.md', 'tools/vscode/README.md', 'tools/wasm/package/README.md',
  ...['corpus', 'docs', 'tests'].flatMap((folder) => filesUnder(folder, ['.md'])).filter((path) => path !== 'docs/style.md')];
const wordsOf = (path) => (path.startsWith('docs/spec/') ? odd : all);
const code = ['lib', 'tools/plyglot'].flatMap((folder) => filesUnder(folder, ['.cpp', '.hpp', '.def']));
assert.ok(pages.length > 400 && code.length > 700);
const comments = ['cmake', 'grammars', 'lib', 'tests', 'tools'].flatMap((folder) =>
  filesUnder(folder, ['.h', '.hpp', '.cpp', '.def', '.js', '.cjs', '.mjs', '.py', '.css', '.sh', '.cmake']))
  .concat(filesUnder('tools/support', ['']), 'tools/dev', 'corpus/folders.txt', 'corpus/reasons.txt')
  .filter((path) => path !== 'tests/tools/words_test.mjs');
assert.ok(comments.length > 1800);
const oddInComments = all.filter((word) => !word.test('blanks'));
assert.equal(oddInComments.length, all.length - 1, 'comments may speak of blanks, which the specifications define');
const problems = [
  ...pages.flatMap((path) => problemsIn(path, proseOf(textOf(path)), wordsOf(path))),
  ...code.flatMap((path) => problemsIn(path, stringsOf(textOf(path)), all)),
  ...comments.flatMap((path) => problemsIn(path, commentsOf(path, textOf(path)), oddInComments)),
  ...problemsIn('tools/dev help', /<<'HELP'\n([^]*?)^HELP$/m.exec(textOf('tools/dev'))[1], all),
  ...problemsIn('tools/playground/index.html', textOf('tools/playground/index.html').replace(/<[^>]*>/g, blanked), all),
];
assert.deepEqual(problems, [], 'odd English: docs/style.md says what to write');
console.log(`${pages.length} pages, the strings of ${code.length} files, and the comments of ${comments.length} are in plain English`);
