// The editor itself, in a browser: the part of code-server that is VS Code's own server, started on this machine.
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../support/files/npm.mjs';

const here = dirname(fileURLToPath(import.meta.url));
// The last version for Node 20, with VS Code 1.99. code-server is under the MIT licence, as is the VS Code in it.
const version = '4.99.4';
const integrity = 'sha512-EAH6aTbrjFpNJg7kyWer+J8wuew+ys2z/QOOiyrEfusjHvfuTCc+iJ99RP6Nemtw9RRVj6W4DSnV+Sv/OEMoCg==';
const editor = join(here, 'node_modules', `code-server-${version}`, 'lib/vscode');

/** Why there can be no editor here; empty if there can. */
export const missing = Number(process.versions.node.split('.')[0]) < 20 ? 'it takes Node 20' : '';

// The package without what the editor does not need: code-server's own program, the maps of its sources. Of the editor's
// packages some are compiled when they are installed, which is left out: it logs less without them, has no terminal and
// does not search in files.
function installEditor() {
  if (existsSync(editor)) return;
  const folder = join(here, 'node_modules', `part-${process.pid}`);
  mkdirSync(folder, {recursive: true});
  const run = (cwd, command, ...words) => execFileSync(command, words, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 2]});
  try {
    const [packed] = JSON.parse(run(folder, 'npm', 'pack', '--json', `code-server@${version}`));
    if (packed.integrity !== integrity) throw new Error(`code-server ${version} is another one: ${packed.integrity}`);
    run(folder, 'tar', 'xzf', packed.filename, '--exclude=*.map', 'package/lib/vscode', 'package/LICENSE', 'package/ThirdPartyNotices.txt');
    run(join(folder, 'package/lib/vscode'), 'npm', 'install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund');
    renameSync(join(folder, 'package'), join(editor, '../..'));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const quiet = {
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'workbench.startupEditor': 'none',
};

/**
 * The editor with a packed extension. `files` is a folder for its files, in which it shows the folder `work`; `path` the
 * PATH. What it gives: `window` opens it with settings, instead of the window before; `end` ends it.
 * @param {{files: string, extension: string, path: string}} settings
 */
export async function editorWith({files, extension, path}) {
  installEditor();
  const playground = join(here, '../playground');
  install(playground);
  const {launched} = await import('../playground/browser.mjs');
  const data = join(files, 'data');
  mkdirSync(join(data, 'data/User'), {recursive: true});
  const words = [join(editor, 'out/server-main.js'), '--accept-server-license-terms', '--server-data-dir', data];
  words.push('--extensions-dir', join(files, 'extensions'), '--telemetry-level', 'off');
  execFileSync(process.execPath, [...words, '--install-extension', extension], {stdio: 'ignore'});
  const server = spawn(process.execPath, [...words, '--host', '127.0.0.1', '--port', '0', '--without-connection-token'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {...process.env, PATH: path, HOME: files},
  });
  const port = await new Promise((done, fail) => {
    let said = '';
    server.on('exit', () => fail(new Error(`the editor does not start: ${said}`)));
    server.stdout.on('data', (piece) => {
      said += piece;
      const [, number] = /listening on (\d+)/.exec(said) ?? [];
      if (number) done(number);
    });
  });
  const browser = await launched();
  const end = async () => {
    await browser.close();
    server.kill();
  };
  const context = await browser.newContext({viewport: {width: 1400, height: 900}});
  // It would ask for extensions elsewhere.
  await context.route(({hostname}) => hostname !== '127.0.0.1', (route) => route.abort());
  const window = async (settings) => {
    for (const page of context.pages()) await page.close();
    writeFileSync(join(data, 'data/User/settings.json'), JSON.stringify({...quiet, ...settings}));
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`http://127.0.0.1:${port}/?folder=${join(files, 'work')}`);
    return page;
  };
  return {window, end};
}
