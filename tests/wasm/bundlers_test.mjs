// The npm package in a page that a bundler makes, by esbuild, webpack and Vite, in Debian's browser:
//   bundlers_test.mjs FOLDER
// The folder is one in which the package is installed.
import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {serve} from '../../tools/playground/serve.mjs';
import {install} from '../support/files/npm.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const playground = join(here, '../playground');
install(here);
install(playground);
const {launched} = await import(pathToFileURL(join(playground, 'browser.mjs')));
const resolved = createRequire(import.meta.url);
const root = resolve(process.argv[2]);
const page = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body>';

// Every part of the package that is loaded late is asked for. For esbuild the page says where the module is.
const source = (imported = '', place = '') => `
import {load} from 'plyglot';
${imported}
const plyglot = await load(${place});
const document_ = plyglot.read('QA-a,B\\n', {name: 'a.hop'});
document.body.textContent = document_.render('gcc') + (await plyglot.explain('hop/player-case')).split('\\n')[0];
`;
const expected = 'a.hop:1:6: warning: the player `B` is in upper case [hop/player-case]\n# hop/player-case';

function folderOf(name, text) {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'main.js'), text);
  writeFileSync(join(folder, 'index.html'), `${page}<script type="module" src="./main.js"></script>`);
  return folder;
}

// Each returns the folder of what it made, and its warnings.
const bundlers = {
  async esbuild(name) {
    const folder = folderOf(name, source("import place from 'plyglot/plyglot.wasm';", 'new URL(place, import.meta.url)'));
    const {warnings} = await resolved('esbuild').build({
      entryPoints: [join(folder, 'main.js')], outdir: join(folder, 'dist'), bundle: true, splitting: true, minify: true,
      format: 'esm', target: 'es2022', loader: {'.wasm': 'file'}, logLevel: 'silent',
    });
    writeFileSync(join(folder, 'dist/index.html'), `${page}<script type="module" src="./main.js"></script>`);
    return {made: join(folder, 'dist'), warnings: warnings.map(({text}) => text)};
  },

  async webpack(name) {
    const folder = folderOf(name, source());
    const compiler = resolved('webpack')({
      mode: 'production', context: folder, entry: './main.js', performance: false,
      output: {path: join(folder, 'dist'), filename: 'main.js'},
    });
    const stats = await new Promise((done, failed) => compiler.run((error, result) => (error ? failed(error) : done(result))));
    const {errors, warnings} = stats.toJson({all: false, errors: true, warnings: true});
    writeFileSync(join(folder, 'dist/index.html'), `${page}<script src="./main.js"></script>`);
    return {made: join(folder, 'dist'), warnings: [...errors, ...warnings].map(({message}) => message)};
  },

  async vite(name) {
    const folder = folderOf(name, source());
    const warnings = [];
    const heard = (message) => warnings.push(message);
    const {build} = await import(pathToFileURL(resolved.resolve('vite')));
    await build({
      root: folder, configFile: false, base: './', logLevel: 'warn', build: {target: 'es2022', chunkSizeWarningLimit: 10_000},
      customLogger: {info() {}, warn: heard, warnOnce: heard, error: heard, clearScreen() {}, hasErrorLogged: () => false, hasWarned: false},
    });
    return {made: join(folder, 'dist'), warnings};
  },
};

const browser = await launched();
for (const [name, bundle] of Object.entries(bundlers)) {
  const {made, warnings} = await bundle(name);
  assert.deepEqual(warnings, [], name);
  const {server, address} = await serve(made);
  const tab = await browser.newPage();
  const faults = [];
  tab.on('pageerror', (error) => faults.push(error.stack));
  tab.on('console', (message) => faults.push(message.text()));
  await tab.goto(address);
  await tab.waitForFunction(() => document.body.textContent !== '', null, {timeout: 60_000}).catch((error) => faults.push(error.message));
  assert.deepEqual(faults, [], name);
  assert.equal(await tab.textContent('body'), expected, name);
  server.close();
}
await browser.close();
console.log('esbuild, webpack and Vite make a page of the package');
