// One row: its number, its items and what is wrong with their spelling (hexix 3).
import {cellNamed, marksOf} from './board.mjs';
import {Findings} from './findings.mjs';
import {wordsOf} from './text.mjs';

const dots = '\\.{2,}|\\xE2\\x80\\xA6';
const cell = '[A-Za-z][0-9]+';
const capture = `(?:(?<separator>[x:-])|(?![x:-]))(?<second>${cell})`;
const action = `(?<mark>[vV^<>])(?<value>[0-9]*)|\\+(?<surplus>[0-9]*)|${capture}`;
const itemWord = new RegExp(`^(?<dots>${dots})?(?:(?<first>${cell})(?:${action})?(?<suffix>[!?]*))?$`, 'd');

// Two moves that run together are one word too few, so that a further one is not too many (hexix 7).
const oneMove = '[A-G][1-6](?:[v^<>][1-6]?|\\+|[A-G][1-6])[!?]*';
const twoMoves = new RegExp(`^${oneMove}-*${oneMove}$`);

// Two plies that are all of their row.
const joinedMoves = new RegExp(`^(${oneMove})-*(${oneMove})$`);

const kindOf = {'v': 'v', 'V': 'v', '<': 'v', '^': '^', '>': '^'};
const suffixes = ['', '?', '!', '??', '!!', '?!', '!?'];

// The cell that is written so, or undefined.
function readCell(text, start, findings) {
  if (/[a-z]/.test(text[0])) findings.add('lowercase-cell', start, start + 1);
  const index = cellNamed(text.toUpperCase());
  if (index === undefined) findings.add('unknown-cell', start, start + text.length);
  return index;
}

// The move of a word that fits `item_word`, with its places in the file: it ends after its suffix, its ply before
// that. `ply` is null if it is unreadable (hexix R12).
function readMove({groups, indices}, start, dialect, findings) {
  const at = {};
  for (const [name, place] of Object.entries(indices.groups)) at[name] = place?.map((offset) => start + offset);
  const {mark, value, surplus, separator, second, suffix} = groups;
  const found = (name, part) => findings.add(name, ...at[part]);
  const move = {start: at.first[0], plyEnd: at.suffix[0], end: at.suffix[1], suffix, at, mark: kindOf[mark]};
  const cellIndex = readCell(groups.first, at.first[0], findings);
  if (!suffixes.includes(suffix)) found('bad-suffix', 'suffix');
  if (mark) {
    if (mark === 'V') found('uppercase-mark', 'mark');
    if (!Object.values(marksOf[dialect]).includes(mark.toLowerCase())) found('dialect-mark', 'mark');
    const isValue = /^[1-6]$/.test(value);
    if (value && !isValue) found('bad-value', 'value');
    move.ply = {kind: 'place', cell: cellIndex, mark: kindOf[mark], value: isValue ? Number(value) : undefined};
  } else if (surplus !== undefined) {
    if (surplus) found('unexpected-value', 'surplus');
    move.ply = {kind: 'increment', cell: cellIndex};
  } else if (second) {
    if (separator) found('capture-separator', 'separator');
    move.ply = {kind: 'capture', cell: cellIndex, target: readCell(second, at.second[0], findings)};
  } else {
    found('missing-action', 'first');
    return {...move, ply: null, isLone: true};
  }
  const isReadable = cellIndex !== undefined && (move.ply.kind !== 'capture' || move.ply.target !== undefined);
  return isReadable ? move : {...move, ply: null};
}

// An item has `dots` (a place) or none, and a `move` or none; one that cannot be read is a move without a ply.
function readItem({text, start}, dialect, findings) {
  const end = start + text.length;
  const match = itemWord.exec(text);
  if (!match) {
    findings.add('bad-move', start, end);
    return {start, dots: null, isMoveWord: false, move: {start, end, ply: null}};
  }
  const dotsText = match.groups.dots;
  const dotsPlace = dotsText ? {start, end: start + dotsText.length, text: dotsText} : null;
  const isMoveWord = match.groups.first !== undefined;
  return {start, dots: dotsPlace, isMoveWord, move: isMoveWord ? readMove(match, start, dialect, findings) : null};
}

// Splits the number off the first word (hexix 3, `number_word`).
function splitNumber(words) {
  const match = /^([0-9]+)(\.*)/.exec(words[0].text);
  if (!match) return {number: null, words};
  const [, digits, allDots] = match;
  const ownDots = allDots.length === 3 ? 0 : allDots.length > 3 ? 1 : allDots.length;
  const length = digits.length + ownDots;
  const {text, start} = words[0];
  const number = {
    start, digits, value: Number(digits), digitsEnd: start + digits.length, end: start + length,
    dotsEnd: start + digits.length + allDots.length,
    isWellFormed: allDots === '.' && text.length === length && !/^0[0-9]/.test(digits),
  };
  const rest = text.length > length ? [{text: text.slice(length), start: start + length}] : [];
  return {number, words: [...rest, ...words.slice(1)]};
}

const isGood = ({move, isMoveWord}) => !move || (isMoveWord && !move.isLone);

// hexix 3: the words of a line that is not a row, one of which is not a ply, have one finding.
function isNoRow(words, items) {
  const isBad = (item) => item.move && !item.dots && !item.isMoveWord;
  return items.some(isBad) && (words.length > items.length || (items.length > 1 && !items.some(isGood)));
}

export function readRow(line, dialect, findings) {
  const {number, words} = splitNumber(wordsOf(line));
  if (words.length === 0) findings.add('bad-move', number.start, number.end);
  const joined = words.length === 1 && readJoined(line, number, words[0], dialect);
  if (joined) {
    findings.add('bad-move', words[0].start, words[0].start + words[0].text.length);
    findings.list.push(...joined.own.list);
    return joined.row;
  }
  const own = new Findings();
  const row = readItems(line, number, words, dialect, own);
  if (row.isNoRow) {
    const last = words.at(-1);
    findings.add('bad-move', row.items.find((item) => !isGood(item)).start, last.start + last.text.length);
  } else {
    findings.list.push(...own.list);
  }
  return row;
}

function readJoined(line, number, {text, start}, dialect) {
  const plies = itemWord.test(text) ? null : joinedMoves.exec(text);
  if (!plies) return null;
  const [, first, second] = plies;
  const words = [{text: first, start}, {text: second, start: start + text.length - second.length}];
  const own = new Findings();
  const row = readItems(line, number, words, dialect, own);
  return row.items.every(({move}) => move?.ply) ? {row: {...row, isJoined: true}, own} : null;
}

function readItems(line, number, words, dialect, findings) {
  const items = words.slice(0, 1).map((word) => readItem(word, dialect, findings));
  const isRedSolo = items.length === 1 && items[0].dots && items[0].move;
  const most = isRedSolo ? 1 : 2;
  items.push(...words.slice(1, most).map((word) => readItem(word, dialect, findings)));
  const runTogether = words.slice(0, most).some(({text}) => !itemWord.test(text) && twoMoves.test(text));
  if (words.length > most && !runTogether) {
    const last = words.at(-1);
    findings.add('extra-token', words[most].start, last.start + last.text.length);
  }
  for (const [index, {dots: place, move}] of items.entries()) {
    if (place && move && index === 1) findings.add('redundant-ellipsis', place.start, place.end);
    else if (place && place.text !== '...') findings.add('bad-ellipsis', place.start, place.end);
  }
  const start = number?.start ?? items[0].start;
  const isRow = runTogether || !isNoRow(words, items);
  return {line, start, number, items, isRedSolo: Boolean(isRedSolo), isNoRow: !isRow, hasSurplus: words.length > most};
}
