// A second reader of Homeworlds, written from docs/spec/homeworlds.md and docs/spec/homeworlds-rules.md alone.
import {positionText} from './board.mjs';
import {movesOf} from './moves.mjs';
import {readGame} from './read.mjs';
import {bytesOf, textMembers, utf8Of} from './text.mjs';
import {areSame, formatGame, hasError, translateGame} from './translate.mjs';

export const notations = ['homeworlds'];

// With its number; whether it is left out is a question of what play confirms (homeworlds-rules E5).
const repeats = (turn, before) => turn.number != null && turn.number.value === before?.number?.value;

// homeworlds 7: a lost line end has one finding.
function joined(findings) {
  const isExtra = ({start}) => findings.some((other) => other.name === 'homeworlds/extra-action' && other.start === start);
  return findings.filter((finding) => finding.name !== 'homeworlds/missing-separator' || !isExtra(finding));
}

// What is found after a broken turn, or of a turn that repeats another, is left out. The specification knows no comments that suppress findings.
function lint(game, request) {
  if (bytesOf(request).includes('plyglot:')) return null;
  const ok = !hasError(game);
  const isBroken = game.turns.slice(0, -1).some((turn) => turn.isBroken);
  const hasRepetition = !ok && game.turns.some((turn, index) => repeats(turn, game.turns[index - 1]));
  return isBroken || hasRepetition ? {ok} : {ok, diagnostics: joined(game.findings)};
}

// The board after `ply` turns; undefined if it is unknown.
function boardAt(game, ply) {
  if (hasError(game) || game.isFragment || game.isUnchecked) return undefined;
  if (ply === undefined) return game.isCertain ? game.boards.at(-1) : undefined;
  return game.boards[ply];
}

function position(game, {ply}) {
  const board = boardAt(game, ply);
  if (board === undefined) return {position: null, outcome: null};
  return {position: utf8Of(positionText(board)), outcome: board.outcome()};
}

function moves(game, {ply}) {
  const board = boardAt(game, ply);
  const list = board === undefined ? null : movesOf(board);
  return list === null ? null : {moves: list.map(utf8Of)};
}

const written = (text) => (text === null ? null : textMembers(text));
const format = (game, request) => written(formatGame(game, request));
const translate = (game, request) => written(translateGame(game, request));

function diff(game, request) {
  const same = areSame(game, request);
  return same === null ? null : {same};
}

const verbs = {lint, format, position, moves, translate, diff};

export function answer(request) {
  if (request.source === 'string' || request.record > 1 || !Object.hasOwn(verbs, request.do)) return null;
  const game = readGame(request);
  return game.isUnknown ? null : verbs[request.do](game, request);
}
