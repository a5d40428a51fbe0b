// Writes GameStrings (hive-notations 3.1, 5).
import {uhpName} from './pieces.mjs';
import {canonicalReference} from './reference.mjs';

// N2, by direction.
const spell = [(r) => `${r}/`, (r) => `${r}-`, (r) => `${r}\\`, (r) => `/${r}`, (r) => `-${r}`, (r) => `\\${r}`];

export const gameTypeName = (letters) => (letters === '' ? 'Base' : `Base+${letters}`);

export function uhpMove(position, move) {
  if (move.pass) return 'pass';
  const reference = move.written ?? canonicalReference(position, move);  // S7
  if (reference === null) return uhpName(move.piece);
  const target = uhpName(reference.piece);
  return `${uhpName(move.piece)} ${reference.direction === null ? target : spell[reference.direction](target)}`;
}

export const uhpMoves = (record) => record.moves.map((move, ply) => uhpMove(record.positions[ply], move));

export const writeUhp = (record) =>
  [gameTypeName(record.letters), record.state, record.turn, ...uhpMoves(record)].join(';');
