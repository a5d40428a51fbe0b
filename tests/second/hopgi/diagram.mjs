// Diagrams (hopgi 3.3, R23 to R26).
import {Position, isShaded, isSquare} from './board.mjs';
import {findInDiagram, spanOf} from './diagram-findings.mjs';
import {Findings, isBlank, isComment, linesOf, readFile, trim, trimEnd} from './text.mjs';

const prefix = 'hopgi-diagram';
const files = [...'abcdefg'];
const raise = {R: 'D', B: 'H', P: 'G', r: 'd', b: 'h', p: 'g'};
const cellCounts = {7: [7], 6: [7], 5: [6, 7], 4: [7], 3: [7], 2: [5, 6, 7], 1: [5, 6, 7]};
const parts = {
  border: /\+---[+#](?:---[+#]| +\+---[+#])*/y,
  rank: /([1-7])[ \t]+\|/y,
  files: /a[ \t]+b[ \t]+c[ \t]+d[ \t]+e[ \t]+f[ \t]+g/y,
};

// What a cell says: a piece, a mark, or nothing; `isKnown` is false for a content without a meaning.
function readCell(text, start, square) {
  const content = trim(text);
  const shaded = /^:(.|\+[RBPrbp]):$/.exec(content);
  const inner = shaded === null ? content : shaded[1];
  const cell = {square, text, start, isShaded: shaded !== null, isDividing: inner === '/', isKnown: true};
  if (/^[ :/]?$/.test(inner)) return cell;
  if (/^\+[RBPrbp]$/.test(inner)) return {...cell, isRaised: true, piece: raise[inner[1]]};
  if (/^[WFRBPGDH]$/i.test(inner)) return {...cell, piece: inner};
  return /^[*x+]$/.test(inner) ? {...cell, mark: inner} : {...cell, isKnown: false};
}

function matchPart(line, at) {
  const kind = Object.keys(parts).find((name) => {
    parts[name].lastIndex = at;
    return parts[name].test(line);
  });
  return kind === undefined ? undefined : {kind, end: parts[kind].lastIndex};
}

// The borders, ranks and lines of files of a line; a rank ends at its last bar before the next border.
// A lone bar before the first and after the last of them is that of a table. Undefined for a line of another kind.
function partsOf(text, lineAt) {
  const line = trimEnd(text.replace(/^[ \t]*\|(?!\|)/, (bar) => ' '.repeat(bar.length)));
  const found = [];
  for (let at = 0; at < line.length; ) {
    at += /^[ \t\r]*/.exec(line.slice(at))[0].length;
    if (found.length > 0 && line.slice(at) === '|') break;
    const match = matchPart(line, at);
    if (match === undefined) return undefined;
    const {kind, end} = match;
    const part = {kind, text: line.slice(at, end), start: lineAt + at, end: lineAt + end};
    at = end;
    if (kind === 'rank') {
      const next = line.indexOf('+---', end);
      const last = line.lastIndexOf('|', next < 0 ? line.length : next);
      if (last < end) return undefined;
      at = last + 1;
      Object.assign(part, {row: part.text[0], text: line.slice(end, last), textAt: lineAt + end, end: lineAt + at});
    }
    found.push(part);
  }
  return found.length === 0 ? undefined : found;
}

function cellsOf({row, text, textAt}) {
  let cellAt = textAt;
  const texts = text.split('|');
  return texts.map((cellText, index) => {
    const cell = readCell(cellText, cellAt, files[index + files.length - texts.length] + row);
    cellAt += cellText.length + 1;
    return cell;
  });
}

// R24: whether the cells of a rank are all shaded `right` or `wrong`.
function shadingOf(part) {
  const cells = cellsOf(part);
  const known = cells.filter(({square, isKnown}) => isKnown && isSquare(square));
  const right = known.filter(({square, isShaded: isDrawn}) => isDrawn === isShaded(square)).length;
  if (!cellCounts[part.row].includes(cells.length)) return 'mixed';
  if (right === 0 && known.length > 1) return 'wrong';
  return right === known.length ? 'right' : 'mixed';
}

export class Diagram {
  position = Position.empty();
  marks = new Map();
  ranks = new Set();
  fields = {};
  // The borders, ranks and lines of files in their order.
  parts = [];
  before = [];
  after = [];

  constructor(findings) {
    this.findings = findings;
  }

  error(name, start, end) {
    this.findings.error(`${prefix}/${name}`, start, end);
  }

  // R23: a rank fills the files from the right.
  addRank(part) {
    const {row, text, textAt, start, end} = part;
    const texts = text.split('|');
    part.cells = cellsOf(part);
    part.isMislabelled = this.isShadingProof && shadingOf(part) === 'wrong';
    part.isDuplicate = !part.isMislabelled && this.ranks.has(row);
    part.isUnread = part.isMislabelled || part.isDuplicate;
    if (part.isMislabelled) {
      this.error('rank-label', start, start + 1);
      return;
    }
    if (part.isDuplicate) this.error('duplicate-rank', start, start + 1);
    else if (!cellCounts[row].includes(texts.length)) this.error('cell-count', textAt - 1, end);
    else {
      part.isRead = true;
      for (const cell of part.cells) this.place(cell);
    }
    this.ranks.add(row);
  }

  place(cell) {
    const {square, piece, mark, isKnown, text} = cell;
    const span = spanOf(cell);
    if (!isSquare(square) && trim(text) !== '') this.error('piece-on-hole', ...span);
    else if (!isKnown) this.error('bad-cell', ...span);
    else if (piece !== undefined && !this.position.place(piece, square)) this.error('king-count', ...span);
    if (mark !== undefined) this.marks.set(square, mark);
  }

  // `span` is that of the line without the blanks around it, which ends with the value.
  addField(name, value, span) {
    const [start, end] = span;
    if (this.fields[name] !== undefined) {
      this.error('duplicate-field', start, end);
      return;
    }
    const valueAt = value === '' ? start : end - value.length;
    this.fields[name] = value;
    this.firstValueAt ??= end - value.length;
    if (name === 'hand') this.handAt = end - value.length;
    const isRight = (name === 'turn' ? /^[wb]$/ : /^[RBPrbp]*$/).test(value);
    if (!isRight) this.error(`bad-${name}`, valueAt, end);
    else if (name === 'turn') this.position.side = value;
    else for (const piece of value) this.position.hand[piece] += 1;
  }

  // R24.
  lookAtShading(lines) {
    const ranks = lines.flatMap(({text, start}) => partsOf(text, start) ?? []).filter(({kind}) => kind === 'rank');
    this.isShadingProof = ranks.some((part) => shadingOf(part) === 'right');
  }

  addLine({text, start}) {
    const trimmed = trim(text);
    const from = start + text.indexOf(trimmed);
    const field = /^(turn|hand)[ \t]*:[ \t]*([^]*)$/.exec(trimmed);
    if (field !== null) {
      this.addField(field[1], field[2], [from, from + trimmed.length]);
      return;
    }
    const found = partsOf(text, start);
    if (found === undefined) this.error('bad-line', from, from + trimmed.length);
    if (found === undefined && trimmed.includes('|')) this.parts.push({kind: 'bad', isUnread: true, isAlone: true});
    for (const part of found ?? []) {
      if (part.kind === 'rank') this.addRank(part);
      this.parts.push({...part, isAlone: found.length === 1});
    }
  }

  // Whether it has a line of a diagram.
  isDrawn() {
    return this.parts.some(({kind}) => kind !== 'bad') || Object.keys(this.fields).length > 0;
  }

  finish() {
    if (!this.isDrawn()) return;
    const end = this.parts.filter(({kind}) => kind !== 'bad').at(-1)?.end ?? this.firstValueAt;
    const hasUnread = this.parts.some(({isUnread}) => isUnread);
    if (this.ranks.size !== 7 && !hasUnread) this.error('missing-rank', end, end);
    findInDiagram(this, end, this.findings);
  }
}

// The blocks between blank lines: diagrams, or {comments} alone.
function readBlock(lines, findings) {
  const isNote = (line) => isComment(line.text.replaceAll('\r', ' '));  // a lone CR is a blank (hopgi 2)
  const others = lines.filter((line) => !isNote(line));
  const comments = lines.filter(isNote).map((line) => trimEnd(line.text));
  if (others.length === 0) return {comments};
  const own = new Findings();
  const diagram = new Diagram(own);
  const first = lines.indexOf(others[0]);
  diagram.before = comments.slice(0, first);
  diagram.after = comments.slice(first);
  diagram.lookAtShading(others);
  for (const line of others) diagram.addLine(line);
  diagram.finish();
  findings.list.push(...own.list);
  return diagram;
}

export function readDiagramFile(request, findings) {
  const {text, shift} = readFile(request, prefix, findings);
  const blocks = [];
  let open = [];
  for (const line of [...linesOf(text, shift), {text: ''}]) {
    if (!isBlank(line.text)) open.push(line);
    else if (open.length > 0) {
      blocks.push(readBlock(open, findings));
      open = [];
    }
  }
  return {text, blocks};
}
