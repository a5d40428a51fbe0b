// Reads logs of Board Game Arena (hive-notations A1 - A5).
import {Refused, Unknown} from './errors.mjs';
import {GameRecord, play, usedLetters} from './game-record.mjs';
import {legalMoves} from './position.mjs';
import {readUhpMove, tellUhp} from './read-uhp-move.mjs';
import {destinationOf} from './reference.mjs';

// A1, with the place of the text between the brackets.
const moveLine = /^[ \t]*([^[]*?)[ \t]*\[([ \t]*(?:[wb][a-z][0-9]*|pass)(?![^ \t[\]])[^[\]]*)(\]?)/di;

// A7 is left to the first reader, wherever it could say something.
const sign = '[\\[({<\uff3b\uff08\u3010]';
const piece = '[-/\\\\]?[wWbB][QAGLMPSB][0-9]*[-/\\\\]*';
const unreadMove = new RegExp(`(?:${sign}[ \\t]*)?${piece}[ \\t]+${piece}|${sign}[^a-z]*${piece}[ \\t]+\\S|${sign}[ \\t]*pass|[^\\x00-\\x7f][QAGLMPSB]`, 'i');
const isSaid = (words) => /^[^:\[]*[^ \t0-9:\[]:/.test(words);

function readLines(text) {
  const lines = [];
  for (const {0: line, index} of text.matchAll(/[^\n]+/g)) {
    const whole = line.replace(/\r$/, '');
    if (/^[ \t]*$/.test(whole)) continue;
    const found = moveLine.exec(whole);
    const at = index + (found?.indices[1][0] ?? 0);
    const words = found?.[1] ?? whole;
    const rest = found === null ? '' : whole.slice(found.index + found[0].length);
    const entry = {words, whole, rest, start: at, end: at + words.length};
    lines.push(entry);
    if (found === null) continue;
    const [, , move, close] = found;
    entry.move = move.trim();
    entry.at = index + found.indices[2][0] + /^[ \t]*/.exec(move)[0].length;
    entry.isClosed = close !== '';
    [entry.piece, entry.target] = entry.move.toLowerCase().split(/[ \t]+/);
  }
  return lines;
}

// A1: White's name, and Black's.
function playersOf(moves) {
  const names = [];
  for (const colour of 'wb') {
    const isTheirs = ({words, piece}) => words !== '' && !words.includes(':') && piece !== 'pass' && piece[0] === colour && words !== names[0];
    names.push(moves.find(isTheirs)?.words);
  }
  return names;
}

// A5. Undefined where there is no other game.
function secondGame(moves, isOfPlayer) {
  const begins = (first, second) => first.piece !== 'pass' && [undefined, '.'].includes(first.target) &&
    second.target?.replace(/[-/\\.]/g, '') === first.piece && isOfPlayer(first) === isOfPlayer(second);
  return moves.find((move, i) => i > 0 && i + 1 < moves.length && begins(move, moves[i + 1]));
}

function playAll(record, written, options, {note, unread, names}) {
  const tell = tellUhp(note);
  let before = 0;
  for (const move of written) {
    const say = (name) => tell(name, move);
    const hasOnlyPass = record.last.outcome() === null && legalMoves(record.last)[0]?.pass === true;  // A3
    if (hasOnlyPass && !move.pass) {
      note('hive-bga/missing-pass', move.start);
      const name = names['wb'.indexOf(record.last.toMove)];
      const label = unread.findIndex((line) =>
        line.start >= before && line.end <= move.start && line.move === undefined && line.names.includes(name));
      if (label >= 0) unread.splice(label, 1);
      record.play({pass: true});
    }
    const meant = move.pass ? {pass: true} : {piece: move.piece, cell: destinationOf(record.last, move.piece, move.reference, say)};
    play(record, meant, {'piece-order': 'any', ...options}, say);
    before = move.places.whole[1];
  }
}

export function readHiveBga(text, options, note) {
  if (/\r(?!\n)/.test(text)) throw new Unknown('a lone CR');
  const lines = readLines(text.replace(/^\uFEFF/, ' '));
  const moves = lines.filter((line) => line.move !== undefined);
  if (moves.length === 0) {
    note('hive-bga/no-moves', 0);
    throw new Refused('no moves');
  }
  const names = playersOf(moves);
  const isOfPlayer = ({words}) => words === '' || names.includes(undefined) || names.includes(words);
  const second = secondGame(moves, isOfPlayer);
  if (second !== undefined) note('hive-bga/second-game', second.at, second.at + second.move.length);
  const game = second === undefined ? lines : lines.slice(0, lines.indexOf(second));

  const written = [];
  const unread = [];
  for (const line of lines) {
    const isInGame = game.includes(line);
    const beyond = line.move === undefined || !isOfPlayer(line) ? line.whole : line.rest;
    if (isInGame && !isSaid(line.whole) && unreadMove.test(beyond)) throw new Unknown('a move that is not read');
    if (line.move === undefined) {
      line.names = names.filter((name) => name && line.words.startsWith(name) && /^[ \t:]/.test(line.words.slice(name.length)));
      if (isInGame && written.length > 0 && line.names.length > 0) unread.push(line);
      continue;
    }
    if (!isInGame) continue;
    if (!isOfPlayer(line)) {
      unread.push(line);
      continue;
    }
    const isFirst = written.every((other) => other.pass);
    written.push({...readUhpMove(line.move, line.at, isFirst, note), start: line.at});
    if (!line.isClosed) note('hive-bga/unclosed-move', line.at + line.move.length);
  }

  const record = new GameRecord();
  record.start(usedLetters(written));
  record.hasMore = true;  // A6
  record.tags = ['White', 'Black'].map((key, i) => [key, names[i]]).filter(([, name]) => name !== undefined);
  playAll(record, written, options, {note, unread, names});
  for (const {start, end} of unread) note('hive-bga/unread-line', start, end);
  if (second !== undefined) throw new Refused('a second game');
  return record;
}
