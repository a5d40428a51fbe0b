// The changes that mutation testing makes to a C++ file, one at a time.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {git} from './tree.mjs';

// Binary operators have blanks around them in this project's layout, and template brackets have none.
const operators = [
  [' == ', ' != '],
  [' != ', ' == '],
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' + ', ' - '],
  [' - ', ' + '],
  [' += ', ' -= '],
  [' -= ', ' += '],
  [' & ', ' | '],
  [' | ', ' & '],
];

const words = [
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/(?<![\w.'"])\d+(?![\w.'"])/g, (number) => String(Number(number) + 1)],
  [/(?<=[(\s])!(?=[\w(])/g, () => ''],
  [/\bcontinue;/g, () => 'break;'],
];

// Comments, strings, characters and lines of the preprocessor become blanks of the same length.
function codeOf(text) {
  const blank = (match) => match.replace(/[^\n]/g, ' ');
  return text.replace(/\/\/[^\n]*|R"(\w*)\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^#[^\n]*|\bstatic_assert\([^;]*;/gm, blank);
}

// There is nothing else to do with texts than to add them.
const isOfTexts = (text, at, operator) => operator.includes('+') && (text[at - 1] === '"' || /["']/.test(text[at + operator.length] ?? ''));

// Each change: offset, line and column (from 1) of `from`, and `to` that takes its place; in the order of the text.
function changesOf(text) {
  const code = codeOf(text);
  const found = [];
  for (const [from, to] of operators) {
    for (let at = code.indexOf(from); at >= 0; at = code.indexOf(from, at + 1)) {
      if (!isOfTexts(text, at, from)) found.push({offset: at + 1, from: from.trim(), to: to.trim()});
    }
  }
  for (const [pattern, replacement] of words) {
    for (const match of code.matchAll(pattern)) found.push({offset: match.index, from: match[0], to: replacement(match[0])});
  }
  found.sort((a, b) => a.offset - b.offset);
  let line = 1;
  let lineStart = 0;
  let at = 0;
  for (const change of found) {
    for (; at < change.offset; ++at) {
      if (text[at] !== '\n') continue;
      line += 1;
      lineStart = at + 1;
    }
    change.line = line;
    change.column = change.offset - lineStart + 1;
  }
  return found;
}

// The place is recognised by the text of the line, so that what is known stays known when lines above it come and go.
function changesIn(tree, file) {
  const text = readFileSync(join(tree, file), 'utf8');
  const lines = text.split('\n');
  return changesOf(text).map((change) => {
    const line = lines[change.line - 1];
    const line_text = line.trim();
    const place = change.column - line.search(/\S/);
    return {key: `${file}: ${line_text} [${place}] ${change.from} -> ${change.to}`, file, ...change, line_text};
  });
}

// Of the files in a tree of the project whose paths begin so; in an order that a seed decides, and that stays as it is for
// all the others when a line is changed.
export function changesBelow(tree, prefix, seed) {
  const files = git(tree, 'ls-files', 'lib/*.cpp', 'tools/plyglot/*.cpp').split('\n').filter((file) => file.startsWith(prefix));
  const order = ({key}) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const changes = files.flatMap((file) => changesIn(tree, file)).map((change) => [order(change), change]);
  return changes.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}
