// An editor that is none: what the extension asks of the module `vscode` is written down and answered. What no test looks
// at is a thing that can be called, made and asked for anything, and does nothing.
const {readFileSync} = require('node:fs');
const Module = require('node:module');
const {join} = require('node:path');

const types = join(__dirname, '../../tools/vscode/node_modules/@types/vscode/index.d.ts');
const declared = /^\texport (?:abstract )?(?:class|enum|namespace|const) (\w+)/gm;
const names = new Set([...readFileSync(types, 'utf8').matchAll(declared)].map(([, name]) => name));

function anything(known = {}) {
  const target = function () {};
  return new Proxy(target, {
    get(_, name) {
      if (name in known) return known[name];
      if (name === Symbol.toPrimitive) return () => '';
      // It is not a promise, and a list of it is empty.
      if (name === 'then') return undefined;
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      if (name === 'prototype') return target.prototype;
      return (known[name] = anything());
    },
    set: (_, name, value) => ((known[name] = value), true),
    has: () => true,
    apply: () => anything(),
    construct: () => anything(),
  });
}

// The editor, with what was done to it. `settings` by their names without `plyglot.`; a document that is open in it.
function editorWith(settings, document) {
  const done = {commands: new Map(), messages: [], pages: [], shown: [], panels: [], opened: [], picked: undefined};
  const disposable = {dispose() {}};
  const says = (kind) => async (text) => void done.messages.push({kind, text});
  const uriOf = (parts) => ({...parts, toString: () => `${parts.scheme}:${parts.path}`});
  const known = {
    version: '1.82.0',
    Uri: anything({from: uriOf, joinPath: (base, ...names) => uriOf({scheme: 'file', path: [base.path, ...names].join('/')})}),
    commands: anything({
      registerCommand: (name, run) => (done.commands.set(name, run), disposable),
      executeCommand: async (...words) => void done.pages.push(words),
    }),
    window: anything({
      activeTextEditor: document && {document, selection: {active: {line: 0, character: 0}}},
      createOutputChannel: () => anything({append() {}, appendLine() {}, show() {}, dispose() {}}),
      showErrorMessage: says('error'),
      showWarningMessage: says('warning'),
      showInformationMessage: says('information'),
      showQuickPick: async (items) => ((done.offered = items), items.find(({label}) => label === done.picked)),
      showTextDocument: async (document) => void done.shown.push(document),
      createWebviewPanel: () => {
        const panel = {
          webview: {
            html: '',
            asWebviewUri: (uri) => `view:${uri.path}`,
            onDidReceiveMessage: () => disposable,
            postMessage: (message) => done.posted?.(message),
          },
          onDidDispose: () => disposable,
          dispose() {},
        };
        done.panels.push(panel);
        return panel;
      },
    }),
    workspace: anything({
      getConfiguration: () => anything({get: (name, other) => settings[name] ?? other}),
      openTextDocument: async (made) => (done.opened.push(made), made),
      registerTextDocumentContentProvider: (scheme, provider) => ((done.provider = provider), disposable),
      textDocuments: document ? [document] : [],
      workspaceFolders: [],
    }),
    languages: anything({
      getDiagnostics: () => done.findings ?? [],
      match: () => 10,
      createDiagnosticCollection: () => anything({set: (uri, found) => void (done.found = found), delete() {}, dispose() {}}),
      registerDocumentFormattingEditProvider: (selector, provider) => ((done.formatter = provider), disposable),
    }),
    Position: class {
      constructor(line, character) {
        Object.assign(this, {line, character});
      }
    },
    Range: class {
      constructor(start, end) {
        Object.assign(this, {start, end});
      }
    },
    // What asks for findings again and again must end.
    Disposable: class Disposable {
      constructor(dispose) {
        this.dispose = dispose;
      }
      static from(...each) {
        return new Disposable(() => each.forEach((one) => one.dispose()));
      }
    },
    Diagnostic: class {
      constructor(range, message, severity) {
        Object.assign(this, {range, message, severity});
      }
    },
    TextEdit: anything({replace: (range, text) => ({range, text})}),
  };
  const vscode = Object.fromEntries(['version', ...names].map((name) => [name, known[name] ?? anything()]));
  return {vscode, done};
}

// The extension in a folder, loaded again with this editor.
function load(path, vscode) {
  const original = Module._load;
  Module._load = function (request, ...rest) {
    return request === 'vscode' ? vscode : original.call(this, request, ...rest);
  };
  try {
    delete require.cache[require.resolve(path)];
    return require(path);
  } finally {
    Module._load = original;
  }
}

module.exports = {editorWith, load};
