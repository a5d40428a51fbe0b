// Which words an action takes, and whether given words have the right shapes (homeworlds 3.1, R10).
import {fold} from './text.mjs';
import {isColour, isName, isPiece, isStar, readVerb} from './words.mjs';

export const arity = {homeworld: 3, build: 2, trade: 3, discover: 4, move: 3, attack: 2, sacrifice: 2, catastrophe: 2, pass: 0};

const isBuilt = (text) => isPiece(text) || isColour(text);
const isAttacked = (text) => /^[rygb][123][nesw0-3]?$/i.test(text);

// Whether words without their verb are all that an action takes, in its order; trade and catastrophe in either one.
export function fits(verb, args, dialect) {
  const isSystem = (text) => isName(text.replace(/^\((.*)\)$/, '$1'), dialect);
  const forms = {
    homeworld: [[isStar, isStar, isPiece]],
    build: [[isBuilt, isSystem]],
    trade: [[isPiece, isSystem, isColour], [isPiece, isColour, isSystem]],
    discover: [[isPiece, isSystem, isPiece, isSystem]],
    move: [[isPiece, isSystem, isSystem]],
    attack: [[isAttacked, isSystem]],
    sacrifice: [[isPiece, isSystem]],
    catastrophe: [[isSystem, isColour], [isColour, isSystem]],
    pass: [[]],
  };
  return forms[verb].some((form) => form.length === args.length && form.every((test, index) => test(args[index])));
}

// Words as complete actions, none of them a homeworld: the words of each; null if they are not such actions.
export function completeActions(words, dialect) {
  const actions = [];
  for (let at = 0; at < words.length; ) {
    const verb = readVerb(words[at].text, dialect)?.verb;
    if (verb === undefined || verb === 'homeworld') return null;
    const action = words.slice(at, at + 1 + arity[verb]);
    if (!fits(verb, action.slice(1).map(({text}) => text), dialect)) return null;
    actions.push(action);
    at += action.length;
  }
  return actions.length === 0 ? null : actions;
}

const prepositions = ['as', 'at', 'for', 'from', 'in', 'into', 'on', 'to', 'with'];
export const isPreposition = (word) => word !== undefined && prepositions.includes(fold(word.text));

// An action in plain words (homeworlds R18): its words without the prepositions between them, those, and what is left
// over; null if it is none.
export function withoutPrepositions(verb, args) {
  const kept = [];
  const skipped = [];
  let at = 0;
  for (; at < args.length && kept.length < arity[verb]; at++) (isPreposition(args[at]) ? skipped : kept).push(args[at]);
  const isWhole = skipped.length > 0 && fits(verb, kept.map(({text}) => text), 'seed');
  return isWhole ? {kept, skipped, rest: args.slice(at)} : null;
}
