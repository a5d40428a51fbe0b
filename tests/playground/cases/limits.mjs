// Texts that are too much.
import assert from 'node:assert/strict';

// The longest time in which the page answered nothing while something was done.
async function longestPause(user, use) {
  await user.page.evaluate(() => {
    window.pauses = [];
    window.observer ??= new PerformanceObserver((list) => window.pauses.push(...list.getEntries().map(({duration}) => duration)));
    window.observer.observe({entryTypes: ['longtask']});
  });
  await use();
  return user.page.evaluate(() => Math.max(0, ...window.pauses));
}

export const tests = {
  async 'a megabyte does not keep anybody from typing'({open}) {
    const user = await open();
    const game = 'Base;InProgress;White[2];wS1;bS1 wS1-\n';
    await user.type(game.repeat(27000));
    await user.says('record-stepper', 'of 27000');
    await user.page.locator('.cm-content').press('Control+Home');
    const pauses = [];
    for (let i = 0; i < 5; ++i) {
      pauses.push(await longestPause(user, async () => {
        await user.page.keyboard.type('x');
        await user.settled();
        await user.page.locator('#translation pre').waitFor();
      }));
    }
    // What the text is to blame for comes with every key.
    const [, , median] = pauses.sort((a, b) => a - b);
    assert.ok(median < 200, `the page stood still for ${pauses.map(Math.round).join(', ')} ms`);
    assert.match(await user.text(), /^xxxxxBase/);
  },

  async 'more faults than anybody can read are counted'({open}) {
    const user = await open();
    await user.choose('notation', 'hop:spec');
    await user.type('base,QA+ax,b\n'.repeat(3000));
    await user.says('summary', /^3,000 errors; the last 2,900 ones not listed here\.$/);
    assert.equal(await user.page.locator('#findings > li').count(), 100);
  },

  async 'an answer about a text that is gone is dropped'({open}) {
    const user = await open();
    await user.choose('notation', 'hop:spec');
    await user.paste('base,QA+ax,b\n'.repeat(20000));
    await user.paste('base,QA+a,b\n');
    await user.settled();
    await user.says('summary', 'No findings.');
  },

  async 'what takes too long is given up, and typing goes on'({open}) {
    const user = await open();
    await user.choose('notation', 'uhp:mzinga');
    await user.paste('x y\n'.repeat(250000));
    await user.page.locator('#summary', {hasText: 'did not come to an end'}).waitFor({timeout: 30_000});
    await user.type('Base;InProgress;White[2];wS1;bS1 wS1-\n');
    await user.says('summary', 'No findings.');
  },
};
