// Transcripts of SuperDuperGames, and bare lines (homeworlds 3.3, L13).
import {isKnownKey} from './headers.mjs';
import {ItemReader} from './items.mjs';
import {checkNumbers, finishEmpty, newTurn, numberOf} from './turn-text.mjs';
import {fold, trim, wordsOf} from './text.mjs';
import {completeActions} from './shapes.mjs';
import {isPiece, readVerb} from './words.mjs';

const isBlank = ({text}) => trim(text) === '';

export const hasHandles = (lines) => lines.some((line) => (numberOf(line)?.handle ?? null) !== null);

// Whether a line begins a turn of a transcript; in chat only one with a handle that is known.
function beginsTurn(line, names, isChat) {
  const handle = numberOf(line)?.handle ?? null;
  if (handle === null) return false;
  return !isChat || names === null || names.some((name) => fold(name) === fold(handle.text));
}

function beginsChat(line, names, handles) {
  if (/^[ \t\v\f]/.test(line.text) || numberOf(line) !== null) return true;
  const speaker = /^([^ \t\v\f:]+):(?=[ \t\v\f]|$)/.exec(line.text)?.[1];
  if (speaker === undefined || readVerb(speaker, 'sdg') !== null) return false;
  const callers = [...handles, ...(names ?? [])].map(fold);
  return callers.includes(fold(speaker)) || isKnownKey(speaker) || /^[A-Z]+$/.test(speaker);
}

// L13: the words of a line of chat that is an action for certain.
function playIn(line, due) {
  const start = /^[ \t\v\f]*(?:([0-9]+)\)(?=[ \t\v\f]))?[ \t\v\f]*(?:[^ \t\v\f:]+:(?=[ \t\v\f]))?/.exec(line.text);
  const words = wordsOf(line.text.slice(start[0].length), line.start + start[0].length);
  if (words.length > 1 && words.at(-1).text === '*') words.pop();
  const verb = words.length === 0 ? undefined : readVerb(words[0].text, 'sdg')?.verb;
  if (verb === undefined || fold(words[0].text) !== verb) return null;
  const isWhole = verb === 'homeworld'
    ? words.length === 4 && words.slice(1).every(({text}) => isPiece(text))
    : completeActions(words, 'sdg')?.length === 1;
  const asPrinted = verb !== 'pass' && words[0].text === verb[0].toUpperCase() + verb.slice(1)
    && words.slice(1).every(({text}) => !/^[a-z]/.test(text));
  return isWhole && (Number(start[1]) === due || asPrinted) ? words : null;
}

function addAction(turn, {start, text}, context) {
  const words = wordsOf(text, start);
  if (words.length === 0) return;
  turn.start ??= words[0].start;
  turn.end = words.at(-1).end;
  turn.lines += 1;
  if (words.at(-1).text === '*' && words.length > 1 && readVerb(words[0].text, 'sdg')?.verb === 'homeworld') {
    turn.isConfirmed = true;
    words.pop();
  }
  new ItemReader(context, turn).readAll([{words}]);
}

function addTurn(game, line) {
  const turn = {...newTurn('sdg'), lines: 0};
  const number = numberOf(line);
  if (number !== null) Object.assign(turn, {number, handle: number.handle});
  game.turns.push(turn);
  game.items.push({type: 'turn', turn, comment: null});
  return {turn, rest: number === null ? line : {start: line.start + number.length, text: line.text.slice(number.length)}};
}

function readTranscript(game, lines, context) {
  const handles = lines.map((line) => numberOf(line)?.handle?.text).filter((handle) => handle !== undefined);
  let turn = null;
  let isChat = false;
  let isSaid = false;  // L13, below this turn
  for (const line of lines) {
    // homeworlds L21.
    if (turn !== null && /^(Homeworlds Online \(SDG# [0-9]+\)$|Participants: .+ \([NESW]\)(, |$))/.test(line.text)) {
      context.report('second-game', 'error', line.start, line.start + trim(line.text).length);
      return;
    }
    if (beginsTurn(line, game.names, isChat)) {
      isChat = isSaid = false;
      const added = addTurn(game, line);
      turn = added.turn;
      addAction(turn, added.rest, context);
    } else if (isBlank(line)) {
      continue;
    } else if (isChat || turn === null || beginsChat(line, game.names, handles)) {
      isChat = turn !== null;
      const action = isSaid ? null : playIn(line, (turn?.number?.value ?? 0) + 1);
      if (action !== null) {
        isSaid = true;
        context.report('ignored-command', 'error', action[0].start, action.at(-1).end);
        if (turn === null) game.startsUncertain = true;
        else Object.assign(turn, {endsCertainty: true, hidesPlay: true});
      }
      game.items.push({type: 'comment', comment: `# ${trim(line.text)}`, raw: line.text});
      game.hasChat = true;
    } else {
      addAction(turn, line, context);
    }
  }
}

// Without a turn line a turn is a run of lines up to an empty one.
function readBareLines(game, lines, context) {
  let turn = null;
  for (const line of lines) {
    if (isBlank(line)) turn = null;
    else {
      const added = turn === null ? addTurn(game, line) : {turn, rest: line};
      turn = added.turn;
      addAction(turn, added.rest, context);
    }
  }
}

export function readSdg(game, lines, context) {
  if (hasHandles(lines)) readTranscript(game, lines, context);
  else readBareLines(game, lines, context);
  for (const turn of game.turns) if (turn.lines === 0 && turn.number !== null) finishEmpty(turn, context);
  checkNumbers(game.turns, context.report);
}
