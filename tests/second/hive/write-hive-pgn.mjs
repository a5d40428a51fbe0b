// Writes game files of Mzinga (hive-notations 3.3, 5).
import {Unknown} from './errors.mjs';
import {gameTypeName, uhpMove, uhpMoves} from './write-uhp.mjs';

const always = ['GameType', 'Date', 'Event', 'Site', 'Round', 'White', 'Black', 'Result'];
const imported = ['SgfDate', 'SgfGameName', 'SgfResult'];
const ended = ['Draw', 'WhiteWins', 'BlackWins', 'Adjudicated'];

// P6: the lines of a line of play, of which so many plies come before.
function linesOf(items, begin) {
  let ply = begin;
  return items.flatMap(({move, position, comment, items: inside}) => {
    if (comment !== undefined) return [`{${comment}}`];
    if (inside !== undefined) return ['(', ...linesOf(inside, ply - 1), ')'];
    ply += 1;
    return [`${ply}. ${uhpMove(position, move)}`];
  });
}

export function writeHivePgn(record) {
  const result = record.result ?? (ended.includes(record.state) ? record.state : 'InProgress');
  const known = {GameType: gameTypeName(record.letters), Result: result};
  const first = [...always, ...imported.filter((key) => record.tag(key) !== undefined)];
  const tags = first.map((key) => [key, known[key] ?? record.tag(key) ?? '']);
  const rest = record.tags.filter(([key], index) =>
    !first.includes(key) || record.tags.findIndex(([other]) => other === key) < index);
  if ([...tags, ...rest].some(([, value]) => /["\r\n]/.test(value))) throw new Unknown('a value that no tag can hold');
  const lines = [...tags, ...rest].map(([key, value]) => `[${key} "${value}"]`);
  const moves = uhpMoves(record);
  if (moves.length > 0 || record.comments.length > 0) lines.push('');
  if (record.items !== undefined) lines.push(...linesOf(record.items, 0));
  for (let ply = 0; ply <= moves.length && record.items === undefined; ply += 1) {
    if (ply > 0) lines.push(`${ply}. ${moves[ply - 1]}`);
    const comments = record.comments.filter((comment) => comment.ply === ply && !comment.text.includes('}'));
    lines.push(...comments.map(({text}) => `{${text}}`));
  }
  if (ended.includes(result)) lines.push(result);
  return lines.join('\n');
}
