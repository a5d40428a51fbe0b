// Links that hold a text.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';

async function linkOf(user) {
  await user.press('Share');
  await user.page.locator('#link').waitFor();
  const link = await user.page.locator('#link').inputValue();
  assert.equal(link, user.page.url());
  return new URL(link).hash;
}

export const tests = {
  async 'a shared text comes back, whatever is in it, with all that was chosen'({open}) {
    const user = await open();
    const text = '# é + %2B 😀 \u{10FFFF} &amp; #1.z\nbase,QA+a,b\n  base,A+Q1-a,b\n\n';
    await user.type(text);
    await user.choose('notation', 'hop:hivegame');
    await user.press('next record');
    await user.says('record-stepper', 'record 2 of 2');
    await user.page.getByRole('tab', {name: 'Compare'}).click();
    await user.page.getByLabel('The other text', {exact: true}).fill('QA+a,w\n');
    const fragment = await linkOf(user);
    assert.match(fragment, /^#1\.[\w-]+z$/);
    await user.page.reload();
    await user.settled();
    assert.equal(await user.text(), text);
    assert.equal(await user.page.locator('#notation').inputValue(), 'hop:hivegame');
    await user.says('record-stepper', 'record 2 of 2');
    await user.page.getByRole('tab', {name: 'Compare'}).click();
    assert.equal(await user.page.getByLabel('The other text', {exact: true}).inputValue(), 'QA+a,w\n');
  },

  async 'a link that was cut off or changed says so, and opens nothing'({open}) {
    const user = await open();
    await user.type('base,QA+a,b\n'.repeat(40));
    const whole = await linkOf(user);
    const middle = Math.floor(whole.length / 2);
    const other = whole[middle] === 'A' ? 'B' : 'A';
    const broken = [whole.slice(0, -1), whole.slice(0, middle), `${whole.slice(0, middle)}z`, `${whole.slice(0, -4)}z`,
      whole.slice(0, middle) + other + whole.slice(middle + 1), '#1.', '#1.z', '#1.AAAAz'];
    const follow = (fragment) => user.page.evaluate((hash) => { location.hash = hash; }, fragment);
    const text = await user.text();
    for (const fragment of broken) {
      await follow(fragment);
      await user.says('notice', 'this link was cut off or changed on its way');
      assert.equal(await user.text(), text);
      await follow('#elsewhere');
      await user.page.locator('#notice:empty').waitFor({state: 'hidden'});
    }
    await user.go(broken[0]);
    await user.says('notice', 'this link was cut off or changed on its way');
    assert.match(await user.text(), /A game between two friends/);
  },

  async 'a link that is followed on the page itself is opened'({open}) {
    const user = await open();
    await user.type('base,QA+a,b\n');
    const fragment = await linkOf(user);
    await user.type('');
    assert.ok(await user.page.locator('#link').isHidden());
    await user.page.evaluate(() => { location.hash = ''; });
    await user.page.evaluate((hash) => { location.hash = hash; }, fragment);
    await user.page.locator('.cm-line', {hasText: 'base,QA+a,b'}).waitFor();
  },

  async 'a long text fits into a link, and one that is too long is reported'({open}) {
    const user = await open();
    const text = 'base,QA+a,b\n'.repeat(20000);
    await user.type(text);
    assert.ok((await linkOf(user)).length < 5000);
    // Nothing in it can be said more shortly.
    const noise = Array.from({length: 15000}, (_, i) => createHash('sha256').update(String(i)).digest('base64')).join('\n');
    await user.type(noise);
    await user.press('Share');
    await user.says('notice', 'This text is too long for a link.');
  },
};
