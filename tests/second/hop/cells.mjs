// Cells and headings (hop R3, R4). A cell is `{q, r}`; a heading is a number from 0, north-east, clockwise.

const steps = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];
export const headings = [0, 1, 2, 3, 4, 5];
export const east = 1;

export const nameOf = ({q, r}) => `${q},${r}`;
export const stepped = ({q, r}, heading) => ({q: q + steps[heading][0], r: r + steps[heading][1]});
export const neighboursOf = (cell) => headings.map((heading) => stepped(cell, heading));

// hop R4: `+` is clockwise in `spec` and counter-clockwise in `hivegame`.
export function turned(heading, sign, dialect) {
  const isClockwise = (sign === '+') === (dialect === 'spec');
  return (heading + (isClockwise ? 1 : 5)) % 6;
}

// By r, then q (hop R18).
export const byPlace = (one, other) => one.r - other.r || one.q - other.q;
