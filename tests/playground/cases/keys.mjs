// Without a mouse.
import assert from 'node:assert/strict';

export const tests = {
  async 'Tab leads through the page in the order of reading, and back out of the text'({open}) {
    const user = await open();
    const order = [];
    for (let i = 0; i < 40; ++i) {
      await user.page.keyboard.press('Tab');
      order.push(await user.focused());
    }
    const expected = ['Skip to the text', 'Example', 'Notation', 'Options', 'Text of games or positions',
      'Format', 'Share',
      'Zoom in', 'first ply', 'previous ply', 'Ply', 'next ply', 'last ply', 'wA1, 16 moves', 'A2 from the hand, 8 moves',
      'B1 from the hand, 8 moves', 'G2 from the hand, 8 moves', 'S1 from the hand, 8 moves', 'Move', 'Play', 'The board in words',
      'Save as SVG', 'Save as PNG',
      'line 2, column 107', 'line 2, column 28', 'Perhaps: write “wA1 bQ/”', 'About hive/breaks-hive',
      'Translate', 'Into', 'Only up to the position shown', 'Options', 'Translation', 'Copy', 'Use as the text'];
    assert.deepEqual(order.slice(0, expected.length), expected);
    await user.page.locator('.skip').focus();
    await user.page.keyboard.press('Enter');
    assert.equal(await user.focused(), 'Text of games or positions');
    assert.equal(new URL(user.page.url()).hash, '');
  },

  async 'findings are gone through and fixed by keys'({open}) {
    const user = await open();
    await user.choose('example', {label: 'Hexix: typed in a hurry'});
    await user.page.locator('.cm-content').focus();
    await user.page.keyboard.press('Control+.');
    await user.settled();
    assert.match(await user.text(), /^D2\^/);
    await user.page.keyboard.press('F8');
    await user.page.keyboard.press('Control+.');
    await user.settled();
    assert.match(await user.text(), /C5v/);
  },

  async 'arrow keys move sliders and tabs'({open}) {
    const user = await open();
    await user.page.keyboard.press('ArrowLeft');
    await user.says('ply-stepper', 'ply 11 of 12');
    await user.page.getByRole('slider', {name: 'Ply'}).focus();
    await user.page.keyboard.press('ArrowLeft');
    await user.says('ply-stepper', 'ply 10 of 12');
    await user.page.keyboard.press('Home');
    await user.says('ply-stepper', 'start');
    await user.page.getByRole('tab', {name: 'Translate'}).focus();
    for (const [key, name] of [['ArrowRight', 'Compare'], ['End', 'Internals'], ['ArrowRight', 'Translate'], ['ArrowLeft', 'Internals'], ['Home', 'Translate']]) {
      await user.page.keyboard.press(key);
      assert.equal(await user.focused(), name);
      assert.equal(await user.page.locator('[role=tabpanel]:visible').count(), 1);
      assert.equal(await user.page.getByRole('tab', {selected: true}).textContent(), name);
    }
  },
};
