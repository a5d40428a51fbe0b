// How fast the playground answers, and what it loads for that: measure.mjs [FOLDER...], which is build/playground if
// nothing is said. Of several folders the loads take turns. Medians, in milliseconds, in the browser of the tests.
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../../tests/support/files/npm.mjs';
import {firstLoad, sumOf, watch} from './first_load.mjs';
import {serve} from './serve.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
install(join(root, 'tests/playground'));
const {launched} = await import(join(root, 'tests/playground/browser.mjs'));

const loads = 9;
const keystrokes = 40;
const plies = 200;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

// Two queens, and two ants that go to and fro around them.
function longGame() {
  const moves = ['wS1', 'bS1 wS1-', 'wQ -wS1', 'bQ bS1-', 'wA1 -wQ', 'bA1 bQ-'];
  const ways = [['wA1 /wQ', 'bA1 bQ\\'], ['wA1 -wQ', 'bA1 bQ-']];
  for (let turn = 0; moves.length < plies; ++turn) moves.push(...ways[turn % 2]);
  return `Base;InProgress;White[${plies / 2 + 1}];${moves.join(';')}\n`;
}

async function opened(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  await page.locator('#checked[aria-busy=false]').waitFor();
  return page;
}

async function load(browser, {address, folder}) {
  const page = await opened(browser, address);
  await page.locator('.cm-content').waitFor();
  const found = {time: await page.evaluate(() => window.settledAt[0]), files: await firstLoad(page, folder)};
  await page.context().close();
  return found;
}

// From the key to the text on the page, and to its findings.
async function keyTimes(browser, address) {
  const page = await opened(browser, address);
  const content = page.locator('.cm-content');
  await content.press('Control+a');
  await page.keyboard.insertText(longGame());
  await page.locator('#ply-stepper output', {hasText: `of ${plies}`}).waitFor();
  await content.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  const times = [];
  for (let i = 0; i < keystrokes; ++i) {
    await page.waitForTimeout(100);
    await page.evaluate(() => {
      window.settledAt.length = 0;
      addEventListener('keydown', () => { window.pressedAt = performance.now(); }, {capture: true, once: true});
      addEventListener('input', () => { window.typedAt = performance.now(); }, {once: true});
    });
    await page.keyboard.press(i % 2 === 0 ? 'x' : 'Backspace');
    await page.locator('#checked[aria-busy=false]').waitFor();
    times.push(await page.evaluate(() => ({
      page: window.typedAt - window.pressedAt, findings: window.settledAt[0] - window.pressedAt,
    })));
  }
  await page.context().close();
  return times;
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : [join(root, 'build/playground')];
const sites = await Promise.all(folders.map(async (folder) => ({folder, ...await serve(folder)})));
const browser = await launched();
const print = (what, number) => console.log(`${what}: ${number.toFixed(1)} ms`);
const size = (what, number) => console.log(`${what}: ${number.toLocaleString('en')} bytes`);
try {
  const found = sites.map(() => []);
  for (let i = 0; i < loads; ++i) {
    for (const [index, site] of sites.entries()) found[index].push(await load(browser, site));
  }
  for (const [index, {folder, address}] of sites.entries()) {
    if (sites.length > 1) console.log(`${folder}:`);
    print('from navigation to the first findings', median(found[index].map(({time}) => time)));
    const {files} = found[index][0];
    for (const {name, bytes} of files) size(`  loaded until then, with gzip: ${name}`, bytes);
    size('  all scripts of these', sumOf(files, (name) => name.endsWith('.js')));
    size('  all scripts and the module', sumOf(files, (name) => /\.(js|wasm)$/.test(name)));
    const keys = await keyTimes(browser, address);
    print(`from a key to its findings, ${plies} plies`, median(keys.map(({findings}) => findings)));
    print('from a key until the page takes the next one', median(keys.map(({page}) => page)));
  }
} finally {
  await browser.close();
  for (const {server} of sites) server.close();
}
