// Plays a game from its first turn: the boards after each, and the findings of the rules (homeworlds-rules 5).
import {advise} from './advice.mjs';
import {Board} from './board.mjs';
import {profiles} from './profiles.mjs';
import {Serials} from './serials.mjs';
import {Systems} from './systems.mjs';
import {fold} from './text.mjs';
import {Turn} from './turn.mjs';

// G12; the players who are eliminated by it.
function eliminate(board) {
  const {systems} = board;
  for (const system of systems.filter(({home, stars}) => home !== null && stars.length === 0)) board.removeSystem(system);
  const isLost = (player) => (board.homeOf(player)?.ships[player].length ?? 0) === 0;
  const lost = [...board.status.keys()].filter((player) => board.status[player] === 'alive' && isLost(player));
  for (const player of lost) {
    board.status[player] = 'eliminated';
    const home = board.homeOf(player);
    if (home === undefined) continue;
    home.home = null;
    if (home.ships.flat().length === 0) board.removeSystem(home);
  }
  return lost;
}

// The next player on the left who is alive.
function leftOf(board, player) {
  const others = [...board.status.keys()].map((step) => (player + step) % board.players).slice(1);
  return others.find((other) => board.status[other] === 'alive');
}

function sayMissingPasses(turn, written, isEnding) {
  const {profile, report, sacrificed, left, played} = turn;
  const {missingPass} = profile;
  // A turn of `ap` that eliminates the mover or the target needs no passes (note 1 of section 4).
  if (missingPass === null || (isEnding && profile === profiles.ap)) return;
  if (sacrificed !== null && left > 0) {
    if (!written.isSpread) report('missing-pass', missingPass, sacrificed.start, sacrificed.end);
  } else if (played.length > 0 && played.every(({kind}) => kind === 'catastrophe')) {
    report('missing-pass', missingPass, played.at(-1).start, played.at(-1).end);
  }
}

// G12, G13, and what is said at the end of a turn.
function endTurn(turn, written, hasError) {
  const {board, player, profile, report} = turn;
  const target = leftOf(board, player);
  const lost = eliminate(board);
  const isSelf = lost.includes(player);
  written.isSelfElimination = isSelf;
  if (!hasError && !written.isOpen) {
    sayMissingPasses(turn, written, isSelf || lost.includes(target));
    const {severity, unlessMarked, unlessDraw} = profile.selfElimination;
    const isAllowed = (unlessMarked && written.isConfirmed) || (unlessDraw && board.outcome()?.winner === null);
    if (isSelf && severity !== null && !isAllowed) report('self-elimination', severity, written.start, written.end);
  }
  // G27: in `ap` more than two play for the player on their left.
  if (profile === profiles.ap && board.players > 2 && lost.includes(target) && !isSelf) board.winner = player;
  board.toMove = board.nextPlayer(player);
}

// The players by their handles: those of a header, else in order of appearance (homeworlds R2).
class Handles {
  constructor(game) {
    this.names = game.names ?? [];
    this.isFixed = game.names !== null;
    this.players = game.players;
  }
  // -1 for an unknown one.
  playerOf(handle) {
    const exact = this.names.indexOf(handle);
    const found = exact >= 0 ? exact : this.names.findIndex((name) => fold(name) === fold(handle));
    if (found >= 0 || this.isFixed || this.names.length === this.players) return found;
    return this.names.push(handle) - 1;
  }
}

function moverOf(written, handles, board, game, report) {
  const {handle} = written;
  if (handle === null) return board.toMove;
  const player = handles.playerOf(handle.text);
  if (player < 0) {
    report('unknown-player', 'error', handle.start, handle.end);
    return board.toMove;
  }
  if (player !== board.toMove) {
    const severity = game.dialect === 'sdg' && game.players > 2 ? 'warning' : 'error';
    report('wrong-player', severity, handle.start, handle.end);
  }
  return player;
}

// Adds to the game `boards`, by ply, up to where the position is uncertain, and `isCertain`.
export function playGame(game, {advice}, report) {
  const profile = profiles[game.profile];
  const board = game.initial?.copy() ?? new Board(game.players);
  const systems = new Systems(board, game.dialect, profile.isStrict === true || profile.isExact === true);
  const handles = new Handles(game);
  const serials = new Serials(board, game.dialect === 'hwl', report);
  game.boards = [board.copy()];
  game.firstSystems = [...board.systems];
  game.isCertain = !game.isFragment && !game.isUnchecked && !game.startsUncertain;
  game.handles = handles.names;
  let hasEnded = false;
  for (const written of game.turns) {
    if (!game.isCertain) {
      if (written.handle !== null) sayUnknown(handles, written.handle, report);
      continue;
    }
    if (board.outcome() !== null) {
      if (written.handle !== null) sayUnknown(handles, written.handle, report);
      if (hasEnded) continue;
      report('play-after-end', 'error', written.start, written.end);
      hasEnded = true;
      continue;
    }
    const player = moverOf(written, handles, board, game, report);
    written.player = player;
    // homeworlds B3.
    if (game.dialect === 'bga' && player !== board.toMove) {
      game.isCertain = false;
      continue;
    }
    systems.begin(player, written.handle?.text ?? null, game.names?.[player] ?? null);
    let hasError = written.hasError || written.isBroken;
    const reportInTurn = (name, severity, start, end) => {
      hasError ||= severity === 'error';
      report(name, severity, start, end);
    };
    const turn = new Turn({board, player, profile, isConfirmed: written.isConfirmed, systems, report: reportInTurn});
    turn.span = written;
    written.play = turn;
    // homeworlds 7: from the fault of a broken turn on the position is not known.
    const isKnown = ({end}) => written.brokenAt === undefined || end <= written.brokenAt;
    const playable = written.actions.filter((action) => !action.isBad && isKnown(action));
    serials.report = reportInTurn;
    const play = (action) => {
      action.isReached = true;
      const isPlayed = serials.place(turn, action) && turn.play(action);
      if (isPlayed) serials.follow(turn, action);
      return isPlayed;
    };
    // The pass of an empty turn is skipped where a pass would be, without another finding (homeworlds R2).
    const isRefused = written.isEmpty && board.status[player] === 'waiting' && !profile.maySkipSetUp;
    game.isCertain = !isRefused && playable.every(play);
    if (game.isCertain) {
      endTurn(turn, written, hasError);
      serials.sweep();
    }
    if (written.isBroken) game.isCertain = false;
    const isAdvised = advice === 'on' && game.isCertain && written.actions.length > 0 && board.outcome() === null;
    if (isAdvised) advise(board, player, written.actions.at(-1), report);
    if (game.isCertain) game.boards.push(board.copy());
    if (written.isSpread || written.endsCertainty) game.isCertain = false;
  }
}

function sayUnknown(handles, handle, report) {
  if (handles.playerOf(handle.text) < 0) report('unknown-player', 'error', handle.start, handle.end);
}
