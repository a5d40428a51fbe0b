// Forms that are known, but not read (homeworlds L17).
import {trim} from './text.mjs';
import {readVerb, verbs} from './words.mjs';

const ofLetters =
  /^[^#:]+:[0-9]+:[ \t\v\f]*(?:Homeworld|Construct|Trade|Discover|Move|Attack|Sacrifice|Catastrophe)[ \t\v\f]*\(/;
const tagged = /^[^/]*[^/ \t\v\f]\/(?:([a-z]+)(?:\/|$)|\/)/;

function hasTag(line) {
  const match = tagged.exec(line.split('#')[0]);
  return match !== null && (match[1] === undefined || readVerb(match[1], 'seed') === null);
}

// The first line that shows such a form, or null.
export function otherFormOf(lines) {
  const moves = [];
  for (const line of lines) {
    const text = trim(line.text);
    if (ofLetters.test(text)) return line;
    if (verbs.includes(text.split(/[ \t\v\f]/)[0])) moves.push({line, text});
    if (moves.length === 2 && moves.every(({text: written}) => hasTag(written))) return moves[0].line;
  }
  return null;
}
