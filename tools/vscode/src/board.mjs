// The board beside the text, which follows the cursor.
import {randomBytes} from 'node:crypto';
import * as vscode from 'vscode';
import {languages} from './manifest.mjs';

const milliseconds_before_asking = 80;

/**
 * What the server answers to `plyglot/board`.
 * @typedef {{record: number, ply: number | null, remark: string, text: string, svg: string}} BoardAnswer
 */

/**
 * Nothing but our own script and style runs, and nothing is fetched: a drawing is an image, in which no script runs.
 * @param {vscode.Webview} webview
 * @param {vscode.Uri} media
 */
function page(webview, media) {
  const nonce = randomBytes(16).toString('base64');
  const source = (/** @type {string} */ name) => webview.asWebviewUri(vscode.Uri.joinPath(media, name));
  const policy = `default-src 'none'; img-src data:; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" nonce="${nonce}" href="${source('board.css')}">
<title>Board</title>
</head>
<body>
<p id="remark"></p>
<img id="board" alt="">
<script nonce="${nonce}" src="${source('board.js')}"></script>
</body>
</html>
`;
}

export class Board {
  #server;
  #media;
  /** @type {vscode.WebviewPanel | undefined} */
  #panel;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  /** Answers to all questions but the last one are of no use. */
  #questions = 0;
  /** @type {vscode.Disposable[]} */
  #listeners;

  /**
   * @param {import('./server.mjs').Server} server
   * @param {vscode.Uri} extension
   */
  constructor(server, extension) {
    this.#server = server;
    this.#media = vscode.Uri.joinPath(extension, 'media');
    this.#listeners = [
      vscode.window.onDidChangeTextEditorSelection(({textEditor}) => this.#follow(textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => this.#follow(editor)),
      vscode.workspace.onDidChangeTextDocument(({document}) => {
        const editor = vscode.window.activeTextEditor;
        if (editor?.document === document) this.#follow(editor);
      }),
    ];
  }

  show() {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !languages.includes(editor.document.languageId)) {
      vscode.window.showInformationMessage('plyglot: put the cursor into a game or position first.');
      return;
    }
    this.#open();
    this.#follow(editor);
  }

  dispose() {
    clearTimeout(this.#timer);
    for (const listener of this.#listeners) listener.dispose();
    this.#panel?.dispose();
  }

  #open() {
    if (this.#panel) return this.#panel.reveal(undefined, true);
    const place = {viewColumn: vscode.ViewColumn.Beside, preserveFocus: true};
    const panel = vscode.window.createWebviewPanel('plyglot.board', 'Board', place, {
      enableScripts: true,
      localResourceRoots: [this.#media],
    });
    panel.iconPath = vscode.Uri.joinPath(this.#media, 'icon.png');
    panel.webview.html = page(panel.webview, this.#media);
    // A view that was hidden starts again, and says so.
    panel.webview.onDidReceiveMessage(() => this.#follow(vscode.window.activeTextEditor));
    panel.onDidDispose(() => (this.#panel = undefined));
    this.#panel = panel;
  }

  /** @param {vscode.TextEditor | undefined} editor */
  #follow(editor) {
    if (!this.#panel || !editor || !languages.includes(editor.document.languageId)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(editor), milliseconds_before_asking);
  }

  /** @param {vscode.TextEditor} editor */
  async #update(editor) {
    const question = ++this.#questions;
    const {document, selection} = editor;
    const place = this.#server.placeOf(document, selection.active);
    // That the server does not run is not reported again and again while the cursor moves.
    const asked = this.#server.isRunning ? this.#server.ask('plyglot/board', place) : undefined;
    const answer = /** @type {BoardAnswer | undefined | null} */ (await asked);
    if (!this.#panel || question !== this.#questions) return;
    this.#panel.title = answer?.ply ? `Board, ply ${answer.ply}` : 'Board';
    const svg = answer ? Buffer.from(answer.svg).toString('base64') : '';
    const nothing = this.#server.isRunning
      ? 'There is no board here: the text has none, or an error comes before it.'
      : 'The language server does not run.';
    this.#panel.webview.postMessage({svg, text: answer?.text ?? '', remark: answer ? answer.remark : nothing});
  }
}
