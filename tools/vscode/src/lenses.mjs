// What a click on a lens does here: the board goes beside the text, and the moves into a list, from which the chosen one
// is copied.
import * as vscode from 'vscode';

/**
 * The last line with something on it of the record, which is where it can go on. Lenses know its number alone.
 * @param {import('./server.mjs').Server} server
 * @param {vscode.TextDocument} document
 * @param {number} record
 */
async function endOf(server, document, record) {
  const place = {textDocument: {uri: document.uri.toString()}};
  const lenses = /** @type {{range: {start: {line: number}}, data: {record: number}}[] | undefined} */ (
    await server.ask('textDocument/codeLens', place)
  );
  const next = lenses?.find(({data}) => data.record === record + 1)?.range.start.line ?? document.lineCount;
  let line = next - 1;
  while (line > 0 && document.lineAt(line).isEmptyOrWhitespace) --line;
  return document.lineAt(line).range.end;
}

/**
 * @param {import('./server.mjs').Server} server
 * @param {import('./board.mjs').Board} board
 * @param {string} command
 * @param {any[]} words
 * @param {(command: string, words: any[]) => any} next what asks the server
 * @returns {Promise<unknown> | undefined}
 */
export function commandOfLens(server, board, command, words, next) {
  const [uri, record] = words;
  if (command === 'plyglot.boardOf') {
    return (async () => {
      const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
      const editor = await vscode.window.showTextDocument(document);
      const end = await endOf(server, document, record);
      editor.selection = new vscode.Selection(end, end);
      board.show();
    })();
  }
  if (command !== 'plyglot.movesOf') return undefined;
  return (async () => {
    const list = /** @type {string | undefined} */ (await next(command, words));
    const [title, ...moves] = (list ?? '').split('\n');
    if (moves.length === 0) return void vscode.window.showInformationMessage(`plyglot: ${title}`);
    const chosen = await vscode.window.showQuickPick(moves, {placeHolder: `${title}; the one you choose is copied`});
    if (chosen) await vscode.env.clipboard.writeText(chosen);
  })();
}
