// Makes the playground: build.mjs PACKAGE FOLDER. The package is that of npm, as the preset `wasm` builds it.
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {examplesOf} from './examples.mjs';
import {licencesOf} from './licences.mjs';
import {esbuild, here} from './packages.mjs';

const [source, folder] = process.argv.slice(2).map((path) => resolve(path));
if (folder === undefined) {
  console.error('usage: build.mjs PACKAGE FOLDER');
  process.exit(2);
}

rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
for (const file of ['index.html', 'icon.svg']) cpSync(join(here, file), join(folder, file));
const style = [join(here, '../support/palette.css'), join(here, 'style.css')].map((path) => readFileSync(path, 'utf8'));
writeFileSync(join(folder, 'style.css'), style.join('\n'));
cpSync(join(source, 'plyglot.wasm'), join(folder, 'plyglot.wasm'));

const {load} = await import(pathToFileURL(join(source, 'index.js')));
writeFileSync(join(folder, 'examples.json'), JSON.stringify(examplesOf(await load(), join(here, '../../corpus'))));

const {metafile} = await esbuild.build({
  absWorkingDir: here,
  entryPoints: ['src/main.js', 'src/worker.js'],
  outdir: folder,
  bundle: true,
  // What is imported late is a file of its own.
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
  alias: {plyglot: join(source, 'browser.js')},
  logLevel: 'warning',
});
writeFileSync(join(folder, 'licences.txt'), licencesOf(Object.keys(metafile.inputs), source));
