// A second reader of Hexix, written from docs/spec/hexix.md alone.
import {marksOf, writePosition} from './board.mjs';
import {Findings} from './findings.mjs';
import {format} from './format.mjs';
import {checkLayout} from './layout.mjs';
import {formatPositions, positionsAsRecords, readPositionLines} from './positions.mjs';
import {checkEmptyFile, readRecords} from './records.mjs';
import {replay} from './replay.mjs';
import {countLines, legalPlies, writePly} from './rules.mjs';
import {readLines} from './text.mjs';

export const notations = ['hexix', 'hexix-position'];

// A text as a string of bytes.
function bytesOf({text, base64}) {
  const buffer = text === undefined ? Buffer.from(base64, 'base64') : Buffer.from(text, 'utf8');
  return buffer.toString('latin1');
}

function asText(bytes) {
  const buffer = Buffer.from(bytes, 'latin1');
  const text = buffer.toString('utf8');
  return Buffer.from(text, 'utf8').equals(buffer) ? {text} : {base64: buffer.toString('base64')};
}

// A text as it is understood: its bytes, `findings`, and its `games`.
const readers = {
  'hexix'(bytes, dialect) {
    const findings = new Findings();
    const file = readRecords(readLines(bytes, findings), dialect, findings);
    const games = file.records.map((record) => replay(record, findings));
    checkLayout(file, findings);
    checkEmptyFile(bytes, findings);
    return {bytes, dialect, findings, file, games};
  },
  'hexix-position'(bytes) {
    const findings = new Findings();
    const entries = readPositionLines(readLines(bytes, findings), findings);
    const games = entries
      .filter(({kind}) => kind === 'position')
      .map(({position}) => ({start: position, position, positions: [], plies: [], winner: null}));
    return {bytes, findings, entries, games};
  },
};

// The understood text, or null if the request is about something that this reader does not know.
function read(request) {
  const {dialect = '2024', ...others} = request.options ?? {};
  const isKnown = request.notation in readers && dialect in marksOf && Object.keys(others).length === 0;
  if (!isKnown || request.source === 'string') return null;
  return readers[request.notation](bytesOf(request), dialect);
}

// The position that is asked for and who has won in it.
function stateOf({games}, {record, ply}) {
  const game = games[(record ?? 1) - 1];
  if (!game || (record === undefined && games.length !== 1)) return null;
  if (!game.position) return null;
  if (ply === undefined || ply === game.plies.length) return game;
  const position = ply === 0 ? game.start : game.positions[ply];
  return position ? {position, winner: null} : null;
}

// hexix 8: in the other dialect only the marks change.
function withMarks({bytes, file}, dialect) {
  const items = file.records.flatMap(({rows}) => rows).flatMap((row) => row.items);
  const changed = [...bytes];
  for (const {move} of items) if (move?.at?.mark) changed[move.at.mark[0]] = marksOf[dialect][move.mark];
  return changed.join('');
}

function translate(read, {to, to_options: {dialect = '2024', ...others} = {}}) {
  if (Object.keys(others).length > 0) return null;
  if (to === 'hexix' && read.file) return dialect in marksOf ? withMarks(read, dialect) : null;
  if (to === 'hexix') return positionsAsRecords(read.entries);
  const known = read.games.filter(({position}) => position);
  if (to !== 'hexix-position' || !read.file || known.length === 0) return null;
  const isUncertain = known.some(({knownPosition}) => knownPosition);
  if (read.findings.list.some(({name}) => name.endsWith('extra-token'))) return null;
  // Which record of several an error is in is not asked here.
  if (isUncertain && (read.findings.ok || read.games.length > 1)) return null;
  if (isUncertain) return `${writePosition(known[0].knownPosition)}\n`;
  return known.map(({position}) => `${writePosition(position)}\n`).join('');
}

function summary({start, position, plies}) {
  const played = plies.map(({side, ply}) => side + (ply ? writePly(ply) : '...'));
  return [position && writePosition(start), ...played].join(' ');
}

// Records are compared by what was played, and with a position by the board at their end (hexix R17). The answer is
// null where that is unknown.
function isSame(one, other) {
  if (one.games.length !== other.games.length) return false;
  const isByPosition = !one.file || !other.file;
  const pairs = one.games.map((game, index) => [game, other.games[index]]);
  if (isByPosition && pairs.flat().some(({position}) => !position)) return null;
  const meaning = isByPosition ? ({position}) => writePosition(position) : summary;
  return pairs.every(([a, b]) => meaning(a) === meaning(b));
}

const verbs = {
  lint({bytes, findings}, {checks = []}) {
    // The specification knows neither style checks nor comments that suppress findings.
    if (checks.length > 0 || /#\s*plyglot:/i.test(bytes)) return null;
    return {ok: findings.ok, diagnostics: findings.list};
  },
  format: ({bytes, file, entries, findings, dialect}) =>
    asText(file ? format(bytes, file, findings, dialect) : formatPositions(entries)),
  position(read, request) {
    const state = stateOf(read, request);
    if (!state) return null;
    const outcome = state.winner && {winner: 'BR'.indexOf(state.winner)};
    return {position: writePosition(state.position), outcome};
  },
  moves(read, request) {
    const state = stateOf(read, request);
    return state && {moves: state.winner ? [] : legalPlies(state.position).map(({ply}) => writePly(ply, read.dialect))};
  },
  perft(read, request) {
    const state = stateOf(read, request);
    return state && {leaves: state.winner ? 0 : countLines(state.position, request.depth)};
  },
  translate(read, request) {
    const bytes = translate(read, request);
    return bytes === null ? null : asText(bytes);
  },
  diff(one, request) {
    const other = read(request.other);
    const same = isKnown(other, 'diff') ? isSame(one, other) : null;
    return same === null ? null : {same};
  },
};

// Of a record that may be read otherwise (hexix R19) only its canonical text is known.
const isKnown = (text, verb) => text && (verb === 'format' || !text.games.some(({isReread}) => isReread));

export function answer(request) {
  const text = read(request);
  return isKnown(text, request.do) ? verbs[request.do](text, request) : null;
}
