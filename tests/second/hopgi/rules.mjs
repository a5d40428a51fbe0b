// What may be played in Hopgi: legs, turns, and what they change (hopgi R4, R6 to R11).
// A leg is {piece, from, to, captured}, or {piece, to} for a drop; a turn is a list of one or two legs.
import {diagonals, orthogonals, squares, step, zone} from './board.mjs';
import {ofSide, otherSide, promoted, sideOf, unpromoted} from './board.mjs';

// R4: in the right zone along the files, in the left one along the ranks, on the line both.
function forwards(square, side) {
  const along = side === 'w' ? [0, 1] : [0, -1];
  const across = side === 'w' ? [-1, 0] : [1, 0];
  const where = zone(square);
  return [...(where >= 0 ? [along] : []), ...(where <= 0 ? [across] : [])];
}

// The two diagonals that share an orthogonal direction.
const beside = ([right, up]) => diagonals.filter(([r, u]) => (right !== 0 ? r === right : u === up));

const isKing = (kind) => kind === 'W' || kind === 'F';

function slides({board}, from, directions) {
  const targets = [];
  for (const direction of directions) {
    let square = from;
    for (let length = 1; length <= 3; length += 1) {
      square = step(square, direction);
      if (square === undefined) break;
      targets.push(square);
      if (board.has(square)) break;
    }
  }
  return targets;
}

const steps = (from, directions) =>
  directions.map((direction) => step(from, direction)).filter((square) => square !== undefined);

// One orthogonal step onto an occupied square, then one diagonal step outward (R6).
function hops({board}, from) {
  return orthogonals.flatMap((direction) => {
    const over = step(from, direction);
    return over !== undefined && board.has(over) ? steps(over, beside(direction)) : [];
  });
}

const empty = ({board}, targets) => targets.filter((square) => !board.has(square));
const occupied = ({board}, targets) => targets.filter((square) => board.has(square));

const walks = {
  W: (position, from) => steps(from, orthogonals),
  F: (position, from) => steps(from, diagonals),
  R: (position, from) => slides(position, from, orthogonals),
  B: (position, from) => slides(position, from, diagonals),
  D: (position, from) => [...slides(position, from, orthogonals), ...steps(from, diagonals)],
  H: (position, from) => [...slides(position, from, diagonals), ...steps(from, orthogonals)],
  G: (position, from) => [...occupied(position, steps(from, orthogonals)), ...empty(position, steps(from, diagonals))],
  P: (position, from, side) => {
    const ways = forwards(from, side);
    return [...occupied(position, steps(from, ways)), ...empty(position, steps(from, ways.flatMap(beside)))];
  },
};

// Where the piece on a square may go, each square once (R6).
function targetsOf(position, from) {
  const piece = position.board.get(from);
  const side = sideOf(piece);
  const all = new Set([...walks[piece.toUpperCase()](position, from, side), ...hops(position, from)]);
  return [...all].filter((square) => !position.board.has(square) || sideOf(position.board.get(square)) !== side);
}

export function legsFrom(position, from) {
  const piece = position.board.get(from);
  return targetsOf(position, from).map((to) => ({piece, from, to, captured: position.board.get(to)}));
}

const promotionSquares = {w: new Set(['a3', 'a4', 'a6', 'a7']), b: new Set(['c1', 'd1', 'f1', 'g1'])};

// The kind that a leg turns its piece into, or undefined (R8).
export function promotionOf({piece, from, to}) {
  if (from === undefined) return undefined;
  const zoneOfSide = promotionSquares[sideOf(piece)];
  return zoneOfSide.has(from) || zoneOfSide.has(to) ? promoted[piece.toUpperCase()] : undefined;
}

// Changes the board and the hands alone.
function playLeg(position, leg) {
  const {board, hand, side} = position;
  if (leg.from === undefined) {
    hand[leg.piece] -= 1;
    board.set(leg.to, leg.piece);
    return;
  }
  board.delete(leg.from);
  const kind = leg.captured?.toUpperCase();
  if (kind !== undefined && !isKing(kind)) hand[ofSide(unpromoted[kind] ?? kind, side)] += 1;
  const become = promotionOf(leg);
  board.set(leg.to, become === undefined ? leg.piece : ofSide(become, side));
}

export function afterLeg(position, leg) {
  const next = position.copy();
  playLeg(next, leg);
  return next;
}

// The square of the other king if it must move in the same turn (R9); `after` is the position after the first leg.
export function linkedKing(after, first) {
  const kind = first.piece.toUpperCase();
  if (first.from === undefined || !isKing(kind)) return undefined;
  const place = after.placeOf(ofSide(kind === 'W' ? 'F' : 'W', after.side));
  if (place === undefined || !after.hasKing(otherSide(after.side))) return undefined;
  return targetsOf(after, place).length > 0 ? place : undefined;
}

// R11: who is to move, the number of the turn and the clock.
export function afterTurn(position, turn) {
  const next = position.copy();
  for (const leg of turn) playLeg(next, leg);
  const resets = ({piece, from, captured}) =>
    from === undefined || captured !== undefined || piece.toUpperCase() === 'P';
  next.clock = turn.some(resets) ? 0 : position.clock + 1;
  next.number = position.number + (position.side === 'b' ? 1 : 0);
  next.side = otherSide(position.side);
  return next;
}

function drops(position) {
  const {board, hand, side} = position;
  const pieces = [...'RBP'].map((kind) => ofSide(kind, side)).filter((piece) => hand[piece] > 0);
  const free = squares.filter((square) => !board.has(square));
  return pieces.flatMap((piece) => free.map((to) => ({piece, to})));
}

export function legalTurns(position) {
  if (position.isOver()) return [];
  const turns = drops(position).map((drop) => [drop]);
  for (const [from, piece] of position.own(position.side)) {
    for (const first of legsFrom(position, from)) {
      if (!isKing(piece.toUpperCase())) {
        turns.push([first]);
        continue;
      }
      const after = afterLeg(position, first);
      const linked = linkedKing(after, first);
      if (linked === undefined) turns.push([first]);
      else turns.push(...legsFrom(after, linked).map((second) => [first, second]));
    }
  }
  return turns;
}

export function perft(position, depth) {
  if (depth === 0) return 1;
  const turns = legalTurns(position);
  if (depth === 1) return turns.length;
  return turns.reduce((sum, turn) => sum + perft(afterTurn(position, turn), depth - 1), 0);
}
