// The rules of play (hexix R7 to R11). A ply is `{kind: 'place', cell, mark}`, `{kind: 'increment', cell}` or
// `{kind: 'capture', cell, target}`.
import {cells, forward, homeCell, marksOf, neighbours, otherSide} from './board.mjs';

const owns = (pieces, cell, side) => pieces[cell]?.owner === side;
const ownBeside = (pieces, cell, side) => neighbours[cell].filter((other) => owns(pieces, other, side));

// hexix R11: the cells of the pieces that a chain of own pieces links to their home.
function activeCells(pieces, side) {
  const home = homeCell[side];
  if (!owns(pieces, home, side) || pieces[home].kind !== 'h') return new Set();
  const found = new Set([home]);
  for (const cell of found) ownBeside(pieces, cell, side).forEach((other) => found.add(other));
  return found;
}

// hexix R8: the pieces of a side with more own pieces beside them than their number.
function crowdedPieces(pieces, side) {
  return pieces.filter((piece, cell) => piece?.owner === side && ownBeside(pieces, cell, side).length > piece.number);
}

function replaced(pieces, ...changes) {
  const copy = [...pieces];
  for (const [cell, piece] of changes) copy[cell] = piece;
  return copy;
}

// What is said against a ply: the name of a diagnostic and the part of the ply that it points to.
const against = (name, part) => ({name, part});
const refused = (name, part) => ({pieces: null, findings: [against(name, part)]});

// hexix R7
function judgePlace({pieces, turn}, {cell, mark, value}, active) {
  if (pieces[cell]) return refused('occupied-cell', 'cell');
  const own = ownBeside(pieces, cell, turn);
  const findings = [];
  let number = own.length;
  if (own.length === 0) {
    findings.push(against('no-own-neighbour', 'ply'));
    number = value ?? 1;
  } else {
    if (!own.some((other) => active.has(other))) findings.push(against('inactive-anchor', 'ply'));
    if (value !== undefined && value !== number) findings.push(against('wrong-value', 'value'));
  }
  return {pieces: replaced(pieces, [cell, {owner: turn, kind: mark, number}]), findings};
}

// hexix R9
function judgeIncrement({pieces, turn}, {cell}, active) {
  const piece = pieces[cell];
  if (!piece) return refused('empty-cell', 'cell');
  if (piece.owner !== turn) return refused('enemy-piece', 'cell');
  if (piece.number === 6) return refused('increment-past-six', 'ply');
  const findings = active.has(cell) ? [] : [against('inactive-increment', 'ply')];
  return {pieces: replaced(pieces, [cell, {...piece, number: piece.number + 1}]), findings};
}

const mayTake = (piece, other) => (piece.kind === 'v' ? other.number < piece.number : other.number > piece.number);

// hexix R9
function judgeCapture({pieces, turn}, {cell, target}, active) {
  const piece = pieces[cell];
  const taken = pieces[target];
  if (!piece) return refused('empty-cell', 'cell');
  if (piece.owner !== turn) return refused('enemy-piece', 'cell');
  if (!taken) return refused('empty-target', 'target');
  if (taken.owner === turn) return refused('own-target', 'target');
  if (piece.kind === 'h') return refused('home-captures', 'cell');
  const findings = [];
  if (!forward[turn][cell].includes(target)) findings.push(against('not-forward', 'target'));
  if (!mayTake(piece, taken)) findings.push(against('capture-value', 'ply'));
  if (!active.has(cell)) findings.push(against('inactive-capture', 'cell'));
  return {pieces: replaced(pieces, [cell, null], [target, piece]), findings, takesHome: taken.kind === 'h'};
}

const judges = {place: judgePlace, increment: judgeIncrement, capture: judgeCapture};

// What a ply does: the pieces after it, or null if it is refused; what is said against it; whether it is `legal`
// (hexix R10) and whether it `takesHome`.
export function judge(position, ply, active = activeCells(position.pieces, position.turn)) {
  const verdict = judges[ply.kind](position, ply, active);
  const {pieces, findings, takesHome = false} = verdict;
  if (!pieces) return {pieces, findings, legal: false, takesHome};
  const crowded = ply.kind === 'increment' ? [] : crowdedPieces(pieces, position.turn);
  const legal = crowded.length === 0 && findings.every(({name}) => name === 'wrong-value');
  // hexix R8: only those are reported that were not crowded before.
  if (crowded.length > 0) {
    const before = crowdedPieces(position.pieces, position.turn);
    if (crowded.some((piece) => !before.includes(piece))) findings.push(against('global-rule', 'ply'));
  }
  return {pieces, findings, legal, takesHome};
}

// hexix R10: the legal plies, each with what it does.
export function legalPlies(position) {
  const {pieces, turn} = position;
  const active = activeCells(pieces, turn);
  const candidates = [];
  for (const cell of cells.keys()) {
    if (!pieces[cell]) candidates.push({kind: 'place', cell, mark: 'v'}, {kind: 'place', cell, mark: '^'});
    if (!owns(pieces, cell, turn)) continue;
    candidates.push({kind: 'increment', cell});
    for (const target of forward[turn][cell]) candidates.push({kind: 'capture', cell, target});
  }
  return candidates
    .map((ply) => ({ply, ...judge(position, ply, active)}))
    .filter(({legal}) => legal);
}

export const after = (position, {pieces}) => ({pieces, turn: otherSide(position.turn)});

// hexix R10: a captured home ends a line, which counts only at the last depth.
export function countLines(position, depth) {
  if (depth === 0) return 1;
  const plies = legalPlies(position);
  if (depth === 1) return plies.length;
  return plies
    .filter(({takesHome}) => !takesHome)
    .reduce((sum, ply) => sum + countLines(after(position, ply), depth - 1), 0);
}

// The canonical token of a ply without a number (hexix 5.5).
export function writePly({kind, cell, mark, target}, dialect = '2024') {
  const endings = {place: marksOf[dialect][mark], increment: '+', capture: cells[target]?.name};
  return cells[cell].name + endings[kind];
}
