// What pictures of grammars shorten, they shorten rightly: a grammar is spelled out again from the shortened form and must
// be the same.
import {plain} from '../../tools/site/grammar/plain.mjs';

const sequence = (items) => (items.length === 1 ? items[0] : {kind: 'sequence', items});
const either = (letter) =>
  ({kind: 'class', negated: false, ranges: [letter.toUpperCase(), letter].map((one) => [one, one])});
// `(a (b c?)?)?`
const optionals = (items) =>
  items.reduceRight((rest, item) => ({kind: 'optional', item: sequence(rest ? [item, rest] : [item])}), undefined);
const some = (it) => (it === undefined ? [] : [it]);

const spelled = {
  word: ({text, least}) => {
    const letters = [...text].map(either);
    return [...letters.slice(0, least), ...some(optionals(letters.slice(least)))];
  },
  times: ({least, most, item}) => {
    const items = (count) => Array(count).fill(longhand(item));
    return [...items(least), ...some(optionals(items(most - least)))];
  },
  list: ({item, separator}) => [longhand(item), {kind: 'star', item: sequence([longhand(separator), longhand(item)])}],
};

const parts = (it) => (spelled[it.kind] ? spelled[it.kind](it) : [longhand(it)]);

// The shortened form without its new kinds, the bytes of each class in one order.
export function longhand(it) {
  if (spelled[it.kind]) return sequence(parts(it));
  if (it.kind === 'sequence') return sequence(it.items.flatMap(parts));
  if (it.kind === 'class') return {...it, ranges: [...it.ranges].sort()};
  if (it.items) return {...it, items: it.items.map(longhand)};
  if (it.item) return {...it, item: longhand(it.item)};
  return it;
}

// Rules that say something else when they are shortened.
const spelledOut = (it) => JSON.stringify(longhand(it));
export const changedRules = (rules) =>
  rules.filter(({expression}) => spelledOut(expression) !== spelledOut(plain(expression))).map(({text}) => text);
