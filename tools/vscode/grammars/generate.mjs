// The TextMate grammars of all languages.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {languages, parts} from './languages.mjs';
import {expressionOf, rulesOf} from './peg.mjs';
import {Compiler} from './textmate.mjs';
import {tokenKinds} from './token_table.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** @typedef {import('./peg.mjs').Expression} Expression */

// The same for all grammars, which count in bytes while editors count in characters.
const common_rules = {utf8_beyond_ascii: '[\\x80-\\xFF]'};

const parsed_fields = ['line', 'match', 'each', 'when', 'begin', 'end'];

/**
 * A description with expressions in the place of their texts.
 * @param {any} description
 * @returns {any}
 */
function parsed(description) {
  const entries = Object.entries(description).map(([key, value]) => {
    if (parsed_fields.includes(key)) return [key, expressionOf(value)];
    return [key, Array.isArray(value) ? value.map(parsed) : value];
  });
  return Object.fromEntries(entries);
}

/** @param {{id: string, description?: any}} language */
export function grammarOf({id, description}) {
  const rules = rulesOf(readFileSync(join(top, `grammars/peg/${description.peg}.tolerant.peg`), 'utf8'));
  for (const [name, text] of Object.entries({...common_rules, ...description.rules})) rules.set(name, expressionOf(text));
  const nests = new Map(Object.entries(description.nests ?? {}).map(([name, nest]) => [name, parsed(nest)]));
  const kinds = new Map([...tokenKinds(top, description.tables), ...Object.entries(description.kinds ?? {})]);
  return new Compiler(id, rules, kinds, nests, description).grammar(description.patterns.map(parsed));
}

/** By the names of the languages, and those that they include. */
export function grammars() {
  return new Map([...languages.filter(({description}) => description), ...parts].map((language) => [language.id, grammarOf(language)]));
}
