// Names of places by the pieces around them (hive-human K5, K6).
import {neighbours} from './board.mjs';

export const letterOf = (piece) => (piece[0] === 'w' ? piece[1] : piece[1].toLowerCase());

// The neighbours with a piece: the direction, the cell, and the letter of the top.
function occupied(board, centre) {
  return neighbours(centre).map((cell, d) => ({d, cell, top: board.top(cell)}))
    .filter(({top}) => top !== undefined).map(({d, cell, top}) => ({d, cell, letter: letterOf(top)}));
}

// What is beside the centre, by one to so many pieces, with or without how far clockwise from it the place lies.
function namesBeside(board, centre, place, pieces) {
  const at = neighbours(centre).indexOf(place);
  return occupied(board, centre).filter(({cell}) => cell !== place).flatMap(({d, cell, letter}) => {
    const inner = pieces > 1 ? namesBeside(board, cell, centre, pieces - 1) : [];
    const turns = (at - d + 6) % 6;
    return ['', ...inner.map((name) => `(${name})`)].flatMap((bracket) =>
      ['', ...(turns === 0 ? [] : [turns])].map((number) => `${letter}${bracket}${number}`));
  });
}

// All names of a place that have at most so many pieces.
export function placeNames(board, place, pieces) {
  return new Set(occupied(board, place).flatMap(({cell, letter}) =>
    ['', ...(pieces > 1 ? namesBeside(board, cell, place, pieces - 1) : [])].map((beside) => `${letter}${beside}`)));
}
