// The kinds of characters that the language server tells.
import assert from 'node:assert/strict';
import {Server} from '../lsp/server.mjs';
import {kinds} from '../../tools/vscode/grammars/kinds.mjs';

export class ServedKinds {
  #server;
  #requests = 0;

  constructor(program) {
    this.#server = new Server(program);
  }

  async #ask(method, params) {
    const id = ++this.#requests;
    this.#server.say({id, method, params});
    const answers = await this.#server.answersUpTo((body) => JSON.parse(body).id === id);
    return JSON.parse(answers.at(-1)).result;
  }

  async begin() {
    const {capabilities} = await this.#ask('initialize', {capabilities: {}});
    assert.deepEqual(capabilities.semanticTokensProvider.legend.tokenTypes, kinds.map(({type}) => type));
    assert.equal(new Set(kinds.map(({scope}) => scope)).size, kinds.length);
  }

  // The kind of each character in each line: a number of five in the protocol is a token.
  async of(language, text, lines) {
    const uri = 'untitled:text';
    this.#server.say({method: 'textDocument/didOpen', params: {textDocument: {uri, languageId: language, version: 1, text}}});
    const {data} = await this.#ask('textDocument/semanticTokens/full', {textDocument: {uri}});
    this.#server.say({method: 'textDocument/didClose', params: {textDocument: {uri}}});
    const found = lines.map((line) => new Array(line.length));
    let [line, column] = [0, 0];
    for (let i = 0; i < data.length; i += 5) {
      column = data[i] > 0 ? data[i + 1] : column + data[i + 1];
      line += data[i];
      assert.ok(column + data[i + 2] <= found[line].length);
      found[line].fill(kinds[data[i + 3]].kind, column, column + data[i + 2]);
    }
    return found;
  }

  async end() {
    assert.equal(await this.#server.end(), 1);
  }
}
