// A game as it was written, and as it was played by the rules.
import {IllegalEnd, Refused} from './errors.mjs';
import {faultOf} from './illegal.mjs';
import {Position, isQueenDue, legalMoves, placementCells} from './position.mjs';
import {destinationOf} from './reference.mjs';

const stateNames = ['WhiteWins', 'BlackWins'];

export class GameRecord {
  letters = '';     // those of M, L, P that are in the game
  moves = [];       // {piece, cell} or {pass: true}
  positions = [];   // the position before each ply, and the last one
  comments = [];    // {ply, text, isTrailing}: a comment after so many plies
  tags = [];        // [key, value] of hive-pgn, in order
  items = undefined;  // of hive-pgn with variations: {move, position}, {comment} and {items}, in order
  hasMore = false;  // text after the end, which is not part of the game
  result = null;    // a written result: a state name, `Adjudicated`, or null
  known = Infinity; // the plies before the first text that may be one and is not read

  // The value of the first tag of this name.
  tag(name) {
    return this.tags.find(([key]) => key === name)?.[1];
  }

  get last() {
    return this.positions.at(-1);
  }

  // What is translated: after a ply that may be lost no position is known.
  knownPart() {
    if (this.known >= this.moves.length) return this;
    const part = Object.assign(new GameRecord(), this);
    part.moves = this.moves.slice(0, this.known);
    part.positions = this.positions.slice(0, this.known + 1);
    part.comments = this.comments.filter(({ply}) => ply <= this.known);
    return part;
  }

  // N7
  get state() {
    const outcome = this.last.outcome();
    if (outcome !== null) return outcome.winner === null ? 'Draw' : stateNames[outcome.winner];
    return this.last.plies === 0 ? 'NotStarted' : 'InProgress';
  }

  // N7
  get turn() {
    return `${this.last.toMove === 'w' ? 'White' : 'Black'}[${this.last.turn}]`;
  }

  start(letters) {
    this.letters = letters;
    this.positions = [new Position(letters)];
  }

  play(move) {
    this.moves.push(move);
    this.positions.push(this.last.after(move));
  }
}

// The letters of M, L, P of the pieces that are moved (N8).
export function usedLetters(written) {
  const kinds = new Set(written.filter((move) => !move.pass).map((move) => move.piece[1]));
  return [...'MLP'].filter((kind) => kinds.has(kind)).join('');
}

// Whether a piece of the hand may be placed there (hive-rules 7, checks 4 to 10). A queen on the first turn (H6) and
// another order of numbers (H8) are only warnings.
function isPlacement(position, move, options, note) {
  const {piece, cell} = move;
  if (piece[0] !== position.toMove) return false;
  if (isQueenDue(position) && piece[1] !== 'Q') return false;
  if (!placementCells(position).includes(cell)) return false;
  if (position.turn === 1 && piece[1] === 'Q' && options['queen-first'] !== 'allowed') note('queen-on-first-turn');
  const lower = Array.from({length: Number(piece[2]) - 1}, (_, index) => `${piece.slice(0, 2)}${index + 1}`);
  const isOutOfOrder = lower.some((other) => position.isInHand(other));
  if (isOutOfOrder && options['piece-order'] !== 'any') note('piece-order');
  return true;
}

function isLegal(position, move, options, note) {
  if (position.outcome() !== null) return false;
  if (!move.pass && position.isInHand(move.piece)) return isPlacement(position, move, options, note);
  if (move.pass && options.pass === 'free') return true;
  return legalMoves(position).some((other) =>
    (move.pass ? other.pass : other.piece === move.piece && other.cell === move.cell));
}

// Plays a move. One that is not legal is an error (hive-rules 7).
export function play(record, move, options, note) {
  if (!isLegal(record.last, move, options, note)) throw new Refused(`ply ${record.last.plies + 1} is not legal`);
  record.play(move);
}

// N9: whether the last move is written as the one before it.
function isRepeated(written) {
  const [last, before] = [written.at(-1), written.at(-2)].map((move) => move && [move.piece, move.reference]);
  return written.at(-1).piece !== undefined && JSON.stringify(last) === JSON.stringify(before);
}

// Plays written moves, {piece, reference} or {pass: true}, into a record that was started. `tell` is called with the
// name of what is not strict and the written move. Where the last move is not legal, nothing else depends on how it is
// read (N9), and `tell` is called with its fault as well.
export function replay(record, written, options, tell) {
  for (const [index, writtenMove] of written.entries()) {
    const {pass, piece, reference} = writtenMove;
    const note = (name) => tell(name, writtenMove);
    const move = pass ? {pass} : {piece, cell: destinationOf(record.last, piece, reference, note)};
    if (isLegal(record.last, move, options, note)) {
      record.play(move);
    } else {
      if (index + 1 < written.length) throw new Refused(`ply ${index + 1} is not legal`);
      note(isRepeated(written) ? 'duplicate-move' : faultOf(record.last, move));
      throw new IllegalEnd(`ply ${index + 1} is not legal`);
    }
  }
}
