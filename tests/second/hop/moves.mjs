// The legal moves of a HOP position (hive-rules H32), by the rules of Hive.
import {Board} from '../hive/board.mjs';
import {legalMoves, perft} from '../hive/position.mjs';
import {nameOf} from './cells.mjs';
import {letters} from './gametype.mjs';
import {outcomeOf} from './outcome.mjs';

const otherSide = (side) => (side === 'w' ? 'b' : 'w');

// Stands for a position of a game: it has no plies, so the bugs on the board tell the turn, and each side has a set.
class HopPosition {
  constructor(board, toMove, stunned, sets) {
    Object.assign(this, {board, toMove, stunned, sets});
  }

  get set() {
    return this.sets[this.toMove];
  }

  get turn() {
    return 1 + [...this.board.places.keys()].filter((piece) => piece[0] === this.toMove).length;
  }

  isInHand(piece) {
    return Number(piece.slice(2)) <= this.sets[piece[0]][piece[1]] && !this.board.places.has(piece);
  }

  outcome() {
    return outcomeOf([...this.board.stacks].map(([cell, pieces]) => {
      const [q, r] = cell.split(',').map(Number);
      return {q, r, names: pieces};
    }), {w: this.sets.w.Q, b: this.sets.b.Q});
  }

  after({piece, cell}) {
    const board = Board.copy(this.board);
    if (piece && board.places.has(piece)) board.lift(piece);
    if (piece) board.put(piece, cell);
    return new HopPosition(board, otherSide(this.toMove), piece ?? null, this.sets);
  }
}

// The counts of a side by kind.
function setOf(set, isOfSide) {
  return Object.fromEntries(letters.filter(isOfSide).map((letter) => [letter.toUpperCase(), set.get(letter)]));
}

// The position with which the rules of Hive are asked, or null if it has no move list.
function playable({stacks, set, toMove, marked}) {
  const board = new Board();
  const nameOfBug = ({name, number}) => name + number;
  for (const stack of stacks) {
    const isJudged = stack.bugs.every(({name}, level) => name[1] !== 'D' && (level === 0 || 'BM'.includes(name[1])));
    if (!isJudged) return null;
    for (const bug of stack.bugs) board.put(nameOfBug(bug), nameOf(stack));
  }
  const sets = {
    w: setOf(set, (letter) => letter === letter.toUpperCase()),
    b: setOf(set, (letter) => letter !== letter.toUpperCase()),
  };
  return new HopPosition(board, toMove, marked && nameOfBug(marked), sets);
}

export function movesOf(position) {
  const start = playable(position);
  return start && legalMoves(start).map(({pass, piece, cell}) => (pass ? 'pass' : `${piece} ${cell}`));
}

export function leavesOf(position, depth) {
  const start = playable(position);
  return start && perft(start, depth);
}
