// Canonical texts, translations, and whether two games are the same (homeworlds 5 and 8, homeworlds-rules 7).
import {anonymousText} from './board.mjs';
import {readGame} from './read.mjs';
import {bytesOf, textMembers} from './text.mjs';
import {writeGame} from './write.mjs';
import {formatLog, writeLog} from './write-hwl.mjs';
import {formatRecord, writeRecord} from './write-record.mjs';
import {hasCatastropheBetween} from './write-turns.mjs';

const isOpenTrade = ({other, isReached}) => other !== undefined && !isReached;
export const hasError = (game) => game.findings.some(({severity}) => severity === 'error');

// The canonical text; null where it is not known.
export function formatGame(game, request) {
  // homeworlds B8.
  if (hasError(game) || game.hasInnerComment || game.dialect === 'bga') return null;
  // What is copied as it is written (homeworlds L20, R8.4) is not kept here.
  if (game.turns.some((turn) => turn.isOpen || turn.actions.some(isOpenTrade))) return null;
  if (game.record !== undefined) return formatRecord(game, bytesOf(request));
  return game.dialect === 'hwl' ? formatLog(game) : writeGame(game, game.dialect);
}

// Whether the target can hold what the game begins with, its players and its turns.
function canHold(game, dialect, form) {
  if (dialect === 'seed' || dialect === 'jpb') return true;
  if (game.initial !== null) return false;
  if (dialect === 'ap' && form !== 'record' && game.players > 2) return false;
  return dialect !== 'quux' || (game.players === 2 && !game.turns.some(hasCatastropheBetween));
}

export function translateGame(game, request) {
  const {dialect = 'seed', form} = request.to_options ?? {};
  if (game.hasContradiction) return null; // how those headers are written is not said
  if (request.to !== 'homeworlds' || dialect === 'bga') return null;
  if (dialect === game.dialect && (game.record !== undefined || form !== 'record')) return formatGame(game, request);
  // The position is needed.
  if (hasError(game) || !game.isCertain || game.hasInnerComment || !canHold(game, dialect, form)) return null;
  // What becomes of headers that are there twice is not said.
  const keys = game.dialect === 'hwl' ? game.headers.map(({key}) => key) : [];
  if (new Set(keys).size < keys.length) return null;
  if (dialect === 'hwl') return writeLog(game);
  const text = form === 'record' && dialect === 'ap' ? writeRecord(game) : writeGame(game, dialect);
  // A game that the rules of `seed` refuse is not written here: it would need a header `Rules`.
  return dialect === 'seed' && text !== null && hasError(readGame(textMembers(text))) ? null : text;
}

// Turn by turn by what is on the board. Null if the boards are not known and the texts differ.
export function areSame(game, request) {
  const other = readGame(request.other);
  if (other.isUnknown || hasError(game) || hasError(other)) return null;
  if (!game.isCertain || !other.isCertain) {
    const texts = [formatGame(game, request), formatGame(other, request.other)];
    return texts[0] !== null && texts[0] === texts[1] ? true : null;
  }
  const turns = ({boards}) => boards.map(anonymousText).join('\n');
  return turns(game) === turns(other);
}
