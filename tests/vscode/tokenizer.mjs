// TextMate grammars as editors run them.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../support/files/npm.mjs';

const tool = join(dirname(fileURLToPath(import.meta.url)), '../../tools/vscode');
install(tool);
const require = createRequire(join(tool, 'package.json'));
const oniguruma = require('vscode-oniguruma');
const {INITIAL, Registry} = require('vscode-textmate');

await oniguruma.loadWASM({data: readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'))});

export async function loaded(grammars, language) {
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) => grammars.get(scope.replace(/^source\./, '')) ?? null,
  });
  return registry.loadGrammar(`source.${language}`);
}

// The pieces of each line with the innermost scope of each.
export function scopesOf(grammar, lines) {
  let state = INITIAL;
  return lines.map((line) => {
    const {tokens, ruleStack} = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.map(({startIndex, endIndex, scopes}) => ({begin: startIndex, end: endIndex, scope: scopes.at(-1)}));
  });
}

// How long the lines take, in milliseconds, in the form in which editors ask.
export function timeOf(grammar, lines) {
  const begin = process.cpuUsage();
  let state = INITIAL;
  for (const line of lines) state = grammar.tokenizeLine2(line, state).ruleStack;
  const {user, system} = process.cpuUsage(begin);
  return (user + system) / 1000;
}
