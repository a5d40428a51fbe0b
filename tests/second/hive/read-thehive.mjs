// Reads games by contact points (hive-notations 3.2, V1 - V8).
import {Refused, Unknown} from './errors.mjs';
import {GameRecord, replay, usedLetters} from './game-record.mjs';
import {pieceOf} from './pieces.mjs';

// N2
const directions = {'*\\': 0, '*|': 1, '*/': 2, '\\*': 3, '|*': 4, '/*': 5, '=*': null};
const moveShape = /^([wb][A-Z][0-9]*)(?:([ \t]*)([-/|\\=*]+)([ \t]*)([wb][A-Z][0-9]*))?$/di;

function thehivePiece(text, offset, options, note) {
  const piece = pieceOf(text, (name, from, to) => {
    if (name === 'piece-case') note('thehive/piece-case', offset + from, offset + to);
    if (name === 'without-number') note('thehive/queen-without-number', offset + from, offset + to);
  });
  if ('MLP'.includes(piece[1]) && options.pieces !== 'mlp') throw new Refused(`extension piece ${text}`);
  return piece;
}

// `places` are the begins and ends of the parts of a move in the text.
function readMove(text, offset, isFirst, options, note) {
  if (text === 'pass') return {pass: true, places: {whole: [offset, offset + text.length]}};
  const found = moveShape.exec(text);
  if (found === null) throw new Refused(`not a move: ${text}`);
  const [, name, , contact, , target] = found;
  const [whole, pieceAt, before, contactAt, after, targetAt] =
    found.indices.map((place) => place?.map((index) => index + offset));
  const places = {whole, piece: pieceAt, contact: contactAt, target: targetAt};
  const piece = thehivePiece(name, offset, options, note);
  if (contact === undefined) {
    if (!isFirst) throw new Refused('a contact is missing');
    return {piece, reference: null, places};
  }
  if (isFirst || directions[contact] === undefined) throw new Refused(`bad contact ${contact}`);
  for (const [from, to] of [before, after]) if (from < to) note('thehive/extra-space', from, to);
  const reference = {piece: thehivePiece(target, targetAt[0], options, note), direction: directions[contact]};
  return {piece, reference, places};
}

// The names of what a replay finds, and the part of the move that they are about.
const told = {
  'self-reference': ['thehive/self-target', 'target'],
  'not-top-reference': ['thehive/not-top-target', 'target'],
  'direction-to-occupied': ['thehive/occupied-contact', 'contact'],
  'number-order': ['thehive/number-order', 'piece'],
};

// V1: the number before a move, with a dot, or with a blank after it, or alone.
const numbered = /^[ \t]*(?:([0-9]+)(?:[ \t]*\.|(?=[ \t]|$)))?[ \t]*(.*?)[ \t]*$/ds;

export function readThehive(text, options, note) {
  if (/\r(?!\n)/.test(text)) throw new Unknown('a lone CR');
  const record = new GameRecord();
  const written = [];
  const tellLone = ({place, start, end}) => {
    note('thehive/lone-number', start, end);
    record.hasMore = true;
    record.known = Math.min(record.known, place);
  };
  let lastLine = '';
  let ahead = 0;
  let offset = 0;
  for (const rawLine of text.split('\n')) {
    const line = rawLine.replace(/^\uFEFF/, ' ').replace(/\r$/, '');
    const [, content, , comment] = /^([^#]*)(#(.*))?$/s.exec(line);
    const {1: number, 2: move, indices} = numbered.exec(content);
    const lone = written.lone;
    const isLoneLost = lone !== undefined && move !== '' && number !== undefined && Number(number) !== Number(lone.text);
    if (isLoneLost || (lone !== undefined && move === '' && number !== undefined)) tellLone(lone);
    if (move !== '' || number !== undefined) written.lone = undefined;
    if (move === '' && number !== undefined) {
      const [start, end] = indices[1].map((index) => index + offset);
      written.lone = {text: number, place: written.length, start, end};
    }
    if (move !== '' && number === undefined && lone !== undefined) throw new Unknown('a number above its move');
    if (move !== '') {
      if (number !== undefined && `${number} ${move}` === lastLine) throw new Unknown('a line that is there twice');
      lastLine = `${number} ${move}`;
      written.push(readMove(move, offset + indices[2][0], written.every((other) => other.pass), options, note));
      const difference = Number(number) - written.length;
      if (number !== undefined && difference !== 0 && difference !== ahead) {
        ahead = difference;
        note('thehive/move-number-mismatch', ...indices[1].map((index) => index + offset));
      }
    }
    if (comment !== undefined) {
      record.comments.push({ply: written.length, text: comment.trim(), isTrailing: move !== ''});
    }
    offset += rawLine.length + 1;
  }
  if (written.lone !== undefined) tellLone(written.lone);
  record.start(options.pieces === 'mlp' ? usedLetters(written) : '');
  const second = written[1]?.reference;
  // V3, of the second player's piece.
  if (second && second.direction !== 1 && written[1].piece[0] === 'b') {
    note('thehive/second-move-side', ...written[1].places.contact);
  }
  // V5: no option switches off what is said of numbers; `numeric` makes it a rule of play.
  const orderName = options['piece-order'] === 'numeric' ? 'piece-order' : 'number-order';
  replay(record, written, {...options, 'piece-order': 'numeric'}, (name, {places}) => {
    const ownName = name === 'piece-order' ? orderName : name;
    const [fullName, part] = told[ownName] ?? [`hive/${ownName}`, 'whole'];
    note(fullName, ...places[part]);
  });
  return record;
}
