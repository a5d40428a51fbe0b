// The element <plyglot-board> in a page of somebody else, whose policy allows little.
import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {serve} from '../../../tools/playground/serve.mjs';

const axe = createRequire(import.meta.url)('axe-core');
const opening = 'Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-';

async function inPage({open, source}, body, use) {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-element-'));
  cpSync(source, join(folder, 'plyglot'), {recursive: true});
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><head><title>A page</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'">
<script type="module" src="plyglot/board.js"></script></head><body><main><h1>A page</h1>${body}</main></body></html>`);
  const {server, address} = await serve(folder);
  const page = await (await open()).page.context().newPage();
  page.setDefaultTimeout(10_000);
  const faults = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) faults.push(message.text()); });
  page.on('pageerror', ({stack}) => faults.push(stack));
  page.on('request', (request) => { if (!request.url().startsWith(address)) faults.push(`asked for ${request.url()}`); });
  try {
    await page.goto(address);
    await use(page);
    // A page has an icon only if it says so.
    assert.deepEqual(faults.filter((fault) => !fault.includes('404')), []);
  } finally {
    await page.close();
    server.close();
    rmSync(folder, {recursive: true});
  }
}

const caption = (page, text) => page.locator('plyglot-board p').filter({hasText: text}).waitFor();

export const tests = {
  async 'a game is shown at its ply, gone through by keys, and played on'(given) {
    await inPage(given, `<plyglot-board notation="uhp" ply="3" play>${opening}</plyglot-board>`, async (page) => {
      await caption(page, 'ply 3 of 4; Black to move');
      assert.equal(await page.locator('plyglot-board .picture > svg').count(), 1);
      await page.getByRole('slider', {name: 'Ply'}).press('ArrowRight');
      await caption(page, 'ply 4 of 4; White to move');
      await page.evaluate(() => {
        window.played = [];
        document.querySelector('plyglot-board').addEventListener('play', ({detail}) => window.played.push(detail.words));
      });
      await page.getByRole('button', {name: /^A1 from the hand/}).press('Enter');
      await page.getByRole('button', {name: 'wA1 -wQ'}).press('Enter');
      await caption(page, 'played on: wA1 -wQ; Black to move');
      assert.deepEqual(await page.evaluate(() => window.played), ['wA1 -wQ']);
      await page.getByRole('button', {name: 'Take back'}).click();
      await caption(page, 'ply 4 of 4; White to move');
      await page.evaluate(axe.source);
      const {violations} = await page.evaluate(() => globalThis.axe.run(document, {resultTypes: ['violations']}));
      assert.deepEqual(violations.map(({id, nodes}) => `${id} ${nodes.map(({target}) => target.join(' '))}`), []);
    });
  },

  async 'an action of Homeworlds is chosen at its ship, and the board becomes larger'(given) {
    const game = 'homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\n';
    await inPage(given, `<plyglot-board notation="homeworlds" play>${game}</plyglot-board>`, async (page) => {
      await caption(page, 'to move');
      await page.getByRole('button', {name: /^b3 in Alder, /}).click();
      await page.getByRole('button', {name: 'trade b3 Alder g'}).click();
      await caption(page, 'played on: trade b3 Alder g');
      const width = () => page.locator('plyglot-board .picture > svg').evaluate((svg) => svg.getBoundingClientRect().width);
      const before = await width();
      await page.getByRole('button', {name: 'Zoom in'}).click();
      assert.ok(await width() > 1.3 * before);
      await page.locator('plyglot-board').evaluate((board) => board.setAttribute('controls', 'none'));
      await page.getByRole('button', {name: 'Zoom in'}).waitFor({state: 'hidden'});
    });
  },

  async 'attributes and the text may change, and what cannot be read is shown as it is'(given) {
    await inPage(given, `<plyglot-board>${opening}</plyglot-board>`, async (page) => {
      await caption(page, 'ply 4 of 4');
      const change = (use) => page.locator('plyglot-board').evaluate(use);
      await change((board) => board.setAttribute('ply', '1'));
      await caption(page, 'ply 1 of 4');
      assert.equal(await page.locator('plyglot-board .from').count(), 0);
      await change((board) => { board.text = 'A1v A1+\n'; });
      await change((board) => board.setAttribute('notation', 'hexix'));
      await caption(page, 'to move');
      await change((board) => board.removeAttribute('notation'));
      await change((board) => { board.text = 'A rose is a rose.'; });
      await page.locator('plyglot-board pre').filter({hasText: 'A rose is a rose.'}).waitFor();
      await caption(page, 'notation');
    });
  },
};
