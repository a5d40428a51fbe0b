// The packed extension in the editor itself: browser.mjs PLYGLOT [PICTURES]. PICTURES is a folder, which is made, for what
// the editor showed; PLYGLOT_NPM_PACKAGE the package for npm, or that of the preset wasm.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {editorWith, missing} from './workbench.mjs';

const [program, pictures] = process.argv.slice(2);
const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
if (missing) {
  console.log(`skipped: 1 test, \`the extension in VS Code\` (${missing})`);
  process.exit(0);
}
const files = mkdtempSync(join(tmpdir(), 'plyglot-editor-'));
process.on('exit', () => rmSync(files, {recursive: true, force: true}));
const npm_package = process.env.PLYGLOT_NPM_PACKAGE ?? join(top, 'build/wasm/package');
const has_module = existsSync(join(npm_package, 'plyglot.wasm'));
const packed = [join(top, 'tools/vscode/package.mjs'), join(files, 'packed'), program, ...(has_module ? [npm_package] : [])];
const extension = execFileSync(process.execPath, packed, {encoding: 'utf8'}).trim();
mkdirSync(join(files, 'work'));
const game = 'Base;InProgress;White[2];wS1;bs1 wS1-\nBase;InProgress;Black[2];wG1;bG1 wG1-;wQ -wG1\nBase;InProgress;Black[2];wG1;bG1 wG1-;wA1 bG1-\n';
writeFileSync(join(files, 'work/game.uhp'), game);

// Where there is no plyglot, unless a setting names it.
const {window, end} = await editorWith({files, extension, path: join(files, 'nothing')});
let page = await window({'plyglot.path': program, 'workbench.colorTheme': 'Default Dark Modern'});
const seen = (selector, text) => page.locator(selector, text && {hasText: text}).first();
const press = (...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
let count = 0;
async function shows(what, selector, text) {
  const found = seen(selector, text);
  await found.waitFor().catch((error) => assert.fail(`${what}: ${error.message}`));
  if (pictures) {
    mkdirSync(pictures, {recursive: true});
    await page.screenshot({path: join(pictures, `${String(++count).padStart(2, '0')}-${what.replaceAll(' ', '-')}.png`)});
  }
  return found;
}
async function run(title) {
  await press('F1');
  await page.keyboard.type(title);
  await seen('.quick-input-list .monaco-list-row.focused', title).waitFor();
  await press('Enter');
}
async function openGame() {
  await seen('.explorer-folders-view .monaco-list-row', 'game.uhp').dblclick();
  await seen('.tab.active', 'game.uhp').waitFor();
  await seen('.monaco-editor.focused').waitFor();
}
async function goTo(line, column) {
  await press('Control+g');
  await page.keyboard.type(`${line}:${column}`);
  await press('Enter');
  await seen('#status\\.editor\\.selection', `Ln ${line}, Col ${column}`).waitFor();
}
// The text of the editor that has the focus; it is drawn with spaces that do not break.
const text = async () => (await page.locator('.editor-instance .view-line').allTextContents()).join('\n').replaceAll('\u00a0', ' ');
const holds = async (words) => {
  for (let tries = 0; tries < 100; ++tries) {
    if ((await text()).includes(words)) return;
    await page.waitForTimeout(100);
  }
  assert.fail(`there is no ${words} in ${await text()}`);
};
// A page of the extension, in a frame that is in a frame.
const inView = (selector) => page.frameLocator('iframe.webview.ready').first().frameLocator('#active-frame').locator(selector);

try {
  await openGame();
  await shows('a finding', '.squiggly-warning');
  await shows('lenses', '.codelens-decoration', '15 moves are legal');
  await shows('numbers of plies', '.view-line', '2.');

  await goTo(2, 40);
  await press('Control+k', 'Control+i');
  await shows('a hover', '.monaco-hover:visible', /White places the queen[^]*wQ\*/);
  await press('Escape');

  await goTo(3, 41);
  await press('Control+k', 'Control+i');
  await shows('a hover on a refused move', '.monaco-hover:visible', /touches its own side only[^]*This move is refused\.[^]*The board before it, after ply 2/);
  await press('Escape');

  await goTo(1, 31);
  await press('Control+.');
  await shows('fixes', '.action-widget', /write `bS`/);
  await press('Enter');
  await holds('bS1 wS1-');
  await seen('.squiggly-warning').waitFor({state: 'detached'});

  await goTo(2, 46);
  await page.keyboard.type(';');
  await shows('legal moves', '.suggest-widget.visible .monaco-list-row', /^bA1 bG1-/);
  await page.keyboard.type('bQ');
  await seen('.suggest-widget .monaco-list-row.focused', 'bQ bG1-').waitFor();
  await press('Enter');
  await holds('bQ bG1-');

  await run('plyglot: Show the board beside the text');
  const says = (words) => inView('#remark').filter({hasText: words}).waitFor();
  await says('ply 4: Black places the queen bQ');
  assert.ok(await inView('#board').evaluate((image) => image.decode().then(() => image.naturalWidth > 100)), 'the board is drawn');
  assert.equal(await inView('#board').evaluate((image) => getComputedStyle(image).colorScheme), 'dark');
  await shows('the board', '.tab', 'Board, ply 4');
  await goTo(2, 29);
  await says('ply 1: White places the grasshopper');

  await seen('.codelens-decoration a', 'show the board').click();
  await says('ply 2: Black places the spider');
  await seen('.codelens-decoration a', 'moves are legal').click();
  await shows('the moves of a lens', '.quick-input-list .monaco-list-row', 'wA1 -wS1');
  await press('Escape');
  await press('Control+s');

  // A game that the walkthrough begins.
  await run('View: Close All Editors');
  await run('Welcome: Open Walkthrough...');
  await page.keyboard.type('Games and positions as text');
  await press('Enter');
  await shows('the walkthrough', '.getting-started-step.expanded', 'Write a game');
  await seen('.getting-started-step', 'See the board').click();
  await shows('the board of the walkthrough', '.getting-started-step.expanded', 'See the board');
  await seen('.getting-started-step', 'Write a game').click();
  await seen('.getting-started-step .monaco-button', 'New game').click();
  await seen('.quick-input-list .monaco-list-row', 'Hopgi').click();
  await shows('a new game', '.suggest-widget.visible .monaco-list-row', /^[BFPRW]/);
  await run('Preferences: Open Settings (UI)');
  await page.keyboard.type('@ext:plyglot.plyglot');
  await shows('settings', '.setting-item-label', 'Severity');

  // Without the program.
  if (has_module) {
    page = await window({});
    await openGame();
    await goTo(1, 38);
    await page.keyboard.type(';ws2 -wS1');
    await shows('a finding of the module', '.squiggly-warning');
    await run('plyglot: Show the board beside the text');
    await inView('#board').waitFor();
    await seen('#status\\.languageStatus').click();
    await shows('that the module is at work', '.hover-language-status', 'plyglot is not installed');
  } else {
    console.log('skipped: 1 test, `the module in VS Code` (the preset wasm is not built)');
  }
} catch (error) {
  if (pictures) await page.screenshot({path: join(pictures, 'failed.png')});
  throw error;
} finally {
  await end();
}
