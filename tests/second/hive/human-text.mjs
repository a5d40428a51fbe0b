// The parts of a text of hive-human: tags, numbers, moves and comments (hive-human 2, K9 - K11).
import {readWord} from './human-words.mjs';

const blank = /[ \t\r\n]+/y;
const comment = /\{([^}]*)(\}?)|;([^\n]*)/y;
const tag = /\[([A-Za-z_]\w*)[ \t]+"((?:[^"\\\r\n]|\\["\\])*)"\]/dy;
const otherTag = /\[[^\]\r\n]*\]?/y;
const turnNumber = /([0-9]+)(?:\.(?!\.)|(?:[):,]|\.*)(?=[ \t\r\n{;[]|$))/y;
const word = /[^ \t\r\n{;[]+/y;

// Comments have `ply` and `isTrailing`; tags, numbers and moves their places.
export function partsOf(text, note) {
  const parts = {tags: [], comments: [], numbers: [], moves: [], isBroken: false};
  let isAfterMove = false;  // on the line of a move, with only comments since
  const tell = (name, start, end) => {
    note(`hive-human/${name}`, start, end);
    parts.isBroken = true;
  };
  const shift = text.startsWith('\uFEFF') ? 1 : 0;
  if (shift > 0) note('hive-human/byte-order-mark', 0, shift);
  for (let at = shift; at < text.length;) {
    const start = at;
    const take = (pattern) => {
      pattern.lastIndex = start;
      const taken = pattern.exec(text);
      at += taken?.[0].length ?? 0;
      return taken;
    };
    let found;
    if ((found = take(blank)) !== null) {
      isAfterMove &&= !found[0].includes('\n');
    } else if ((found = take(comment)) !== null) {
      const [, inBraces, brace, line] = found;
      if (brace === '') tell('unclosed-comment', start, start + 1);
      const content = inBraces?.replace(/[ \t\r]+\n/g, '\n') ?? line.trim();
      parts.comments.push({ply: parts.moves.length, text: content, isTrailing: isAfterMove});
    } else if ((found = take(tag)) !== null) {
      const [, key, value] = found;
      if (parts.moves.length > 0) tell('bad-tag', start, at);
      const [from, to] = found.indices[2];
      const [keyStart, keyEnd] = found.indices[1];
      parts.tags.push({key, keyStart, keyEnd, value: value.replace(/\\(.)/g, '$1'), start: from, end: to});
    } else if (take(otherTag) !== null) {
      tell('bad-tag', start, at);
    } else if ((found = take(turnNumber)) !== null) {
      parts.numbers.push({text: found[0], value: Number(found[1]), ply: parts.moves.length, start, end: at});
      isAfterMove = false;
    } else {
      [found] = take(word);
      parts.moves.push({text: found, start, end: at});
      isAfterMove = true;
    }
  }
  return parts;
}

// Whether the text is not of this notation at all: three or more words, and more than half, are not moves.
export function isOtherText({moves}) {
  const unread = moves.filter(({text}) => readWord(text) === null).length;
  return unread >= 3 && 2 * unread > moves.length;
}

// K9: whether turns are counted from a number that does not follow; `count` is the number of moves before it.
function isCountedFrom(number, next, count) {
  if (number.value === 0) return false;
  if (next === undefined) return count % 2 === 0 || number.value !== count / 2 + 0.5;
  const between = next.ply - number.ply;
  const follows = (moves) => moves % 2 === 0 && next.value === moves / 2 + 1;
  return !follows(count + between) && follows(2 * (number.value - 1) + between);
}

// K9. The end counts as a move, since a number may come before it.
export function checkNumbers({numbers, moves}, note) {
  const tell = ({start, end}) => note('hive-human/turn-number', start, end);
  let turn = 1;
  let isInTurn = false;
  for (const [ply, move] of [...moves, {text: ''}].entries()) {
    const before = numbers.filter((other) => other.ply === ply);
    for (const [index, number] of before.entries()) {
      const {value, text} = number;
      const isWrong = isInTurn || index > 0 || value !== turn;
      if (isWrong || !/^[0-9]+\.$/.test(text)) tell(number);
      if (!isWrong && ply === moves.length && index === before.length - 1) tell(number);
      const next = numbers[numbers.indexOf(number) + 1];
      if (!isWrong || !isCountedFrom(number, next, 2 * (turn - 1) + Number(isInTurn))) continue;
      turn = value;
      isInTurn = false;
    }
    if (!isInTurn && before.length === 0 && numbers.length > 0 && readWord(move.text) !== null) tell(move);
    if (isInTurn) turn += 1;
    isInTurn = !isInTurn;
  }
}
