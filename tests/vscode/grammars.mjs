// The TextMate grammars against the language server: over all texts of the corpus, in every language in which one may
// open them, both tell the same kinds of tokens for all characters, but for what disagreements.mjs lists.
import assert from 'node:assert/strict';
import {texts} from './corpus.mjs';
import {disagreements} from './disagreements.mjs';
import {ServedKinds} from './served.mjs';
import {loaded, scopesOf} from './tokenizer.mjs';
import {grammars} from '../../tools/vscode/grammars/generate.mjs';
import {kinds, scopeOf} from '../../tools/vscode/grammars/kinds.mjs';

const served_kinds = new ServedKinds(process.argv[2]);

const kind_of_scope = new Map();
function grammarKinds(grammar, lines) {
  const found = lines.map((line) => new Array(line.length));
  scopesOf(grammar, lines).forEach((pieces, line) => {
    for (const {begin, end, scope} of pieces) found[line].fill(kind_of_scope.get(scope), begin, Math.min(end, lines[line].length));
  });
  return found;
}

await served_kinds.begin();
const all = grammars(process.argv[2]);
const tools = new Map();
for (const language of all.keys()) {
  tools.set(language, await loaded(all, language));
  for (const {kind} of kinds) kind_of_scope.set(scopeOf(kind, language), kind);
}

let [count, characters, told] = [0, 0, 0];
const seen = new Map(disagreements.map(({name}) => [name, 0]));
for (const {name, language, text} of texts(process.argv[2])) {
  const lines = text.split(/\r\n|\n/);
  const served = await served_kinds.of(language, text, lines);
  const found = grammarKinds(tools.get(language), lines);
  ++count;
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
        console.error(`${name}:${line + 1}:${column + 1}: in ${language} ${at.server}, by the grammar ${at.grammar}: ${around}`);
      }
    }
  });
}
await served_kinds.end();
const listed = [...seen].map(([name, times]) => `${times} ${name}`).join(', ');
console.log(`${count} texts, ${characters} characters, ${told} told differently; listed: ${listed}`);
assert.equal(told, 0);
for (const [name, times] of seen) assert.ok(times > 0, `nothing is "${name}" any more`);
