// The second reader of Hopgi: the answers to the requests of the conformance suite (corpus/README.md).
import {readDiagramFile} from './diagram.mjs';
import {readFenFile, writeFen, writeFenFile} from './fen.mjs';
import {readRecord} from './record.mjs';
import {legalTurns, perft} from './rules.mjs';
import {Broken, Findings, broken, bytesOf, toUtf8} from './text.mjs';
import {isSame} from './diff.mjs';
import {translate} from './translate.mjs';
import {writeDiagramFile} from './write-diagram.mjs';
import {writeRecord} from './write-record.mjs';
import {longTurn} from './write-turn.mjs';

export const notations = ['hopgi', 'hopgi-fen', 'hopgi-diagram'];

const readers = {hopgi: readRecord, 'hopgi-fen': readFenFile, 'hopgi-diagram': readDiagramFile};

// Options that are not known here, and strings outside of files, are left to others.
const isKnownText = ({notation, source, options}) =>
  notations.includes(notation) && source !== 'string' && areKnownOptions(options);
const areKnownOptions = (options = {}) =>
  Object.entries(options).every(([key, value]) => key === 'notation' && (value === 'long' || value === 'short'));

const readWith = (request, findings) => readers[request.notation](request, findings);

// What a text without an error says.
function read(request) {
  const findings = new Findings();
  const content = readWith(request, findings);
  return findings.hasErrors ? broken('it has an error') : content;
}

// The records of a text: games, or positions.
function recordsOf(content) {
  return content.games ?? (content.items ?? content.blocks).filter(({position}) => position !== undefined);
}

// The one that is meant.
function recordOf(request) {
  const records = recordsOf(read(request));
  if (request.record === undefined) return records.length === 1 ? records[0] : undefined;
  return records[request.record - 1];
}

function positionOf(request) {
  const record = recordOf(request);
  if (record === undefined) return undefined;
  return request.notation === 'hopgi' ? record.positionAt(request.ply) : record.position;
}

// R10. Who has lost where both sides have no king is not specified.
function outcomeOf(position) {
  const [hasWhite, hasBlack] = [position.hasKing('w'), position.hasKing('b')];
  if (!hasWhite && !hasBlack) return {};
  return {outcome: position.isOver() ? {winner: hasWhite ? 0 : 1} : null};
}

// The text in canonical form; null if the formatter refuses it (hopgi 5).
function canonical(request, isShort) {
  const content = read(request);
  if (request.notation === 'hopgi-fen') return writeFenFile(content);
  if (request.notation === 'hopgi-diagram') return writeDiagramFile(content.blocks);
  return content.games.some((game) => game.isRefused) ? null : writeRecord(content, isShort);
}

const isShortOption = (options = {}) => options.notation === 'short';
const textAnswer = (bytes) => (bytes === null ? null : {text: toUtf8(bytes)});

const mentionsSuppression = ({text = ''}) => text.includes('plyglot:');

function lint(request) {
  const findings = new Findings();
  if (request.checks?.length > 0 || mentionsSuppression(request)) return null;
  try {
    readWith(request, findings);
  } catch (error) {
    if (error instanceof Broken) return {ok: false};
    throw error;
  }
  return {ok: !findings.hasErrors, diagnostics: findings.list};
}

const answers = {
  lint,
  // A text that the formatter refuses keeps its bytes (docs/commands.md).
  format: (request) => textAnswer(canonical(request, isShortOption(request.options)) ?? bytesOf(request)),
  position: (request) => {
    const position = positionOf(request);
    return position === undefined ? null : {position: writeFen(position), ...outcomeOf(position)};
  },
  moves: (request) => {
    const position = positionOf(request);
    return position === undefined ? null : {moves: legalTurns(position).map(longTurn)};
  },
  perft: (request) => {
    const position = positionOf(request);
    return position === undefined || request.depth > 3 ? null : {leaves: perft(position, request.depth)};
  },
  translate: (request) => {
    const {notation, record, ply, to, to_options: options} = request;
    if (record !== undefined || ply !== undefined || !areKnownOptions(options)) return null;
    if (to === 'hopgi' && notation === 'hopgi') return textAnswer(canonical(request, isShortOption(options)));
    return textAnswer(translate(read(request), notation, to) ?? null);
  },
  diff: (request) => {
    const {other} = request;
    if (!isKnownText(other)) return null;
    const [a, b] = [request, other].map((text) => ({notation: text.notation, record: recordOf(text), ply: text.ply}));
    if (a.record === undefined || b.record === undefined) return null;
    const same = isSame(a, b);
    return same === undefined ? null : {same};
  },
};

export function answer(request) {
  if (!isKnownText(request) || answers[request.do] === undefined) return null;
  try {
    return answers[request.do](request);
  } catch (error) {
    if (error instanceof Broken) return null;
    throw error;
  }
}
