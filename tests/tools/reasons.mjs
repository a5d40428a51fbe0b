// Why an expected file is believed: what second readers have proved of it, or else a row of corpus/reasons.txt.
//   reasons.mjs read DATE PATH...     prints the rows that say that somebody has read these files
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findingsIn, isDoubted, textsOf} from '../../tools/conformance/corpus_texts.mjs';

const self = fileURLToPath(import.meta.url);
const top = resolve(dirname(self), '../..');
const bytesOf = (path) => readFileSync(join(top, path));
const textOf = (path) => bytesOf(path).toString('utf8');
const linesOf = (text) => text.split('\n').filter(Boolean);

function filesUnder(folder) {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path);
    return [relative(top, path)];
  }).sort();
}

// `*` is any part of a name, `**/` any folders.
const expressionOf = (pattern) =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`);

// Of a page the blocks that are generated, with their commands, and the texts that it shows; not its prose.
const blocksOfPages = /^(?:<!-- output: [^]*?^<!-- end -->|```(?:hop|text)\n[^]*?^```)$/gm;

const asLines = (findings) => findings.map((finding) => `${JSON.stringify(finding)}\n`).join('');

// Of the expectations beside or below the texts of the corpus the findings: fixes and formatting follow laws, and
// changed words are read in the diff by whoever changes them.
function readParts(path) {
  if (path.endsWith('.expected')) return [asLines(findingsIn(textOf(path))), bytesOf(path.replace(/\.expected$/, ''))];
  if (path.endsWith('.texts')) {
    return textsOf(textOf(path)).flatMap(({heading, escaped, expected}) => [heading, escaped, asLines(findingsIn(expected))]);
  }
  if (!path.endsWith('.md')) return [bytesOf(path)];
  const blocks = textOf(path).match(blocksOfPages);
  assert.notEqual(blocks, null, `${path} shows nothing`);
  return [blocks.join('\n')];
}

// The text belongs to what is expected of it.
function hashOf(path) {
  const hash = createHash('sha256');
  for (const part of readParts(path)) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

const readers = {
  files: (words) => ({pattern: words[0], writers: words.slice(1)}),
  'second-reader': (words) => ({pattern: words[0], proof: words.slice(1).join(' ')}),
  law: (words) => ({pattern: words[0], proof: words.slice(1).join(' ')}),
  read: ([date, hash, pattern]) => ({pattern, date, hash}),
  unread: ([pattern]) => ({pattern}),
};

export const reasonsTable = () => textOf('corpus/reasons.txt');

function rowsOf(table) {
  return linesOf(table).filter((line) => !line.startsWith('#')).map((line) => {
    const [kind, ...words] = line.split(/\s+/);
    assert.ok(kind in readers, `corpus/reasons.txt: ${line}`);
    return {kind, line, ...readers[kind](words)};
  });
}

// A file of a suite has a case a line, one of games a case a game, a collection one a text, and another file one of its
// own.
function casesOf(path) {
  if (path.startsWith('corpus/suite/')) return linesOf(textOf(path)).map((line) => `${JSON.parse(line).id} `);
  const file = path.replace(/^corpus\//, '').replace(/\.expected$/, '');
  const id = /^(regressions|tour)\//.test(file) ? file : file.replace(/\.[a-z]+$/, '');
  if (path.endsWith('.expected')) return [path.includes('/games/') ? `${id}:1 lint diagnostics` : `${id} lint diagnostics`];
  if (path.endsWith('.texts')) return textsOf(textOf(path)).map((_, i) => `${id}:${i + 1} lint diagnostics`);
  return [`${id}:`, `${id} `];
}

class Proofs {
  // `checks` are all of the suite, by id and member, and whether a second reader has proved them.
  constructor(checks) {
    this.checks = [...checks].sort(([a], [b]) => (a < b ? -1 : 1));
    this.keys = this.checks.map(([key]) => key);
  }

  // 'all', 'part', or 'none' of what the suite asks about a file.
  of(path) {
    if (!path.startsWith('corpus/')) return 'none';
    const proved = casesOf(path).flatMap((start) => this.beginningWith(start));
    if (!proved.includes(true)) return 'none';
    const hasDoubts = path.endsWith('.texts') && textsOf(textOf(path)).some(({heading}) => isDoubted(heading));
    return hasDoubts || proved.includes(false) ? 'part' : 'all';
  }

  beginningWith(start) {
    let [low, high] = [0, this.keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.keys[middle] < start) low = middle + 1;
      else high = middle;
    }
    const found = [];
    for (let i = low; i < this.keys.length && this.keys[i].startsWith(start); ++i) found.push(this.checks[i][1]);
    return found;
  }
}

const columns = ['second reader', 'law', 'read by hand', 'in part', 'unread'];
const columnsOfKinds = {'second-reader': 'second reader', law: 'law', read: 'read by hand', unread: 'unread'};

function problemOf({kind, pattern, date, hash, proof}) {
  if (kind === 'read' && !/^\d{4}-\d\d-\d\d$/.test(date)) return `${pattern}: ${date} is no date`;
  if (kind === 'read' && hashOf(pattern) !== hash) {
    return `${pattern} has changed since it was read on ${date}: read it again, and write the row that ` +
      `\`node tests/tools/reasons.mjs read DATE ${pattern}\` prints`;
  }
  const [, file, name] = /^(\S+): (.+)$/.exec(proof ?? '') ?? [];
  const isTest = proof === undefined || (file !== undefined && textOf(file).includes(name));
  return isTest ? undefined : `${pattern}: there is no test ${proof}`;
}

// Of pages in general only those are expected that show what a command prints.
const isExpected = (path, pattern) =>
  expressionOf(pattern).test(path) && (!pattern.endsWith('*.md') || textOf(path).includes('<!-- output: '));

// What is wrong with the table, and a table of shares. Writers are the files that write what is expected.
export function reasonsBy(checks, writersFound, table) {
  const proofs = new Proofs(checks);
  const all = rowsOf(table);
  const reasons = all.filter(({kind}) => kind !== 'files');
  const used = new Set();
  const taken = new Set();
  const problems = [];
  const lines = [`| files | | ${columns.join(' | ')} |`, `|---|${'---:|'.repeat(columns.length + 1)}`];
  const everything = ['README.md', ...['corpus', 'docs', 'grammars', 'tests'].flatMap((folder) => filesUnder(join(top, folder)))];

  function columnOf(path) {
    const proof = proofs.of(path);
    if (proof === 'all') return 'second reader';
    const row = reasons.find(({pattern}) => expressionOf(pattern).test(path));
    used.add(row);
    if (row !== undefined) return columnsOfKinds[row.kind];
    if (proof === 'none') problems.push(`${path}: there is no reason to believe it`);
    return 'in part';
  }

  for (const {pattern} of all.filter(({kind}) => kind === 'files')) {
    const files = everything.filter((path) => !taken.has(path) && isExpected(path, pattern));
    if (files.length === 0) problems.push(`${pattern} matches no file`);
    files.forEach((path) => taken.add(path));
    const found = files.map(columnOf);
    const counts = columns.map((column) => found.filter((other) => other === column).length);
    lines.push(`| \`${pattern}\` | ${[files.length, ...counts].map((count) => count || '').join(' | ')} |`);
  }
  for (const row of reasons) problems.push(used.has(row) ? problemOf(row) : `corpus/reasons.txt: \`${row.line}\` is about nothing`);
  const known = all.flatMap(({writers}) => writers ?? []);
  for (const writer of writersFound.filter((path) => !known.includes(path))) {
    problems.push(`${writer} writes what is expected, and corpus/reasons.txt does not say which files`);
  }
  for (const writer of known.filter((path) => !writersFound.includes(path))) {
    problems.push(`${writer} writes nothing that is expected`);
  }
  return {problems: problems.filter((problem) => problem !== undefined), lines};
}

// The programs that write the expected files again, except those that write this page's own blocks.
export function writers() {
  const isProgram = (path) => /\.(cpp|mjs|sh)$|^tools\/support\/[a-z]+$/.test(path) && !/(reasons|readme_block)\.mjs$/.test(path);
  const marks = ['getenv("PLYGLOT_UPDATE")', 'env.PLYGLOT_UPDATE', '{PLYGLOT_UPDATE:', "mode === 'update'", "includes('--write')"];
  const isWriter = (path) => marks.some((mark) => textOf(path).includes(mark));
  return ['tests', 'tools'].flatMap((folder) => filesUnder(join(top, folder))).filter((path) => isProgram(path) && isWriter(path));
}

if (process.argv[1] === self) {
  const [verb, date, ...paths] = process.argv.slice(2);
  assert.equal(verb, 'read');
  for (const path of paths) console.log(`read ${date} ${hashOf(path)} ${path}`);
}
