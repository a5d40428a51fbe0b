// The playground, in a browser: playground_test.mjs PACKAGE [SUITE...]. It is made anew, served to this machine, and used.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../support/npm.mjs';
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

const all = ['text', 'board', 'panels', 'share', 'keys', 'accessibility', 'limits', 'server'];
let failed = 0;
for (const suite of wanted.length > 0 ? wanted : all) {
  const {tests} = await import(`./cases/${suite}.mjs`);
  for (const [name, test] of Object.entries(tests)) {
    const started = performance.now();
    const opened = [];
    const open = async (options) => {
      const driver = await Driver.opened(browser, address, options);
      opened.push(driver);
      return driver;
    };
    try {
      await test({open, address, folder});
      for (const driver of opened) assert.deepEqual(await driver.close(), []);
      console.log(`passed: ${name} (${Math.round(performance.now() - started)} ms)`);
    } catch (error) {
      ++failed;
      console.error(`failed: ${name}\n${error.stack.slice(0, 1500)}`);
      for (const driver of opened) await driver.close();
    }
  }
}
await browser.close();
server.close();
rmSync(folder, {recursive: true});
process.exitCode = failed === 0 ? 0 : 1;
