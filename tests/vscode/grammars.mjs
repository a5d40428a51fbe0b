import {install} from '../support/npm.mjs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Server} from '../lsp/server.mjs';
import {texts} from './corpus.mjs';

const here = dirname(fileURLToPath(import.meta.url));
install(join(here, '../../tools/vscode'));
const {tokenizerOf} = await import('./tokenizer.mjs');
const {grammars} = await import('../../tools/vscode/grammars/generate.mjs');
const {kinds, scopeOf} = await import('../../tools/vscode/grammars/kinds.mjs');

const server = new Server(process.argv[2]);
let id = 0;
const ask = async (method, params) => {
  server.say({id: ++id, method, params});
  const answers = await server.answersUpTo((body) => JSON.parse(body).id === id);
  return JSON.parse(answers.at(-1)).result;
};
const legend = (await ask('initialize', {capabilities: {}})).capabilities.semanticTokensProvider.legend.tokenTypes;
if (legend.join() !== kinds.map(({type}) => type).join()) throw new Error('legend');

// kind number or undefined per UTF-16 unit per line
async function served({name, language, text}, lines) {
  const uri = 'file:///' + encodeURI(name) + '.' + language;
  server.say({method: 'textDocument/didOpen', params: {textDocument: {uri, languageId: language, version: 1, text}}});
  const {data} = await ask('textDocument/semanticTokens/full', {textDocument: {uri}});
  server.say({method: 'textDocument/didClose', params: {textDocument: {uri}}});
  const out = lines.map((line) => new Array(line.length).fill(undefined));
  let [line, column] = [0, 0];
  for (let i = 0; i < data.length; i += 5) {
    if (data[i] > 0) column = 0;
    line += data[i];
    column += data[i + 1];
    for (let k = 0; k < data[i + 2]; ++k) out[line][column + k] = kinds[data[i + 3]].kind;
  }
  return out;
}
const all = grammars();
const tokenizers = new Map();
for (const language of all.keys()) tokenizers.set(language, await tokenizerOf(all, language));
const only = process.argv[3];
const limit = Number(process.argv[4] ?? 3);
const totals = new Map();
const begun = Date.now();
for (const text of texts()) {
  if (only && text.language !== only) continue;
  const lines = text.text.split(/\r\n|\r|\n/);
  const want = await served(text, lines);
  const found = tokenizers.get(text.language)(lines);
  const t = totals.get(text.language) ?? {texts: 0, bad: 0, chars: 0, badChars: 0};
  totals.set(text.language, t);
  ++t.texts;
  let bad = 0;
  const kindOf = (scope) => kinds.find(({scope: known}) => known === scope?.replace(/\.[^.]*$/, ''))?.kind;
  lines.forEach((line, n) => {
    const got = new Array(line.length).fill(undefined);
    for (const {begin, end, scope} of found[n]) for (let i = begin; i < Math.min(end, line.length); ++i) got[i] = kindOf(scope);
    let firstBad = -1;
    for (let i = 0; i < line.length; ++i) {
      if (/\s/.test(line[i])) continue;
      ++t.chars;
      if (want[n][i] !== got[i]) { ++bad; ++t.badChars; if (firstBad < 0) firstBad = i; }
    }
    if (firstBad >= 0 && t.bad < limit && only) {
      console.log(`${text.name}:${n + 1}:${firstBad + 1}: server ${want[n][firstBad]}, grammar ${got[firstBad]}: ${line.slice(Math.max(0, firstBad - 30), firstBad)}>>>${line.slice(firstBad, firstBad + 40)}`);
    }
  });
  if (bad) ++t.bad;
}
server.end();
for (const [language, t] of totals) console.log(language, JSON.stringify(t));
console.log(Date.now() - begun, 'ms');
