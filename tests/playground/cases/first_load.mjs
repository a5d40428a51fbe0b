// What comes first: findings and the board, in a plain field, before the editor.
import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {firstLoad, sumOf, watch} from '../../../tools/playground/first_load.mjs';

const axe = createRequire(import.meta.url)('axe-core');

// Bytes with gzip. The module's are those of its first half.
const mostModule = 534_000;
const mostScript = 19_000;
const mostOther = 8_000;

// The page as it is until CodeMirror comes, and what lets it come.
async function waiting(open, {fragment = '', ...options} = {}) {
  const user = await open(options);
  let release;
  const released = new Promise((done) => { release = done; });
  await user.page.route(/\/code_text-[A-Z0-9]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await user.page.goto('about:blank');
  await user.page.goto(`${user.address}${fragment}`);
  await user.page.locator('#checked[aria-busy=false]').waitFor();
  const field = user.page.getByRole('textbox', {name: 'Text of games or positions'});
  return {user, field, async release() {
    release();
    await user.page.locator('.cm-content').waitFor();
    await user.settled();
  }};
}

// Where the text's first line begins, where its box is, and how high the whole text is.
const placeOf = (user) => user.page.evaluate(() => {
  const host = document.querySelector('#editor');
  const box = host.getBoundingClientRect();
  const field = host.querySelector('textarea');
  const round = (numbers) => numbers.map((number) => Math.round(number));
  if (field !== null) {
    const {left, top} = field.getBoundingClientRect();
    const {paddingLeft, paddingTop} = getComputedStyle(field);
    return round([box.left, box.top, box.width, box.height, left + parseFloat(paddingLeft), top + parseFloat(paddingTop) - field.scrollTop, field.scrollHeight]);
  }
  const range = document.createRange();
  range.selectNodeContents(host.shadowRoot.querySelector('.cm-line'));
  const {left} = range.getBoundingClientRect();
  const {top} = host.shadowRoot.querySelector('.cm-line').getBoundingClientRect();
  return round([box.left, box.top, box.width, box.height, left, top, host.shadowRoot.querySelector('.cm-scroller').scrollHeight]);
});

export const tests = {
  async 'until the first findings little is loaded'({open, address, folder}) {
    const user = await open({});
    await user.page.addInitScript(watch);
    await user.page.goto(address);
    await user.settled();
    const files = await firstLoad(user.page, folder);
    const isScript = (name) => name.endsWith('.js');
    const listed = files.map(({name, bytes}) => `${name} ${bytes}`).join(', ');
    for (const name of ['main.js', 'worker.js', 'plyglot.wasm']) assert.ok(files.some((file) => file.name === name), listed);
    assert.ok(sumOf(files, isScript) <= mostScript, listed);
    assert.ok(sumOf(files, (name) => name === 'plyglot.wasm') <= mostModule, listed);
    assert.ok(sumOf(files, (name) => !isScript(name) && name !== 'plyglot.wasm') <= mostOther, listed);
  },

  async 'findings are listed, the board is drawn, and nothing stands in the way before the editor has come'({open}) {
    const {user, field, release} = await waiting(open, {});
    assert.deepEqual(await user.findings(), ['hive/breaks-hive']);
    await user.says('recognised', 'read as uhp: ');
    await user.page.locator('#picture .picture > svg').waitFor();
    await user.page.locator('#findings .head button').first().click();
    assert.deepEqual(await field.evaluate(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd)), 'wG1 bQ/');
    await user.page.evaluate(axe.source);
    const {violations} = await user.page.evaluate(() => globalThis.axe.run(document, {resultTypes: ['violations']}));
    assert.deepEqual(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join('; ')}`), []);
    await release();
    assert.equal(await user.page.locator('.cm-lintRange-error').textContent(), 'wG1 bQ/');
    assert.ok(await user.page.locator('.cm-token-comment').count() > 0);
    assert.ok(await user.page.locator('.cm-shown-ply').count() > 0);
  },

  async 'nothing moves while the page loads'({open, address}) {
    for (const width of [390, 1440]) {
      const {page} = await open({viewport: {width, height: 900}});
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({value}) => value))).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(address);
      await page.locator('.cm-lintRange-error').waitFor();
      await page.locator('#translation pre').waitFor();
      const sum = await page.evaluate(() => window.shifts.reduce((all, one) => all + one, 0));
      assert.ok(sum < 0.02, `${width} pixels: ${sum}`);
    }
  },

  async 'what was typed before the editor has come stays, with the cursor and the way back'({open}) {
    const {user, field, release} = await waiting(open);
    await field.fill('Base;InProgress;White[2];wS1;bS1 wS1-\n');
    await user.says('summary', 'No findings.');
    await user.page.waitForTimeout(600);
    await field.press('Control+Home');
    await user.page.keyboard.type('# two');
    await user.page.waitForTimeout(600);
    await user.page.keyboard.type(' moves\n');
    await field.press('Shift+ArrowRight');
    await release();
    assert.equal(await user.text(), '# two moves\nBase;InProgress;White[2];wS1;bS1 wS1-\n');
    assert.equal(await user.focused(), 'Text of games or positions');
    await user.page.keyboard.type('b');
    await user.settled();
    assert.match(await user.text(), /^# two moves\nbase;/);
    const seen = [];
    while (seen.length < 20 && !seen.at(-1)?.includes('A game between two friends')) {
      await user.page.keyboard.press('Control+z');
      seen.push(await user.text());
    }
    assert.ok(seen.length > 3 && seen.includes('Base;InProgress;White[2];wS1;bS1 wS1-\n'), seen.join('\n---\n'));
    assert.match(seen.at(-1), /A game between two friends/);
    await user.settled();
  },

  async 'nothing moves when the editor comes'({open}) {
    for (const width of [390, 1440]) {
      const long = `Base;InProgress;White[2];${'wS1;bS1 wS1-;'.repeat(20)}\n`.repeat(12);
      for (const text of [null, long]) {
        const {user, field, release} = await waiting(open, {viewport: {width, height: 900}});
        if (text !== null) {
          await field.fill(text);
          await field.press('Control+Home');
        }
        await user.page.locator('#checked[aria-busy=false]').waitFor();
        await user.page.locator('#translation > *').first().waitFor({state: 'attached'});
        await user.page.evaluate(() => {
          window.shifts = [];
          new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({value}) => value))).observe({type: 'layout-shift'});
        });
        const before = await placeOf(user);
        await release();
        assert.deepEqual(await placeOf(user), before, `${width} pixels`);
        assert.deepEqual(await user.page.evaluate(() => window.shifts), []);
        await user.page.close();
      }
    }
  },

  async 'without the editor the page goes on with the plain field, and says so'({open}) {
    const user = await open({});
    await user.page.route(/\/code_text-[A-Z0-9]+\.js$/, (route) => route.abort());
    await user.page.reload();
    await user.settled();
    await user.says('notice', 'Parts of this page could not be loaded; reload it.');
    await user.page.locator('#picture .picture > svg').waitFor();
    await user.page.locator('#editor textarea').fill('Base;InProgress;White[2];wS1;bS1  wS1-\n');
    await user.press('Format');
    await user.says('notice', 'Formatted.');
    assert.equal(await user.page.locator('#editor textarea').inputValue(), 'Base;InProgress;White[2];wS1;bS1 wS1-\n');
    assert.ok(user.faults.splice(0).every((fault) => fault.includes('code_text') || fault.includes('ERR_FAILED')));
  },
};
