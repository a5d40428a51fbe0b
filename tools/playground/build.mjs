// Makes the playground: build.mjs PACKAGE FOLDER [DOCS]. The package is that of npm, as the preset `wasm` builds it; DOCS is
// the folder of the documentation as pages, which the page then takes with it and leads to.
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {examplesOf} from './examples.mjs';
import {explanationsOf} from './explanations.mjs';
import {licencesOf} from './licences.mjs';
import {esbuild, here} from './packages.mjs';
import {split} from './split.mjs';

const [source, folder, docs] = process.argv.slice(2).map((path) => resolve(path));
if (folder === undefined) {
  console.error('usage: build.mjs PACKAGE FOLDER [DOCS]');
  process.exit(2);
}

rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
cpSync(join(here, 'icon.svg'), join(folder, 'icon.svg'));
if (docs !== undefined) {
  cpSync(docs, join(folder, 'docs'), {recursive: true});
  // Its page about the playground leads to it.
  const about = join(folder, 'docs/docs/playground.html');
  if (existsSync(about)) {
    writeFileSync(about, readFileSync(about, 'utf8').replace('</h1>', '</h1>\n<p><a href="../../index.html">Open the playground</a></p>'));
  }
}
// Nothing is linked that is not there.
const links = [['docs/index.html', 'Documentation'], ['docs/docs/commands.html', 'Commands']]
  .filter(([path]) => existsSync(join(folder, path)));
const style = [join(here, '../support/palette.css'), join(here, 'style.css')].map((path) => readFileSync(path, 'utf8'));
writeFileSync(join(folder, 'style.css'), style.join('\n'));

const {load} = await import(pathToFileURL(join(source, 'index.js')));
const plyglot = await load();
const examples = examplesOf(plyglot, join(here, '../../corpus'));
writeFileSync(join(folder, 'examples.json'), JSON.stringify(examples));

const {pages} = await import(pathToFileURL(join(source, 'pages.js')));
mkdirSync(join(folder, 'explanations'));
for (const [family, named] of Object.entries(explanationsOf(pages, docs))) {
  writeFileSync(join(folder, 'explanations', `${family}.json`), JSON.stringify(named));
}

// Parts of the package that a page alone uses have no name of their own outside of it.
const common = {
  absWorkingDir: here,
  bundle: true,
  format: 'esm',
  // The page has the pages about findings as HTML.
  external: ['./pages.js'],
  alias: {
    ...Object.fromEntries(['board_moves', 'board_picture', 'module', 'plyglot'].map((name) => [`plyglot/${name}.js`, join(source, `${name}.js`)])),
    plyglot: join(source, 'browser.js'),
  },
  logLevel: 'warning',
};
await split(join(source, 'plyglot.wasm'), folder, examples, common);

// What is imported late is a file of its own.
const bundled = (entry) => esbuild.build({
  ...common,
  entryPoints: [`src/${entry}.js`],
  entryNames: '[name]',
  outdir: folder,
  splitting: true,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
});
const bundles = await Promise.all(['page/main', 'worker/worker', 'worker/archive_worker'].map(bundled));
writeFileSync(join(folder, 'licences.txt'), licencesOf(bundles.flatMap(({metafile}) => Object.keys(metafile.inputs)), source));

// What the page's script shares with what is imported late is asked for with it, not after it.
function preloads({outputs}) {
  const [, {imports}] = Object.entries(outputs).find(([, {entryPoint}]) => entryPoint === 'src/page/main.js');
  return imports.filter(({kind}) => kind === 'import-statement')
    .map(({path}) => `<link rel="modulepreload" href="${basename(path)}">`).join('\n');
}

// The page has the first example from the beginning, read as what it shows.
const [{text, notation, options}] = examples;
if (notation !== undefined || options !== undefined) throw new Error('the first example must show its notation');
const recognised = plyglot.read(text).notation;
const parts = {
  links: links.map(([path, name]) => `<a href="${path}">${name}</a>`).join(' '),
  notation: recognised,
  recognised: `read as <code>${recognised}</code>: ${plyglot.notations.find(({id}) => id === recognised).title}`,
  first: text.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
  preloads: preloads(bundles[0].metafile),
};
writeFileSync(join(folder, 'index.html'), readFileSync(join(here, 'index.html'), 'utf8').replace(/<!-- (\w+) -->/g, (_, name) => parts[name]));
