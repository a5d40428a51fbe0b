// Fenced blocks of Markdown against the reader that belongs to CommonMark: in the pages of the project, and in files that
// are made of lines that have to do with fences, quotes, lists, tabs and HTML.
// commonmark.mjs SPLIT [FILES]
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../support/files/npm.mjs';

const here = dirname(fileURLToPath(import.meta.url));
install(here);
const {Parser} = await import('commonmark');

const [, , program, count = '60000'] = process.argv;

// A generator that gives the same files every time (xorshift32).
let state = 20261126;
function below(bound) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % bound;
}
const one = (choices) => choices[below(choices.length)];

const leads = ['', '', '', ' ', '  ', '   ', '    ', '\t', '> ', '>', '> > ', '- ', '-\t', '* ', '1. ', '2) ', '10. ',
  '  > ', '   - ', '>\t', '> - ', '- > ', '     ', '  \t', '-', '+   ', '-     '];
const bodies = ['```', '~~~', '````', '```hop', '``` hop x=1', '~~~ `a`', '``` a`b', '~~', '```  ', 'text', 'text',
  '', '', '  ', '# heading', '---', '***', '===', '<!-- a', '-->', '<!-- a -->', '<script>', 'a</script>', '<pre', '\tx',
  '> ```', '- ```', '1) ~~~', '[a]: /b', '`code`', '*** a'];
const madeFile = () => Array.from({length: 1 + below(9)}, () => one(leads) + one(bodies)).join('\n') + one(['', '\n']);

// Blocks of HTML that an empty line ends are known by their first line alone (fences.hpp): none is made here.
function pagesIn(folder) {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.') || entry.name === 'build') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pagesIn(path) : entry.name.endsWith('.md') ? [readFileSync(path, 'utf8')] : [];
  });
}

function blocksOf(file) {
  const blocks = [];
  const walker = new Parser().parse(file).walker();
  for (let event = walker.next(); event; event = walker.next()) {
    if (event.entering && event.node.type === 'code_block' && event.node._isFenced) {
      blocks.push({info: event.node.info, text: event.node.literal});
    }
  }
  return blocks;
}

const pages = pagesIn(resolve(here, '../..'));
assert.ok(pages.length > 100, 'the pages of the project are there');
const files = [...pages, ...Array.from({length: Number(count)}, madeFile)];
const input = files.map((file) => JSON.stringify({format: 'markdown', file})).join('\n') + '\n';
const {status, stdout} = spawnSync(program, {input, encoding: 'utf8', maxBuffer: 1 << 30});
assert.equal(status, 0);
const answers = stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
assert.equal(answers.length, files.length);
let found = 0;
files.forEach((file, i) => {
  const blocks = blocksOf(file);
  found += blocks.length;
  assert.deepEqual(answers[i], blocks, JSON.stringify(file));
});
assert.ok(found > Number(count) / 4, `${found} blocks are few`);
console.log(`${files.length} files, ${found} blocks`);
