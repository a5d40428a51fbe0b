// The page and the moving picture of a whole game, in Debian's browser: game_page.mjs PLYGLOT GAME [PICTURES]
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from '../support/files/npm.mjs';

// The browser's driver is that of the playground.
const playground = join(dirname(fileURLToPath(import.meta.url)), '../playground');
install(playground);
const { launched } = await import('../playground/browser.mjs');
const axe = createRequire(join(playground, 'package.json'))('axe-core');

const [plyglot, game, pictures] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-page-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const show = (...words) => execFileSync(plyglot, ['show', resolve(game), ...words], { encoding: 'utf8' });
const made = (name, text) => {
  writeFileSync(join(top, name), text);
  return pathToFileURL(join(top, name)).href;
};
const page_address = made('game.html', show('--format', 'html'));
const film_address = made('film.svg', show('--ply', 'all', '--format', 'svg'));
const browser = await launched();

async function opened(address, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) faults.push(message.text()); });
  page.on('pageerror', (error) => faults.push(error.stack));
  page.on('request', (request) => { if (request.url().split('#')[0] !== address.split('#')[0]) faults.push(`asked for ${request.url()}`); });
  await page.goto(address);
  return { page, faults, context };
}
// The pieces that can be seen, by what a reader of pixels sees: neither hidden nor below something hidden.
const seen = (page) => page.evaluate(() => [...new Set(Array.from(document.querySelectorAll('[data-piece]'))
  .filter((piece) => getComputedStyle(piece).visibility === 'visible').map((piece) => piece.dataset.piece))].sort());
// As the picture of that board alone has them.
const pieces_after = (ply) => [...new Set(Array.from(show('--format', 'svg', '--ply', String(ply)).matchAll(/data-piece="([^"]*)"/g), ([, id]) => id))].sort();

{
  const { page, faults, context } = await opened(page_address);
  const last = Number(await page.getAttribute('#ply', 'max'));
  assert.ok(last >= 6, 'the game has plies');
  assert.deepEqual(await seen(page), pieces_after(last));
  for (const [key, ply] of [['Home', 0], ['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', last]]) {
    await page.keyboard.press(key);
    assert.equal(await page.inputValue('#ply'), String(ply), key);
    assert.deepEqual(await seen(page), pieces_after(ply), `pieces after ply ${ply}`);
    assert.equal(new URL(page.url()).hash, `#${ply}`);
  }
  for (const ply of [4, 2]) {
    await page.locator(`[data-ply="${ply}"]`).click();
    assert.deepEqual(await seen(page), pieces_after(ply));
    assert.equal(await page.locator('[aria-current=step]').getAttribute('data-ply'), String(ply));
  }
  await page.locator('#ply').fill('3');
  assert.deepEqual(await seen(page), pieces_after(3));
  await page.getByRole('button', { name: 'Play' }).click();
  await page.locator('[aria-current=step][data-ply="4"]').waitFor();
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.getAttribute('[data-step=play]', 'aria-pressed'), 'false');
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(violations.map(({ id }) => id), []);
  assert.deepEqual(faults, []);
  await context.close();
}
{
  const { page, context } = await opened(`${page_address}#2`);
  assert.deepEqual(await seen(page), pieces_after(2));
  await context.close();
}
{
  // A page of a range steps through these plies alone, and numbers them as the game does.
  const { page, faults, context } = await opened(made('part.html', show('--format', 'html', '--ply', '2-4')));
  assert.deepEqual(await page.locator('[data-ply]').evaluateAll((moves) => moves.map((move) => move.dataset.ply)), ['2', '3', '4']);
  for (const [key, ply] of [['Home', 2], ['ArrowLeft', 2], ['ArrowRight', 3], ['End', 4], ['ArrowRight', 4]]) {
    await page.keyboard.press(key);
    assert.equal(await page.inputValue('#ply'), String(ply), key);
    assert.deepEqual(await seen(page), pieces_after(ply), `pieces after ply ${ply}`);
  }
  assert.deepEqual(faults, []);
  await context.close();
}
for (const [width, colorScheme] of [[360, 'light'], [800, 'dark'], [1300, 'light'], [1300, 'dark']]) {
  const { page, context } = await opened(page_address, { viewport: { width, height: 900 }, colorScheme });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `the page is ${overflow} px too wide at ${width}`);
  if (pictures) await page.screenshot({ path: join(pictures, `page-${width}-${colorScheme}.png`) });
  await context.close();
}
{
  // It moves; for readers who want no motion it is the last board.
  const { page, faults, context } = await opened(film_address);
  const at = (seconds) => page.evaluate((time) => {
    document.documentElement.pauseAnimations();
    document.documentElement.setCurrentTime(time);
  }, seconds);
  for (const ply of [0, 1, 3, 5]) {
    await at(ply + 0.5);
    assert.deepEqual(await seen(page), pieces_after(ply), `the picture after ${ply} seconds`);
  }
  assert.deepEqual(faults, []);
  await context.close();
}
{
  const { page, context } = await opened(film_address, { reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.setCurrentTime(1.5));
  const plies = Number(/last of (\d+) boards/.exec(show('--ply', 'all', '--format', 'svg'))[1]) - 1;
  assert.deepEqual(await seen(page), pieces_after(plies));
  await context.close();
}
await browser.close();
console.log('the page and the picture of a game show each ply');
