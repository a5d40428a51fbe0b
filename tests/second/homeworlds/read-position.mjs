// The state form of a position (homeworlds 3.2).
import {Board} from './board.mjs';
import {fold, trimEnd, trimStart} from './text.mjs';
import {isName} from './words.mjs';

const space = '[ \\t\\v\\f\\r\\n]*';
const piece = '[rygb][123]';
const stars = `(?:([0-9])${space},)?${space}(${piece})${space}(${piece})?`;
const systemForm = new RegExp(`^${space}([^(]*?)${space}\\(${space}${stars}${space}\\)((?:${piece}|-|[ \\t\\v\\f\\r\\n])*)$`, 'i');

// A system of the text, or null.
function readSystem(text, start) {
  const match = systemForm.exec(text);
  if (match === null || !isName(match[1], 'seed') || !match[5].includes('-')) return null;
  const piecesOf = (part) => fold(part).match(/[rygb][123]/g) ?? [];
  const ships = match[5].split('-').map(piecesOf);
  const stars = [match[3], match[4]].filter((star) => star !== undefined).map(fold);
  const from = start + text.length - trimStart(text).length;
  const home = match[2] === undefined ? null : Number(match[2]);
  return {name: match[1], home, stars, ships, start: from, end: start + trimEnd(text).length};
}

// Whether a system contradicts those before it (homeworlds 7, position-inconsistent).
function isInconsistent(system, board, index) {
  const {players} = board;
  if (board.find(system.name) !== undefined) return true;
  if (system.ships.length !== players || (index === 0 && players > 4)) return true;
  if (system.home !== null) {
    if (system.home >= players || board.homeOf(system.home) !== undefined || system.ships[system.home].length === 0) return true;
  }
  if (system.ships.flat().length === 0) return true;
  for (const piece of [...system.stars, ...system.ships.flat()]) {
    if (!board.has(piece)) return true;
    board.take(piece);
  }
  return false;
}

// M3.
function setStatus(board) {
  for (let player = 0; player < board.players; player++) {
    const hasShips = board.systems.some((system) => system.ships[player].length > 0);
    board.status[player] = board.homeOf(player) !== undefined ? 'alive' : hasShips ? 'eliminated' : 'waiting';
  }
}

// The board, or null after a finding.
export function readPosition(text, start, report) {
  const end = start + trimEnd(text).length;
  const head = /^<([0-9])>[ \t\v\f\r\n]*;/.exec(text);
  const parts = head === null ? [] : trimEnd(text.slice(head[0].length)).replace(/;$/, '').split(';');
  let at = start + (head?.[0].length ?? 0);
  const systems = parts.map((part) => {
    const system = readSystem(part, at);
    at += part.length + 1;
    return system;
  });
  if (systems.length === 0 || systems.includes(null)) {
    report('bad-position', 'error', start, end);
    return null;
  }
  return boardOf(systems, head[1], start, report);
}

// Systems that are each alone on a line, or null if one is none (homeworlds L16).
export function systemsOf(lines) {
  const systems = lines.map(({text, start}) => readSystem(text.replace(/;[ \t\v\f]*$/, ''), start));
  return systems.length === 0 || systems.includes(null) ? null : systems;
}

// The board of the systems, or null after a finding; the player to move is written at `start`.
export function boardOf(systems, mover, start, report) {
  const board = new Board(systems[0].ships.length);
  for (const [index, system] of systems.entries()) {
    if (isInconsistent(system, board, index)) {
      report('position-inconsistent', 'error', system.start, system.end);
      return null;
    }
    board.addSystem(system.name, system.stars, system.home).ships = system.ships;
  }
  board.toMove = Number(mover);
  if (board.toMove >= board.players) {
    report('position-inconsistent', 'error', start, start + 3);
    return null;
  }
  setStatus(board);
  return board;
}
