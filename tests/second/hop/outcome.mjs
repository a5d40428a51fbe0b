// How a position has ended (hive-rules H29).
import {nameOf, neighboursOf} from './cells.mjs';

// Of cells `{q, r, names}` with the names of their bugs, such as `wQ1`. The sides with a surrounded queen have lost:
// the answer is `{winner}`, 0 for White, null for a draw; it is null while no side has lost, and where a side has
// several queens on the board or in its `counts`, by side.
export function outcomeOf(stacks, counts) {
  const all = stacks.flatMap(({names}) => names).filter((name) => name[1] === 'Q');
  const hasSeveral = (side) => Math.max(counts[side], all.filter((name) => name[0] === side).length) > 1;
  if (hasSeveral('w') || hasSeveral('b')) return null;
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
