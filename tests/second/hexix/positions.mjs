// Texts of positions alone, `hexix-position` (hexix R17).
import {readPosition, writePosition} from './board.mjs';

// A line is `blank`, a `comment` or a `position`; one that cannot be read has none.
function readLine(line, findings) {
  const text = line.text.replace(/[ \t]+$/, '');
  const indent = /^[ \t]*/.exec(text)[0];
  const entry = {text, position: null};
  if (text === '') return {...entry, kind: 'blank'};
  if (text[indent.length] === '#') return {...entry, kind: 'comment'};
  const [, fields, gap, side] = /^[ \t]*(\S+)(?:([ \t]+)(\S+))?$/.exec(text) ?? [];
  const position = side && /^[bBrR]$/.test(side) ? readPosition(`${fields} ${side.toLowerCase()}`) : null;
  const start = line.start + indent.length;
  const end = line.start + text.length;
  if (!position) findings.add('bad-position', start, end);
  else reportSpelling({indent, gap, side}, start, end, findings);
  return {...entry, kind: 'position', position};
}

function reportBlanks(blanks, end, findings) {
  const name = blanks.includes('\t') ? 'tab' : 'bad-position';
  findings.add(name, end - blanks.length, end, 'warning');
}

// What is not canonical in a position that is read anyway.
function reportSpelling({indent, gap, side}, start, end, findings) {
  const sideAt = end - side.length;
  if (indent) reportBlanks(indent, start, findings);
  if (gap !== ' ') reportBlanks(gap, sideAt, findings);
  if (/[BR]/.test(side)) findings.add('bad-position', sideAt, end, 'warning');
}

export const readPositionLines = (lines, findings) => lines.map((line) => readLine(line, findings));

export function formatPositions(entries) {
  const end = entries.findLastIndex(({kind}) => kind !== 'blank') + 1;
  return entries.slice(0, end).map(({text, position}) => `${position ? writePosition(position) : text}\n`).join('');
}

// hexix 8: a position becomes a position line.
export function positionsAsRecords(entries) {
  return entries.map(({text, position}) => `${position ? `# position: ${writePosition(position)}` : text}\n`).join('');
}
