// The extension: what happens when it is loaded and when it goes.
import * as vscode from 'vscode';
import {beginGame} from './beginning.mjs';
import {Board} from './board.mjs';
import {Pages} from './pages.mjs';
import {commandOfLens} from './lenses.mjs';
import {Server} from './server.mjs';
import {translate} from './translating.mjs';

/** @type {Server | undefined} */
let server;

/** @param {vscode.ExtensionContext} context */
export async function activate(context) {
  const running = new Server(context.extensionUri.fsPath);
  server = running;
  const board = new Board(running, context.extensionUri);
  const pages = new Pages(running);
  running.onCommand = (command, words, next) => commandOfLens(running, board, command, words, next);
  /** @type {[string, () => unknown][]} */
  const commands = [
    ['plyglot.showBoard', () => board.show()],
    ['plyglot.newGame', beginGame],
    ['plyglot.translateRecord', () => translate(running, 'record')],
    ['plyglot.translateFile', () => translate(running, 'file')],
    ['plyglot.explain', () => pages.explain()],
    ['plyglot.restart', () => running.restart()],
  ];
  for (const [name, run] of commands) context.subscriptions.push(vscode.commands.registerCommand(name, run));
  context.subscriptions.push(
    running,
    board,
    vscode.workspace.registerTextDocumentContentProvider('plyglot', pages),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('plyglot.path')) running.restart();
      else if (change.affectsConfiguration('plyglot')) running.sendSettings();
    }),
  );
  await running.start();
}

export async function deactivate() {
  await server?.stop();
  server = undefined;
}
