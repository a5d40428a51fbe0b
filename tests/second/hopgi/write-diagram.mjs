// Diagrams in canonical form (hopgi 3.3, 5).
import {isShaded, isSquare, zone} from './board.mjs';
import {Diagram} from './diagram.mjs';

const files = [...'abcdefg'];

const letterOf = (diagram, square) => diagram.position.board.get(square) ?? diagram.marks.get(square);

function writeCell(diagram, square) {
  const side = isShaded(square) ? ':' : ' ';
  const empty = zone(square) === 0 ? '/' : side;
  return side + (letterOf(diagram, square) ?? empty) + side;
}

const border = '   +---+---+---+---+---+---+---+';
const borderBelow = {
  3: '   +---+---#---+---+---+---+---+',
  2: '           +---+---+---+---+---+',
  1: '           +---+---+   +---+---+',
};

// There is a bar on both sides of each square; e1 has those of its neighbours.
function writeRank(diagram, row) {
  let line = `${row}  `;
  for (const [index, file] of files.entries()) {
    const isHere = isSquare(file + row);
    const hasBar = isHere || (index > 0 && isSquare(files[index - 1] + row));
    line += (hasBar ? '|' : ' ') + (isHere ? writeCell(diagram, file + row) : '   ');
  }
  return `${line}|`;
}

function picture(diagram) {
  const lines = [border];
  for (const row of [7, 6, 5, 4, 3, 2, 1]) lines.push(writeRank(diagram, row), borderBelow[row] ?? border);
  lines.push('     a   b   c   d   e   f   g');
  if (diagram.fields.turn !== undefined) lines.push(`turn: ${diagram.position.side}`);
  if (diagram.fields.hand !== undefined) lines.push(`hand: ${diagram.position.handText()}`.trimEnd());
  return lines;
}

// Canonical diagrams, a blank line between them (hopgi 5).
export function writeDiagramFile(blocks) {
  const texts = blocks.map((block) => block.comments ?? [...block.before, ...picture(block), ...block.after]);
  return texts.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

// A diagram of a position between comments; `turn` and `hand` only if a FEN has them (hopgi 5).
export function diagramOf(position, before = [], after = []) {
  const turn = position.isSideWritten === false ? undefined : position.side;
  const hand = position.isHandWritten === false ? undefined : position.handText();
  return Object.assign(new Diagram(), {position, before, after, fields: {turn, hand}});
}
