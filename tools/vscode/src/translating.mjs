// Games and positions in another notation, as a new text beside the old one.
import * as vscode from 'vscode';
import {languages} from './manifest.mjs';

/**
 * What the server answers to `plyglot/translate`.
 * @typedef {{message: string, range: {start: {line: number, character: number}}}} Loss
 * @typedef {{text: string, written: number, refused: number, diagnostics: Loss[]}} Translation
 */

/**
 * The editor's name for a notation and its dialect, such as `homeworlds:sdg`.
 * @param {string} name
 */
function languageOf(name) {
  return [name.replace(':', '-'), name.replace(/:.*/, '')].find((id) => languages.includes(id)) ?? 'plaintext';
}

/**
 * @param {import('./server.mjs').Server} server
 * @param {vscode.TextDocument} document
 * @param {Translation} translation
 */
function tellLosses(server, document, translation) {
  if (translation.diagnostics.length === 0) return;
  for (const {message, range} of translation.diagnostics) {
    server.log(`${vscode.workspace.asRelativePath(document.uri)}:${range.start.line + 1}: ${message}`);
  }
  const count = translation.diagnostics.length;
  const text = `plyglot: ${count} ${count === 1 ? 'thing was' : 'things were'} found in translating.`;
  const show = 'Show';
  vscode.window.showWarningMessage(text, show).then((chosen) => chosen === show && server.showLog());
}

/**
 * @param {import('./server.mjs').Server} server
 * @param {'record' | 'file'} what
 */
export async function translate(server, what) {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const {document, selection} = editor;
  const place = server.placeOf(document, selection.active);
  const targets = /** @type {{name: string, title: string}[] | undefined} */ (
    await server.ask('plyglot/targets', {textDocument: place.textDocument})
  );
  if (!targets) return;
  if (targets.length === 0) {
    vscode.window.showInformationMessage('plyglot: there is no other notation for this text.');
    return;
  }
  const items = targets.map(({name, title}) => ({label: name, description: title}));
  const chosen = await vscode.window.showQuickPick(items, {placeHolder: `Translate this ${what} to`});
  if (!chosen) return;
  const asked = what === 'record' ? place : {textDocument: place.textDocument};
  const translation = /** @type {Translation | undefined} */ (
    await server.ask('plyglot/translate', {...asked, to: chosen.label})
  );
  if (!translation) return;
  if (translation.written === 0) {
    const why = translation.diagnostics[0]?.message ?? `there is no ${what} that could be translated`;
    vscode.window.showErrorMessage(`plyglot: ${why}`);
    return;
  }
  tellLosses(server, document, translation);
  const made = await vscode.workspace.openTextDocument({content: translation.text, language: languageOf(chosen.label)});
  await vscode.window.showTextDocument(made, vscode.ViewColumn.Beside);
}
