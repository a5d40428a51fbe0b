// Whether two records mean the same (docs/hopgi.md): true or false where that is certain, else undefined.
import {writeFen} from './fen.mjs';
import {longTurn} from './write-turn.mjs';
import {writeRecord} from './write-record.mjs';

// A diagram says nothing of the counters. Other positions that differ in these alone are left to others.
function isSamePosition(a, b, hasDiagram = false) {
  if (writeFen(a) === writeFen(b)) return true;
  const withoutCounters = (position) => writeFen(position).split(' ').slice(0, 2).join(' ');
  if (withoutCounters(a) !== withoutCounters(b)) return false;
  return hasDiagram ? true : undefined;
}

// Games that were played the same, but are annotated otherwise, are left to others.
function isSameGame(a, b) {
  const turnsOf = (game) => game.main.turns().map(({turn}) => longTurn(turn)).join(' ');
  if (isSamePosition(a.initial, b.initial) === false || turnsOf(a) !== turnsOf(b)) return false;
  const textOf = (game) => writeRecord({games: [game], tail: []}, false);
  return textOf(a) === textOf(b) ? true : undefined;
}

export function isSame(a, b) {
  if (a.notation === 'hopgi' && b.notation === 'hopgi') return isSameGame(a.record, b.record);
  const positionOf = ({notation, record, ply}) => (notation === 'hopgi' ? record.positionAt(ply) : record.position);
  return isSamePosition(positionOf(a), positionOf(b), [a, b].some(({notation}) => notation === 'hopgi-diagram'));
}
