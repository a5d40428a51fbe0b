// What is found in a whole diagram (hopgi R24 to R26, 7.3).
import {isShaded, isSquare, zone} from './board.mjs';
import {trim} from './text.mjs';

const prefix = 'hopgi-diagram';
const borders = {1: '+---+---+ +---+---+', 2: '+---+---+---+---+---+'};
const wholeBorder = '+---+---+---+---+---+---+---+';
// The place of `#` in the border below rank 3: the third joint.
const cornerAt = 8;

// The content of a cell without the blanks around it, or all of it if there is nothing else.
export function spanOf({text, start}) {
  const content = trim(text);
  if (content === '') return [start, start + text.length];
  const from = start + text.indexOf(content);
  return [from, from + content.length];
}

// R24: `:` mark shaded squares, `/` empty squares of the line.
function findInCell(cell, findings) {
  if (!isSquare(cell.square) || !cell.isKnown) return;
  const isEmpty = cell.piece === undefined && cell.mark === undefined;
  if (cell.isRaised) findings.info(`${prefix}/promoted-spelling`, ...spanOf(cell));
  if (cell.isShaded !== isShaded(cell.square)) {
    findings.warning(`${prefix}/shading`, ...spanOf(cell));
  } else if (isEmpty && cell.isDividing !== (zone(cell.square) === 0)) {
    findings.warning(`${prefix}/dividing-mark`, ...spanOf(cell));
  }
}

// R25. `above` is the rank over the border, or undefined.
function findInBorder({text, start, end}, above, findings) {
  const plain = text.replace(/#/g, '+').replace(/ +/g, ' ');
  if (plain !== (borders[above] ?? wholeBorder)) findings.warning(`${prefix}/bad-border`, start, end);
  if (above === '3' && !text.includes('#')) findings.warning(`${prefix}/corner-mark`, start, end);
  for (const {index} of text.matchAll(/#/g)) {
    const at = start + index;
    if (above !== '3' || index !== cornerAt) findings.warning(`${prefix}/corner-mark`, at, at + 1);
  }
}

// The part by which a diagram shows that blanks or line ends are lost; undefined if it does not.
function collapsedPart(parts) {
  const rank = parts.find(({cells = []}) => cells.some(({text}) => text.length !== 3));
  const last = parts.filter(({kind}) => kind === 'border').at(-1);
  const hasLostGap = last !== undefined && /\+ {1,2}\+/.test(last.text);
  return rank ?? (hasLostGap ? last : undefined) ?? parts.find(({isAlone}) => !isAlone);
}

// `end` is that of the last part.
export function findInDiagram({parts, fields, handAt, position}, end, findings) {
  let above;
  let before;
  for (const part of parts) {
    if (part.kind === 'border' && above !== 'unknown') findInBorder(part, above, findings);
    if (part.isUnread) above = 'unknown';
    if (part.kind !== 'rank' || part.isUnread) continue;
    above = part.row;
    if (before !== undefined && part.row > before) findings.warning(`${prefix}/rank-order`, part.start, part.start + 1);
    before = part.row;
    if (part.isRead) for (const cell of part.cells) findInCell(cell, findings);
  }
  const collapsed = collapsedPart(parts);
  if (collapsed !== undefined) findings.info(`${prefix}/collapsed`, collapsed.start, collapsed.end);
  if (fields.turn === undefined) findings.info(`${prefix}/no-turn`, end);
  if (fields.hand === undefined) findings.info(`${prefix}/no-hand`, end);
  else if (!findings.hasErrors && !position.isWholeSet()) {
    findings.warning(`${prefix}/census`, handAt, handAt + fields.hand.length);
  }
}
