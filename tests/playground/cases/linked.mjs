// The text and the board, linked both ways.
import assert from 'node:assert/strict';

const game = 'Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-';

// Where the mark of the ply that the board shows is.
const marked = (user) => user.page.locator('.cm-shown-ply').allTextContents().then((parts) => parts.join(''));

async function clickAt(user, text) {
  const place = await user.page.evaluate((wanted) => {
    const {shadowRoot} = document.querySelector('#editor');
    for (const line of shadowRoot.querySelectorAll('.cm-line')) {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let before = '';
      const at = line.textContent.indexOf(wanted);
      for (let node = walker.nextNode(); at !== -1 && node !== null; node = walker.nextNode()) {
        if (before.length + node.data.length > at) {
          const range = document.createRange();
          range.setStart(node, at - before.length);
          range.setEnd(node, at - before.length + 1);
          const {left, top, width, height} = range.getBoundingClientRect();
          return {x: left + width * 0.8, y: top + height / 2};
        }
        before += node.data;
      }
    }
    return null;
  }, text);
  await user.page.mouse.click(place.x, place.y);
  await user.settled();
}

export const tests = {
  async 'a click on a move shows the board after it, and the slider marks its move'({open}) {
    const user = await open();
    await user.type(`${game}\n`);
    await user.says('ply-stepper', 'ply 4 of 4');
    assert.equal(await marked(user), 'bQ bS1-');
    await clickAt(user, 'bS1 wS1-');
    await user.says('ply-stepper', 'ply 2 of 4');
    assert.equal(await marked(user), 'bS1 wS1-');
    await user.page.keyboard.press('End');
    await user.says('ply-stepper', 'ply 4 of 4');
    await user.press('previous ply');
    await user.says('ply-stepper', 'ply 3 of 4');
    assert.equal(await marked(user), 'wQ -wS1');
    await user.press('first ply');
    assert.equal(await marked(user), '');
  },

  async 'a click in another record shows that record'({open}) {
    const user = await open();
    await user.type(`# two games\n${game}\n${game.replaceAll('bS1', 'bG1')}\n`);
    // The cursor is at the end of what was pasted.
    await user.says('record-stepper', 'record 2 of 2');
    await clickAt(user, 'bS1 wS1-');
    await user.says('record-stepper', 'record 1 of 2');
    await clickAt(user, 'bG1 wS1-');
    await user.says('record-stepper', 'record 2 of 2');
    await user.says('ply-stepper', 'ply 2 of 4');
    assert.equal(await marked(user), 'bG1 wS1-');
  },

  async 'places count in characters, whatever comes before'({open}) {
    const user = await open();
    await user.type(`# é 😀\n${game}\n`);
    await user.says('ply-stepper', 'ply 4 of 4');
    assert.equal(await marked(user), 'bQ bS1-');
  },

  async 'a finding that is looked at has its pieces marked on the board'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a move that breaks the hive'});
    const marks = user.page.locator('#picture .marked');
    assert.equal(await marks.count(), 0);
    await user.page.locator('#findings > li').first().hover();
    // `wG1`, which may not move, the queen that it was to go to, and the ant that moves in its place.
    assert.equal(await marks.count(), 3);
    await user.page.locator('#text-title').hover();
    assert.equal(await marks.count(), 0);
    await user.page.locator('#findings .head button').first().focus();
    assert.equal(await marks.count(), 3);
  },

  async 'the text has colours, which follow it, and a long one goes without'({open}) {
    const user = await open();
    await user.type(`# two friends\n${game}\n`);
    const coloured = (kind) => user.page.locator(`.cm-token-${kind}`);
    await coloured('comment').filter({hasText: '# two friends'}).waitFor();
    assert.deepEqual(await coloured('piece').allTextContents(), ['wS1', 'bS1', 'wS1', 'wQ', 'wS1', 'bQ', 'bS1']);
    await user.type(`${game}\n`.repeat(6000));
    assert.equal(await coloured('piece').count(), 0);
  },

  async 'a notice about another text is gone'({open}) {
    const user = await open();
    await user.press('Format');
    await user.page.locator('#notice').filter({hasText: /\w/}).waitFor();
    await user.choose('example', {label: 'UHP: a short game'});
    assert.equal(await user.page.locator('#notice').textContent(), '');
  },

  async 'how panels were left is remembered, and no text is'({open}) {
    const user = await open({});
    await user.page.getByRole('tab', {name: 'Internals'}).click();
    await user.choose('view', 'model');
    await user.page.getByText('The board in words').click();
    await user.type('Base;InProgress;White[2];wS1;bS1 wS1-\n');
    await user.page.reload();
    await user.settled();
    assert.equal(await user.page.getByRole('tab', {selected: true}).textContent(), 'Internals');
    assert.equal(await user.page.locator('#view').inputValue(), 'model');
    assert.ok(await user.page.locator('#words').evaluate(({open: isOpen}) => isOpen));
    assert.match(await user.text(), /A game between two friends/);
    assert.ok(!(await user.page.evaluate(() => JSON.stringify({...localStorage}))).includes('wS1'));
  },

  async 'options lie over the page, say how many are set, and close by a key'({open}) {
    const user = await open();
    const height = () => user.page.locator('#editor').evaluate((editor) => editor.getBoundingClientRect().top);
    const before = await height();
    await user.page.locator('#options summary').click();
    assert.equal(await height(), before);
    const field = user.page.locator('#options select').first();
    const other = await field.evaluate(({value, options}) => [...options].find((option) => option.value !== value).value);
    await field.selectOption(other);
    await user.settled();
    assert.equal(await user.page.locator('#options summary').textContent(), 'Options (1)');
    assert.ok(!(await user.page.locator('#options .fields').textContent()).includes('`'));
    await user.page.keyboard.press('Escape');
    assert.ok(await user.page.locator('#options .fields').isHidden());
    assert.equal(await user.focused(), 'Options (1)');
  },
};
