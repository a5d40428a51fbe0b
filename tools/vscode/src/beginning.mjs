// A new game: a text that is begun so far that the next thing to write is a move.
import * as vscode from 'vscode';

const homeworlds = 'homeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\n';
const beginnings = [
  {label: 'Hive', language: 'uhp', content: 'Base+MLP;InProgress;White[1];'},
  {label: 'Homeworlds', language: 'homeworlds', content: `Players: Ann, Ben\n\n${homeworlds}`},
  {label: 'Hexix', language: 'hexix', content: 'Blue   Red\n-------------\n'},
  {label: 'Hopgi', language: 'hopgi', content: '1. '},
];

export async function beginGame() {
  // A walkthrough takes the focus back from it when its step is done.
  const chosen = await vscode.window.showQuickPick(beginnings, {placeHolder: 'Game', ignoreFocusOut: true});
  if (!chosen) return;
  const editor = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(chosen));
  const end = editor.document.lineAt(editor.document.lineCount - 1).range.end;
  editor.selection = new vscode.Selection(end, end);
  await vscode.commands.executeCommand('editor.action.triggerSuggest');
}
