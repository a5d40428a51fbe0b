// The packed extension: it holds what it names and nothing else, and loads, starts the server, does what its commands
// promise and ends, in an editor that is none.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {install} from '../support/files/npm.mjs';

const program = process.argv[2];
const here = dirname(fileURLToPath(import.meta.url));
const tool = join(here, '../../tools/vscode');
install(tool);
// It reads the types of the editor, which are installed now.
const {editorWith, load} = (await import('./editor.cjs')).default;
const require = createRequire(join(tool, 'package.json'));
const out = mkdtempSync(join(tmpdir(), 'plyglot-vscode-'));
process.on('exit', () => rmSync(out, {recursive: true, force: true}));
const run = (command, ...words) => execFileSync(command, words, {encoding: 'utf8'});

// The types of the sources agree.
run('node', require.resolve('typescript/bin/tsc'), '-p', tool);

const vsix = run('node', join(tool, 'package.mjs'), out, program).trim();
const folder = join(out, 'plyglot');

async function filesIn(path) {
  const zip = await promisify(require('yauzl').open)(path, {lazyEntries: true});
  const open = promisify(zip.openReadStream.bind(zip));
  const files = new Map();
  zip.on('entry', async (entry) => {
    const pieces = [];
    for await (const piece of await open(entry)) pieces.push(piece);
    files.set(entry.fileName, Buffer.concat(pieces).toString());
    zip.readEntry();
  });
  zip.readEntry();
  await new Promise((done, fail) => zip.on('end', done).on('error', fail));
  return files;
}
const files = await filesIn(vsix);
const manifest = JSON.parse(files.get('extension/package.json'));
const envelope = files.get('extension.vsixmanifest');

// Every file that something names is there, and every file that is there is named.
const named = (path) => `extension/${path.replace(/^\.\//, '')}`;
const assets = [...envelope.matchAll(/Path="([^"]+)"/g), ...envelope.matchAll(/<License>([^<]+)/g)].map(([, path]) => path);
const walkthroughs = manifest.contributes.walkthroughs.flatMap(({steps}) => steps.flatMap(({media}) => Object.values(media.image ?? [media.markdown]).map(named)));
const media = [...files.get('extension/extension.js').matchAll(/\("(board\.\w+)"\)/g)].map(([, name]) => `extension/media/${name}`);
const wanted = new Set([
  '[Content_Types].xml',
  'extension.vsixmanifest',
  'extension/NOTICE.txt',
  ...assets,
  ...media,
  ...walkthroughs,
  named(manifest.icon),
  named(manifest.main),
  ...manifest.contributes.languages.map(({configuration}) => named(configuration)),
  ...manifest.contributes.grammars.map(({path}) => named(path)),
]);
assert.deepEqual([...files.keys()].sort(), [...wanted].sort());
assert.equal(media.length, 2);
for (const name of files.keys()) {
  assert.ok(name.endsWith('.xml') || files.get('[Content_Types].xml').includes(`"${extname(name)}"`), name);
}
for (const {path, scopeName} of manifest.contributes.grammars) {
  assert.equal(JSON.parse(files.get(named(path))).scopeName, scopeName);
}
assert.equal(run('node', join(tool, 'package.mjs'), join(out, 'again'), program).trim().length > 0, true);
assert.ok(readFileSync(vsix).equals(readFileSync(join(out, 'again', `plyglot-${manifest.version}.vsix`))), 'packed twice, it is the same');

// What a task prints is found by the problem matcher.
const [{pattern}] = manifest.contributes.problemMatchers;
const printed = spawnSync(program, ['lint', '--output-format', 'gcc', '--from', 'uhp', '-'], {input: 'Base;InProgress;White[2];wS1;bs1 wS1-\nnonsense\n', encoding: 'utf8'}).stdout.trim().split('\n');
assert.ok(printed.length > 1);
for (const line of printed) {
  const [, file, number, column, severity, message, code] = new RegExp(pattern.regexp).exec(line);
  assert.deepEqual([file, `${file}:${number}:${column}: ${severity}: ${message} [${code}]`], ['<stdin>', line]);
  assert.ok(Number(number) > 0 && Number(column) > 0);
}
// The commands that the walkthrough offers are its own.
for (const {description} of manifest.contributes.walkthroughs[0].steps) {
  for (const [, command] of description.matchAll(/command:(plyglot\.\w+)/g)) {
    assert.ok(manifest.contributes.commands.some((each) => each.command === command), command);
  }
}

// It speaks of the notations that the program knows, in the program's version.
assert.equal(run(program, '--version').trim(), `plyglot ${manifest.version}`);
assert.match(envelope, new RegExp(`Version="${manifest.version}"`));
const notations = run(program, 'list', 'notations', '--output-format', 'jsonl').trim().split('\n').map((line) => JSON.parse(line));
const read = notations.filter(({readable}) => readable);
const expected = new Set(read.flatMap(({id, dialects}) => [id, ...(dialects ?? []).slice(1).map((dialect) => `${id}-${dialect}`)]));
assert.deepEqual(manifest.contributes.languages.map(({id}) => id).sort(), [...expected].sort());
for (const {id, extensions, firstLine} of manifest.contributes.languages) {
  const notation = read.find((row) => row.id === id);
  if (!notation) continue;
  // Chess and Go have files with these extensions as well.
  if (firstLine) assert.ok(notation.extensions.every((extension) => ['.pgn', '.sgf'].includes(extension)));
  else assert.deepEqual(extensions, notation.extensions);
}
const firstLines = new Map(manifest.contributes.languages.filter(({firstLine}) => firstLine).map(({id, firstLine}) => [id, new RegExp(firstLine)]));
assert.match('[GameType "Base+MLP"]', firstLines.get('hive-pgn'));
assert.doesNotMatch('[Event "Casual game"]', firstLines.get('hive-pgn'));
assert.match('(;GM[27]VV[1]', firstLines.get('boardspace-sgf'));
assert.doesNotMatch('(;GM[1]FF[4]', firstLines.get('boardspace-sgf'));

// What the manifest promises has a heading in its page.
const page = files.get('extension/README.md');
for (const {title} of manifest.contributes.commands) assert.ok(page.includes(title), title);
for (const extension of read.flatMap(({extensions}) => extensions)) assert.ok(page.includes(`\`${extension}\``), extension);
for (const name of Object.keys(manifest.contributes.configuration.properties)) assert.ok(page.includes(name), name);

const context = () => ({subscriptions: [], extensionUri: {scheme: 'file', path: folder, fsPath: folder}});
const begin = async (settings, document) => {
  const {vscode, done} = editorWith(settings, document);
  const extension = load(join(folder, 'extension.js'), vscode);
  const at = context();
  await extension.activate(at);
  const end = async () => {
    await extension.deactivate();
    for (const thing of at.subscriptions) thing.dispose();
  };
  return {vscode, done, end};
};

// Programs that are not there, or others: one message, which says so.
for (const [path, why] of [
  ['/nowhere/plyglot', 'there is no program `/nowhere/plyglot`'],
  [folder, `\`${folder}\` is not a program that may be run`],
  ['/bin/false', '`/bin/false` does not answer as plyglot does'],
  [process.execPath, `\`${process.execPath}\` does not answer as plyglot does`],
]) {
  const {done, end} = await begin({path});
  assert.equal(done.messages.length, 1);
  assert.ok(done.messages[0].text.startsWith(`plyglot: ${why}. `), done.messages[0].text);
  await done.commands.get('plyglot.translateFile')();
  assert.equal(done.messages.length, 1);
  await end();
}

// What it links to in the repository is not in the editor.
const explained = run(program, 'explain', 'hop/lost-plus').replace('[hop T3](docs/spec/hop.md#T3)', 'hop T3');

const text = 'Base;InProgress;Black[2];wG1;bG1 wG1-;wQ -wG1\nBase;InProgress;Black[1];wS1\n';
const document = {uri: {scheme: 'file', path: '/game.uhp', toString: () => 'file:///game.uhp'}, languageId: 'uhp', version: 1, getText: () => text};
const {vscode, done, end} = await begin({path: program}, document);
assert.deepEqual(done.messages, []);
// Lenses have commands that are in no list.
const ofLenses = ['plyglot.boardOf', 'plyglot.movesOf'];
assert.deepEqual([...done.commands.keys()].sort(), [...manifest.contributes.commands.map(({command}) => command), ...ofLenses].sort());

// The board at the cursor, in a page that nothing foreign runs in.
vscode.window.activeTextEditor.selection.active = {line: 0, character: 32};
const posted = new Promise((show) => (done.posted = show));
await done.commands.get('plyglot.showBoard')();
const {html} = done.panels[0].webview;
const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(html);
const [, nonce] = /nonce-([^']+)'/.exec(policy);
assert.equal(policy, `default-src 'none'; img-src data:; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
assert.ok(Buffer.from(nonce, 'base64').length >= 16);
for (const [tag] of html.matchAll(/<(script|link)\b[^>]*>/g)) assert.ok(tag.includes(`nonce="${nonce}"`), tag);
assert.doesNotMatch(html, /\son\w+=|style=|https?:/);
const board = await posted;
assert.equal(board.remark, 'ply 2: Black places the grasshopper `bG1` at (1,0)');
assert.match(Buffer.from(board.svg, 'base64').toString(), /^<svg [\s\S]*bG1[\s\S]*<\/svg>\s*$/);
assert.equal(done.panels[0].title, 'Board, ply 2');

// Translated: what the program itself writes, in the language that it is then.
done.picked = 'hop:spec';
await done.commands.get('plyglot.translateRecord')();
const written = (...options) => {
  return execFileSync(program, ['translate', '--from', 'uhp', '--to', 'hop', ...options, '-'], {input: text, encoding: 'utf8'});
};
assert.ok(done.offered.some(({label}) => label === 'hive-pgn:mzinga'));
assert.deepEqual(done.opened.pop(), {content: written('--record', '1'), language: 'hop'});
await done.commands.get('plyglot.translateFile')();
assert.deepEqual(done.opened.pop(), {content: written(), language: 'hop'});
// A page, by the finding at the cursor.
done.findings = [{source: 'plyglot', code: {value: 'hop/lost-plus'}, range: {contains: () => true}}];
await done.commands.get('plyglot.explain')();
const [command, uri] = done.pages.pop();
assert.deepEqual([command, String(uri)], ['markdown.showPreview', 'plyglot:/explain/hop/lost-plus.md']);
assert.equal(await done.provider.provideTextDocumentContent(uri), explained);

await done.commands.get('plyglot.restart')();
assert.equal(await done.provider.provideTextDocumentContent(uri), explained);
assert.deepEqual(done.messages, []);
await end();
// Without the program its module works, where it was packed with the extension: that takes a build of the preset wasm.
const npm_package = process.env.PLYGLOT_NPM_PACKAGE ?? join(here, '../../build/wasm/package');
if (existsSync(join(npm_package, 'plyglot.wasm'))) {
  const packed = join(out, 'with-module');
  const archive = await filesIn(run('node', join(tool, 'package.mjs'), packed, program, npm_package).trim());
  for (const name of archive.keys()) assert.ok(archive.get('[Content_Types].xml').includes(`"${extname(name)}"`) || name.endsWith('.xml'), name);
  const {PATH} = process.env;
  process.env.PATH = join(out, 'nothing');
  const wrong = 'Base;InProgress;White[2];wS1;bs1 wS1-\n';
  // The editor takes no other object for a position.
  const offsetAt = (place) => (assert.ok(place instanceof vscode.Position), place.character);
  const positionAt = (character) => ({line: 0, character});
  const broken = {...document, getText: () => wrong, offsetAt, positionAt};
  const {vscode, done} = editorWith({}, broken);
  const at = {subscriptions: [], extensionUri: {scheme: 'file', path: join(packed, 'plyglot'), fsPath: join(packed, 'plyglot')}};
  const extension = load(join(packed, 'plyglot/extension.js'), vscode);
  await extension.activate(at);
  assert.deepEqual(done.messages, []);
  assert.deepEqual(done.found.map(({code}) => code), ['uhp/piece-case']);
  const [edit] = done.formatter.provideDocumentFormattingEdits(broken);
  assert.deepEqual([edit.range.end.character, edit.text], [wrong.length, wrong.replace('bs1', 'bS1')]);
  vscode.window.activeTextEditor.selection.active = positionAt(26);
  const drawn = new Promise((show) => (done.posted = show));
  await done.commands.get('plyglot.showBoard')();
  const svg = Buffer.from((await drawn).svg, 'base64').toString();
  assert.ok(/wS1|spider/.test(svg) && !/bS1/.test(svg));
  assert.equal(await done.provider.provideTextDocumentContent({path: '/explain/hop/lost-plus.md'}), explained);
  await extension.deactivate();
  for (const thing of at.subscriptions) thing.dispose();
  process.env.PATH = PATH;
} else {
  console.log('skipped: 1 test, `the extension without the program` (the preset wasm is not built)');
}
console.log(`${files.size} files, ${done.commands.size} commands`);
