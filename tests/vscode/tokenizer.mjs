// TextMate grammars as editors run them.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(new URL('../../tools/vscode/package.json', import.meta.url));
const oniguruma = require('vscode-oniguruma');
const {INITIAL, Registry} = require('vscode-textmate');

const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
await oniguruma.loadWASM({data: wasm});

// A function that says which scopes are on top of the pieces of each line; `grammars` by language.
export async function tokenizerOf(grammars, language, binary = false) {
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) => grammars.get(scope.replace(/^source\./, '')) ?? null,
  });
  const grammar = await registry.loadGrammar(`source.${language}`);
  return (lines) => {
    let state = INITIAL;
    return lines.map((line) => {
      if (binary) { const r = grammar.tokenizeLine2(line, state); state = r.ruleStack; return r.tokens; }
      const {tokens, ruleStack} = grammar.tokenizeLine(line, state);
      state = ruleStack;
      return tokens.map(({startIndex, endIndex, scopes}) => ({begin: startIndex, end: endIndex, scope: scopes.at(-1)}));
    });
  };
}
