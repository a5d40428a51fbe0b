// The position diagram (hop R28). Names have no number where the set has only one of the kind (hop R17).
import {Board, byRow, cellAt, placeOf} from './board.mjs';
import {uhpName} from './pieces.mjs';

// The pieces of a game without their numbers: counted from 1 for each colour and kind by cell, then from bottom to top
// (hop R17, R18), and the first cell at 0,0.
function projected(position) {
  const names = new Map();
  const counts = new Map();
  const board = new Board();
  const cells = position.board.cells().sort(byRow);
  const [q0, r0] = cells.length === 0 ? [0, 0] : placeOf(cells[0]);
  for (const cell of cells) {
    const [q, r] = placeOf(cell);
    for (const piece of position.board.stacks.get(cell)) {
      const kind = piece.slice(0, 2);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      names.set(piece, `${kind}${counts.get(kind)}`);
      board.put(names.get(piece), cellAt(q - q0, r - r0));
    }
  }
  return {board, stunned: names.get(position.stunned), toMove: position.toMove};
}

export function writeDiagram(position) {
  const {board, stunned, toMove} = projected(position);
  const lines = [`to move: ${toMove === 'w' ? 'White' : 'Black'}`, `last moved: ${stunned ? uhpName(stunned) : '-'}`];
  const cells = board.cells().sort(byRow);
  if (cells.length === 0) return lines.join('\n');
  lines.push('');
  const xs = cells.map((cell) => 2 * placeOf(cell)[0] + placeOf(cell)[1]);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  for (let r = placeOf(cells[0])[1]; r <= placeOf(cells.at(-1))[1]; r += 1) {
    let line = '';
    for (let x = x0; x <= x1; x += 1) {
      if ((x - r) % 2 !== 0) continue;
      line = line.padEnd(4 * (x - x0)) + cellText(board, cellAt((x - r) / 2, r), stunned);
    }
    lines.push(line.trimEnd());
  }
  const stacks = cells.filter((cell) => board.height(cell) > 1);
  if (stacks.length > 0) lines.push('');
  for (const cell of stacks) lines.push(`stack ${cell}: ${board.stacks.get(cell).map(uhpName).join(' ')}`);
  return lines.join('\n');
}

function cellText(board, cell, stunned) {
  if (board.isEmpty(cell)) return '.';
  const top = board.top(cell);
  const height = board.height(cell);
  return uhpName(top).padEnd(3) + (height > 1 ? `^${height}` : '  ') + (top === stunned ? '*' : '');
}
