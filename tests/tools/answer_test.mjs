// Whatever is said to `plyglot answer`, it answers each line with one object, in order, and goes on:
//   answer_test.mjs PLYGLOT
// The lines are requests of the suite with something broken, the same on every machine.
import {strict as assert} from 'node:assert';
import {fileURLToPath} from 'node:url';

import {Program} from '../../tools/conformance/program.mjs';
import {randomNumbers} from '../support/values/random.mjs';
import {readSuite} from '../../tools/conformance/suite.mjs';

const lines = 4000;
const seconds = 60;
const marks = ['"', '{', '}', '[', ']', ':', ',', '\\', '\\u0000', '\\ud800', '-', '1', '4294967296', '1e999', 'null', ' ', '\t', '\r', '\u0000', 'é', '\uFEFF'];

const random = randomNumbers(1);
const below = (bound) => Math.floor(random() * bound);
const pick = (list) => list[below(list.length)];

const breakings = [
  (line, at) => line.slice(0, at),
  (line, at) => line.slice(at),
  (line, at) => line.slice(0, at) + line.slice(at + 1 + below(8)),
  (line, at) => line.slice(0, at) + pick(marks) + line.slice(at),
  (line, at) => line.slice(0, at) + pick(marks) + line.slice(at + 1),
  (line, at, other) => line.slice(0, at) + other.slice(below(other.length)),
];

function broken(line, others) {
  let text = line;
  for (let times = 1 + below(3); times > 0; --times) text = pick(breakings)(text, below(text.length + 1), pick(others));
  return text;
}

// A depth with one digit more would count for longer than anybody waits.
const {questions} = readSuite(fileURLToPath(new URL('../../corpus/suite', import.meta.url)));
const requests = questions.filter(({verb}) => verb !== 'perft').map(({line}) => line);
const program = new Program([process.argv[2], 'answer'], seconds);
let errors = 0;
for (let i = 0; i < lines; ++i) {
  const line = broken(pick(requests), requests);
  const {line: answer, trouble} = await program.ask(line);
  assert.equal(trouble, undefined, JSON.stringify(line));
  const {id, error} = JSON.parse(answer);
  assert.notEqual(id, undefined, JSON.stringify(line));
  if (error !== undefined) ++errors;
}
assert.equal(await program.finish(), '');
// Some broken requests are valid anyway.
assert.ok(errors > lines / 4 && errors < lines);
console.log(`${lines} broken requests, ${errors} of them answered as such`);
