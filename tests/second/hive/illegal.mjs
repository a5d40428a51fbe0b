// Why a move is not legal: the first check of hive-rules 7 that fails. `move` is {pass} or {piece, cell}.
import {Board, neighbours} from './board.mjs';
import {isQueenDue, throwerCells} from './position.mjs';

function firstFailing(checks) {
  return checks.find(([, fails]) => fails())?.[0];
}

// Checks 4, 6, 8 - 10; 5 and 7 are warnings.
function placementFault(position, {piece, cell}) {
  const {board, toMove, plies} = position;
  const tops = neighbours(cell).map((next) => board.top(next)).filter((top) => top !== undefined);
  return firstFailing([
    ['wrong-side', () => piece[0] !== toMove],
    ['queen-overdue', () => isQueenDue(position) && piece[1] !== 'Q'],
    ['placement-on-occupied', () => !board.isEmpty(cell)],
    ['placement-detached', () => plies >= 1 && tops.length === 0],
    ['placement-touches-enemy', () => plies >= 2 && tops.some((top) => top[0] !== toMove)],
  ]);
}

function breaksHive(board, piece) {
  if (board.height(board.places.get(piece)) > 1) return false;
  const without = Board.copy(board);
  without.lift(piece);
  return !without.isConnected();
}

// Checks 11 - 18
function throwFault(position, {piece, cell}) {
  const {board, toMove, stunned} = position;
  const from = board.places.get(piece);
  const near = throwerCells({board, toMove, stunned: null}).filter((thrower) => neighbours(from).includes(thrower));
  const usable = near.filter((thrower) => board.top(thrower) !== stunned);
  return firstFailing([
    ['wrong-side', () => near.length === 0],
    ['move-before-queen', () => !board.places.has(`${toMove}Q1`)],
    ['throw-stacked', () => board.height(from) > 1],
    ['stunned-piece', () => piece === stunned],
    ['breaks-hive', () => breaksHive(board, piece)],
    ['thrower-stunned', () => usable.length === 0],
    ['throw-target', () => !board.isEmpty(cell) || !usable.some((thrower) => neighbours(thrower).includes(cell))],
    ['throw-gate', () => true],
  ]);
}

// The kinds that the lifted piece moves as (H21, H22).
function kindsOf(board, piece, from) {
  if (piece[1] !== 'M') return [piece[1]];
  if (!board.isEmpty(from)) return ['B'];
  return neighbours(from).map((cell) => board.top(cell)?.[1]).filter((kind) => kind !== undefined && kind !== 'M');
}

// Checks 19 - 27
function movementFault(position, {piece, cell}) {
  const {board, toMove, stunned} = position;
  const from = board.places.get(piece);
  const without = Board.copy(board);
  without.lift(piece);
  const kinds = kindsOf(without, piece, from);
  const isStep = neighbours(from).includes(cell);
  return firstFailing([
    ['move-before-queen', () => !board.places.has(`${toMove}Q1`)],
    ['covered-piece', () => board.top(from) !== piece],
    ['no-move', () => cell === from],
    ['stunned-piece', () => piece === stunned],
    ['breaks-hive', () => breaksHive(board, piece)],
    ['destination-occupied', () => !without.isEmpty(cell) && !kinds.includes('B')],
    ['destination-detached', () => without.isEmpty(cell) && neighbours(cell).every((next) => without.isEmpty(next))],
    ['gate-blocked', () => (isStep && kinds.some((kind) => 'QPB'.includes(kind)))
      || (without.isEmpty(cell) && kinds.includes('A'))],
    ['cannot-reach', () => true],
  ]);
}

export function faultOf(position, move) {
  const {board} = position;
  if (position.outcome() !== null) return 'game-over';
  if (move.pass) return 'pass-with-moves';
  if (position.set[move.piece[1]] === undefined) return 'piece-not-in-gametype';
  if (!board.places.has(move.piece)) return placementFault(position, move);
  return move.piece[0] === position.toMove ? movementFault(position, move) : throwFault(position, move);
}
