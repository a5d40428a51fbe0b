// Turns as text: in long form, short, and for Game Courier (hopgi 5, 6, 8).
import {isWhite} from './board.mjs';
import {candidates, nameOf} from './legs.mjs';
import {afterLeg, linkedKing, promotionOf} from './rules.mjs';

const nameOfPiece = (piece) => nameOf[piece.toUpperCase()];

function promotionText(leg) {
  const become = promotionOf(leg);
  return become === undefined ? '' : `=${nameOf[become]}`;
}

function longLeg(leg) {
  const {piece, from, to, captured} = leg;
  if (from === undefined) return `${nameOfPiece(piece)}@${to}`;
  return `${nameOfPiece(piece)}${from}${captured === undefined ? '-' : 'x'}${to}${promotionText(leg)}`;
}

export const longTurn = (turn) => turn.map(longLeg).join(';');

// The file, else the rank, else the square, that tells an origin from the others; nothing if there are no others.
function hintOf(from, origins) {
  if (origins.length === 1) return '';
  const hints = [from[0], from[1]];
  return hints.find((hint) => origins.filter((origin) => origin.includes(hint)).length === 1) ?? from;
}

function shortLeg(leg, position, linked) {
  const {piece, from, to, captured} = leg;
  if (from === undefined) return longLeg(leg);
  const kind = piece.toUpperCase();
  const origins = candidates(position, kind, to, linked).map((other) => other.from);
  const letter = kind === 'P' ? '' : nameOf[kind];
  return `${letter}${hintOf(from, origins)}${captured === undefined ? '' : 'x'}${to}${promotionText(leg)}`;
}

export function shortTurn([first, second], position) {
  const text = shortLeg(first, position);
  if (second === undefined) return text;
  const after = afterLeg(position, first);
  return `${text};${shortLeg(second, after, linkedKing(after, first))}`;
}

function courierLeg(leg) {
  const letters = (piece, name) => (isWhite(piece) ? name : name.toLowerCase());
  const name = letters(leg.piece, nameOfPiece(leg.piece));
  if (leg.from === undefined) return `${name}*${leg.to}`;
  const become = promotionOf(leg);
  const promotion = become === undefined ? '' : `; ${letters(leg.piece, nameOf[become])}-${leg.to}`;
  return `${name} ${leg.from}-${leg.to}${promotion}`;
}

export const courierTurn = (turn) => turn.map(courierLeg).join('; ');
