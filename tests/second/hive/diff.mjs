// Whether two records are one game (hive-notations N13); numbers make no difference (docs/hive-records.md).
import {cellAt, placeOf} from './board.mjs';
import {movesByEntry} from './renumber.mjs';

// By one sixth clockwise about (0,0): E becomes SE, NE becomes E (hop R3).
function turned(cell) {
  const [q, r] = placeOf(cell);
  return cellAt(-r, q + r);
}

const textOf = (moves) => moves.map(({pass, piece, cell}) => (pass ? 'pass' : `${piece} ${cell}`)).join(';');

export function isSameGame(a, b) {
  if (a.letters !== b.letters) return false;
  const text = textOf(movesByEntry(a.moves));
  let moves = movesByEntry(b.moves);
  for (let sixths = 0; sixths < 6; sixths += 1) {
    if (textOf(moves) === text) return true;
    moves = moves.map((move) => (move.pass ? move : {...move, cell: turned(move.cell)}));
  }
  return false;
}
