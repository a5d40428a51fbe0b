// References: a piece and a direction from it, or null for on top of it (hive-notations 4.1).
import {Board, neighbours} from './board.mjs';
import {Refused} from './errors.mjs';

// The board as it is while the piece moves.
function boardWithout(position, piece) {
  if (!position.board.places.has(piece)) return position.board;
  const board = Board.copy(position.board);
  board.lift(piece);
  return board;
}

// N1, N3: the cell that a written move means; `note` is called for what is not strict.
export function destinationOf(position, piece, reference, note) {
  const {board} = position;
  if (reference === null) {
    if (board.places.size > 0) throw new Refused('a reference is missing');
    return '0,0';
  }
  const at = board.places.get(reference.piece);
  if (at === undefined) throw new Refused(`${reference.piece} is not on the board`);
  const lifted = boardWithout(position, piece);
  if (reference.piece === piece) note('self-reference');
  if (reference.direction === null) {
    if (reference.piece !== piece && lifted.top(at) !== reference.piece) note('not-top-reference');  // N5
    return at;
  }
  const cell = neighbours(at)[reference.direction];
  const isClimber = 'BM'.includes(piece[1]) && board.top(board.places.get(piece)) === piece;
  if (isClimber && !lifted.isEmpty(cell)) note('direction-to-occupied');  // N4
  return cell;
}

// N12: the direction of the reference from the destination, in order; the piece lies in the opposite one from it.
const order = [5, 0, 1, 2, 3, 4];

// N12: the canonical reference of a move, null for the first one.
export function canonicalReference(position, {piece, cell}) {
  const board = boardWithout(position, piece);
  if (!board.isEmpty(cell)) return {piece: board.top(cell), direction: null};
  const towards = order.find((d) => !board.isEmpty(neighbours(cell)[d]));
  if (towards === undefined) return null;
  return {piece: board.top(neighbours(cell)[towards]), direction: (towards + 3) % 6};
}
