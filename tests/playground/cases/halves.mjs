// The module comes in two halves, and the second is there when somebody needs it.
import assert from 'node:assert/strict';

const asked = (user) => user.page.evaluate(() => performance.getEntriesByName(new URL('rest.wasm', location.href).href).length);

export const tests = {
  async 'every example is checked and drawn by the first half alone'({open}) {
    const user = await open({});
    await user.page.route('**/rest.wasm', (route) => route.abort());
    await user.go('');
    const examples = '#example option:not([value=""])';
    // The page allows no script that is made of a text, which a function to be waited for is.
    await user.page.locator(examples).nth(20).waitFor({state: 'attached'});
    const titles = await user.page.locator(examples).allTextContents();
    for (const title of titles) {
      await user.choose('example', {label: title});
      await user.says('summary', /^(No findings\.|\d+ (error|warning|info)s?)/);
      await user.page.locator('#board svg').first().waitFor();
    }
    // What needs more says what is wrong, and the findings stay.
    await user.says('translation', 'a part of plyglot could not be loaded');
    assert.deepEqual(user.faults.filter((fault) => !/rest\.wasm|ERR_FAILED/.test(fault)), []);
    user.faults.length = 0;
  },

  async 'the second half is fetched once for all workers'({open}) {
    const user = await open();
    await user.page.locator('#translation pre').first().waitFor();
    await user.choose('example', {label: 'Hopgi: a game'});
    await user.page.locator('#translation pre').first().waitFor();
    assert.equal(await asked(user), 1);
  },
};
