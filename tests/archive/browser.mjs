// Explored games in Debian's browser, as a page and as they are served: browser.mjs PLYGLOT HIVE_GAMES [PICTURES]
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from '../support/files/npm.mjs';
import { writeGames } from './hostile_games.mjs';
import { served } from './served.mjs';

// The browser's driver is that of the playground.
const playground = join(dirname(fileURLToPath(import.meta.url)), '../playground');
install(playground);
const { launched } = await import('../playground/browser.mjs');
const axe = createRequire(join(playground, 'package.json'))('axe-core');

const [plyglot, hiveGames, pictures] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-explore-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
writeGames(top, hiveGames);
const run = (...words) => execFileSync(plyglot, words, { encoding: 'utf8', cwd: top, maxBuffer: 1 << 30 });
run('index', '-q', 'games', '-o', 'games.db');
writeFileSync(join(top, 'page.html'), run('explore', '--index', 'games.db', '--depth', '3', '--games', '2', '--output-format', 'html'));
const server = await served(plyglot, top, '--index', 'games.db');
const browser = await launched();

// What went wrong, and what was asked of anyone but the page itself.
async function opened(address, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const faults = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) faults.push(message.text()); });
  page.on('pageerror', (error) => faults.push(error.stack));
  page.on('dialog', (dialog) => { faults.push(`said ${dialog.message()}`); dialog.dismiss(); });
  page.on('request', (request) => { if (request.url().split('#')[0].split('?')[0] !== address.split('#')[0]) faults.push(`asked for ${request.url()}`); });
  await page.goto(address);
  return { page, faults, context };
}
// Pages that are asked for come a little later.
const shows = (page, heading) => page.locator('h2:visible', { hasText: new RegExp(`^${heading}$`) }).waitFor();
const open = (page) => page.locator('main table:visible th[scope=row] a');

async function violations(page) {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 2).map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`);
}

try {
  for (const [what, address] of [['page', pathToFileURL(join(top, 'page.html')).href], ['served', server.address]]) {
    // ---- Clicks, the way back, the keyboard.
    const { page, faults, context } = await opened(address, { javaScriptEnabled: true });
    await shows(page, 'White to move');
    assert.equal(await page.title(), 'plyglot explore: hive');
    const move = await open(page).first().textContent();
    await open(page).first().click();
    await shows(page, 'After 1 move: Black to move');
    assert.equal(await page.locator('nav:visible [aria-current]').textContent(), move, what);
    assert.equal(await page.locator('figure:visible svg').count(), 1);
    await open(page).first().click();
    await shows(page, 'After 2 moves: White to move');
    await page.goBack();
    await shows(page, 'After 1 move: Black to move');
    await page.goForward();
    await page.locator('nav:visible a', { hasText: 'Beginning' }).click();
    await shows(page, 'White to move');
    await page.goto(address);
    // The first thing that the keyboard reaches is a move or the region that it is in.
    const focused = [];
    for (let i = 0; i < 8 && !focused.includes(move); i += 1) {
      await page.keyboard.press('Tab');
      focused.push(await page.evaluate(() => document.activeElement.textContent.trim()));
    }
    assert.ok(focused.includes(move), `${what}: the keyboard reaches ${focused.map((text) => text.slice(0, 30))}`);
    await page.keyboard.press('Enter');
    await shows(page, 'After 1 move: Black to move');
    await page.goto(address);
    // The games with a move, and with the position.
    const games = page.locator('.by:visible summary').first();
    await games.focus();
    await page.keyboard.press('Enter');
    assert.ok(await page.locator('.by:visible li').count() > 0);
    assert.match(await page.locator('.by:visible li').first().textContent(), /games\/.*: after ply 0 of \d+/);

    if (what === 'served') {
      const type = async (words) => {
        await page.getByLabel('Another move').fill(words);
        await page.keyboard.press('Enter');
      };
      for (const [index, words] of ['wG1', 'bS1 wG1-', 'wQ -wG1', 'bA1 bS1-'].entries()) {
        await type(words);
        await shows(page, `After ${index + 1} move.*: .* to move`);
      }
      await page.locator('details:not(.by details) summary', { hasText: 'with this position' }).click();
      assert.match(await page.locator('.games:visible').textContent(), /<script>document\.title = 'taken'<\/script>/);
      assert.equal(await page.title(), 'plyglot explore: hive');
      assert.deepEqual(faults.splice(0), [], what);
      await type('wQ9 <b>');
      await page.getByRole('alert').waitFor();
      assert.match(await page.getByRole('alert').textContent(), /`wQ9 <b>` cannot be played here/);
      await shows(page, 'After 4 moves: White to move');
      // A browser says of each answer 400 that it is one.
      assert.ok(faults.splice(0).every((fault) => /400/.test(fault)));
      await page.goBack();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    assert.deepEqual(faults, [], what);
    await context.close();

    // ---- Three widths, light and dark.
    for (const width of [360, 820, 1440]) {
      for (const colorScheme of ['light', 'dark']) {
        const seen = await opened(address, { colorScheme, viewport: { width, height: 900 } });
        await open(seen.page).first().click();
        await seen.page.locator('.by:visible summary').first().click();
        assert.deepEqual(await violations(seen.page), [], `${what}, ${width}, ${colorScheme}`);
        assert.ok(await seen.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what}: wider than ${width}`);
        if (pictures) await seen.page.screenshot({ path: join(pictures, `${what}-${width}-${colorScheme}.png`) });
        assert.deepEqual(seen.faults, []);
        await seen.context.close();
      }
    }
  }
  // Nothing of it needs scripts.
  const { page, context } = await opened(server.address, { javaScriptEnabled: false });
  await open(page).first().click();
  await shows(page, 'After 1 move: Black to move');
  await context.close();
} finally {
  await browser.close();
  await server.end();
}
console.log('passed: a page and a server of explored games');
