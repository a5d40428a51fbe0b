// The language server, `plyglot lsp`: found, started, asked and ended.
import {execFile} from 'node:child_process';
import * as vscode from 'vscode';
import {LanguageClient} from 'vscode-languageclient/node';
import {languages} from './manifest.mjs';
import {Module} from './module.mjs';

const milliseconds_for_an_answer = 10000;

/**
 * Why a program cannot be used; empty if it is plyglot.
 * @param {string} program
 * @returns {Promise<string>}
 */
function problemOf(program) {
  return new Promise((done) => {
    execFile(program, ['--version'], {timeout: milliseconds_for_an_answer}, (error, out) => {
      if (error?.code === 'ENOENT') return done(`there is no program \`${program}\``);
      if (error?.code === 'EACCES') return done(`\`${program}\` is not a program that may be run`);
      if (error?.killed) return done(`\`${program}\` does not answer`);
      if (error || !/^plyglot \d/.test(out)) return done(`\`${program}\` does not answer as plyglot does`);
      done('');
    });
  });
}

// What the language server takes of the settings (docs/editors.md).
function settings() {
  const all = vscode.workspace.getConfiguration('plyglot');
  const inlayHints = {numbers: all.get('inlayHints.numbers', true), cells: all.get('inlayHints.cells', false)};
  return {severity: all.get('severity', {}), options: all.get('options', {}), inlayHints};
}

export class Server {
  /**
   * What the extension does itself of what lenses ask for; undefined where the server does it.
   * @type {((command: string, words: any[], next: (command: string, words: any[]) => any) => Promise<unknown> | undefined) | undefined}
   */
  onCommand;
  /** @type {LanguageClient | undefined} */
  #client;
  /** Used where the program is not installed. @type {Module | undefined} */
  #module;
  #extension;
  #output = vscode.window.createOutputChannel('plyglot');
  #status = vscode.languages.createLanguageStatusItem('plyglot', languages);
  /** Starts and stops come one after the other. */
  #queue = Promise.resolve();

  /** @param {string} extension the folder of the extension */
  constructor(extension) {
    this.#extension = extension;
    this.#status.name = 'plyglot';
    this.#status.command = {title: 'Restart', command: 'plyglot.restart'};
  }

  /** The setting, or else what the path of the system finds. */
  get program() {
    return vscode.workspace.getConfiguration('plyglot').get('path') || 'plyglot';
  }

  get isRunning() {
    return this.#module !== undefined || (this.#client?.isRunning() ?? false);
  }

  start() {
    return this.#enqueue(() => this.#start());
  }

  stop() {
    return this.#enqueue(() => this.#stop());
  }

  restart() {
    return this.#enqueue(async () => {
      await this.#stop();
      await this.#start();
    });
  }

  /**
   * Asks the server, and tells the user why it does not answer.
   * @template T
   * @param {string} method
   * @param {object} parameters
   * @returns {Promise<T | undefined>}
   */
  async ask(method, parameters) {
    if (!this.isRunning) {
      this.#tell('its language server does not run');
      return undefined;
    }
    try {
      return await (this.#module ? this.#module.ask(method, parameters) : this.#client?.sendRequest(method, parameters));
    } catch (error) {
      vscode.window.showErrorMessage(`plyglot: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  sendSettings() {
    if (this.#client?.isRunning()) {
      this.#client.sendNotification('workspace/didChangeConfiguration', {settings: {plyglot: settings()}});
    }
  }

  /**
   * @param {vscode.TextDocument} document
   * @param {vscode.Position} position
   */
  placeOf(document, position) {
    return {
      textDocument: {uri: document.uri.toString()},
      position: {line: position.line, character: position.character},
    };
  }

  /** @param {string} line */
  log(line) {
    this.#output.appendLine(line);
  }

  showLog() {
    this.#output.show(true);
  }

  dispose() {
    this.#output.dispose();
    this.#status.dispose();
  }

  async #start() {
    const program = this.program;
    const problem = await problemOf(program);
    // A program that somebody has chosen should run.
    const is_chosen = program !== 'plyglot';
    if (problem && !is_chosen) this.#module = await Module.load(this.#extension);
    if (this.#module) return this.#report('Warning', 'plyglot is not installed', 'fixes, completion, hovers and translations need it');
    if (problem) return this.#tell(problem);
    const schemes = ['file', 'untitled'];
    this.#client = new LanguageClient(
      'plyglot',
      'plyglot',
      {command: program, args: ['lsp']},
      {
        documentSelector: languages.flatMap((language) => schemes.map((scheme) => ({scheme, language}))),
        outputChannel: this.#output,
        initializationOptions: {...settings(), opensPages: true, showsFindings: true, showsResults: true},
        middleware: {
          executeCommand: (command, words, next) => this.onCommand?.(command, words, next) ?? next(command, words),
        },
      },
    );
    try {
      await this.#client.start();
      this.#report('Information', `plyglot ${this.#client.initializeResult?.serverInfo?.version}`, program);
    } catch (error) {
      this.log(String(error));
      this.#tell(`\`${program} lsp\` does not answer`);
    }
  }

  async #stop() {
    const client = this.#client;
    this.#client = undefined;
    this.#module?.dispose();
    this.#module = undefined;
    if (client?.needsStop()) await client.stop();
  }

  /**
   * @param {() => Promise<void>} step
   * @returns {Promise<void>}
   */
  #enqueue(step) {
    this.#queue = this.#queue.then(step, step);
    return this.#queue;
  }

  /**
   * What the editor shows beside the name of the language.
   * @param {'Information' | 'Warning' | 'Error'} severity
   * @param {string} text
   * @param {string} detail
   */
  #report(severity, text, detail) {
    Object.assign(this.#status, {severity: vscode.LanguageStatusSeverity[severity], text, detail});
    this.log(`${text}: ${detail}`);
  }

  /**
   * Does not wait for what the user does with the message.
   * @param {string} problem
   */
  #tell(problem) {
    this.#report('Error', 'plyglot does not run', problem);
    const [settings, again] = ['Open settings', 'Try again'];
    const how = 'Install plyglot, or say in the setting `plyglot.path` where it is.';
    vscode.window.showErrorMessage(`plyglot: ${problem}. ${how}`, settings, again).then((chosen) => {
      if (chosen === settings) vscode.commands.executeCommand('workbench.action.openSettings', 'plyglot.path');
      if (chosen === again) this.restart();
    });
  }
}
