// For everybody: by the rules that a program can check, in both palettes and at the width of a telephone.
import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const axe = createRequire(import.meta.url)('axe-core');

async function violations(user) {
  await user.page.evaluate(axe.source);
  const {violations: found} = await user.page.evaluate(() => globalThis.axe.run(document, {resultTypes: ['violations']}));
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join('; ')}`);
}

export const tests = Object.fromEntries([['light', 1280], ['dark', 360]].map(([colorScheme, width]) => [
  `nothing stands in anybody's way: ${colorScheme}, ${width} pixels wide`, async ({open}) => {
    const user = await open({colorScheme, viewport: {width, height: 740}});
    await user.choose('example', {label: 'Hexix: typed in a hurry'});
    await user.page.locator('#options summary').click();
    await user.page.locator('#findings details summary').first().click();
    await user.press('Share');
    await user.page.locator('#link').waitFor();
    assert.deepEqual(await violations(user), []);
    await user.page.getByRole('tab', {name: 'Compare'}).click();
    await user.press('Start from a copy of the text');
    await user.page.locator('.cm-lintRange').first().hover();
    await user.page.locator('.cm-tooltip-lint').waitFor();
    assert.deepEqual(await violations(user), []);
    await user.page.getByRole('tab', {name: 'Archive'}).click();
    await user.page.locator('#archive-files').setInputFiles([{name: 'a.hexix', mimeType: 'text/plain', buffer: Buffer.from('D2^ D5v\n')}]);
    await user.says('archive-status', '1 game in 1 file');
    await user.press('first ply');
    await user.press('Zoom in');
    await user.page.locator('#picture .to').first().click();
    await user.settled();
    assert.deepEqual(await violations(user), []);
    await user.page.getByRole('tab', {name: 'Embed'}).click();
    await user.settled();
    assert.deepEqual(await violations(user), []);
    assert.ok(await user.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the window');
  },
]));
