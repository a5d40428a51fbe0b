// The unbounded board: cells are texts `q,r` (hop R3), pieces are texts such as `wA1` and `bQ1`.

// NE, E, SE, SW, W, NW (hop R3).
const steps = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];
const neighboursOf = new Map();

export const cellAt = (q, r) => `${q},${r}`;
export const placeOf = (cell) => cell.split(',').map(Number);

// The six neighbours of a cell, by direction.
export function neighbours(cell) {
  if (!neighboursOf.has(cell)) {
    const [q, r] = placeOf(cell);
    neighboursOf.set(cell, steps.map(([dq, dr]) => cellAt(q + dq, r + dr)));
  }
  return neighboursOf.get(cell);
}

// Cells in the order in which boards are printed: by r, then q (hop R18).
export function byRow(a, b) {
  const [qa, ra] = placeOf(a);
  const [qb, rb] = placeOf(b);
  return ra - rb || qa - qb;
}

export class Board {
  stacks = new Map();  // cell -> pieces from bottom to top, never empty
  places = new Map();  // piece -> cell

  static copy(other) {
    const board = new Board();
    for (const [cell, stack] of other.stacks) board.stacks.set(cell, [...stack]);
    board.places = new Map(other.places);
    return board;
  }

  height(cell) {
    return this.stacks.get(cell)?.length ?? 0;
  }

  isEmpty(cell) {
    return !this.stacks.has(cell);
  }

  top(cell) {
    return this.stacks.get(cell)?.at(-1);
  }

  cells() {
    return [...this.stacks.keys()];
  }

  put(piece, cell) {
    if (this.isEmpty(cell)) this.stacks.set(cell, []);
    this.stacks.get(cell).push(piece);
    this.places.set(piece, cell);
  }

  // Takes the piece off, wherever it is in its stack, and returns its cell.
  lift(piece) {
    const cell = this.places.get(piece);
    const stack = this.stacks.get(cell).filter((other) => other !== piece);
    if (stack.length === 0) this.stacks.delete(cell);
    else this.stacks.set(cell, stack);
    this.places.delete(piece);
    return cell;
  }

  // Whether the occupied cells hang together.
  isConnected() {
    const [first] = this.stacks.keys();
    if (first === undefined) return true;
    const seen = new Set([first]);
    for (const cell of seen) {
      for (const next of neighbours(cell)) if (!this.isEmpty(next)) seen.add(next);
    }
    return seen.size === this.stacks.size;
  }
}
