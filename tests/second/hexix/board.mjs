// The board of Hexix and its pieces (hexix R1 to R3), and the text of a position (hexix R13).
// A cell is a number from 0 to 29, by column and row. A side is `B` or `R`.

const rowsOf = [3, 4, 5, 6, 5, 4, 3];

export const cells = rowsOf.flatMap((rows, column) =>
  Array.from({length: rows}, (_, row) => ({
    name: 'ABCDEFG'[column] + (row + 1),
    column,
    height: 2 * row + Math.abs(column - 3),
  })));

const byName = new Map(cells.map((cell, index) => [cell.name, index]));
export const cellNamed = (name) => byName.get(name);

function stepsFrom(cell, steps) {
  const cellAt = (column, height) => cells.findIndex((other) => other.column === column && other.height === height);
  return steps
    .map(([right, up]) => cellAt(cell.column + right, cell.height + up))
    .filter((index) => index >= 0);
}

export const neighbours = cells.map((cell) => stepsFrom(cell, [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]]));

// hexix R9: a capture goes diagonally forward.
export const forward = {
  B: cells.map((cell) => stepsFrom(cell, [[-1, 1], [1, 1]])),
  R: cells.map((cell) => stepsFrom(cell, [[-1, -1], [1, -1]])),
};

export const homeCell = {B: cellNamed('D1'), R: cellNamed('D6')};
export const otherSide = (side) => (side === 'B' ? 'R' : 'B');

// How the kinds of pieces are written in a placement, by dialect (hexix 3).
export const marksOf = {2024: {'v': 'v', '^': '^'}, 2019: {'v': '<', '^': '>'}};

// A position is who is to move and, by cell, a piece `{owner, kind, number}` or null. Pieces are distinguished as
// objects, and no piece or array is changed once it is made.
export function readPosition(text) {
  const parts = /^(\S+) ([br])$/.exec(text);
  if (!parts) return null;
  const fields = parts[1].split('/');
  if (fields.length !== rowsOf.length) return null;
  const pieces = [];
  for (const [column, field] of fields.entries()) {
    if (!/^(\.|[BR][v^h][1-6])*$/.test(field)) return null;
    const contents = field.match(/\.|[BR]../g) ?? [];
    if (contents.length !== rowsOf[column]) return null;
    for (const [owner, kind, digit] of contents) {
      pieces.push(owner === '.' ? null : {owner, kind, number: Number(digit)});
    }
  }
  const isHomeRight = (piece, cell) => piece?.kind !== 'h' || (homeCell[piece.owner] === cell && piece.number === 6);
  return pieces.every(isHomeRight) ? {pieces, turn: parts[2].toUpperCase()} : null;
}

export function writePosition({pieces, turn}) {
  const contents = pieces.map((piece) => (piece ? piece.owner + piece.kind + piece.number : '.'));
  let next = 0;
  const fields = rowsOf.map((rows) => contents.slice(next, (next += rows)).join(''));
  return `${fields.join('/')} ${turn.toLowerCase()}`;
}

export const startPosition = () => readPosition('.../..../...../Bh6....Rh6/...../..../... b');
