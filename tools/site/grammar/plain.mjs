// What a grammar must spell out and a picture can say in a word: words in either case, words that may be cut short, the
// same thing three times over or one to nine times, lists with a separator. The new kinds of expressions are `word`
// {text, least} (of which at least so many letters are written), `times` {least, most, item} and `list` {item,
// separator}.
import {letterOf} from './bytes.mjs';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sequence = (items) => (items.length === 1 ? items[0] : {kind: 'sequence', items});

// The letters of `([oO] ([mM] [eE]?)?)?`, each of which may be the last one.
function optionalLetters(it) {
  if (it.kind !== 'optional') return undefined;
  const [first, ...rest] = it.item.kind === 'sequence' ? it.item.items : [it.item];
  const letter = letterOf(first);
  if (letter === undefined || rest.length > 1) return undefined;
  if (rest.length === 0) return letter;
  const letters = optionalLetters(rest[0]);
  return letters === undefined ? undefined : letter + letters;
}

function withWords(items) {
  const out = [];
  for (let at = 0; at < items.length;) {
    let text = '';
    while (at < items.length && letterOf(items[at]) !== undefined) text += letterOf(items[at++]);
    const least = text.length;
    const more = text && at < items.length ? optionalLetters(items[at]) : undefined;
    if (more !== undefined) {
      text += more;
      ++at;
    }
    // One letter alone in two cases is a class of two bytes.
    if (text.length > 1) out.push({kind: 'word', text, least});
    else if (text) out.push(items[at - 1]);
    else out.push(items[at++]);
  }
  return out;
}

// How many more times the item may occur in `(item (item item?)?)?`; 0 if this is something else.
function timesIn(it, item) {
  if (it?.kind !== 'optional') return 0;
  if (same(it.item, item)) return 1;
  const [first, rest, ...others] = it.item.items ?? [];
  if (it.item.kind !== 'sequence' || others.length > 0 || !same(first, item)) return 0;
  const more = timesIn(rest, item);
  return more === 0 ? 0 : more + 1;
}

function withTimes(items) {
  const out = [];
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && same(items[at], items[end])) ++end;
    const least = end - at;
    const more = timesIn(items[end], items[at]);
    if (least + more > 2) out.push({kind: 'times', least, most: least + more, item: items[at]});
    else out.push(...items.slice(at, end));
    at = least + more > 2 && more > 0 ? end + 1 : end;
  }
  return out;
}

// `item (separator item)*`; a separator of several parts would be drawn against its direction.
function withLists(items) {
  const out = [];
  for (const it of items) {
    const last = out[out.length - 1];
    const isList = it.kind === 'star' && it.item.kind === 'sequence' && it.item.items.length === 2 &&
      last !== undefined && same(it.item.items[1], last);
    if (isList) out[out.length - 1] = {kind: 'list', item: last, separator: it.item.items[0]};
    else out.push(it);
  }
  return out;
}

export function plain(it) {
  if (it.kind === 'sequence') {
    // Words are looked for before their parts lose their shape.
    return sequence(withLists(withTimes(withWords(it.items)).map(plain)));
  }
  if (it.items) return {...it, items: it.items.map(plain)};
  if (it.item) return {...it, item: plain(it.item)};
  return it;
}
