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
    assert.match(await user.focused(), /moves?$/, 'the focus stays on the board');
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
  },

  async 'a turn of Homeworlds is chosen action by action, taken back, and ended'({open}) {
    const user = await open();
    const offered = () => user.page.locator('#picture .choices button').allTextContents();
    await user.choose('example', {label: 'Homeworlds: a game'});
    await place(user, 'from', 'Alder, 1 move').click({position: {x: 5, y: 5}});
    assert.deepEqual(await offered(), ['build b1']);
    await user.page.getByRole('group', {name: 'Moves of Alder'}).waitFor();
    await place(user, 'from', /^y1 in Fern, /).click();
    assert.deepEqual((await offered()).filter((words) => !words.startsWith('discover')),
      ['trade b', 'trade r', 'move Alder', 'sacrifice']);
    await user.press('sacrifice');
    assert.equal(await line(user), 'sacrifice y1 Fern …');
    assert.equal(await user.page.locator('#caption').textContent(), 'This turn may go on');
    await user.press('Take back');
    assert.ok(await user.page.locator('#played').isHidden());
    await place(user, 'from', /^y1 in Fern, /).focus();
    await user.page.keyboard.press('Enter');
    await user.press('sacrifice');
    await place(user, 'from', /^b1 in Fern, /).click();
    assert.ok((await offered()).every((words) => /^(move|discover) /.test(words)));
    await user.press('move Alder');
    assert.equal(await line(user), 'sacrifice y1 Fern; move b1 Fern Alder');
    await place(user, 'from', /^g2 in Birch, /).click();
    await user.press('sacrifice');
    await user.press('End the turn');
    assert.equal(await line(user), 'sacrifice y1 Fern; move b1 Fern Alder, sacrifice g2 Birch; pass; pass');
    await user.press('Use this game as the text');
    assert.match(await user.text(), /\nsacrifice y1 Fern; move b1 Fern Alder\nsacrifice g2 Birch; pass; pass$/m);
    await user.says('ply-stepper', 'ply 14 of 14');
    await user.says('summary', 'No findings.');
  },

  async 'a turn of Homeworlds has attacks and catastrophes, and is chosen in every dialect'({open}) {
    const user = await open();
    const text = 'homeworld r1 y2 g3 Alder\nhomeworld y3 b3 g3 Birch\nbuild g1 Alder\nbuild g1 Birch\nbuild g1 Alder\nmove g1 Birch Alder\n';
    await user.choose('notation', 'homeworlds:seed');
    await user.type(text);
    await place(user, 'from', /^g1 in Alder, 1 move$/).click();
    await user.press('attack');
    assert.equal(await line(user), 'attack g1 Alder …');
    await place(user, 'from', 'Alder, 1 move').click({position: {x: 5, y: 5}});
    await user.press('catastrophe green');
    assert.equal(await line(user), 'attack g1 Alder; catastrophe Alder green');
    assert.ok(await user.page.locator('#move-form').isHidden(), 'the game has ended');
    for (const dialect of ['ap', 'sdg', 'jpb', 'quux', 'hwl']) {
      await user.choose('example', {label: `Homeworlds, dialect ${dialect}: a game`});
      await place(user, 'from', /^y1 in (Fern|fern|3), /).click();
      await user.page.locator('#picture .choices button', {hasText: 'sacrifice'}).click();
      await user.settled();
      await user.press('End the turn');
      await user.press('Use this game as the text');
      await user.says('ply-stepper', 'ply 13 of 13');
      assert.deepEqual(await user.findings(), [], dialect);
    }
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
