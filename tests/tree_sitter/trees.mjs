// The grammars for tree-sitter against plyglot, over the texts of the conformance suite and changes of them: a text has an
// error exactly if the strict grammar refuses a record of it, or what is below the records, and otherwise the same nodes with
// the same bytes.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {languages} from '../../tools/tree_sitter/languages.mjs';
import {dumped, verdictsOf} from './dumps.mjs';
import {compile, isTooDeep, parsed} from './parsers.mjs';
import {textsOf} from './texts.mjs';

const [program] = process.argv.slice(2);
const out = mkdtempSync(join(tmpdir(), 'plyglot-trees-'));

// The same numbers on every machine.
let state = 1;
const random = (count) => {
  state = (state * 48271) % 0x7fffffff;
  return state % count;
};

// A byte that is gone, another one in its place, one twice, or two in each other's place.
function changed(text) {
  const at = random(text.length);
  const other = text[random(text.length)];
  const [before, after] = [text.subarray(0, at), text.subarray(at + 1)];
  const middle = [[], [other], [text[at], text[at]], [other, text[at]]][random(4)];
  return Buffer.concat([before, Buffer.from(middle), after]);
}

const longest_changed = 3000;
function withChanges(texts) {
  const originals = texts.map((text) => Buffer.from(text));
  const changes = originals.filter(({length}) => length > 0 && length <= longest_changed).flatMap((text) => [changed(text), changed(text)]);
  return [...originals, ...changes];
}

// What no text of an editor that has tree-sitter is to it: bytes that are not UTF-8, NUL, which is the end to its lexer, and
// a mark at the beginning, which it skips.
const classes = {
  'not UTF-8': (text) => !Buffer.from(text.toString()).equals(text),
  'with NUL': (text) => text.includes(0),
  'with a byte order mark': (text) => text.subarray(0, 3).toString('hex') === 'efbbbf',
};

// A game of Hopgi may begin on the line where another ends, and what follows the last one may be no comment: plyglot reads
// that, but it is not in the notation (hopgi 2).
function isOddBetween(text, records, {id}) {
  if (id !== 'hopgi') return false;
  const gaps = [...records, [{begin: text.length}]].map(([{begin}], index) => text.toString('latin1', index === 0 ? 0 : records[index - 1][0].end, begin));
  const last = gaps.pop();
  const is_sound = /^(\s|\/\/[^\n]*|\{[^}]*\})*$/.test(last);
  return !is_sound || gaps.slice(1).some((gap) => !gap.includes('\n'));
}

// Hive PGN has one game in a file as it is written, and so has its grammar. plyglot reads several, which depends on what
// tags a game has had (hive-notations P11).
const hasSeveralGames = (records, {id}) => id === 'hive-pgn' && records.length > 1;

const said = ({depth, node, begin, end}) => `${depth} ${node} ${begin}..${end}`;
// Without the file around records, and what lies between them.
function inRecords(nodes, {file}, root) {
  if (!file) return nodes;
  let is_inside = false;
  return nodes.flatMap((node) => {
    if (node.depth < 2) is_inside = node.depth === 1 && node.node === root;
    return is_inside ? [{...node, depth: node.depth - 1}] : [];
  });
}
const hasBytes = ({begin, end}) => begin < end;

compile(languages, out);
let differing = 0;
function differs(language, text, what) {
  if (++differing <= 20) console.error(`${language.id}: ${what}: ${JSON.stringify(text.toString()).slice(0, 400)}`);
}
for (const language of languages) {
  const texts = withChanges(textsOf(language));
  const files = join(out, language.id);
  mkdirSync(files);
  const trees = parsed(language, texts, out);
  const dumps = dumped(program, language, texts, files);
  const {isRecord, isTail} = verdictsOf(program, language);
  assert.equal(trees.length, texts.length);
  const counts = {taken: 0, refused: 0, nodes: 0};
  texts.forEach((text, index) => {
    const excepted = Object.keys(classes).find((name) => classes[name](text));
    if (excepted) {
      counts[excepted] = (counts[excepted] ?? 0) + 1;
      return;
    }
    const records = dumps[index];
    const {isWhole, nodes} = trees[index];
    if (isWhole && isTooDeep(nodes)) {
      counts['too deep'] = (counts['too deep'] ?? 0) + 1;
      return;
    }
    if (isOddBetween(text, records, language)) {
      counts['with something else between records'] = (counts['with something else between records'] ?? 0) + 1;
      return;
    }
    if (hasSeveralGames(records, language)) {
      counts['with several games'] = (counts['with several games'] ?? 0) + 1;
      return;
    }
    const tail = text.subarray(records.at(-1)?.[0].end ?? 0);
    const is_taken = records.every(([{begin, end}]) => isRecord(text.subarray(begin, end))) && isTail(tail);
    counts[is_taken ? 'taken' : 'refused'] += 1;
    if (is_taken !== isWhole) {
      differs(language, text, is_taken ? 'only plyglot takes it' : 'only tree-sitter takes it');
      return;
    }
    if (!is_taken) return;
    const found = inRecords(nodes, language, records[0]?.[0].node).filter(hasBytes).map(said);
    const wanted = records.flatMap((record) => record.filter(hasBytes).map(said));
    counts.nodes += wanted.length;
    const first = wanted.findIndex((line, at) => line !== found[at]);
    if (first >= 0 || wanted.length !== found.length) differs(language, text, `\`${found[first]}\` instead of \`${wanted[first]}\``);
  });
  console.log(`${language.id}: ${texts.length} texts, ${Object.entries(counts).map(([name, count]) => `${count} ${name}`).join(', ')}`);
}
rmSync(out, {recursive: true});
assert.equal(differing, 0);
