// Turns that seem to go on in the next line (homeworlds L12, L20).
import {sizeOf} from './board.mjs';

export const powers = {build: 'g', trade: 'b', discover: 'y', move: 'y', attack: 'r'};

// Whether the next turn, directly below, seems to belong to the sacrifice of this one.
export function seemsSpread(turn, next) {
  const sacrifice = turn.actions.find(({kind}) => kind === 'sacrifice');
  const first = next.actions[0];
  if (sacrifice === undefined || sacrifice.isBad || next.number !== null || next.handle !== null || first === undefined) return false;
  const used = turn.actions.filter(({kind}) => kind in powers).length;
  const isOpen = !turn.actions.some(({kind}) => kind === 'pass') && used < sizeOf(sacrifice.ship.piece);
  return isOpen && (first.kind === 'pass' || powers[first.kind] === sacrifice.ship.colour);
}

export function findSpreadTurns(items, report) {
  for (const [index, {turn}] of items.entries()) {
    const next = items.slice(index + 1).find(({type}) => type !== 'comment');
    if (turn === undefined || next?.type !== 'turn') continue;
    // homeworlds L20.
    if (turn.endsInMark && next.turn.number === null && next.turn.handle === null) {
      turn.isSpread = turn.isOpen = true;
      continue;
    }
    if (!seemsSpread(turn, next.turn)) continue;
    turn.isSpread = true;
    const {verb} = turn.actions.find(({kind}) => kind === 'sacrifice');
    report('turn-spread-over-lines', 'warning', verb.start, next.turn.actions[0].end);
  }
}
