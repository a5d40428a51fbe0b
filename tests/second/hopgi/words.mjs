// The words of a record, in the order in which `hopgi 3.1` tries them. Each has a `kind`, its `start` and `end`.
import {matchLeg} from './legs.mjs';
import {broken} from './text.mjs';

const patterns = {
  blanks: /[ \t\r\n]+/y,
  tag: /\[[ \t]*([A-Za-z][A-Za-z0-9_]*)[ \t]+"((?:\\["\\]|[^"\\\n])*)"[ \t]*\]/y,
  remark: /\/\/[^\n]*?(?=\r?\n|$)/y,
  brace: /\{[^}]*\}/y,
  result: /(?:1-0|0-1|1\/2-1\/2|\*)(?=[ \t\r\n{}();]|\/\/|$)/y,
  annotation: /\$[0-9]*/y,
  number: /([0-9]+)(\.*)(?=[ \t\r\n]|[A-Za-z]|\+|\{|\(|$)/y,
  digitsBeforeLetter: /[0-9]+[a-z]/y,
  suffix: /[!?]*/y,
  delimiter: /[ \t\r\n;{}()$]|\/\/|$/y,
  semicolon: /[ \t]*;[ \t]*/y,
  // R28: its line ends after it.
  lastSemicolon: /[ \t]*;[ \t]*\r?\n[ \t\r\n]*/y,
  // R28: two legs of kings without the `;`.
  joined: /([WF][a-g][1-7][-x][a-g][1-7])([ \t\r\n]*[,/&+]?[ \t\r\n]*)([WF][a-g][1-7][-x][a-g][1-7])([!?]*)/y,
};

function match(name, text, at) {
  const pattern = patterns[name];
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const suffixes = ['', '!!', '??', '!?', '?!', '!', '?'];

function startsLine(text, at) {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  return /^[ \t]*$/.test(text.slice(lineStart, at));
}

function tagWord(text, at) {
  const tag = match('tag', text, at) ?? broken('bad-tag');
  const [whole, name, value] = tag;
  const nameAt = at + whole.indexOf(name);
  const valueAt = at + whole.indexOf('"') + 1;
  return {kind: 'tag', text: whole, name, nameAt, value, valueAt};
}

// R22: an open comment ends at the end of the file, or before a tag after a blank line.
function commentWord(text, at) {
  const [whole] = match('brace', text, at) ?? broken('unclosed-comment');
  if (/\n[ \t\r]*\n[ \t]*\[/.test(whole)) broken('unclosed-comment');
  return {kind: 'comment', text: whole};
}

function suffixAt(text, at, findings) {
  const [suffix] = match('suffix', text, at);
  const isKnown = suffixes.includes(suffix);
  if (!isKnown) findings.warning('hopgi/bad-suffix', at, at + suffix.length);
  return {suffix, isKnown};
}

// R28: the two legs as one turn. If the board says otherwise they are turns by themselves, or a bad token.
function joinedWord(text, at, findings) {
  const joined = match('joined', text, at);
  if (joined === null) return undefined;
  const [whole, one, gap, two, suffix] = joined;
  const end = at + whole.length;
  if (match('delimiter', text, end) === null || match('semicolon', text, end) !== null) return undefined;
  if (suffix !== '' && !/\s$/.test(gap)) return undefined;
  const gapAt = at + one.length;
  const {isKnown} = suffixAt(text, end - suffix.length, findings);
  const secondAt = gapAt + gap.length;
  const legs = [matchLeg(text.slice(0, gapAt), at), matchLeg(text.slice(0, secondAt + two.length), secondAt)];
  const turn = {kind: 'turn', legs, suffix, isSuffixKnown: isKnown, text: whole};
  return {...turn, gap: [gapAt, gapAt + gap.length], isApart: /^\s+$/.test(gap)};
}

// R28: the two legs on two lines as one turn, which must be legal.
function splitWord(text, at, first, findings) {
  const gap = match('lastSemicolon', text, first.end);
  const second = gap === null ? null : matchLeg(text, first.end + gap[0].length);
  if (!second) return undefined;
  const {suffix, isKnown} = suffixAt(text, second.end, findings);
  const end = second.end + suffix.length;
  if (match('delimiter', text, end) === null || match('semicolon', text, end) !== null) broken('semicolon-comment');
  const turn = {kind: 'turn', legs: [first, second], suffix, isSuffixKnown: isKnown, text: text.slice(at, end)};
  return {...turn, gap: [first.end, first.end + gap[0].length], isApart: false, isSplit: true};
}

// A leg, then perhaps a second one (R21), with its suffix.
function turnWord(text, at, findings) {
  const first = matchLeg(text, at) ?? broken('bad-token');
  const {suffix, isKnown} = suffixAt(text, first.end, findings);
  let end = first.end + suffix.length;
  if (match('delimiter', text, end) === null) broken('bad-token');
  const semicolon = match('semicolon', text, end);
  const turn = {kind: 'turn', legs: [first], suffix, isSuffixKnown: isKnown, text: text.slice(at, end)};
  if (semicolon === null) return turn;
  const split = suffix === '' ? splitWord(text, at, first, findings) : undefined;
  if (split !== undefined) return split;
  if (suffix !== '' && isKnown) findings.warning('hopgi/bad-suffix', first.end, end);
  const second = matchLeg(text, end + semicolon[0].length) ?? broken('semicolon-comment');
  const last = suffixAt(text, second.end, findings);
  end = second.end + last.suffix.length;
  if (match('delimiter', text, end) === null) broken('semicolon-comment');
  if (match('semicolon', text, end) !== null) broken('extra-leg or semicolon-comment');
  const isSuffixKnown = suffix === '' && last.isKnown;
  return {...turn, legs: [first, second], suffix: last.suffix, isSuffixKnown, text: text.slice(at, end)};
}

function numberWord(text, at) {
  if (match('digitsBeforeLetter', text, at) !== null) return undefined;
  const number = match('number', text, at);
  return number === null ? undefined : {kind: 'number', text: number[0], digits: number[1], dots: number[2]};
}

function resultWord(text, at) {
  const result = match('result', text, at);
  return result === null ? undefined : {kind: 'result', text: result[0]};
}

function wordAt(text, at, findings) {
  const sign = text[at];
  if (sign === '[' && startsLine(text, at)) return tagWord(text, at);
  if (text.startsWith('//', at)) return {kind: 'remark', text: match('remark', text, at)[0]};
  if (sign === '{') return commentWord(text, at);
  const result = resultWord(text, at);
  if (result !== undefined) return result;
  if (sign === '}') broken('stray-brace');
  if (sign === '(' || sign === ')') return {kind: sign, text: sign};
  if (sign === '$') return {kind: 'annotation', text: match('annotation', text, at)[0]};
  return numberWord(text, at) ?? joinedWord(text, at, findings) ?? turnWord(text, at, findings);
}

export function wordsOf(text, findings) {
  const words = [];
  let at = 0;
  for (;;) {
    const blanks = match('blanks', text, at);
    if (blanks !== null) at += blanks[0].length;
    if (at >= text.length) return words;
    const word = {...wordAt(text, at, findings), start: at};
    at += word.text.length;
    words.push({...word, end: at});
  }
}
