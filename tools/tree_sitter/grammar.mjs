// A grammar of tree-sitter, as its grammar.json has it, from a parsing expression grammar.
import {Alphabet} from './alphabet.mjs';
import {Rests} from './rest.mjs';
import {Variants} from './variants.mjs';

/**
 * @typedef {import('../vscode/grammars/peg.mjs').Expression} Expression
 * @typedef {import('./variants.mjs').Body} Body
 */

/** Rules that the start needs, in the order of their first use. @param {Map<string, Body>} variants @param {string[]} keys */
function used(variants, keys) {
  const found = new Set(keys);
  /** @param {Body} body */
  const see = (body) => {
    if (body.type === 'variant') found.add(body.key);
    else if ('items' in body) body.items.forEach(see);
    else if ('item' in body) see(body.item);
  };
  for (const key of found) see(/** @type {Body} */ (variants.get(key)));
  return [...found];
}

// Tree-sitter multiplies out what a rule may be. A part that alone may be more than this gets a rule of its own.
const most_forms = 8;
const most_sequences = 1000;

/** In how many forms an expression is written without choices. @param {any} rule @returns {number} */
function forms(rule) {
  if (rule.type === 'SEQ') return rule.members.reduce((/** @type {number} */ product, /** @type {any} */ member) => product * forms(member), 1);
  if (rule.type === 'CHOICE') return rule.members.reduce((/** @type {number} */ sum, /** @type {any} */ member) => sum + forms(member), 0);
  return 1;
}

/**
 * @param {string} name
 * @param {Map<string, Expression>} rules of which the first one is the start
 * @param {Set<string>} nodes the rules that are nodes of the tree
 */
export function grammarOf(name, rules, nodes) {
  const alphabet = new Alphabet(rules.values());
  const start = [...rules.keys()][0];
  const {keys, mayBeEmpty, variants} = new Variants(rules, alphabet, new Rests(rules, alphabet)).from(start);
  const all = used(variants, keys);

  // The first variant of a rule has its name; the others are shown by it.
  const names = new Map();
  const counts = new Map();
  for (const key of all) {
    const [rule] = key.split(' ');
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    names.set(key, nodes.has(rule) && count === 1 ? rule : `_${rule}${count === 1 ? '' : `_${count}`}`);
  }
  const sets = new Set();
  /** @param {number} set */
  const symbolOf = (set) => {
    sets.add(set);
    return {type: 'SYMBOL', name: `_sign_${set}`};
  };
  /** @param {any[]} members */
  const choice = (members) => (members.length === 1 ? members[0] : {type: 'CHOICE', members});
  const parts = new Map();
  // Where a part of a repetition may be longer or shorter, tree-sitter takes the question for that of another round, and
  // does not ask: what is repeated is one symbol.
  /**
   * @param {Body} body
   * @param {(whole: any) => boolean} may_stay
   */
  const apart = (body, may_stay = (whole) => body.type === 'sets' || forms(whole) <= most_forms) => {
    const whole = written(body);
    if (may_stay(whole)) return whole;
    const key = JSON.stringify(whole);
    if (!parts.has(key)) parts.set(key, {name: `_part_${parts.size + 1}`, whole});
    return {type: 'SYMBOL', name: parts.get(key).name};
  };
  /** @param {Body} body @returns {any} */
  const written = (body) => {
    switch (body.type) {
      case 'sets':
        return choice(body.sets.map(symbolOf));
      case 'variant': {
        const symbol = {type: 'SYMBOL', name: names.get(body.key)};
        const [rule] = body.key.split(' ');
        return nodes.has(rule) && symbol.name !== rule ? {type: 'ALIAS', content: symbol, named: true, value: rule} : symbol;
      }
      case 'sequence': {
        const members = body.items.map((item) => apart(item));
        const is_short = members.reduce((product, member) => product * forms(member), 1) <= most_sequences;
        return {type: 'SEQ', members: is_short ? members : body.items.map((item) => apart(item, (whole) => forms(whole) === 1))};
      }
      case 'choice':
        return choice(body.items.map(written));
      case 'optional':
        return choice([apart(body.item), {type: 'BLANK'}]);
      case 'repeat1':
        return {type: 'REPEAT1', content: apart(body.item, (whole) => !JSON.stringify(whole).includes('SEQ'))};
    }
  };
  const bodies = Object.fromEntries(all.map((key) => [names.get(key), written(/** @type {Body} */ (variants.get(key)))]));
  for (const part of parts.values()) bodies[part.name] = part.whole;
  if (Object.keys(bodies).length !== all.length + parts.size) throw new Error('two rules have the same name');
  if (keys.length !== 1) throw new Error(`${start} ends in several ways`);
  if (mayBeEmpty) bodies[start] = choice([bodies[start], {type: 'BLANK'}]);
  for (const set of [...sets].sort((a, b) => a - b)) bodies[`_sign_${set}`] = alphabet.token(set);
  return {name, rules: bodies, extras: [], conflicts: [], precedences: [], externals: [], inline: [], supertypes: []};
}
