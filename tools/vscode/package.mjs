// Packs the extension: package.mjs OUT PLYGLOT [PACKAGE] writes OUT/plyglot-VERSION.vsix, and the same files into OUT/plyglot, from
// which `code --extensionDevelopmentPath` runs them. Its colours are made of what the program PLYGLOT says of its grammars, and it
// draws the board of the walkthrough. PACKAGE is the folder of the package for npm, whose module works where no program is
// installed; without it there is none.
import {execFileSync} from 'node:child_process';
import {cpSync, createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {finished} from 'node:stream/promises';
import {fileURLToPath} from 'node:url';
import {install} from '../../tests/support/files/npm.mjs';
import {configurationOf, languages} from './grammars/languages.mjs';
import {grammars} from './grammars/generate.mjs';
import {manifest} from './manifest.mjs';
import {contentTypes, vsixManifest} from './vsix.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const top = join(here, '../..');
const [out, program, npm_package] = process.argv.slice(2);
if (program === undefined) {
  console.error('usage: package.mjs OUT PLYGLOT [PACKAGE]');
  process.exit(2);
}
install(here);
const {build} = await import('esbuild');
const {ZipFile} = (await import('yazl')).default;

/**
 * @param {string} path
 * @param {object} value
 */
function writeJson(path, value) {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, `${JSON.stringify(value)}\n`);
}

const sample = 'Base;InProgress;White[4];wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wA1 \\wQ;bA1 bQ-';

/** @param {string} folder */
async function stage(folder) {
  rmSync(folder, {recursive: true, force: true});
  const made = manifest();
  writeJson(join(folder, 'package.json'), made);
  for (const {id, typing} of languages) writeJson(join(folder, 'languages', `${id}.json`), configurationOf(typing));
  for (const [id, grammar] of grammars(program)) writeJson(join(folder, 'grammars', `${id}.json`), grammar);
  cpSync(join(here, 'media'), join(folder, 'media'), {recursive: true});
  for (const theme of ['light', 'dark']) {
    const drawn = execFileSync(program, ['show', '--format', 'svg', '--theme', theme, '--from', 'uhp', '--text', sample]);
    writeFileSync(join(folder, `media/board-${theme}.svg`), drawn);
  }
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(here, name), join(folder, name));
  cpSync(join(top, 'LICENSE'), join(folder, 'LICENSE.txt'));
  if (npm_package) {
    const is_wanted = (/** @type {string} */ path) => !/(\.d\.ts|README\.md|LICENSE)$/.test(path);
    cpSync(npm_package, join(folder, 'module'), {recursive: true, filter: is_wanted});
  }
  const {metafile} = await build({
    entryPoints: [join(here, 'src/extension.mjs')],
    outfile: join(folder, 'extension.js'),
    alias: {'plyglot-manifest': join(folder, 'package.json')},
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node18',
    external: ['vscode'],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  writeFileSync(join(folder, 'NOTICE.txt'), notice(Object.keys(metafile.inputs)));
  return made;
}

/**
 * The licences of what is in the bundle.
 * @param {string[]} inputs
 */
function notice(inputs) {
  const found = inputs.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  const packages = [...new Set(found)].filter((name) => name !== undefined).sort();
  const texts = packages.map((name) => {
    const folder = join(here, 'node_modules', name);
    const licence = readdirSync(folder).find((file) => /^licen[sc]e/i.test(file));
    if (!licence) throw new Error(`${name} has no licence`);
    return `${name}\n\n${readFileSync(join(folder, licence), 'utf8').trim()}\n`;
  });
  return `This extension holds parts of other programs:\n\n${texts.join('\n----\n\n')}`;
}

/**
 * The same files make the same bytes.
 * @param {string} folder
 * @param {any} made
 * @param {string} path
 */
async function zip(folder, made, path) {
  const file = new ZipFile();
  const options = {mtime: new Date(1980, 0, 1, 12), mode: 0o100644};
  file.addBuffer(Buffer.from(contentTypes), '[Content_Types].xml', options);
  file.addBuffer(Buffer.from(vsixManifest(made)), 'extension.vsixmanifest', options);
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = entries.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
  for (const name of names.sort()) file.addFile(join(folder, name), `extension/${name}`, options);
  file.end();
  await finished(file.outputStream.pipe(createWriteStream(path)));
}

mkdirSync(out, {recursive: true});
const made = await stage(join(out, 'plyglot'));
const path = join(out, `plyglot-${made.version}.vsix`);
await zip(join(out, 'plyglot'), made, path);
console.log(path);
