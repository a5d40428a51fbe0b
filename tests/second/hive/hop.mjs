// The canonical HOP of a position (hop R25, R26; hive-notations X5).
import {neighbours} from './board.mjs';

// R26.1, R26.2: the chain from a cell: its main line, and for each node of it the branches.
function chainFrom(board, start, heading, visited, turnOf) {
  const isFree = (cell) => !board.isEmpty(cell) && !visited.has(cell);
  const line = [];
  let next = {cell: start, heading};
  while (next !== undefined) {
    const {cell, heading: at} = next;
    visited.add(cell);
    line.push({cell, heading: at, branches: []});
    const ahead = [at, turnOf('+', at), turnOf('-', at)].find((d) => isFree(neighbours(cell)[d]));
    next = ahead === undefined ? undefined : {cell: neighbours(cell)[ahead], heading: ahead};
  }
  for (const node of line) {
    for (const sign of ['+', '-']) {
      const d = turnOf(sign, node.heading);
      const cell = neighbours(node.cell)[d];
      if (isFree(cell)) node.branches.push({sign, line: chainFrom(board, cell, d, visited, turnOf)});
    }
  }
  return line;
}

// R26.4
function textOf(board, line, letter, turnOf) {
  let text = '';
  let heading = line[0].heading;
  for (const node of line) {
    if (node.heading !== heading) text += node.heading === turnOf('+', heading) ? '+' : '-';
    heading = node.heading;
    text += letter(board.stacks.get(node.cell)[0]);
  }
  for (const [index, node] of line.entries()) {
    for (const piece of board.stacks.get(node.cell).slice(1)) text += `${index + 1}=${letter(piece)}`;
  }
  for (const [index, node] of line.entries()) {
    for (const branch of node.branches) {
      const inner = textOf(board, branch.line, letter, turnOf);
      const isGroup = branch.line.some(({cell, branches}) => branches.length > 0 || board.height(cell) > 1);
      text += `${index + 1}${branch.sign}${isGroup ? `(${inner})` : inner}`;
    }
  }
  return text;
}

function topology({board, stunned}, dialect) {
  const clockwise = dialect === 'hivegame' ? '-' : '+';  // R4
  const turnOf = (sign, d) => (d + (sign === clockwise ? 1 : 5)) % 6;
  const letter = (piece) =>
    (piece[0] === 'w' ? piece[1] : piece[1].toLowerCase()) + (piece === stunned ? '!' : '');
  let best = null;
  for (const root of board.cells()) {
    for (let heading = 0; heading < 6; heading += 1) {
      const visited = new Set();
      const line = chainFrom(board, root, heading, visited, turnOf);
      if (visited.size < board.stacks.size) continue;  // R26.3
      const text = textOf(board, line, letter, turnOf);
      if (best === null || text < best) best = text;
    }
  }
  return best ?? '';
}

// R25: of the sets of move notations only these are the shortest.
function gameType(letters) {
  if (letters === 'MLP') return '';
  const sorted = [...letters].sort().join('');
  return sorted === '' ? 'base,' : `base+${sorted}${sorted.toLowerCase()},`;
}

export const writeHop = (position, letters, dialect) =>
  `${gameType(letters)}${topology(position, dialect)},${position.toMove}`;
