// Words for moves (hive-human K2 - K8).
import {Board} from './board.mjs';
import {letterOf, placeNames} from './human-places.mjs';
import {legalMoves} from './position.mjs';

const piece = '[ABGLMPQS]';
const beside = (inner) => `${piece}(?:\\(${inner}\\))?[1-5]?`;
const place = `${piece}(?:${beside(beside(`${piece}[1-5]?`))})?`;
const shape = new RegExp(`^(?!\\+.x)(\\+?)(${piece})(?:x(${piece}))?(?:(?:(${place})-)?(${place}))?(#?)$`, 'i');

// The parts of a word, or null if it is not a move.
export function readWord(text) {
  if (text === 'pass') return {pass: true};
  const [word, plus, letter, on, from, to, end] = shape.exec(text) ?? [];
  if (word === undefined || word.includes('X')) return null;
  return {letter, isPlaced: plus !== '', on, from, to, hasMark: end !== ''};
}

export function boardWithout(board, moved) {
  if (!board.places.has(moved)) return board;
  const without = Board.copy(board);
  without.lift(moved);
  return without;
}

// K7: the legal moves, whatever players agree upon.
export const allMoves = (position) => legalMoves(position, {'queen-first': 'allowed'});

const piecesIn = (name) => name.replace(/[^a-z]/gi, '').length;
const isNamed = (board, cell, name) => name === undefined || placeNames(board, cell, piecesIn(name)).has(name);

// Whether the word fits a move, legal or not, of a piece on the board or the next one of its kind.
export function fits(word, {board, plies}, move) {
  if (move.pass || word.pass) return move.pass === word.pass;
  const isPlaced = !board.places.has(move.piece);
  if (letterOf(move.piece) !== word.letter || isPlaced !== word.isPlaced) return false;
  if (plies === 1 && move.cell !== '1,0') return false;  // K1
  const without = boardWithout(board, move.piece);
  const top = without.top(move.cell);
  return (top && letterOf(top)) === word.on && isNamed(without, move.cell, word.to)
    && (word.from === undefined || (!isPlaced && isNamed(without, board.places.get(move.piece), word.from)));
}
