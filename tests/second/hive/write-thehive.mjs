// Writes games by contact points (hive-notations 3.2, 5).
import {Unknown} from './errors.mjs';
import {canonicalReference} from './reference.mjs';

// N2, by direction.
const contacts = ['*\\', '*|', '*/', '\\*', '|*', '/*'];

function moveText(position, move) {
  if (move.pass) return 'pass';
  const reference = canonicalReference(position, move);
  if (reference === null) return move.piece;
  const contact = reference.direction === null ? '=*' : contacts[reference.direction];
  return `${move.piece}${contact}${reference.piece}`;
}

const commentText = (text) => `# ${text.trim()}`.trimEnd();

// A comment after a move on its line stays there; others have lines of their own.
export function writeThehive(record, options) {
  const isExpanded = record.moves.some((move) => !move.pass && 'MLP'.includes(move.piece[1]));
  if (isExpanded && options.pieces !== 'mlp') throw new Unknown('not representable (X2)');
  const lines = [];
  for (let ply = 0; ply <= record.moves.length; ply += 1) {
    if (ply > 0) lines.push(moveText(record.positions[ply - 1], record.moves[ply - 1]));
    const comments = record.comments.filter((comment) => comment.ply === ply);
    for (const [index, {text, isTrailing}] of comments.entries()) {
      const [first, ...more] = text.split(/\r?\n/);
      if (isTrailing && index === 0 && ply > 0) lines.push(`${lines.pop()} ${commentText(first)}`);
      else lines.push(commentText(first));
      lines.push(...more.map(commentText));
    }
  }
  return lines.join('\n');
}
