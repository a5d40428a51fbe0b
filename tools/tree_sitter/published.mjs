// The strict grammars as plyglot publishes them, with what lies around a record in a file.
import {expressionOf} from '../vscode/grammars/peg.mjs';
import {publishedGrammar} from '../vscode/grammars/published.mjs';

/** @typedef {import('../vscode/grammars/peg.mjs').Expression} Expression */

// An editor has characters, where the grammars have bytes.
const characters = {utf8_beyond_ascii: '[\\x80-\\xFF]'};

/**
 * @param {Expression} expression
 * @param {Expression} end in the place of `!.`
 * @returns {Expression}
 */
function withEnd(expression, end) {
  if (expression.type === 'look' && expression.negated && expression.item.type === 'any') return end;
  if ('items' in expression) return {...expression, items: expression.items.map((item) => withEnd(item, end))};
  if ('item' in expression) return {...expression, item: withEnd(expression.item, end)};
  return expression;
}

/**
 * Those that the first one needs, in the order of their first use.
 * @param {Map<string, Expression>} rules
 */
function needed(rules) {
  const found = new Set([[...rules.keys()][0]]);
  /** @param {Expression} expression */
  const see = (expression) => {
    if (expression.type === 'rule') found.add(expression.name);
    else if ('items' in expression) expression.items.forEach(see);
    else if ('item' in expression) see(expression.item);
  };
  for (const name of found) {
    const rule = rules.get(name);
    if (!rule) throw new Error(`there is no rule \`${name}\``);
    see(rule);
  }
  return new Map([...found].map((name) => [name, /** @type {Expression} */ (rules.get(name))]));
}

/**
 * Leaves get copies of the nodes in them, which are none.
 * @param {Map<string, Expression>} rules
 * @param {Set<string>} nodes
 * @param {Set<string>} leaves
 */
function hideInLeaves(rules, nodes, leaves) {
  /** @param {Expression} expression @param {string[]} around @returns {boolean} */
  const hasNodes = (expression, around) => {
    if ('items' in expression) return expression.items.some((item) => hasNodes(item, around));
    if ('item' in expression) return hasNodes(expression.item, around);
    if (expression.type !== 'rule' || around.includes(expression.name)) return false;
    return nodes.has(expression.name) || hasNodes(/** @type {Expression} */ (rules.get(expression.name)), [...around, expression.name]);
  };
  /** @param {Expression} expression @returns {Expression} */
  const hidden = (expression) => {
    if ('items' in expression) return {...expression, items: expression.items.map(hidden)};
    if ('item' in expression) return {...expression, item: hidden(expression.item)};
    if (expression.type !== 'rule' || !hasNodes(expression, [])) return expression;
    const name = `${expression.name}_inside`;
    if (!rules.has(name)) rules.set(name, hidden(/** @type {Expression} */ (rules.get(expression.name))));
    return {type: 'rule', name};
  };
  for (const name of leaves) rules.set(name, hidden(/** @type {Expression} */ (rules.get(name))));
}

/**
 * The rules of a file, the start first; those that are nodes of the tree; and the kinds of those that are tokens.
 * @param {string} program plyglot
 * @param {import('./languages.mjs').Language} language
 */
export function fileGrammar(program, {words, file = {}, end, rules: others = {}}) {
  const {rules, kinds, nodes, leaves} = publishedGrammar(program, words, {tolerant: false});
  if (end) for (const [name, expression] of rules) rules.set(name, withEnd(expression, expressionOf(end)));
  for (const [name, text] of Object.entries({...(rules.has('utf8_beyond_ascii') && characters), ...others})) {
    rules.set(name, expressionOf(text));
  }
  const around = Object.entries(file).map(([name, text]) => {
    if (rules.has(name)) throw new Error(`there is a rule \`${name}\` already`);
    return /** @type {[string, Expression]} */ ([name, expressionOf(text)]);
  });
  const all = new Map([...around, ...rules]);
  hideInLeaves(all, nodes, leaves);
  if (file.file) nodes.add('file');
  if (file.comment) {
    nodes.add('comment');
    kinds.set('comment', 'comment');
  }
  return {rules: needed(all), nodes, kinds};
}
