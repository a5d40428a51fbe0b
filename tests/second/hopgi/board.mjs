// The board of Hopgi, its squares and links, and positions on it (hopgi R1 to R5).
// A piece is one letter, upper case for White: W F R B P, and promoted D (Dragon King), H (Dragon Horse), G (Guardian).
const rowsOf = {a: [3, 4, 6, 7], b: [3, 4, 5, 6, 7], e: [2, 3, 4, 5, 6, 7]};
const files = [...'abcdefg'];

// The 43 squares by files (R1): a and b have their own rows, e has no first rank, the others are whole from c on.
export const squares = files.flatMap((file) => {
  const rows = rowsOf[file] ?? [1, 2, 3, 4, 5, 6, 7];
  return rows.map((row) => `${file}${row}`);
});
const squareSet = new Set(squares);
export const isSquare = (name) => squareSet.has(name);

export const orthogonals = [[0, 1], [1, 0], [0, -1], [-1, 0]];
export const diagonals = [[1, 1], [1, -1], [-1, -1], [-1, 1]];

const blockedCorner = new Set(['b3c2', 'c2b3']);

// The square one step away; undefined where there is none, or where the blocked corner is in between (R1, R2).
function stepFrom(square, [right, up]) {
  const next = String.fromCharCode(square.charCodeAt(0) + right) + (Number(square[1]) + up);
  return isSquare(next) && !blockedCorner.has(square + next) ? next : undefined;
}

const links = new Map(
  squares.map((square) => [
    square,
    new Map([...orthogonals, ...diagonals].map((direction) => [String(direction), stepFrom(square, direction)])),
  ]),
);
export const step = (square, direction) => links.get(square).get(String(direction));

const fileNumber = (square) => square.charCodeAt(0) - 96;
// Above 0 in the right zone, below 0 in the left one, 0 on the dividing line (R3).
export const zone = (square) => fileNumber(square) - Number(square[1]);
export const isShaded = (square) => (fileNumber(square) + Number(square[1])) % 2 === 0;

export const isWhite = (piece) => piece === piece.toUpperCase();
export const sideOf = (piece) => (isWhite(piece) ? 'w' : 'b');
export const otherSide = (side) => (side === 'w' ? 'b' : 'w');
export const ofSide = (kind, side) => (side === 'w' ? kind.toUpperCase() : kind.toLowerCase());

export const promoted = {R: 'D', B: 'H', P: 'G'};
export const unpromoted = {D: 'R', H: 'B', G: 'P'};
// A piece in a hand, in the order of `hopgi 5`.
export const handOrder = [...'RBPrbp'];

export class Position {
  constructor({board, hand, side, clock, number}) {
    Object.assign(this, {board, hand, side, clock, number});
  }

  static empty() {
    const hand = Object.fromEntries(handOrder.map((piece) => [piece, 0]));
    return new Position({board: new Map(), hand, side: 'w', clock: 0, number: 1});
  }

  copy() {
    return new Position({...this, board: new Map(this.board), hand: {...this.hand}});
  }

  own(side) {
    return [...this.board].filter(([, piece]) => sideOf(piece) === side);
  }

  placeOf(piece) {
    return [...this.board].find(([, other]) => other === piece)?.[0];
  }

  // Puts a piece on an empty square; false if it is a king that is on the board already.
  place(piece, square) {
    if ('WFwf'.includes(piece) && this.placeOf(piece) !== undefined) return false;
    this.board.set(square, piece);
    return true;
  }

  hasKing(side) {
    return this.own(side).some(([, piece]) => 'WF'.includes(piece.toUpperCase()));
  }

  // The side both of whose kings are gone has lost (R10).
  isOver() {
    return !this.hasKing('w') || !this.hasKing('b');
  }

  handText() {
    return handOrder.map((piece) => piece.repeat(this.hand[piece])).join('');
  }

  // R and D, B and H, P and G with those in the hands are 4, 4 and 12 in a whole set (hopgi 7.2, `census`).
  isWholeSet() {
    const count = {R: 0, B: 0, P: 0};
    const add = (piece, times) => {
      const kind = piece.toUpperCase();
      if (!'WF'.includes(kind)) count[unpromoted[kind] ?? kind] += times;
    };
    for (const piece of this.board.values()) add(piece, 1);
    for (const piece of handOrder) add(piece, this.hand[piece]);
    return count.R === 4 && count.B === 4 && count.P === 12;
  }
}
