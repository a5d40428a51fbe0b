// What a link is made of, without a browser.
import assert from 'node:assert/strict';
import {BrokenLink, fragmentOf, stateOf} from '../../../tools/playground/src/page/share_link.js';

const state = {text: 'Base;InProgress;White[2];wS1;bS1 wS1-\n', notation: 'uhp:mzinga', options: {pass: 'free'}, record: 1, ply: 2};

export const tests = {
  async 'any text comes back'() {
    for (const text of ['', '+ %2B &amp; #', 'é 😀 \u{10FFFF}', '\uD800', '\0\r\n', 'ab'.repeat(100000)]) {
      assert.deepEqual(await stateOf(await fragmentOf({...state, text})), {...state, text});
    }
  },

  async 'of a link that was cut off anywhere, or in which a letter is another one, nothing else is read'() {
    const whole = await fragmentOf(state);
    // What is not a link of ours at all is not a broken one.
    for (let end = '#1.'.length; end < whole.length; ++end) await assert.rejects(stateOf(whole.slice(0, end)), BrokenLink, `cut off at ${end}`);
    for (let at = '#1.'.length; at < whole.length; ++at) {
      const changed = whole.slice(0, at) + (whole[at] === 'A' ? 'B' : 'A') + whole.slice(at + 1);
      // A few bits before the checksum and before the end mean nothing.
      const read = await stateOf(changed).catch((error) => error);
      if (!(read instanceof BrokenLink)) assert.deepEqual(read, state, `changed at ${at}`);
    }
  },

  async 'what would become too large is refused, and other fragments are not links'() {
    await assert.rejects(stateOf(await fragmentOf({text: 'a'.repeat((1 << 24) + 1)})), /too long/);
    for (const fragment of ['', '#', '#text', '#2.AAz']) assert.equal(await stateOf(fragment), null);
    await assert.rejects(stateOf(await fragmentOf({text: 7})), BrokenLink);
  },
};
