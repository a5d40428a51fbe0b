// What `tools/dev bench --instructions` says of a count beside the one that is kept.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {verdictOn} from '../../tools/support/bench/instructions.mjs';

const kept = {instructions: 1000, text: 'a'};
for (const [instructions, verdict] of [[1000, ''], [1030, ''], [1031, 'slower'], [970, ''], [969, 'faster']]) {
  assert.equal(verdictOn(kept, {instructions, text: 'a'}), verdict, `${instructions}`);
}
assert.equal(verdictOn(kept, {instructions: 1000, text: 'b'}), 'of another text');
assert.equal(verdictOn(undefined, kept), 'new');

const {counts} = JSON.parse(readFileSync(new URL('../bench/instructions.json', import.meta.url), 'utf8'));
assert.equal(Object.keys(counts).length, 10);
