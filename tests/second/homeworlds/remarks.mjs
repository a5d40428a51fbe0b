// Comments (homeworlds L4) and bare remarks (homeworlds L14) of the dialect `seed`.
import {completeActions, arity} from './shapes.mjs';
import {isKnownKey} from './headers.mjs';
import {trim, wordsOf} from './text.mjs';
import {tokensOf} from './tokens.mjs';
import {isName, readVerb} from './words.mjs';

// The line without its comment, and the comment without the `#`; null if there is none.
export function splitComment({start, text}) {
  const match = /(?:^|[ \t\v\f])#/.exec(text);
  if (match === null) return {start, text, comment: null};
  const at = match.index + match[0].length - 1;
  return {start, text: text.slice(0, at), comment: trim(text.slice(at))};
}

// Whether an action may begin after these words, and whether none of them asks for a further word. What follows a word
// that is not a verb belongs to that word up to the next separator (homeworlds R4).
function stateAfter(tokens) {
  let due = 0;
  for (const {kind, text} of tokens) {
    if (kind !== 'word') due = 0;
    else if (due > 0) due -= 1;
    else {
      const verb = readVerb(text, 'seed')?.verb;
      due = verb === undefined ? Infinity : arity[verb] + (verb === 'homeworld' ? 1 : 0);
    }
  }
  return {isNothingDue: due === 0, begins: tokens.length === 0 || tokens.at(-1).kind !== 'word'};
}

function isSlashRemark(text) {
  const first = text.slice(2).split(/[;,/]/)[0];
  return completeActions(wordsOf(first, 0), 'seed') === null;
}

// Where the parenthesis that opens at `at` closes; -1 if it does not.
function closingOf(text, at) {
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function isParenthesis(text, tokens) {
  if (!text.startsWith('(') || !stateAfter(tokens).isNothingDue) return false;
  const close = closingOf(text, 0);
  if (close < 0) return false;
  const after = trim(text.slice(close + 1));
  return after === '' || isParenthesis(after, tokens) || after.startsWith('//');
}

function isSpeech(text, tokens) {
  const match = /^([^ \t\v\f:]+):(?=[ \t\v\f]|$)/.exec(text);
  if (match === null || !stateAfter(tokens).begins) return false;
  return isName(match[1], 'seed') && readVerb(match[1], 'seed') === null && !isKnownKey(match[1]);
}

// Where a bare remark of a move line begins, or -1; the line has no number any more.
function remarkAt(text, isNumbered) {
  for (let at = 0; at < text.length; at++) {
    const isWordStart = !' \t\v\f'.includes(text[at]) && (at === 0 || ' \t\v\f'.includes(text[at - 1]));
    if (!isWordStart) continue;
    const rest = text.slice(at);
    const tokens = tokensOf(text.slice(0, at), 0, 'seed');
    if (isNumbered && tokens.length === 0) continue;
    if (rest.startsWith('//') && isSlashRemark(rest)) return at;
    if (isParenthesis(rest, tokens) || isSpeech(rest, tokens)) return at;
  }
  return -1;
}

// A move line without its bare remark, which becomes its comment.
export function splitRemark(line, numberLength, report) {
  const found = remarkAt(line.text.slice(numberLength), numberLength > 0);
  if (found < 0) return line;
  const at = numberLength + found;
  const remark = trim(line.text.slice(at));
  report('comment-sign', 'warning', line.start + at, line.start + at + remark.length);
  const words = trim(remark.replace(/^\/\//, ''));
  const after = line.comment === null ? '' : ` ${line.comment}`;
  return {start: line.start, text: line.text.slice(0, at), comment: `# ${words}${after}`};
}
