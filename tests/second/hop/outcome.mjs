// How a position has ended (hive-rules H29).
import {nameOf, neighboursOf} from './cells.mjs';

// Of cells `{q, r, names}` with the names of their bugs, such as `wQ1`. The sides with a surrounded queen have lost: the
// answer is `{winner}`, 0 for White, null for a draw; it is null while nobody has lost.
export function outcomeOf(stacks) {
  const occupied = new Set(stacks.map(nameOf));
  const isSurrounded = (cell) => neighboursOf(cell).every((beside) => occupied.has(nameOf(beside)));
  const queens = stacks
    .filter(({names}) => names.some((name) => name[1] === 'Q'))
    .filter(isSurrounded)
    .flatMap(({names}) => names.filter((name) => name[1] === 'Q'));
  const hasLost = (side) => queens.some((name) => name[0] === side);
  if (queens.length === 0) return null;
  return {winner: hasLost('w') && hasLost('b') ? null : Number(hasLost('w'))};
}
