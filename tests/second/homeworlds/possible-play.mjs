// Lines that could be play (homeworlds L18), by the systems and the actions of the whole text.
import {arity} from './shapes.mjs';
import {fold, trim} from './text.mjs';
import {tokensOf} from './tokens.mjs';
import {isColour, isColourWord, isPiece, isStar, readVerb, synonyms, verbs} from './words.mjs';

const isColourAlone = (text) => /^[rygb]$/i.test(text) || isColourWord(text);
const withoutMarks = (text) => text.replace(/^[^A-Za-z0-9_\x80-\xff]+|[^A-Za-z0-9_\x80-\xff]+$/g, '');
const isLikePiece = (text) => /[A-Za-z][0-9]/.test(text) || /^[0-9][rygb]$/i.test(withoutMarks(text));
const nameAt = (verb) => ({homeworld: 4, discover: 4})[verb];
const wordsAfter = (verb) => arity[verb] + (verb === 'homeworld' ? 1 : 0);

const odd = /[()[\]{}\u00a0\u1680\u2000-\u200b\u202f\u2045\u2046\u205f\u2060\u27e6\u27e7\u3000\u3008\u3009\u300c\u300d\u3010\u3011\u3014\u3015\ufeff\uff08\uff09\uff3b\uff3d\uff5b\uff5d]/g;
// Texts have one character for each byte.
const plainOf = (text) => Buffer.from(Buffer.from(text, 'latin1').toString('utf8').replace(odd, ' '), 'utf8').toString('latin1');
const toldVerbs = [...verbs, ...Object.keys(synonyms), 'capture', 'conquer', 'steal', 'stole', 'built']
  .filter((verb) => verb.length >= 4 && verb !== 'pass');
const isToldVerb = (text) => ['', 's', 'es', 'd', 'ed', 'ing'].some((ending) => {
  const word = fold(text);
  return word.endsWith(ending) && toldVerbs.includes(word.slice(0, word.length - ending.length));
});

function distance(a, b) {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++) {
      next.push(Math.min(row[k] + 1, next[k - 1] + 1, row[k - 1] + Number(a[i - 1] !== b[k - 1])));
    }
    row = next;
  }
  return row.at(-1);
}

// As R4 suggests it.
export function nearVerb(text) {
  if (text.length < 4) return null;
  const edits = verbs.map((verb) => distance(fold(text), verb));
  const least = Math.min(...edits);
  const isOne = edits.filter((count) => count === least).length === 1;
  return least <= 2 && isOne ? verbs[edits.indexOf(least)] : null;
}

function withoutConfirmation(item) {
  const last = item.at(-1);
  if (!last.endsWith('*') || (item.length === 1 && last === '*')) return item;
  return last === '*' ? item.slice(0, -1) : [...item.slice(0, -1), last.slice(0, -1)];
}

function itemsIn(text) {
  const items = [[]];
  for (const token of tokensOf(text, 0, 'seed')) {
    if (token.kind === 'word') items.at(-1).push(token.text);
    else items.push([]);
  }
  return items.filter((item) => item.length > 0).map(withoutConfirmation);
}

export class PossiblePlay {
  // The lines are without comments.
  constructor(lines) {
    this.systems = new Set();
    this.names = new Set();
    this.hasAction = false;
    let isInPosition = false;
    for (const line of lines) {
      const text = trim(line);
      if (text === '') continue;
      if (isInPosition || text.startsWith('<')) {
        isInPosition = text.endsWith(';');
        for (const [, name] of text.matchAll(/([^ \t\v\f;(]*)[ \t\v\f]*\(/g)) this.addSystem(name);
      } else {
        const players = /^players:(.*)/i.exec(text)?.[1].split(',') ?? [];
        const start = /^(?:[0-9]{1,9}(?:\.\.\.|[).])(?=[ \t\v\f]|$)[ \t\v\f]*)?(?:[^ \t\v\f:;,/()#]+:(?=[ \t\v\f]|$))?/;
        const handle = /([^ \t\v\f:;,/()#]+):[ \t\v\f]*$/.exec(start.exec(text)?.[0] ?? '')?.[1];
        for (const name of [...players, ...(handle === undefined || players.length > 0 ? [] : [handle])]) {
          if (withoutMarks(name) !== '') this.names.add(fold(withoutMarks(name)));
        }
        for (const item of itemsIn(text.replace(start, ''))) this.lookAt(item);
      }
    }
  }
  addSystem(name) {
    if (withoutMarks(name) !== '') this.systems.add(fold(withoutMarks(name)));
  }
  lookAt([first, ...words]) {
    const verb = readVerb(first, 'seed')?.verb;
    if (verb === undefined || verb === 'pass') return;
    const least = verb === 'discover' ? 3 : arity[verb];
    if (words.length < least) return;
    const isGood = {
      homeworld: () => isStar(words[0]) && isStar(words[1]) && isPiece(words[2]),
      build: () => isStar(words[0]) || isColourAlone(words[0]),
      catastrophe: () => isColourAlone(words[0]) || isColourAlone(words[1]),
    }[verb] ?? (() => isStar(words[0]));
    if (!isGood()) return;
    this.hasAction = true;
    const name = words[nameAt(verb) - 1];
    if (name !== undefined) this.addSystem(name);
  }

  isArgument(text) {
    const word = withoutMarks(text);
    return isLikePiece(text) || isColourAlone(word) || this.systems.has(fold(word));
  }
  areArguments(words) {
    return words.every((text) => this.isArgument(text));
  }
  hasArgument(words, verb) {
    return words.slice(0, wordsAfter(verb)).some((text) => this.isArgument(text));
  }

  // As it is written, and with a space for each blank of Unicode and each bracket.
  couldBe(text) {
    const plain = plainOf(text);
    return this.holdsPlay(text) || this.holdsPlay(plain) || this.isTold(plain);
  }
  tellsAction(text) {
    return this.begins(plainOf(text)) || this.isTold(plainOf(text));
  }
  isTold(text) {
    const items = itemsIn(text);
    if (items.flat().length > 8 || /[!?]$/.test(trim(text))) return false;
    const isSaid = (word) => word.length > 1 && !isToldVerb(word) && this.isArgument(word);
    const isPass = ([name, verb]) => /^pass(es|ed)?$/i.test(verb) && (this.names.size === 0 || this.isKnownName(fold(name)));
    return items.some((item) => {
      const words = item.map(withoutMarks);
      return (words.some(isToldVerb) && words.some(isSaid)) || (items.length === 1 && words.length === 2 && isPass(words));
    });
  }
  isKnownName(name) {
    return this.names.has(name) || this.systems.has(name);
  }
  holdsPlay(text) {
    const items = itemsIn(text);
    return items.some((item, index) => this.isItem(item, index === 0 && items.length === 1));
  }
  isItem(item, isAlone) {
    const [first, ...words] = item;
    const verb = readVerb(first, 'seed')?.verb;
    const near = verb === undefined ? nearVerb(first) : null;
    if (verb !== undefined && this.isAfterVerb(fold(first), verb, words, isAlone)) return true;
    if (near === 'pass' && words.length === 0) return true;
    if (near !== null && near !== 'pass' && this.hasArgument(words, near)) return true;
    return item.slice(0, 2).some(isLikePiece) || this.areArguments(item) || this.hasActionInside(item);
  }
  isAfterVerb(first, verb, words, isAlone) {
    if (verb === 'pass') {
      const isCounted = words.length === 1 && /^[0-9]$/.test(words[0]);
      const isTwice = words.length > 0 && readVerb(words[0], 'seed')?.verb === 'pass';
      return words.length === 0 || isCounted || isTwice || (first === 'pass' && isAlone);
    }
    if (words.length === 0) return isAlone;
    return first === 'homeworld' || this.hasArgument(words, verb);
  }
  hasActionInside(item) {
    return item.some((text, index) => {
      const verb = index === 0 ? undefined : readVerb(text, 'seed')?.verb;
      const words = item.slice(index + 1);
      if (verb === undefined || verb === 'pass' || words.length === 0) return false;
      const isWhole = verb !== 'homeworld' && words.length >= arity[verb] && this.areArguments(words.slice(0, arity[verb]));
      return isLikePiece(words[0]) || isWhole;
    });
  }
  begins(text) {
    const first = /[^ \t\v\f;,/]*/.exec(trim(text))[0];
    return (readVerb(first, 'seed') !== null || nearVerb(first) !== null) && this.couldBe(text);
  }
}
