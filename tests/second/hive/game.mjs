// A second reader of Hive for the conformance suite, written from docs/spec alone.
import {byRow} from './board.mjs';
import {isSameGame} from './diff.mjs';
import {IllegalEnd, Refused, Unknown} from './errors.mjs';
import {Findings} from './findings.mjs';
import {GameRecord} from './game-record.mjs';
import {legalMoves, perft} from './position.mjs';
import {readBoardspaceSgf} from './read-boardspace-sgf.mjs';
import {readHiveBga} from './read-hive-bga.mjs';
import {readHiveHuman} from './read-hive-human.mjs';
import {readHivePgn} from './read-hive-pgn.mjs';
import {readThehive} from './read-thehive.mjs';
import {readUhp} from './read-uhp.mjs';
import {hasAnyOrder, writeAs} from './write.mjs';

const readers = {
  uhp: (text, request, note) => readUhp(text, request.options ?? {}, request.source !== 'string', note),
  thehive: (text, request, note) => [readThehive(text, request.options ?? {}, note)],
  'hive-pgn': (text, request, note) => readHivePgn(text, request.options ?? {}, note),
  'hive-human': (text, request, note) => [readHiveHuman(text, request.options ?? {}, note)],
  'hive-bga': (text, request, note) => [readHiveBga(text, request.options ?? {}, note)],
  'boardspace-sgf': (text, request, note) => [readBoardspaceSgf(text, request.options ?? {}, note)],
};
export const notations = Object.keys(readers);

const knownOptions = {
  'queen-first': ['allowed', 'forbidden'],
  'piece-order': ['numeric', 'any'],
  pass: ['forced-only', 'free'],
  repetition: ['off', 'threefold'],
  'repetition-symmetry': ['rotation', 'identity', 'reflection'],
  pieces: ['base', 'mlp'],
};

function textOf(request) {
  if (request.text !== undefined) return request.text;
  const bytes = Buffer.from(request.base64, 'base64');
  if (request.notation !== 'boardspace-sgf') throw new Unknown('bytes that are not UTF-8');
  return bytes.toString('latin1');
}

// Comments as text and games as records in order. What is found on the way is added to the findings.
function read(request, findings = new Findings()) {
  for (const [name, value] of Object.entries(request.options ?? {})) {
    if (!knownOptions[name]?.includes(value)) throw new Unknown(`option ${name}`);
  }
  if (request.base64 !== undefined) findings.add(`${request.notation}/not-utf8`, 0);
  return readers[request.notation](textOf(request), request, (...finding) => findings.add(...finding));
}

function recordOf(lines, number) {
  const records = lines.filter((line) => line instanceof GameRecord);
  if (number === undefined && records.length !== 1) throw new Unknown('which record is meant');
  const record = records[(number ?? 1) - 1];
  if (record === undefined) throw new Unknown('no such record');
  return record;
}

function positionOf(request) {
  const record = recordOf(read(request), request.record);
  const position = record.positions[request.ply ?? record.moves.length];
  if (position === undefined) throw new Unknown('no such ply');
  return position;
}

function boardText({board, stunned}) {
  const name = (piece) => (piece === stunned ? `${piece}!` : piece);
  return board.cells().sort(byRow).map((cell) => `${cell}=${board.stacks.get(cell).map(name).join('>')}`);
}

// Whether the text has an error, where that is known.
function hasError(request, findings) {
  try {
    read(request, findings);
    return false;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Other errors hide what follows; and results of hive-pgn are judged after the last move.
    if (!(error instanceof IllegalEnd) || request.notation === 'hive-pgn') findings.isComplete = false;
    return true;
  }
}

// Findings are left out where they are not all known: with style checks, repetitions and comments that suppress some.
function lint(request) {
  const findings = new Findings();
  const ok = !hasError(request, findings);
  const isSuppressing = textOf(request).includes('plyglot:');
  if (!ok && isSuppressing) return null;
  const isAsked = (request.checks ?? []).length > 0 || request.options?.repetition === 'threefold';
  if (!findings.isComplete || isAsked || isSuppressing) return {ok};
  return {ok, diagnostics: findings.inBytes(textOf(request), request.text === undefined ? 'latin1' : 'utf8')};
}

const knownPart = (lines) => lines.map((line) => (line instanceof GameRecord ? line.knownPart() : line));

const verbs = {
  lint,
  format(request) {
    const lines = read(request);
    if (request.notation === 'hive-pgn' && lines.length > 1) throw new Unknown('the lines between two games');
    if (lines.some((line) => line.hasMore)) return null;
    return {text: writeAs(request.notation, lines, request)};
  },
  translate: (request) => ({text: writeAs(request.to, knownPart(read(request)), request)}),
  position(request) {
    const position = positionOf(request);
    return {position: {board: boardText(position), to_move: position.toMove}, outcome: position.outcome()};
  },
  moves(request) {
    // H8: in one notation numbers are an order by themselves, and in one there are none.
    const isFree = !['thehive', 'hive-human'].includes(request.notation) && hasAnyOrder(request);
    const moves = legalMoves(positionOf(request), {...request.options, 'piece-order': isFree ? 'any' : 'numeric'});
    return {moves: moves.map(({pass, piece, cell}) => (pass ? 'pass' : `${piece} ${cell}`))};
  },
  perft: (request) => ({leaves: perft(positionOf(request), request.depth)}),
  diff(request) {
    const record = recordOf(read(request), request.record);
    const {other} = request;
    if (other.notation === 'hop') {
      // Equal texts mean the same; what other HOP means is not read here.
      if (other.text !== writeAs('hop', [record], {to_options: other.options})) return null;
      return {same: true};
    }
    if (readers[other.notation] === undefined) return null;
    return {same: isSameGame(record, recordOf(read(other), other.record))};
  },
};

export function answer(request) {
  try {
    return verbs[request.do]?.(request) ?? null;
  } catch (error) {
    if (error instanceof Refused || error instanceof Unknown) return null;
    throw error;
  }
}
