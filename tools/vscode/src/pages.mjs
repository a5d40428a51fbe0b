// What there is to read about a finding: the page that `plyglot explain` prints.
import * as vscode from 'vscode';

// The specifications are not packed with the extension.
const link_to_specification = /\[([^\]]+)\]\(docs\/spec\/[^)]*\)/g;

/** @param {string} name */
const uriOf = (name) => vscode.Uri.from({scheme: 'plyglot', path: `/explain/${name}.md`});

/**
 * The names of what plyglot finds at the cursor, or else in its line.
 * @param {vscode.TextEditor | undefined} editor
 */
function namesAt(editor) {
  if (!editor) return [];
  const cursor = editor.selection.active;
  const findings = vscode.languages.getDiagnostics(editor.document.uri).filter(({source}) => source === 'plyglot');
  const here = findings.filter(({range}) => range.contains(cursor));
  const near = here.length > 0 ? here : findings.filter(({range}) => range.start.line === cursor.line);
  const names = near.map(({code}) => String(typeof code === 'object' ? code.value : code));
  return [...new Set(names)];
}

/** Documents of the scheme `plyglot:`, to which findings link as well. */
export class Pages {
  #server;

  /** @param {import('./server.mjs').Server} server */
  constructor(server) {
    this.#server = server;
  }

  /** @param {vscode.Uri} uri */
  async provideTextDocumentContent(uri) {
    const name = uri.path.replace(/^\/explain\//, '').replace(/\.md$/, '');
    const page = /** @type {{markdown: string} | undefined} */ (await this.#server.ask('plyglot/explain', {name}));
    return (page?.markdown ?? '').replaceAll(link_to_specification, '$1');
  }

  async explain() {
    const names = namesAt(vscode.window.activeTextEditor);
    const name =
      names.length > 1
        ? await vscode.window.showQuickPick(names, {placeHolder: 'What to explain'})
        : (names[0] ?? (await vscode.window.showInputBox({prompt: 'Name of a finding', placeHolder: 'hop/lost-plus'})));
    // Whether there is such a name is known before a page is opened.
    if (!name || !(await this.#server.ask('plyglot/explain', {name}))) return;
    await vscode.commands.executeCommand('markdown.showPreview', uriOf(name));
  }
}
