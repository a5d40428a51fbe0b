// Comments (homeworlds L4) and bare remarks (homeworlds L14) of the dialect `seed`.
import {completeActions, arity} from './shapes.mjs';
import {isKnownKey} from './headers.mjs';
import {trim, word, wordsOf} from './text.mjs';
import {tokensOf} from './tokens.mjs';
import {isName, readVerb} from './words.mjs';

// The line without its comment, and the comment without the `#`; null if there is none.
export function splitComment({start, text}) {
  const match = /(?:^|[ \t\v\f])#/.exec(text);
  if (match === null) return {start, text, whole: text, comment: null};
  const at = match.index + match[0].length - 1;
  return {start, text: text.slice(0, at), whole: text, comment: trim(text.slice(at))};
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

// The name and the colon that a text begins with; null if it does not.
function speakerOf(text) {
  const match = /^([^ \t\v\f:;,/]+):(?=[ \t\v\f])/.exec(text);
  const isSpeaker = match !== null && isName(match[1], 'seed') && readVerb(match[1], 'seed') === null;
  return isSpeaker && !isKnownKey(match[1]) ? match : null;
}

function isSpeech(text, tokens, play) {
  const speaker = speakerOf(text);
  return speaker !== null && stateAfter(tokens).begins && !play.couldBe(text.slice(speaker[0].length));
}

// A handle without a number (homeworlds R19), as `numberOf` answers numbers; null if there is none.
export function handleOf({start, text}, play) {
  const content = trim(text);
  const speaker = speakerOf(content);
  if (speaker === null || !play.couldBe(content.slice(speaker[0].length))) return null;
  const indent = text.length - text.replace(/^[ \t\v\f]+/, '').length;
  const at = start + indent;
  return {value: null, start: at, end: at, handle: word(speaker[1], at), length: indent + speaker[0].length};
}

// homeworlds L18, of a line without a number or a handle that does not go on with the line above.
function isNoPlay(text, play) {
  const content = trim(text);
  const key = /^([A-Za-z][A-Za-z0-9_-]*):(?=[ \t\v\f]|$)/.exec(content)?.[1];
  if (/^(1-0|0-1|1\/2-1\/2)$/.test(content)) return false;
  if (content === '' || (key !== undefined && isKnownKey(key)) || isOfArchive(content)) return false;
  const words = tokensOf(content, 0, 'seed').filter(({kind}) => kind === 'word');
  if (words.every(({text: written}) => written === '*') || words.some(({text: written}) => /^<[0-9]/.test(written))) return false;
  if (/^[0-9]+[).]/.test(content)) return false;
  return !play.couldBe(content) && play.hasAction;
}
const isOfArchive = (text) => /^Homeworlds Online \(SDG# [0-9]+\)$/.test(text);

// Where a bare remark of a move line begins, or -1; the line has no number any more.
function remarkAt(text, isNumbered, play) {
  for (let at = 0; at < text.length; at++) {
    const isWordStart = !' \t\v\f'.includes(text[at]) && (at === 0 || ' \t\v\f'.includes(text[at - 1]));
    if (!isWordStart) continue;
    const rest = text.slice(at);
    const tokens = tokensOf(text.slice(0, at), 0, 'seed');
    if (isNumbered && tokens.length === 0) continue;
    if (rest.startsWith('//') && isSlashRemark(rest)) return at;
    if (at === 0 && rest.startsWith('(') && play.tellsAction(rest)) continue;
    if (isParenthesis(rest, tokens) || isSpeech(rest, tokens, play)) return at;
  }
  return -1;
}

// A move line without its bare remark, which becomes its comment.
export function splitRemark(line, numberLength, report, play) {
  const found = remarkAt(line.text.slice(numberLength), numberLength > 0, play);
  let at = found < 0 ? -1 : numberLength + found;
  const canBeRemark = numberLength === 0 && !line.goesOn;
  if (canBeRemark && isNoPlay(line.text.slice(0, at < 0 ? undefined : at), play)) at = line.text.search(/[^ \t\v\f]/);
  if (at < 0) return line;
  const remark = trim(line.text.slice(at));
  report('comment-sign', 'warning', line.start + at, line.start + at + remark.length);
  // As it is written, with the comment after it; only `//` is a sign.
  const whole = trim(line.whole.slice(at));
  const comment = whole.startsWith('//') ? `# ${trim(whole.slice(2))}` : whole;
  return {...line, text: line.text.slice(0, at), comment};
}
