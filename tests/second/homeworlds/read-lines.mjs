// Games in lines: the dialects `seed`, `ap` and `jpb` (homeworlds 2 and 3.3).
import {headerNamed, reject} from './headers.mjs';
import {readPosition} from './read-position.mjs';
import {handleOf, splitComment, splitRemark} from './remarks.mjs';
import {chooseLayout} from './layout.mjs';
import {ItemReader} from './items.mjs';
import {findSpreadTurns} from './spread.mjs';
import {checkNumbers, newTurn, numberOf, readTurn} from './turn-text.mjs';
import {trim, trimEnd, wordsOf} from './text.mjs';
import {readVerb} from './words.mjs';

// A line with what is said of it: `text` without comment, `comment`, `kind`.
function classify(line, {dialect, report, play}) {
  let read = dialect === 'seed' ? {...splitComment(line), goesOn: line.goesOn} : {...line, comment: null};
  if (dialect === 'jpb' && trim(line.text).startsWith('#')) read = {...line, text: '', comment: trim(line.text)};
  if (trim(read.text).startsWith('<')) return {...read, kind: 'position'};
  if (dialect === 'seed') {
    const named = handleOf(read, play);
    if (named !== null && !play.isNamed) report('handle-without-number', 'info', named.handle.start, named.handle.end);
    play.isNamed ||= named !== null;
    read = {...read, named};
    read = splitRemark(read, numberOf(read)?.length ?? 0, report, play);
  }
  if (trim(read.text) !== '') return {...read, kind: 'moves'};
  return {...read, kind: read.comment === null ? 'blank' : 'comment'};
}

// All lines up to a second game (homeworlds L21). A line that goes on with the one above is marked so (L18).
function classifyAll(rawLines, context) {
  const lines = [];
  let goesOn = false;
  let hasMoves = false;
  let last = 0;
  for (const raw of rawLines) {
    if (hasMoves && context.dialect !== 'jpb' && beginsGame(raw)) break;
    if (last > 1 && context.dialect === 'seed' && beginsNumbers(raw)) break;
    const line = classify({...raw, goesOn}, context);
    lines.push(line);
    if (line.kind === 'moves') last = numberOf(line)?.value ?? last;
    hasMoves ||= line.kind === 'moves' && (context.dialect !== 'seed' || context.play.couldBe(line.text.slice(numberOf(line)?.length ?? 0)));
    if (line.kind === 'moves') goesOn = /[;,/]$/.test(trimEnd(line.text));
    else if (line.kind !== 'comment') goesOn = false;
  }
  if (lines.length < rawLines.length) {
    const {start, text} = splitComment(rawLines[lines.length]);
    const indent = text.length - text.replace(/^[ \t\v\f]+/, '').length;
    context.report('second-game', 'error', start + indent, start + indent + trim(text).length);
  }
  return lines;
}

function beginsGame(line) {
  const text = trim(splitComment(line).text);
  return /^(Players|Participants):([ \t\v\f]|$)/i.test(text) || /^Homeworlds Online \(SDG# [0-9]+\)$/.test(text);
}

function beginsNumbers(line) {
  const number = numberOf(line);
  const first = wordsOf(line.text.slice(number?.length ?? 0), 0, /[^ \t\v\f;,/]+/g)[0];
  return number?.value === 1 && first !== undefined && readVerb(first.text, 'seed')?.verb === 'homeworld';
}

// The text of a position with its continuation lines (homeworlds L6), and how many lines it takes.
function gatherPosition(lines, at) {
  const first = lines[at];
  let text = first.text;
  let end = at + 1;
  let comment = first.comment;
  while (trimEnd(text).endsWith(';') && end < lines.length) {
    const next = lines[end];
    if (next.kind === 'moves' || next.kind === 'position') {
      text += ' '.repeat(next.start - first.start - text.length) + next.text;
      comment ??= next.comment;
    }
    end += 1;
  }
  const indent = text.length - text.replace(/^[ \t\v\f]+/, '').length;
  return {text: text.slice(indent), start: first.start + indent, end, comment};
}

function readJpbTurn({start, text}, context) {
  const turn = newTurn('jpb');
  let words = wordsOf(text, start, /[A-Za-z0-9_\x80-\xff]+|\*/g);
  if (words.length === 0) return null;
  Object.assign(turn, {start: words[0].start, end: words.at(-1).end});
  if (words.length > 1 && words.at(-1).text === '*') {
    turn.isConfirmed = true;
    words = words.slice(0, -1);
  }
  // A homeworld takes the rest of the line.
  if (readVerb(words[0].text, 'jpb')?.verb === 'homeworld') words = words.slice(0, 5);
  new ItemReader(context, turn).readAll([{words}]);
  return turn;
}

// The players of the position count, and names for another number of players do not.
function checkPlayers(game, report) {
  game.players = game.initial.players;
  if (game.names === null || game.names.length === game.players) return;
  const players = headerNamed(game.headers, 'players');
  if (players !== undefined) reject(players, 'unknown-header-value', report);
  game.names = null;
}

// The position of the game, if it has one, and what comes before it; the lines after it are returned.
function readStart(game, lines, context) {
  const {report} = context;
  const first = lines.findIndex(({kind}) => kind === 'moves' || kind === 'position');
  let at = first < 0 ? lines.length : first;
  game.items.push(...lines.slice(0, at).map(({kind, comment}) => ({type: kind, comment})));
  if (lines[at]?.kind === 'position') {
    const position = gatherPosition(lines, at);
    game.initial = readPosition(position.text, position.start, report);
    if (game.initial === null) game.isFragment = true;
    else checkPlayers(game, report);
    game.items.push({type: 'position', comment: position.comment});
    at = position.end;
  }
  context.players = game.players;
  return lines.slice(at);
}

// Takes a position that comes before all else from the lines of a dialect that has none of its own (homeworlds L6); those
// after it are returned.
export function takePosition(game, rawLines, context) {
  const lines = rawLines.map((line) => classify(line, context));
  const first = lines.find(({kind}) => kind === 'moves' || kind === 'position');
  return first?.kind === 'position' ? rawLines.slice(rawLines.length - readStart(game, lines, context).length) : rawLines;
}

// Adds `items`, `turns`, `initial` to the game from lines after its headers.
export function readLines(game, rawLines, options, context) {
  const body = readStart(game, classifyAll(rawLines, context), context);
  const {dialect, report} = context;
  const layout = dialect === 'seed' ? chooseLayout(body, game, options, context) : {groups: alone};
  if (layout === null) {
    game.isUnknown = true;
    return;
  }
  readBody(game, body, layout.groups, context);
  if (layout.name === 'line') findSpreadTurns(game.items, report);
  checkNumbers(game.turns, report);
}

const alone = (lines, at) => at + 1;

function readBody(game, lines, groups, context) {
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line.kind === 'position') {
      const {start, text, end} = gatherPosition(lines, at);
      context.report('second-position', 'error', start, start + trimEnd(text).length);
      if (game.turns.length > 0) game.turns.at(-1).endsCertainty = true;
      else game.startsUncertain = true;
      at = end;
    } else if (line.kind !== 'moves') {
      game.items.push({type: line.kind, comment: line.comment});
      at += 1;
    } else {
      const end = groups(lines, at);
      const inner = lines.slice(at, end);
      const moves = inner.filter(({kind}) => kind === 'moves');
      const turn = context.dialect === 'jpb' ? readJpbTurn(moves[0], context) : readTurn(moves, context);
      const comments = inner.filter(({comment}) => comment !== null);
      // Where a comment inside of a turn goes is not said.
      if (comments.length > 1 || (comments.length === 1 && comments[0] !== inner.at(-1))) game.hasInnerComment = true;
      if (turn !== null) {
        game.turns.push(turn);
        game.items.push({type: 'turn', turn, comment: inner.at(-1).comment});
      } else if (inner.at(-1).comment !== null) {
        game.items.push({type: 'comment', comment: inner.at(-1).comment});
      }
      at = end;
    }
  }
}
