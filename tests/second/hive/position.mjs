// A position of a game and its legal moves (hive-rules 2, 4.1 - 4.6). A move is {piece, cell}, or {pass: true}.
import {Board, neighbours} from './board.mjs';
import {destinations, isClimbOpen} from './movement.mjs';

// How many pieces of each kind a side has.
const setOf = (letters) => {
  const expansions = [...letters].map((kind) => [kind, 1]);
  return {Q: 1, S: 2, B: 2, G: 3, A: 3, ...Object.fromEntries(expansions)};
};

export class Position {
  board = new Board();
  plies = 0;
  stunned = null;

  // `letters` are those of M, L, P that are in the game.
  constructor(letters) {
    this.set = setOf(letters);
  }

  get toMove() {
    return this.plies % 2 === 0 ? 'w' : 'b';  // H1
  }

  // H1: passes count.
  get turn() {
    return Math.floor(this.plies / 2) + 1;
  }

  after(move) {
    const next = Object.create(Position.prototype);
    next.set = this.set;
    next.plies = this.plies + 1;
    next.stunned = null;  // H2
    next.board = Board.copy(this.board);
    if (!move.pass) {
      if (next.board.places.has(move.piece)) next.board.lift(move.piece);
      next.board.put(move.piece, move.cell);
      next.stunned = move.piece;
    }
    return next;
  }

  isInHand(piece) {
    return Number(piece.slice(2)) <= (this.set[piece[1]] ?? 0) && !this.board.places.has(piece);
  }

  // H29: {winner} by the order of play, null for a draw; null while the game goes on.
  outcome() {
    const isLost = (queen) => {
      const cell = this.board.places.get(queen);
      return cell !== undefined && neighbours(cell).every((next) => !this.board.isEmpty(next));
    };
    const [white, black] = [isLost('wQ1'), isLost('bQ1')];
    if (!white && !black) return null;
    if (white && black) return {winner: null};
    return {winner: white ? 1 : 0};
  }
}

// H4, H5
export function placementCells({board, toMove}) {
  const cells = board.cells();
  if (cells.length === 0) return ['0,0'];
  const around = new Set(cells.flatMap(neighbours).filter((cell) => board.isEmpty(cell)));
  if (board.places.size === 1 && board.top(cells[0])[0] !== toMove) return [...around];
  return [...around].filter((cell) => {
    const tops = neighbours(cell).map((next) => board.top(next)).filter((top) => top !== undefined);
    return tops.every((top) => top[0] === toMove);
  });
}

// H7
export const isQueenDue = (position) => position.turn >= 4 && position.isInHand(`${position.toMove}Q1`);

// H8: the next piece of each kind in the hand, or all of them. H6 and H7 say when the queen must not or must be among
// them.
function piecesToPlace(position, options) {
  const queen = `${position.toMove}Q1`;
  if (isQueenDue(position)) return [queen];
  const pieces = [];
  for (const [kind, count] of Object.entries(position.set)) {
    if (kind === 'Q' && position.turn === 1 && options['queen-first'] !== 'allowed') continue;
    const names = Array.from({length: count}, (_, index) => `${position.toMove}${kind}${index + 1}`);
    const inHand = names.filter((piece) => position.isInHand(piece));
    pieces.push(...(options['piece-order'] === 'any' ? inHand : inHand.slice(0, 1)));
  }
  return pieces;
}

// H10, H11: the top pieces that may leave their cells.
function liftable({board, stunned}) {
  return board.cells().map((cell) => board.top(cell)).filter((piece) => {
    if (piece === stunned) return false;
    if (board.height(board.places.get(piece)) > 1) return true;
    const without = Board.copy(board);
    without.lift(piece);
    return without.isConnected();
  });
}

// H23: the cells of the pieces that may throw.
export function throwerCells({board, toMove, stunned}) {
  return board.cells().filter((cell) => {
    const piece = board.top(cell);
    if (board.height(cell) > 1 || piece[0] !== toMove || piece === stunned) return false;
    if (piece[1] === 'P') return true;
    return piece[1] === 'M' && neighbours(cell).some((next) => board.top(next)?.[1] === 'P');
  });
}

// H24, H25: where the lifted piece can be thrown to.
function throwCells(board, from, thrower) {
  if (!isClimbOpen(board, from, thrower)) return [];
  return neighbours(thrower).filter((to) => to !== from && board.isEmpty(to) && isClimbOpen(board, thrower, to));
}

// Movements and throws; both with one piece to one cell are one move (hive-rules 3).
function boardMoves(position) {
  const {board, toMove} = position;
  if (position.isInHand(`${toMove}Q1`)) return [];  // H9
  const throwers = throwerCells(position);
  const moves = [];
  for (const piece of liftable(position)) {
    const without = Board.copy(board);
    const start = without.lift(piece);
    const cells = piece[0] === toMove ? destinations(without, piece, start) : new Set();
    if (board.height(start) === 1) {
      for (const thrower of throwers) {
        if (!neighbours(start).includes(thrower)) continue;
        for (const cell of throwCells(without, start, thrower)) cells.add(cell);
      }
    }
    for (const cell of cells) moves.push({piece, cell});
  }
  return moves;
}

// All legal moves, each once.
export function legalMoves(position, options = {}) {
  if (position.outcome() !== null) return [];  // H3
  const pieces = piecesToPlace(position, options);
  const cells = pieces.length === 0 ? [] : placementCells(position);
  const placements = pieces.flatMap((piece) => cells.map((cell) => ({piece, cell})));
  const moves = [...placements, ...boardMoves(position)];
  return moves.length > 0 ? moves : [{pass: true}];  // H2
}

// H34
export function perft(position, depth) {
  if (depth === 0) return 1;
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(position.after(move), depth - 1), 0);
}
