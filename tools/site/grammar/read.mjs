// A grammar as plyglot prints it, as a list of rules {name, text, expression}. Peggy's own parser reads it, so that no
// second reader of grammars is needed here; its trees are made smaller.
import {peggy} from '../packages.mjs';

const pairs = (parts) => parts.map((part) => (Array.isArray(part) ? part : [part, part]));

const inside = {
  literal: (it) => ({kind: 'literal', text: it.value}),
  class: (it) => ({kind: 'class', negated: it.inverted, ranges: pairs(it.parts)}),
  any: () => ({kind: 'any'}),
  rule_ref: (it) => ({kind: 'rule', name: it.name}),
  sequence: (it) => ({kind: 'sequence', items: it.elements.map(smaller)}),
  choice: (it) => ({kind: 'choice', items: it.alternatives.map(smaller)}),
  optional: (it) => ({kind: 'optional', item: smaller(it.expression)}),
  zero_or_more: (it) => ({kind: 'star', item: smaller(it.expression)}),
  one_or_more: (it) => ({kind: 'plus', item: smaller(it.expression)}),
  simple_and: (it) => ({kind: 'ahead', item: smaller(it.expression)}),
  simple_not: (it) => ({kind: 'not ahead', item: smaller(it.expression)}),
  group: (it) => smaller(it.expression),
};

function smaller(it) {
  if (inside[it.type] === undefined) throw new Error(`a grammar has an operator \`${it.type}\` that cannot be drawn`);
  return inside[it.type](it);
}

// `text` is the published grammar, `forPeggy` the same for peggy. Notes say what no rule can.
export function readGrammar(text, forPeggy) {
  const lines = new Map([...text.matchAll(/^(\w+) +(<- .*)$/gm)].map(([, name, body]) => [name, `${name} ${body}`]));
  const rules = peggy.parser.parse(forPeggy).rules.map(({name, expression}) =>
    ({name, text: lines.get(name), expression: smaller(expression)}));
  return {rules, notes: [...text.matchAll(/^# (.*)$/gm)].map((match) => match[1])};
}

// All expressions in one, itself first.
export function* parts(it) {
  yield it;
  for (const item of it.items ?? (it.item ? [it.item] : [])) yield* parts(item);
}
