// Writes the notation for people (hive-human 4).
import {Unknown} from './errors.mjs';
import {letterOf, placeNames} from './human-places.mjs';
import {allMoves, boardWithout} from './human-words.mjs';

// By length, without `-`, in the order of ASCII.
function isBefore(a, b) {
  if (a.length !== b.length) return a.length < b.length;
  if (a.includes('-') !== b.includes('-')) return b.includes('-');
  return a < b;
}

const best = (words) => words.reduce((least, word) => (least === null || isBefore(word, least) ? word : least), null);

// The best name of each set of other moves that a name fits as well: {name, others}.
function bestNames(names, namesOfOthers) {
  const byOthers = new Map();
  for (const name of names) {
    const others = namesOfOthers.flatMap((set, index) => (set.has(name) ? [index] : []));
    const old = byOthers.get(String(others));
    if (old === undefined || isBefore(name, old.name)) byOthers.set(String(others), {name, others});
  }
  return [...byOthers.values()];
}

function headOf(position, {piece, cell}) {
  const top = boardWithout(position.board, piece).top(cell);
  const plus = position.board.places.has(piece) ? '' : '+';
  return `${plus}${letterOf(piece)}${top === undefined ? '' : `x${letterOf(top)}`}`;
}

function wordOf(position, move) {
  if (move.pass) return 'pass';
  const head = headOf(position, move);
  const isMove = (other) => other.piece === move.piece && other.cell === move.cell;
  const others = allMoves(position).filter((other) => !isMove(other) && headOf(position, other) === head);
  if (position.plies === 1 || others.length === 0) return head;
  const from = ({piece}) => position.board.places.get(piece);
  for (const pieces of [2, 3, 4]) {
    const names = (at) => [move, ...others].map((other) =>
      (at(other) === undefined ? new Set() : placeNames(boardWithout(position.board, other.piece), at(other), pieces)));
    const [toNames, ...othersTo] = names(({cell}) => cell);
    const [fromNames, ...othersFrom] = names(from);
    const places = bestNames(toNames, othersTo);
    const words = places.filter((to) => to.others.length === 0).map((to) => to.name);
    for (const start of bestNames(fromNames, othersFrom)) {
      const clear = places.filter((to) => to.others.every((index) => !start.others.includes(index)));
      words.push(...clear.map((to) => `${start.name}-${to.name}`));
    }
    if (words.length > 0) return `${head}${best(words)}`;
  }
  throw new Unknown('a move that no words tell from another');
}

const commentText = (text) => (text.includes('}') ? text.replace(/^/gm, '; ') : `{${text}}`);

export function writeHiveHuman(record) {
  if (record.isBlackFirst) throw new Unknown('Black begins (K12)');
  const tags = [...record.tags];
  const letters = [...record.letters].sort().map((kind) => kind + kind.toLowerCase());
  if (letters.length > 0) tags.push(['ExpansionPieces', letters.join('')]);
  if (record.result !== null) tags.push(['Result', record.result]);
  const lines = tags.map(([key, value]) => `[${key} "${value.replace(/["\\]/g, '\\$&')}"]`);
  if (tags.length > 0) lines.push('');
  for (let ply = 0; ply <= record.moves.length; ply += 1) {
    if (ply > 0) {
      const mark = record.positions[ply].outcome() === null ? '' : '#';
      const word = `${wordOf(record.positions[ply - 1], record.moves[ply - 1])}${mark}`;
      const last = record.comments.findLast((comment) => comment.ply === ply - 1);
      const isLineOpen = last === undefined || (last.isTrailing && !last.text.includes('}'));
      if (ply % 2 === 1) lines.push(`${(ply + 1) / 2}. ${word}`);
      else lines.push(isLineOpen ? `${lines.pop()} ${word}` : word);
    }
    for (const {text, isTrailing} of record.comments.filter((comment) => comment.ply === ply)) {
      lines.push(isTrailing ? `${lines.pop()} ${commentText(text)}` : commentText(text));
    }
  }
  return lines.join('\n');
}
