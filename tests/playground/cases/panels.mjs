// The tabs.
import assert from 'node:assert/strict';

// The list of targets comes after the findings.
const targets = async (user, one) => {
  await user.page.locator(`#target option[value="${one}"]`).waitFor({state: 'attached'});
  return user.page.locator('#target option').evaluateAll((list) => list.map(({value}) => value));
};

export const tests = {
  async 'a game is translated, with what is lost, and the translation becomes the text'({open}) {
    const user = await open();
    await user.choose('example', {label: 'Homeworlds: a game'});
    const offered = await targets(user, 'homeworlds:ap');
    assert.deepEqual(offered, ['seed', 'ap', 'sdg', 'jpb', 'quux', 'hwl'].map((dialect) => `homeworlds:${dialect}`));
    await user.choose('target', 'homeworlds:ap');
    await user.says('translation', /homeworld g1 y2 b3\n/);
    await user.says('translation', /ap has no comments: this one is lost/);
    await user.press('Use as the text');
    assert.equal(await user.page.locator('#notation').inputValue(), 'homeworlds:ap');
    assert.match(await user.text(), /^homeworld g1 y2 b3\n/);
    assert.deepEqual(await user.findings(), []);
  },

  async 'targets are those that can be written, with their options, and as far as the board shows'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a short game'});
    const offered = await targets(user, 'hive-pgn:mzinga');
    assert.ok(offered.includes('hive-pgn:mzinga') && offered.includes('hop:spec') && offered.includes('position-diagram'));
    assert.ok(offered.includes('boardspace-sgf'));
    await user.choose('target', 'thehive');
    await user.says('translation', /mosquito, which the base game does not have/);
    await user.page.locator('#target-options summary').click();
    await user.page.locator('#target-options').getByLabel(/^pieces /).selectOption('mlp');
    await user.says('translation', /bB1=\*bA1/);
    await user.page.getByRole('slider', {name: 'Ply'}).fill('2');
    await user.page.getByLabel('Only up to the position shown').check();
    await user.page.locator('#translation pre').filter({hasNotText: 'wQ1'}).waitFor();
    await user.choose('example', {label: 'HOP: openings'});
    await user.page.locator('#target option[value^=uhp]').first().waitFor({state: 'detached'});
    assert.equal(await user.page.locator('#target option[value="position-diagram"]').count(), 1);
  },

  async 'another text is compared by what it means'({open}) {
    const user = await open();
    await user.type('Base;InProgress;White[2];wS1;bS1 wS1-\n');
    await user.page.getByRole('tab', {name: 'Compare'}).click();
    await user.press('Start from a copy of the text');
    await user.says('difference', '1 record the same');
    await user.page.getByLabel('The other text', {exact: true}).fill('Base;InProgress;White[2];wS1;bG1 wS1-\n');
    await user.says('difference', /1 record different/);
    await user.says('difference', /bS1 wS1- in A, bG1 wS1- in B/);
    await user.page.getByLabel('The other text', {exact: true}).fill('nothing of the kind');
    await user.says('difference', /does not show which notation/);
    await user.page.getByLabel('Notation of the other text').selectOption('hopgi');
    await user.says('difference', /hopgi/);
  },

  async 'every stage of the reading is shown'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a short game'});
    await user.page.getByRole('tab', {name: 'Internals'}).click();
    const shown = {syntax: /^game_string 34/, ast: /wG1/, model: /ply 12: bB1 bA1/, board: /"to_move":0/, text: /White's hand/, json: /"gametype":"Base\+M"/, dot: /graph/, moves: /\d+ legal moves here/};
    for (const [view, pattern] of Object.entries(shown)) {
      await user.choose('view', view);
      await user.says('dump', pattern);
    }
  },
};
