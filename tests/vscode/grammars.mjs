// The TextMate grammars against the language server: over all texts of the corpus, in every language in which one may
// open them, both tell the same kinds of tokens for all characters, but for what disagreements.mjs lists.
// An editor picks a grammar by the language alone. Where a language names only a notation and the server reads the text in
// another dialect than the default, by its content, the grammar of that dialect is right; the grammar of the language is
// compared with what the server says if the default dialect is named.
import assert from 'node:assert/strict';
import {texts} from './corpus.mjs';
import {chosenDialects, dialectsOf} from './dialects.mjs';
import {disagreements} from './disagreements.mjs';
import {ServedKinds} from './served.mjs';
import {loaded, scopesOf} from './tokenizer.mjs';
import {grammars} from '../../tools/vscode/grammars/generate.mjs';
import {kinds, scopeOf} from '../../tools/vscode/grammars/kinds.mjs';
import {languages} from '../../tools/vscode/grammars/languages.mjs';

const [program] = process.argv.slice(2);
const served_kinds = new ServedKinds(program);

const kind_of_scope = new Map();
function grammarKinds(grammar, lines) {
  const found = lines.map((line) => new Array(line.length));
  scopesOf(grammar, lines).forEach((pieces, line) => {
    for (const {begin, end, scope} of pieces) found[line].fill(kind_of_scope.get(scope), begin, Math.min(end, lines[line].length));
  });
  return found;
}

await served_kinds.begin();
const all = grammars(program);
const tools = new Map();
for (const language of all.keys()) {
  tools.set(language, await loaded(all, language));
  for (const {kind} of kinds) kind_of_scope.set(scopeOf(kind, language), kind);
}

const dialects = dialectsOf(program);
const ownOf = (id) => languages.find((language) => language.id === id).grammar ?? id;

// Which language the server reads a text in, and which one has the grammar for it.
function readings(all_texts) {
  const chosen = new Map();
  for (const notation of dialects.keys()) {
    const own = all_texts.filter(({language}) => language === notation);
    chosenDialects(program, notation, own.map(({text}) => text)).forEach((dialect, index) => chosen.set(own[index], dialect));
  }
  return all_texts.flatMap((one) => {
    const {language} = one;
    const dialect = chosen.get(one);
    if (dialect === undefined) return [{...one, served_as: language, is_chosen: false}];
    const [usual] = dialects.get(language);
    return [
      {...one, served_as: language, language: ownOf(`${language}-${dialect}`), is_chosen: true},
      {...one, served_as: `${language}-${usual}`, is_chosen: false},
    ];
  });
}

let [count, characters, told, by_content] = [0, 0, 0, 0];
const seen = new Map(disagreements.map(({name}) => [name, 0]));
for (const {name, language, served_as, is_chosen, text} of readings(texts(program))) {
  const lines = text.split(/\r\n|\n/);
  const served = await served_kinds.of(served_as, text, lines);
  const found = grammarKinds(tools.get(language), lines);
  ++count;
  by_content += is_chosen ? 1 : 0;
  lines.forEach((content, line) => {
    for (let column = 0; column < content.length; ++column) {
      // The colour of a blank is invisible.
      if (/\s/.test(content[column])) continue;
      ++characters;
      const at = {language, lines, line, column, server: served[line][column], grammar: found[line][column]};
      if (at.server === at.grammar) continue;
      const known = disagreements.find(({holds}) => holds(at));
      if (known) seen.set(known.name, seen.get(known.name) + 1);
      else if (++told <= 10) {
        const around = `${content.slice(Math.max(0, column - 20), column)}>>>${content.slice(column, column + 20)}`;
        const where = `${name}:${line + 1}:${column + 1}: in ${served_as}`;
        console.error(`${where} ${at.server}, by the grammar of ${language} ${at.grammar}: ${around}`);
      }
    }
  });
}
await served_kinds.end();
const listed = [...seen].map(([name, times]) => `${times} ${name}`).join(', ');
console.log(`${count} texts, ${characters} characters, ${told} told differently; listed: ${listed}; in a dialect by content: ${by_content}`);
assert.equal(told, 0);
assert.ok(by_content > 0, 'the program chooses no dialect any more');
for (const [name, times] of seen) assert.ok(times > 0, `nothing is "${name}" any more`);
