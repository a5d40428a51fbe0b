// Lines that no one should write: tokenizing them takes time in proportion to their length, whatever they hold.
import assert from 'node:assert/strict';
import {loaded, timeOf} from './tokenizer.mjs';
import {grammars} from '../../tools/vscode/grammars/generate.mjs';

const beginnings = ['', 'Base;InProgress;White[1];', 'base,', '1. ', '(;GM[27];', '<0>;'];
const repeated = ['(', '{"a":[', ' ', 'a', '1', '1 ', '"', '/*', ';x(1,', 'wA1 -wA1;', '\u{1F600}'];

// Editors colour lines up to this length.
const coloured = 20000;
const megabyte = 1000000;
// Ten times what the slowest line takes on a slow machine; what is catastrophic takes hours.
const milliseconds = 5000;

const line = (beginning, piece, length) => (beginning + piece.repeat(length / piece.length)).slice(0, length);
const all = grammars(process.argv[2]);
let [worst, worst_line] = [0, ''];
for (const language of all.keys()) {
  const grammar = await loaded(all, language);
  timeOf(grammar, ['']);
  repeated.forEach((piece, i) => {
    const beginning = beginnings[i % beginnings.length];
    for (const length of i < 3 ? [coloured - 10, megabyte] : [coloured - 10]) {
      const time = timeOf(grammar, [line(beginning, piece, length), 'a']);
      if (time > worst) [worst, worst_line] = [time, `${language}: ${length} of ${beginning}${piece}`];
      assert.ok(time < milliseconds, `${language}: ${beginning}${piece}... takes ${Math.round(time)} ms`);
    }
  });
  // Brackets that are never closed, over many lines.
  const lines = new Array(2000).fill('([{(;');
  assert.ok(timeOf(grammar, lines) < milliseconds, language);
}
console.log(`the slowest line takes ${Math.round(worst)} ms: ${worst_line}`);
