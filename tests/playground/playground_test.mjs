// The playground, in a browser: playground_test.mjs PACKAGE [SUITE...]. It is built again, served locally, and used.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../support/files/npm.mjs';
import {serve} from '../../tools/playground/serve.mjs';

const here = dirname(fileURLToPath(import.meta.url));
install(here);
const {launched} = await import('./browser.mjs');
const {Driver} = await import('./driver.mjs');

const [source, ...wanted] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'plyglot-playground-'));
execFileSync('node', [join(here, '../../tools/playground/build.mjs'), source, folder], {stdio: 'inherit'});
const {server, address} = await serve(folder);
const browser = await launched();
const usual = await browser.newContext();
// Pages of one browser would remember how each other were left.
await usual.addInitScript(() => Object.defineProperty(window, 'localStorage', {value: {getItem: () => null, setItem() {}}}));

// Those that wait longest begin first.
const all = ['limits', 'sequences', 'first_load', 'text', 'linked', 'playing', 'zoom', 'archive', 'element', 'board', 'panels', 'share', 'keys', 'accessibility', 'server', 'link_format', 'halves'];
const suites = await Promise.all((wanted.length > 0 ? wanted : all).map((suite) => import(`./cases/${suite}.mjs`)));
const waiting = suites.flatMap(({tests}) => Object.entries(tests));
let failed = 0;

async function run([name, test]) {
  const started = performance.now();
  const opened = [];
  const open = async (options) => {
    const context = options === undefined ? usual : await browser.newContext(options);
    const driver = await Driver.opened(context, address);
    opened.push(driver);
    return driver;
  };
  try {
    await test({open, address, folder, source});
    for (const driver of opened) assert.deepEqual(await driver.close(), []);
    console.log(`passed: ${name} (${Math.round(performance.now() - started)} ms)`);
  } catch (error) {
    ++failed;
    console.error(`failed: ${name}\n${error.stack.slice(0, 1500)}`);
    for (const driver of opened) await driver.close();
  }
}

// Pages mostly wait.
await Promise.all(Array.from({length: 4}, async () => {
  while (waiting.length > 0) await run(waiting.shift());
}));
await browser.close();
server.close();
rmSync(folder, {recursive: true});
process.exitCode = failed === 0 ? 0 : 1;
