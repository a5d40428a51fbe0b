// One move of uhp and hive-pgn (hive-notations U6 - U9). Offsets are those of the texts in the whole one.
import {Refused} from './errors.mjs';
import {pieceOf} from './pieces.mjs';

// N2, by the mark and its side of the piece.
const rightMarks = {'/': 0, '-': 1, '\\': 2};
const leftMarks = {'/': 3, '-': 4, '\\': 5};

function uhpPiece(text, offset, note) {
  return pieceOf(text, (name, from, to) => {
    if (name !== 'without-number') note(`uhp/${name}`, offset + from, offset + to);
  });
}

// U8; null for a dot alone on the first move.
export function readReference(text, offset, note, isFirst = false) {
  const {1: left, 2: name, 3: right, indices} = /^(\\\\|[-/\\]?)(.*?)(\\\\|[-/\\.]?)$/ds.exec(text);
  if (name === '') {
    if (text !== '.' || !isFirst) throw new Refused('a reference has no piece');
    return null;
  }
  if (left !== '' && right !== '') throw new Refused('two marks');
  for (const [mark, [from, to]] of [[left, indices[1]], [right, indices[3]]]) {
    if (mark === '\\\\') note('uhp/doubled-backslash', offset + from, offset + to);
    if (mark === '.') note('uhp/dot-reference', offset + from, offset + to);
  }
  const piece = uhpPiece(name, offset + indices[2][0], note);
  return {piece, direction: leftMarks[left.at(-1)] ?? rightMarks[right.at(-1)] ?? null};
}

const shape = /^([0-9]+(?:[ \t]*\.[ \t]*|[ \t]+))?([^ \t]+)(?:([ \t]+)([^ \t]+))?$/d;

// `isFirst`: every move before it is a pass (U9).
export function readUhpMove(text, offset, isFirst, note) {
  const found = shape.exec(text);
  if (found === null) throw new Refused(`not a move: ${text}`);
  const [, number, word, gap, target] = found;
  const [, numberAt, wordAt, gapAt, targetAt] = found.indices.map((place) => place?.map((index) => index + offset));
  const end = offset + text.length;
  if (number !== undefined) note('uhp/move-number', ...numberAt);
  if (/^pass$/i.test(word) && target === undefined) {
    if (word !== 'pass') note('uhp/pass-case', ...wordAt);
    return {pass: true, places: {whole: wordAt}};
  }
  if (gap !== undefined && gap !== ' ') note('uhp/extra-space', ...gapAt);
  const piece = uhpPiece(word, wordAt[0], note);
  const places = {whole: [wordAt[0], end], reference: targetAt};
  if (target === undefined) return {piece, reference: null, places};
  const reference = readReference(target, targetAt[0], note, isFirst);
  if (!isFirst) return {piece, reference, places};
  note(reference === null ? 'uhp/dot-reference' : 'uhp/reference-on-first-move', wordAt[1], end);
  return {piece, reference: null, places};
}

// Tells what a replay finds (hive-rules 7).
export const tellUhp = (note) => (name, {places}) => {
  const isOfReference = ['self-reference', 'not-top-reference', 'direction-to-occupied'].includes(name);
  if (isOfReference) note(`uhp/${name}`, ...places.reference);
  else note(`hive/${name}`, ...places.whole);
};
