// Where a bug of a kind can go (hive-rules 4.3, 4.4). In all of these the mover is lifted: it is not on the board.
import {neighbours} from './board.mjs';

const sides = (cell, d) => [neighbours(cell)[(d + 5) % 6], neighbours(cell)[(d + 1) % 6]];

// H12: the cells that one step on the ground leads to.
function slides(board, from) {
  return neighbours(from).filter((to, d) => {
    const occupied = sides(from, d).filter((cell) => !board.isEmpty(cell)).length;
    return board.isEmpty(to) && occupied === 1;
  });
}

// H13: whether a step over the heights of the hive is allowed.
export function isClimbOpen(board, from, to) {
  const [left, right] = sides(from, neighbours(from).indexOf(to)).map((cell) => board.height(cell));
  const higher = Math.max(board.height(from), board.height(to));
  if (higher === 0 && left === 0 && right === 0) return false;
  return Math.min(left, right) <= higher;
}

const climbs = (board, from) => neighbours(from).filter((to) => isClimbOpen(board, from, to));

// H16
function antCells(board, start) {
  const seen = new Set([start]);
  for (const cell of seen) for (const next of slides(board, cell)) seen.add(next);
  seen.delete(start);
  return seen;
}

// H17
function spiderCells(board, start) {
  let paths = [[start]];
  for (let count = 0; count < 3; count += 1) {
    paths = paths.flatMap((path) =>
      slides(board, path.at(-1)).filter((next) => !path.includes(next)).map((next) => [...path, next]));
  }
  return paths.map((path) => path.at(-1));
}

// H19
function grasshopperCells(board, start) {
  const landings = [];
  for (let d = 0; d < 6; d += 1) {
    let cell = neighbours(start)[d];
    if (board.isEmpty(cell)) continue;
    while (!board.isEmpty(cell)) cell = neighbours(cell)[d];
    landings.push(cell);
  }
  return landings;
}

// H20
function ladybugCells(board, start) {
  const onTop = (cell) => climbs(board, cell).filter((next) => !board.isEmpty(next));
  const down = (cell) => climbs(board, cell).filter((next) => board.isEmpty(next) && next !== start);
  return onTop(start).flatMap(onTop).flatMap(down);
}

// H21, H22: a copied mosquito gives nothing.
function mosquitoCells(board, start) {
  if (!board.isEmpty(start)) return climbs(board, start);
  const kinds = new Set(neighbours(start).map((cell) => board.top(cell)?.[1]));
  kinds.delete(undefined);
  kinds.delete('M');
  return [...kinds].flatMap((kind) => [...cellsOfKind[kind](board, start)]);
}

const cellsOfKind = {
  Q: slides,  // H15
  P: slides,  // H23
  A: antCells,
  S: spiderCells,
  B: climbs,  // H18
  G: grasshopperCells,
  L: ladybugCells,
  M: mosquitoCells,
};

// The cells that the lifted piece reaches from its start by its own movement; never the start (H14).
export function destinations(board, piece, start) {
  const cells = new Set(cellsOfKind[piece[1]](board, start));
  cells.delete(start);
  return cells;
}
