// Positions that cannot arise in play, and those that are decided (hop R24).
import {nameOf, neighboursOf} from './cells.mjs';
import {isWhite} from './gametype.mjs';

const sideOf = ({letter}) => (isWhite(letter) ? 'w' : 'b');
const isKind = ({letter}, kinds) => kinds.includes(letter.toUpperCase());

class Side {
  constructor(side, {bugs, stacks, set}) {
    this.bugs = bugs.filter((bug) => sideOf(bug) === side);
    this.climbed = this.bugs.filter((bug) => !stacks.some((stack) => stack.bugs[0] === bug));
    const lacksQueen = !this.bugs.some((bug) => isKind(bug, 'Q'));
    this.hasQueenInHand = lacksQueen && set.get(side === 'w' ? 'Q' : 'q') > 0;
    // hop R24f: it cannot have moved, so it had as many turns as it has bugs.
    this.isStill = this.bugs.length === 0 || this.hasQueenInHand;
  }
}

// hop R24f: whether the sides can have had turns with this difference.
function canDiffer(white, black, difference) {
  const surplus = white.bugs.length - black.bugs.length - difference;
  if (white.isStill && black.isStill) return surplus === 0;
  if (white.isStill) return surplus >= 0;
  if (black.isStill) return surplus <= 0;
  return true;
}

// hop R24g: whether a bug of the side to move can have been thrown.
function canBeThrown({stacks, marked}) {
  const stackAt = new Map(stacks.map((stack) => [nameOf(stack), stack]));
  const beside = (stack) => neighboursOf(stack).map((cell) => stackAt.get(nameOf(cell))).filter(Boolean);
  const own = stacks.find(({bugs}) => bugs.includes(marked));
  const isThrower = (stack) => {
    const [bug] = stack.bugs;
    if (stack.bugs.length > 1 || sideOf(bug) === sideOf(marked)) return false;
    return isKind(bug, 'P') || (isKind(bug, 'M') && beside(stack).some(({bugs}) => isKind(bugs.at(-1), 'P')));
  };
  return own.bugs.length === 1 && beside(own).some(isThrower);
}

function checkBugs(position, note) {
  const {stacks, bugs, set} = position;
  const occupied = new Set(stacks.map(nameOf));
  for (const stack of stacks) {
    stack.bugs.slice(1).filter((bug) => !isKind(bug, 'BMD')).forEach((bug) => note('hive/unreachable-climb', bug));
    if (stack.bugs.length > 7) note('hive/unreachable-tall-stack', stack.bugs[7]);
    if (!neighboursOf(stack).every((cell) => occupied.has(nameOf(cell)))) continue;
    stack.bugs.filter((bug) => isKind(bug, 'Q')).forEach((queen) => note('hive/position-decided', queen));
  }
  const dragonfly = bugs.find((bug) => isKind(bug, 'D') && set.get(bug.letter) > 0);
  if (dragonfly) note('hive/dragonfly-unjudged', dragonfly);
}

// `note(name, bug)` reports something about a bug, `noteMark` and `notePlayer` about the mark and the player.
export function checkReachable(position, {note, noteMark, notePlayer}) {
  checkBugs(position, note);
  const {bugs, marked, toMove} = position;
  const white = new Side('w', position);
  const black = new Side('b', position);
  for (const side of [white, black].filter(({hasQueenInHand}) => hasQueenInHand)) {
    if (side.bugs.length > 3) note('hive/unreachable-queen-overdue', side.bugs[3]);
    if (side.climbed.length > 0) note('hive/unreachable-queenless-move', side.climbed[0]);
  }
  if (bugs.length === 0 && toMove === 'b') notePlayer('hive/black-starts');
  if (bugs.length === 1 && sideOf(bugs[0]) === toMove) notePlayer('hive/unreachable-lone-bug');
  const differences = toMove === 'w' ? [0, -1] : [1, 0];
  if (bugs.length > 1 && !differences.some((difference) => canDiffer(white, black, difference))) {
    notePlayer('hive/unreachable-turn');
  }
  if (marked && sideOf(marked) === toMove && !canBeThrown(position)) noteMark('hive/unreachable-mark');
}
