// A client library that editors use drives the server over all texts of the corpus: every answer is as the protocol
// says, edits that the server gives do what they promise, and changes that are sent piece by piece leave the same text.
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {install} from '../support/files/npm.mjs';

const here = dirname(fileURLToPath(import.meta.url));
install(here);
const {createProtocolConnection, StreamMessageReader, StreamMessageWriter} = (await import('vscode-languageserver-protocol/node.js')).default;
const {TextDocument} = await import('./text_document.mjs');

const corpus = join(here, '../../corpus');
const listed = execFileSync(process.argv[2], ['list', 'notations', '--output-format', 'jsonl'], {encoding: 'utf8'});
const extensions = listed.trim().split('\n').map((line) => JSON.parse(line)).filter(({readable}) => readable)
  .flatMap((notation) => notation.extensions);
const files = readdirSync(corpus, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && extensions.includes(extname(entry.name)))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const child = spawn(process.argv[2], ['lsp', '--stdio'], {stdio: ['pipe', 'pipe', 'inherit']});
const connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
// A server that dies answers nothing more, and then nothing here waits for it: node would end without a word.
let opened = '';
const diesEarly = (status, signal) => {
  console.error(`the server ended at ${opened}: ${signal ?? `status ${status}`}`);
  process.exit(1);
};
child.on('exit', diesEarly);
const waiting = new Map();
connection.onNotification('textDocument/publishDiagnostics', (params) => waiting.get(params.uri)?.(params));
connection.listen();

// What is found in a text, once the server has looked at its newest version.
function findingsOf(uri, version) {
  return new Promise((done) => waiting.set(uri, (params) => params.version === version && done(params.diagnostics)));
}

const encoding = (await connection.sendRequest('initialize', {
  processId: process.pid, rootUri: null,
  capabilities: {
    general: {positionEncodings: ['utf-16']},
    textDocument: {
      codeAction: {codeActionLiteralSupport: {codeActionKind: {valueSet: []}}},
      documentSymbol: {hierarchicalDocumentSymbolSupport: true},
    },
    workspace: {workspaceEdit: {resourceOperations: ['create']}},
  },
})).capabilities.positionEncoding;
assert.equal(encoding, 'utf-16');
connection.sendNotification('initialized', {});

const at = (document, range) => [document.offsetAt(range.start), document.offsetAt(range.end)];
const isInside = (document, range) => {
  const [begin, end] = at(document, range);
  assert.ok(begin <= end && end <= document.length);
  assert.deepEqual(document.positionAt(begin), range.start);
};

async function open(uri, text) {
  opened = uri;
  const found = findingsOf(uri, 1);
  connection.sendNotification('textDocument/didOpen', {textDocument: {uri, languageId: 'plaintext', version: 1, text}});
  return {document: TextDocument.of(uri, text), findings: await found};
}

// Every request about a text, at all findings and at places all over it.
async function ask(uri, document, findings) {
  const textDocument = {uri};
  for (const symbol of await connection.sendRequest('textDocument/documentSymbol', {textDocument})) isInside(document, symbol.range);
  const range = {start: {line: 0, character: 0}, end: document.positionAt(document.length)};
  for (const {position} of await connection.sendRequest('textDocument/inlayHint', {textDocument, range})) {
    assert.deepEqual(document.positionAt(document.offsetAt(position)), position);
  }
  for (const {startLine, endLine} of await connection.sendRequest('textDocument/foldingRange', {textDocument})) assert.ok(startLine < endLine);
  for (const finding of findings) {
    isInside(document, finding.range);
    for (const {location} of finding.relatedInformation ?? []) isInside(document, location.range);
  }
  for (let i = 0; i < 8; ++i) {
    const position = document.positionAt(Math.floor((document.length * i) / 7));
    const hover = await connection.sendRequest('textDocument/hover', {textDocument, position});
    if (hover) isInside(document, hover.range);
    const definition = await connection.sendRequest('textDocument/definition', {textDocument, position});
    const mentions = await connection.sendRequest('textDocument/references', {textDocument, position, context: {includeDeclaration: true}});
    for (const mention of mentions) isInside(document, mention.range);
    if (definition) assert.ok(mentions.some((mention) => JSON.stringify(mention) === JSON.stringify(definition)));
  }
}

const commentsIn = (text) => text.split('plyglot:').length;

// Quick fixes make their finding go; formatting twice is formatting once.
async function fixAll(uri, document, findings) {
  const textDocument = {uri};
  let version = 1;
  const change = async (text) => {
    const found = findingsOf(uri, ++version);
    connection.sendNotification('textDocument/didChange', {textDocument: {uri, version}, contentChanges: [{text}]});
    return found;
  };
  for (const finding of findings.slice(0, 3)) {
    const actions = await connection.sendRequest('textDocument/codeAction', {textDocument, range: finding.range, context: {diagnostics: [finding]}});
    for (const action of actions.filter(({isPreferred, diagnostics}) => isPreferred && JSON.stringify(diagnostics[0]) === JSON.stringify(finding))) {
      const fixed = document.with(action.edit.changes[uri]);
      const after = await change(fixed);
      const countIn = (list) => list.filter(({code}) => code === finding.code).length;
      // A comment that goes may take with it all that another one suppressed, of which the same is said then.
      const isOfAnother = finding.code === 'plyglot/unused-suppression' && commentsIn(fixed) < commentsIn(document.text);
      assert.ok(countIn(after) < countIn(findings) || isOfAnother, `${uri}: ${action.title}`);
      await change(document.text);
    }
  }
  const formatted = document.with(await connection.sendRequest('textDocument/formatting', {textDocument, options: {tabSize: 4, insertSpaces: true}}));
  await change(formatted);
  assert.deepEqual(await connection.sendRequest('textDocument/formatting', {textDocument, options: {tabSize: 4, insertSpaces: true}}), [], uri);
  return version;
}

// The text typed piece by piece is the text.
async function type(uri, text, before) {
  let version = before + 1;
  connection.sendNotification('textDocument/didChange', {textDocument: {uri, version}, contentChanges: [{text: ''}]});
  const pieces = text.match(/[\s\S]{1,40}/gu) ?? [];
  let typed = '';
  let found;
  for (const piece of pieces) {
    const end = TextDocument.of(uri, typed).positionAt(typed.length);
    found = findingsOf(uri, ++version);
    connection.sendNotification('textDocument/didChange', {textDocument: {uri, version}, contentChanges: [{range: {start: end, end}, text: piece}]});
    typed += piece;
  }
  return found;
}

let count = 0;
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  if (text.length > 20000) continue;
  const uri = pathToFileURL(path).href;
  const {document, findings} = await open(uri, text);
  await ask(uri, document, findings);
  const version = await fixAll(uri, document, findings);
  if (text.length > 0) assert.deepEqual(await type(uri, text, version), findings, uri);
  connection.sendNotification('textDocument/didClose', {textDocument: {uri}});
  ++count;
}
await connection.sendRequest('shutdown');
child.off('exit', diesEarly);
connection.sendNotification('exit');
const status = await new Promise((done) => child.on('exit', done));
assert.equal(status, 0);
console.log(`${count} texts`);
