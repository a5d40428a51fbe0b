// Legal moves on the board, and boards as files.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

const line = (user) => user.page.locator('#played .line').textContent();
const place = (user, kind, name) => user.page.locator(`#picture .overlay .${kind}`).and(user.page.getByLabel(name));

async function saved(user, name) {
  const [download] = await Promise.all([user.page.waitForEvent('download'), user.page.getByRole('button', {name}).click()]);
  return {name: download.suggestedFilename(), bytes: readFileSync(await download.path())};
}

export const tests = {
  async 'a piece is chosen and moved, taken back, and the game becomes the text'({open}) {
    const user = await open();
    await user.type('Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n');
    await user.press(/^A1 from the hand/);
    await place(user, 'to', 'wA1 -wQ').click();
    await user.settled();
    assert.equal(await line(user), 'wA1 -wQ');
    assert.equal(await user.page.locator('#caption').textContent(), 'Black to move');
    await user.press(/^B1 from the hand/);
    await place(user, 'to', 'bB1 bQ-').click();
    await user.settled();
    assert.equal(await line(user), 'wA1 -wQ, bB1 bQ-');
    await user.press('Take back');
    assert.equal(await line(user), 'wA1 -wQ');
    assert.match(await user.text(), /bQ bS1-$/m);
    await user.press('Use this game as the text');
    assert.match(await user.text(), /bQ bS1-;wA1 -wQ$/m);
    await user.says('ply-stepper', 'ply 5 of 5');
    assert.ok(await user.page.locator('#played').isHidden());
  },

  async 'a move goes to where the board shows it, also where the board was moved'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a short game'});
    await place(user, 'from', /^wA1, /).click();
    const target = place(user, 'to', 'wA1 -wM').locator('circle');
    const wM = user.page.locator('#picture title').filter({hasText: /: wM$/}).locator('..').first();
    const middle = async (drawn) => drawn.evaluate((one) => {
      const {left, top, width, height} = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    const [[x, y], [nextX, nextY]] = [await middle(wM), await middle(target)];
    assert.ok(nextX < x - 20 && Math.abs(nextY - y) < 3, `${[x, y]} and ${[nextX, nextY]}`);
  },

  async 'keys alone play a move'({open}) {
    const user = await open();
    await user.type('Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n');
    await user.page.locator('#picture .from').first().focus();
    const first = await user.focused();
    await user.page.keyboard.press('Enter');
    assert.match(await user.focused(), new RegExp(`^${first.split(',')[0]} `));
    await user.page.keyboard.press('ArrowRight');
    const words = await user.focused();
    await user.page.keyboard.press('Enter');
    await user.settled();
    assert.equal(await line(user), words);
  },

  async 'a move that is typed is played, or it is said why not'({open}) {
    const user = await open();
    await user.type('Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n');
    await user.page.getByLabel('Move', {exact: true}).fill('wA1 bQ-');
    await user.press('Play');
    await user.says('move-problem', /wA1/);
    assert.ok(await user.page.locator('#played').isHidden());
    await user.page.getByLabel('Move', {exact: true}).fill('wA1 -wQ');
    await user.page.keyboard.press('Enter');
    await user.settled();
    assert.equal(await line(user), 'wA1 -wQ');
    assert.equal(await user.page.locator('#move-problem').textContent(), '');
    await user.press('previous ply');
    assert.ok(await user.page.locator('#played').isHidden());
  },

  async 'the other games are played too'({open}) {
    const user = await open();
    await user.choose('example', {label: 'Hexix of 2019: an opening'});
    const cells = user.page.locator('#picture .to');
    assert.ok(await cells.count() > 0);
    await cells.first().click();
    await user.settled();
    const choice = user.page.locator('#picture .choices button').first();
    if (await choice.count() > 0) await choice.click();
    await user.settled();
    assert.notEqual(await line(user), '');
    await user.choose('example', {label: 'Hopgi: a diagram'});
    await user.page.locator('#picture .from').first().click();
    await user.page.locator('#picture .to').first().click();
    await user.settled();
    assert.notEqual(await line(user), '');
    await user.choose('example', {label: 'Homeworlds: a game'});
    const words = await user.page.locator('#legal-moves option').first().getAttribute('value');
    await user.page.getByLabel('Move', {exact: true}).fill(words);
    await user.press('Play');
    assert.equal(await line(user), words);
  },

  async 'the board is saved as it was drawn'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a short game'});
    const svg = await saved(user, 'Save as SVG');
    assert.equal(svg.name, 'board-1-ply-12.svg');
    assert.match(svg.bytes.toString(), /^<svg .*<\/svg>\n$/s);
    assert.ok(!svg.bytes.includes('overlay'));
    const png = await saved(user, 'Save as PNG');
    assert.equal(png.name, 'board-1-ply-12.png');
    assert.deepEqual([...png.bytes.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    assert.ok(Math.max(png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)) >= 1600);
  },
};
