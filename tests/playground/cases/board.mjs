// The board and its sliders.
import assert from 'node:assert/strict';

const title = (user) => user.page.locator('#caption').textContent();

export const tests = {
  async 'the slider goes through the plies'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a short game'});
    const slider = user.page.getByRole('slider', {name: 'Ply'});
    await user.says('ply-stepper', 'ply 12 of 12');
    assert.equal(await title(user), 'White to move');
    await slider.fill('3');
    await user.says('ply-stepper', 'ply 3 of 12');
    await user.page.locator('#caption', {hasText: 'Black to move'}).waitFor();
    assert.equal(await slider.getAttribute('aria-valuetext'), 'ply 3 of 12');
    await user.press('first ply');
    await user.says('ply-stepper', 'start, before ply 1 of 12');
    await user.press('next ply');
    await user.says('ply-stepper', 'ply 1 of 12');
    await user.page.getByText('The board in words').click();
    await user.page.locator('#picture li', {hasText: 'wG1'}).waitFor();
  },

  async 'who looks at the end sees what is added, and who looks elsewhere stays there'({open}) {
    const user = await open();
    const game = 'Base;InProgress;White[2];wS1;bS1 wS1-';
    await user.type(`${game}\n`);
    await user.says('ply-stepper', 'ply 2 of 2');
    await user.type(`${game};wQ -wS1\n`);
    await user.says('ply-stepper', 'ply 3 of 3');
    await user.press('first ply');
    await user.type(`${game};wQ -wS1;bQ bS1-\n`);
    await user.says('ply-stepper', 'start, before ply 1 of 4');
  },

  async 'records are gone through where there are several, and positions have no plies'({open}) {
    const user = await open();
    await user.choose('example', {label: 'HOP: openings'});
    await user.says('record-stepper', 'record 1 of 4');
    assert.ok(await user.page.locator('#ply-stepper').isHidden());
    const before = await user.page.locator('#picture ul').textContent();
    await user.page.getByRole('slider', {name: 'Record'}).press('End');
    await user.says('record-stepper', 'record 4 of 4');
    await user.page.locator('#picture ul').filter({hasNotText: before}).waitFor({state: 'attached'});
  },

  async 'names in a text are text, whatever they look like'({open}) {
    const user = await open();
    const name = '<img/src=x/onerror=alert(1)>';
    await user.page.evaluate(() => { window.alert = () => console.error('a script of the text ran'); });
    await user.type(`Players: ${name}, <script>alert(2)</script>\n\nhomeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\n`);
    await user.page.locator('#picture .picture > svg').waitFor();
    for (const tab of ['Compare', 'Internals', 'Translate']) await user.page.getByRole('tab', {name: tab}).click();
    assert.equal(await user.page.locator('img').count(), 1);
  },
};
