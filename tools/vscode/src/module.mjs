// What the extension can do without the program: the module for WebAssembly, which is packed with it, checks, formats and
// draws texts. For all else the language server is needed.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import * as vscode from 'vscode';
import {languages} from './manifest.mjs';

const milliseconds_before_checking = 300;

/** @param {string} extension the folder of the extension */
export function pathOfModule(extension) {
  return join(extension, 'module', 'index.js');
}

export class Module {
  #plyglot;
  #findings = vscode.languages.createDiagnosticCollection('plyglot');
  /** @type {Map<string, NodeJS.Timeout>} */
  #timers = new Map();
  /** @type {vscode.Disposable[]} */
  #listeners;

  /**
   * Undefined if the extension was packed without it.
   * @param {string} extension
   */
  static async load(extension) {
    const path = pathOfModule(extension);
    if (!existsSync(path)) return undefined;
    const {load} = await import(pathToFileURL(path).href);
    return new Module(await load());
  }

  /** @param {any} plyglot */
  constructor(plyglot) {
    this.#plyglot = plyglot;
    const selector = languages.map((language) => ({language}));
    this.#listeners = [
      this.#findings,
      vscode.workspace.onDidOpenTextDocument((document) => this.#check(document)),
      vscode.workspace.onDidChangeTextDocument(({document}) => this.#checkSoon(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.#findings.delete(document.uri)),
      vscode.languages.registerDocumentFormattingEditProvider(selector, {
        provideDocumentFormattingEdits: (document) => this.#format(document),
      }),
    ];
    for (const document of vscode.workspace.textDocuments) this.#check(document);
  }

  dispose() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const listener of this.#listeners) listener.dispose();
  }

  /**
   * What the language server would answer.
   * @param {string} method
   * @param {any} parameters
   * @returns {Promise<any>}
   */
  async ask(method, parameters) {
    if (method === 'plyglot/explain') {
      const markdown = await this.#plyglot.explain(parameters.name);
      if (markdown === undefined) throw new Error(`there is no diagnostic \`${parameters.name}\``);
      return {name: parameters.name, markdown};
    }
    if (method === 'plyglot/board') return this.#board(parameters);
    throw new Error('that takes the program `plyglot`, which is not installed');
  }

  /**
   * Calls use(text) with the text read, and frees it.
   * @template T
   * @param {vscode.TextDocument} document
   * @param {string} text
   * @param {(read: any) => T} use
   */
  #read(document, text, use) {
    const {languageId} = document;
    const known = this.#plyglot.notations.find((/** @type {any} */ {id, dialects}) =>
      [id, ...dialects.map((/** @type {string} */ dialect) => `${id}-${dialect}`)].includes(languageId),
    );
    const notation = known.id === languageId ? known.id : `${known.id}:${languageId.slice(known.id.length + 1)}`;
    const severities = vscode.workspace.getConfiguration('plyglot').get('severity', {});
    const read = this.#plyglot.read(text, {notation, severities});
    try {
      return use(read);
    } finally {
      read.free();
    }
  }

  /** @param {vscode.TextDocument} document */
  #checkSoon(document) {
    const key = document.uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.set(key, setTimeout(() => this.#check(document), milliseconds_before_checking));
  }

  /** @param {vscode.TextDocument} document */
  #check(document) {
    if (!languages.includes(document.languageId)) return;
    const {Error, Warning, Information} = vscode.DiagnosticSeverity;
    /** @type {Record<string, vscode.DiagnosticSeverity>} */
    const severities = {error: Error, warning: Warning, info: Information};
    const rangeOf = (/** @type {any} */ {begin, end}) =>
      new vscode.Range(document.positionAt(begin), document.positionAt(end));
    const found = this.#read(document, document.getText(), ({findings}) =>
      findings.map((/** @type {any} */ finding) => {
        const message = [finding.label ? `${finding.message}: ${finding.label}` : finding.message, ...finding.notes];
        const shown = new vscode.Diagnostic(rangeOf(finding.span), message.join('\n'), severities[finding.severity]);
        shown.source = 'plyglot';
        shown.code = finding.name;
        return shown;
      }),
    );
    this.#findings.set(document.uri, found);
  }

  /** @param {vscode.TextDocument} document */
  #format(document) {
    const text = document.getText();
    const formatted = this.#read(document, text, (read) => read.format().text);
    if (formatted === text) return [];
    const whole = new vscode.Range(document.positionAt(0), document.positionAt(text.length));
    return [vscode.TextEdit.replace(whole, formatted)];
  }

  /**
   * As the server does it: the board after the last ply that begins before the cursor.
   * @param {any} place
   */
  #board({textDocument, position}) {
    const document = vscode.workspace.textDocuments.find(({uri}) => uri.toString() === textDocument.uri);
    if (!document) return null;
    const offset = document.offsetAt(new vscode.Position(position.line, position.character));
    const before = (/** @type {{begin: number}[]} */ spans) => spans.filter(({begin}) => begin <= offset).length;
    return this.#read(document, document.getText(), (read) => {
      const records = read.records();
      if (records.length === 0) return null;
      const record = Math.max(1, before(records.map((/** @type {any} */ {span}) => span)));
      const has_plies = this.#plyglot.notations.find((/** @type {any} */ {id}) => id === read.notation).hasPlies;
      const ply = has_plies ? before(read.plies({record})) : null;
      const drawn = (/** @type {string} */ view) => read.show(view, has_plies ? {record, ply} : {record}).parts[0];
      const svg = drawn('svg');
      return svg ? {record, ply, remark: '', text: drawn('text'), svg} : null;
    });
  }
}
