// Typing, findings, and fixing.
import assert from 'node:assert/strict';

export const tests = {
  async 'a text with mistakes is read as what it shows, and its findings are in the text and below it'({open}) {
    const user = await open();
    await user.type('QA-a,b\nQA-a,b\n');
    assert.deepEqual(await user.findings(), []);
    await user.page.locator('.cm-line').nth(1).click();
    await user.page.keyboard.press('Home');
    for (let i = 0; i < 4; ++i) await user.page.keyboard.press('ArrowRight');
    await user.page.keyboard.type('x');
    await user.settled();
    assert.equal(await user.text(), 'QA-a,b\nQA-ax,b\n');
    assert.deepEqual(await user.findings(), ['hop/unknown-bug']);
    assert.match(await user.page.locator('#recognised').textContent(), /hop: Hive Open Position/);
    assert.equal(await user.page.locator('.cm-lintRange-error').textContent(), 'x');
    const item = user.page.locator('#findings > li').first();
    assert.match(await item.textContent(), /line 2, column 5/);
    await user.says('announcer', /^1 error$/);
  },

  async 'a finding tells all it knows: at other places, in notes, and on its page'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a move that breaks the hive'});
    const item = user.page.locator('#findings > li').first();
    const text = await item.textContent();
    for (const part of [/holds two parts of the hive together/, /it may not leave its cell/, /line 2, column 28 placed here/,
      /note: without it/, /help: 58 other moves are legal here: “Legal moves” under “Internals”, at ply 10/]) {
      assert.match(text, part);
    }
    await item.getByText('About hive/breaks-hive').click();
    await item.getByRole('heading', {name: 'Why it matters'}).waitFor();
    assert.doesNotMatch(await item.locator('.explanation').textContent(), /[`#*]|\]\(/);
    assert.match(await item.locator('.explanation pre').first().textContent(), /^Base;InProgress;White/);
    assert.ok(await item.locator('.explanation em').count() > 0);
    await item.getByRole('button', {name: 'line 2, column 28'}).click();
    assert.equal(await user.page.evaluate(() => getSelection().toString() || document.querySelector('#editor').shadowRoot.getSelection().toString()), 'wG1');
  },

  async 'a fix is offered below the text and in its tooltip, and undone by a key'({open}) {
    const user = await open();
    await user.choose('example', {label: 'Hexix: typed in a hurry'});
    const faulty = await user.text();
    const names = await user.findings();
    await user.press('Fix: write “D”');
    assert.equal(await user.text(), faulty.replace('d2^', 'D2^'));
    assert.deepEqual(await user.findings(), names.filter((name) => name !== 'hexix/lowercase-cell'));
    await user.page.keyboard.press('Control+z');
    await user.settled();
    assert.equal(await user.text(), faulty);
    await user.page.locator('.cm-lintRange').nth(1).hover();
    const tooltip = user.page.locator('.cm-tooltip-lint');
    assert.match(await tooltip.textContent(), /< is a mark of the dialect 2019; in 2024 it is v/);
    await tooltip.getByRole('button', {name: 'write “v”'}).click();
    await user.settled();
    assert.equal(await user.text(), faulty.replace('C5<', 'C5v'));
  },

  async 'all that is safe is fixed at once, and the text is formatted'({open}) {
    const user = await open();
    await user.choose('example', {label: 'Homeworlds: typed in a hurry'});
    await user.press('Fix all that is safe');
    await user.says('notice', 'Applied all safe fixes.');
    await user.settled();
    assert.ok(!(await user.text()).includes('h g1 y2 b3 Alder\nh Y3'));
    assert.ok(await user.page.locator('#fix').isDisabled());
    await user.type('Base;InProgress;White[2];wS1;bS1  wS1-\n');
    await user.press('Format');
    await user.says('notice', 'Formatted.');
    assert.equal(await user.text(), 'Base;InProgress;White[2];wS1;bS1 wS1-\n');
    await user.press('Format');
    await user.says('notice', 'Nothing changed.');
  },

  async 'the notation is chosen from the list, with its dialect and its options'({open}) {
    const user = await open();
    await user.type('wS1 wQ\n');
    await user.choose('notation', 'hexix:2019');
    assert.ok((await user.findings()).every((name) => name.startsWith('hexix/')));
    await user.choose('notation', 'thehive');
    assert.ok((await user.findings()).every((name) => !name.startsWith('hexix/')));
    await user.choose('notation', '');
    await user.type('1. Fd1-c3 Wa6-c5 *\n');
    await user.says('summary', '2 errors.');
    await user.page.locator('#options summary').click();
    await user.page.locator('#options').getByLabel(/^linked-kings /).selectOption('warning');
    await user.says('summary', '2 warnings.');
    assert.equal(await user.page.locator('#notation').inputValue(), 'hopgi');
  },

  async 'a text that shows nothing is asked about, and one being typed stays what it was'({open}) {
    const user = await open();
    await user.type('');
    await user.says('summary', 'Type or paste a text, or choose an example.');
    await user.choose('example', {label: 'UHP: a short game'});
    await user.type('Base;InProgress;White[2];wS1;bS1 wS1-\n');
    await user.type('Bse;InProgress;White[2];wS1;bS1 wS1-\n');
    assert.ok((await user.findings()).some((name) => name.startsWith('uhp/')));
    await user.type('A rose is a rose is a rose.');
    await user.says('summary', 'the text does not show which notation it is in: choose one from the list');
    assert.equal(await user.page.locator('#picture').isVisible(), false);
  },

  async 'every example is read, and drawn'({open}) {
    const user = await open();
    const values = await user.page.locator('#example option:not([value=""])').evaluateAll((list) => list.map(({value}) => value));
    assert.ok(values.length > 20);
    const notations = new Set();
    for (const value of values) {
      await user.choose('example', value);
      await user.page.locator('#picture .picture > svg').waitFor();
      notations.add(await user.page.evaluate(() =>
        document.querySelector('#notation').value.split(':')[0] || document.querySelector('#recognised code').textContent));
    }
    const readable = await user.page.locator('#notation option:not([value=""])').evaluateAll((list) => list.map(({value}) => value.split(':')[0]));
    assert.deepEqual([...notations].sort(), [...new Set(readable)].sort());
  },
};
