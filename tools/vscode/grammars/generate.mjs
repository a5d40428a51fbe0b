// The TextMate grammars of all languages.
import {languages, parts} from './languages.mjs';
import {expressionOf} from './peg.mjs';
import {publishedGrammar} from './published.mjs';
import {Compiler} from './textmate.mjs';

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

/**
 * @param {{id: string, description?: any}} language
 * @param {string} program plyglot
 */
export function grammarOf({id, description}, program) {
  const {rules, kinds} = publishedGrammar(program, description.grammar);
  for (const [name, text] of Object.entries({...common_rules, ...description.rules})) rules.set(name, expressionOf(text));
  const nests = new Map(Object.entries(description.nests ?? {}).map(([name, nest]) => [name, parsed(nest)]));
  for (const [name, kind] of Object.entries(description.kinds ?? {})) kinds.set(name, kind);
  return new Compiler(id, rules, kinds, nests, description).grammar(description.patterns.map(parsed));
}

/**
 * By the names of the languages, and those that they include.
 * @param {string} program plyglot
 */
export function grammars(program) {
  const described = [...languages.filter(({description}) => description), ...parts];
  return new Map(described.map((language) => [language.id, grammarOf(language, program)]));
}
