// Names of pieces. Inside, each has its number: `wQ1`, `bA2`.
import {Refused} from './errors.mjs';

const counts = {Q: 1, S: 2, B: 2, G: 3, A: 3, M: 1, L: 1, P: 1};
export const isUnique = (kind) => counts[kind] === 1;

// The piece of a text in the tolerant form of U7; `note` is called with what is not strict and where in the text. In
// uhp a queen has no number.
export function pieceOf(text, note) {
  const [, colour, letter, number] = /^([wWbB])([A-Za-z])([0-9]*)$/.exec(text) ?? [];
  const kind = letter?.toUpperCase();
  if (counts[kind] === undefined) throw new Refused(`${text} is not a piece`);
  if (colour !== colour.toLowerCase() || letter !== kind) note('piece-case', 0, 2);
  if (isUnique(kind) && number === '') note('without-number', 0, text.length);
  if (isUnique(kind) && number !== '') note('numbered-unique', 2, text.length);
  if (number === '' && !isUnique(kind)) throw new Refused(`${text} has no number`);
  if (number !== '' && !(/^[1-9]$/.test(number) && Number(number) <= counts[kind])) throw new Refused(`no piece ${text}`);
  return `${colour.toLowerCase()}${kind}${number === '' ? 1 : number}`;
}

// N11
export const uhpName = (piece) => (isUnique(piece[1]) ? piece.slice(0, 2) : piece);
