// Texts that are too much.
import assert from 'node:assert/strict';

// How long the page's own thread has worked, in milliseconds. What else the machine does is not counted.
async function workClock(user) {
  const session = await user.page.context().newCDPSession(user.page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({name}) => name === 'TaskDuration').value;
  };
}

// Milliseconds for which the page works when a key is pressed at the start of its text: the median of five keys.
async function workOfKey(user) {
  await user.page.locator('.cm-content').press('Control+Home');
  const clock = await workClock(user);
  const work = [];
  for (let i = 0; i < 5; ++i) {
    const before = await clock();
    const translation = await user.page.locator('#translation pre').elementHandle();
    await user.page.keyboard.type('x');
    await user.settled();
    // Another one has taken its place.
    await translation.waitForElementState('hidden');
    work.push((await clock()) - before);
  }
  return work.sort((a, b) => a - b)[2];
}

export const tests = {
  // A key may cost what is on the screen, and not what is in the text: on a fast machine and on a slow one alike.
  async 'a key in a megabyte costs about what it does in a tenth of it'({open}) {
    const user = await open();
    const work = [];
    for (const games of [2700, 27000]) {
      await user.paste('Base;InProgress;White[2];wS1;bS1 wS1-\n'.repeat(games));
      await user.says('record-stepper', `of ${games}`);
      work.push(await workOfKey(user));
      assert.match(await user.text(), /^xxxxxBase/);
    }
    const [tenth, megabyte] = work.map(Math.round);
    assert.ok(megabyte < 2 * tenth, `a key cost the page ${megabyte} ms in a megabyte, and ${tenth} ms in a tenth of it`);
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
    await user.paste('x y\n'.repeat(600000));
    await user.page.locator('#summary', {hasText: 'did not come to an end'}).waitFor({timeout: 30_000});
    await user.type('Base;InProgress;White[2];wS1;bS1 wS1-\n');
    await user.says('summary', 'No findings.');
  },

  async 'an explanation that cannot be loaded says so, and all else goes on'({open}) {
    const user = await open();
    await user.page.route(/explanations\/hop\.json$/, (route) => route.abort());
    await user.choose('notation', 'hop:spec');
    await user.type('QA-ax,b\n');
    const item = user.page.locator('#findings > li').first();
    await item.getByText('About hop/unknown-bug').click();
    await item.getByText('The page could not be loaded.').waitFor();
    assert.ok(user.faults.splice(0).every((fault) => /explanations\/hop\.json$|ERR_FAILED/.test(fault)));
    await user.page.unroute(/explanations\/hop\.json$/);
    await item.getByText('About hop/unknown-bug').click();
    await item.getByText('About hop/unknown-bug').click();
    await item.getByRole('heading', {name: 'What it means'}).waitFor();
    await user.type('QA-a,b\n');
    await user.says('summary', 'No findings.');
  },
};
