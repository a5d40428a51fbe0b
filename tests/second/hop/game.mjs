// A second reader of HOP, written from docs/spec/hop.md alone. Of texts with an error it knows only that they have one.
import {canonicalText} from './canonical.mjs';
import {byPlace, nameOf} from './cells.mjs';
import {writeDiagram} from './diagram.mjs';
import {HopError, writeGametype} from './gametype.mjs';
import {leavesOf, movesOf} from './moves.mjs';
import {outcomeOf} from './outcome.mjs';
import {isForHivegame, readPosition} from './position.mjs';

export const notations = ['hop'];
const dialects = ['spec', 'hivegame'];

// A line has a `position`, or an `error`, or is a comment or blank and has neither.
function readString(text, dialect, offset = 0) {
  try {
    return {text, position: readPosition(text, dialect, offset)};
  } catch (error) {
    if (error instanceof HopError) return {text, error: error.message};
    throw error;
  }
}

const hasMark = (text) => text.startsWith('\uFEFF');
const markLength = 3;

// hop 2
function readFile(text, dialect) {
  const lines = [];
  let offset = hasMark(text) ? markLength : 0;
  for (const [whole, line] of text.replace(/^\uFEFF/, '').matchAll(/([^\n]*?)(?:\r?\n|$)/g)) {
    if (whole === '') continue;
    lines.push(/^[ \t]*(#|$)/.test(line) ? {text: line} : readString(line, dialect, offset));
    offset += Buffer.byteLength(whole);
  }
  return lines;
}

// The lines of the text, or null if the request is about something that this reader does not know.
function read({text, base64, source = 'file', options = {}}) {
  const {dialect = 'spec', ...others} = options;
  if (!dialects.includes(dialect) || Object.keys(others).length > 0) return null;
  const decoded = text ?? Buffer.from(base64, 'base64').toString('utf8');
  const isString = source === 'string';
  const lines = isString ? [readString(decoded, dialect)] : readFile(decoded, dialect);
  return {dialect, isString, hasMark: !isString && hasMark(decoded), lines};
}

const hasError = ({lines}) => lines.some(({error}) => error);
const positionsOf = ({lines}) => lines.filter(({position}) => position).map(({position}) => position);

// The file in which positions are written by `write`; a position for which that gives null is left out. Blank lines at
// the end are dropped.
function rewritten({lines}, write) {
  const written = lines
    .map(({text, position}) => (position ? write(position) : text.replace(/[ \t]+$/, '')))
    .filter((line) => line !== null);
  const end = written.findLastIndex((line) => line !== '') + 1;
  return written.slice(0, end).map((line) => `${line}\n`).join('');
}

function writeBoard({stacks, marked}) {
  const writeBug = (bug) => bug.name + bug.number + (bug === marked ? '!' : '');
  return [...stacks].sort(byPlace).map((stack) => `${nameOf(stack)}=${stack.bugs.map(writeBug).join('>')}`);
}

// The position that is asked for, or null.
function chosen(read, {record}) {
  const positions = positionsOf(read);
  if (record === undefined && positions.length !== 1) return null;
  return positions[(record ?? 1) - 1] ?? null;
}

function translate(read, {to, to_options: {dialect = 'spec', ...others} = {}}) {
  if (Object.keys(others).length > 0) return null;
  if (to === 'position-diagram') return positionsOf(read).map(writeDiagram).join('\n');
  if (to !== 'hop' || !dialects.includes(dialect)) return null;
  const isTaken = (position) => dialect === 'spec' || isForHivegame(position);
  return rewritten(read, (position) => (isTaken(position) ? canonicalText(position, dialect) : null));
}

const verbs = {
  lint(read, {checks = []}) {
    // The specification knows no comments that suppress findings.
    if (read.lines.some(({text}) => /#\s*plyglot:/i.test(text))) return null;
    if (hasError(read)) return {ok: false};
    if (checks.length > 0) return {ok: true};
    const diagnostics = positionsOf(read).flatMap(({findings}) => findings);
    if (read.hasMark) diagnostics.push({name: 'hop/byte-order-mark', severity: 'info', start: 0, end: markLength});
    return {ok: true, diagnostics};
  },
  format(read) {
    const write = (position) => canonicalText(position, read.dialect);
    return {text: read.isString ? write(read.lines[0].position) : rewritten(read, write)};
  },
  position(read, request) {
    const position = chosen(read, request);
    if (!position) return null;
    const {set, toMove, stacks} = position;
    const written = {gametype: writeGametype(set), to_move: toMove, board: writeBoard(position)};
    const named = stacks.map(({q, r, bugs}) => ({q, r, names: bugs.map(({name}) => name)}));
    return {position: written, outcome: outcomeOf(named, {w: set.get('Q'), b: set.get('q')})};
  },
  moves(read, request) {
    const position = chosen(read, request);
    const moves = position && movesOf(position);
    return moves && {moves};
  },
  perft(read, request) {
    const position = chosen(read, request);
    const leaves = position && leavesOf(position, request.depth);
    return leaves === null ? null : {leaves};
  },
  translate(read, request) {
    const text = translate(read, request);
    return text === null ? null : {text};
  },
  // hop R21
  diff(one, {other}) {
    const second = other.notation === 'hop' ? read(other) : null;
    if (!second || hasError(second)) return null;
    const [a, b] = [one, second].map((text) => positionsOf(text).map((position) => canonicalText(position, 'spec')));
    return {same: JSON.stringify(a) === JSON.stringify(b)};
  },
};

export function answer(request) {
  const text = verbs[request.do] ? read(request) : null;
  if (!text || (request.do !== 'lint' && hasError(text))) return null;
  return verbs[request.do](text, request);
}
