// Reads games in the notation for people (hive-human).
import {neighbours} from './board.mjs';
import {IllegalEnd, Refused} from './errors.mjs';
import {GameRecord, play, usedLetters} from './game-record.mjs';
import {checkNumbers, isOtherText, partsOf} from './human-text.mjs';
import {letterOf} from './human-places.mjs';
import {allMoves, fits, readWord} from './human-words.mjs';
import {faultOf} from './illegal.mjs';

const ended = ['Draw', 'WhiteWins', 'BlackWins'];
const states = {
  ...Object.fromEntries(['NotStarted', 'InProgress', ...ended].map((state) => [state, state])),
  '1-0': 'WhiteWins', '0-1': 'BlackWins', '1/2-1/2': 'Draw', '*': 'InProgress',
};
const exchanged = {White: 'Black', Black: 'White', WhiteWins: 'BlackWins', BlackWins: 'WhiteWins'};  // K12

const isWhite = (letter) => letter === letter.toUpperCase();
const turned = (letter) => (isWhite(letter) ? letter.toLowerCase() : letter.toUpperCase());
const swapped = (text) => (text === 'pass' ? text : text.replace(/[a-wyz]/gi, turned));

// K12: `moves` with the colours exchanged if Black begins.
function asWhiteBegins(moves, note) {
  const [first, second] = moves.map(({text}) => readWord(text)?.letter);
  const isBlackFirst = first !== undefined && !isWhite(first)
    && (moves.length === 1 || (second !== undefined && isWhite(second)));
  if (!isBlackFirst) return moves;
  note('hive-human/black-begins', moves[0].start, moves[0].end);
  return moves.map((move) => ({...move, text: swapped(move.text)}));
}

// K7: the moves, legal or not, that a word could mean.
function meanings(word, position) {
  if (word.pass) return [word];
  const colour = isWhite(word.letter) ? 'w' : 'b';
  const kind = word.letter.toUpperCase();
  const pieces = [1, 2, 3].map((number) => `${colour}${kind}${number}`);
  const next = pieces.find((piece) => position.isInHand(piece));
  const meant = pieces.filter((piece) => (word.isPlaced ? piece === next : position.board.places.has(piece)));
  const cells = new Set(['0,0', ...position.board.cells().flatMap((cell) => [cell, ...neighbours(cell)])]);
  const moves = meant.flatMap((piece) => [...cells].map((cell) => ({piece, cell})));
  return moves.filter((move) => fits(word, position, move));
}

// K7: what is wrong with a word that fits no legal move.
function faultIn(word, position) {
  const faults = new Set(meanings(word, position).map((move) => faultOf(position, move)));
  return faults.size === 1 ? `hive/${[...faults][0]}` : 'hive-human/unclear-move';
}

class Reader {
  record = new GameRecord();

  constructor(parts, options, note) {
    Object.assign(this, {parts, options, note});
    this.moves = asWhiteBegins(parts.moves, note);
    this.isBlackFirst = this.moves !== parts.moves;
    this.words = this.moves.map(({text}) => readWord(text));
    const unread = this.moves.filter(({text}) => readWord(text) === null);
    for (const move of isOtherText(parts) ? unread.slice(0, 1) : unread) this.tell('hive-human/bad-move', move);
  }

  tell(name, {start, end}) {
    this.note(name, start, end);
  }

  // K11, K12
  readTags() {
    const {record, parts, words} = this;
    const inRecord = (name) => (this.isBlackFirst ? exchanged[name] ?? name : name);
    let letters = null;
    const gameTypes = [];
    const bad = (tag) => {
      this.tell('hive-human/bad-tag', tag);
      parts.isBroken = true;
    };
    const meant = ['ExpansionPieces', 'GameType', 'Result'];
    for (const [index, tag] of parts.tags.entries()) {
      const {key, value} = tag;
      const first = parts.tags.slice(0, index).find((other) => other.key.toLowerCase() === key.toLowerCase());
      const isOther = first !== undefined && first.value !== value && !(first.key === key && meant.includes(key));
      if (isOther) this.tell('hive-human/duplicate-tag', {start: tag.keyStart, end: tag.keyEnd});
      if (key === 'ExpansionPieces') {
        if (/^[LMP]*$/i.test(value)) letters = (letters ?? '') + value;
        else bad(tag);
      } else if (key === 'GameType') {
        if (/^Base(\+(?=.)M?L?P?)?$/.test(value)) gameTypes.push(tag);
        else bad(tag);
      } else if (key === 'Result') {
        if (states[value] === undefined) {
          bad(tag);
        } else {
          const result = inRecord(states[value]);
          if (this.resultTag && record.result !== result) this.tell('hive-human/end-mark', tag);
          [record.result, this.resultTag] = [result, tag];
        }
      } else record.tags.push([inRecord(key), value]);
    }
    const sorted = (text) => [...new Set(text.toUpperCase())].sort().join('');
    if (gameTypes.length > 0) letters ??= gameTypes[0].value.slice(5);
    for (const tag of gameTypes) if (sorted(tag.value.slice(5)) !== sorted(letters)) bad(tag);
    letters ??= words.map((word) => word?.letter ?? '').join('');
    record.start(usedLetters([...letters].map((letter) => ({piece: `w${letter.toUpperCase()}1`}))));
  }

  playAll() {
    const {record, words, moves} = this;
    for (const [ply, word] of words.entries()) {
      const isKnown = word !== null && this.playWord(word, moves[ply], moves[ply - 1], ply + 1 === words.length);
      if (isKnown) continue;
      // N9 asks the next move how replay goes on.
      const isOpen = words[ply + 1] !== null && words[ply + 1] !== undefined;
      throw new (isOpen ? Refused : IllegalEnd)(`ply ${ply + 1} is not played`);
    }
    if (this.resultTag && record.last.outcome() !== null && record.state !== record.result) {
      this.tell('hive-human/end-mark', this.resultTag);
    }
  }

  // Whether the move was played.
  playWord(word, move, before, isLast) {
    const {record, options} = this;
    const isFree = word.pass && options.pass === 'free';
    const legal = isFree ? [word] : allMoves(record.last).filter((other) => fits(word, record.last, other));
    if (legal.length !== 1) {
      const isRepeated = legal.length === 0 && !word.pass && move.text === before?.text;  // N9
      const fault = legal.length > 0 ? 'hive-human/unclear-move' : faultIn(word, record.last);
      this.tell(isRepeated ? 'hive/duplicate-move' : fault, move);
      return false;
    }
    play(record, legal[0], options, (name) => this.tell(`hive/${name}`, move));
    const hasEnded = record.last.outcome() !== null;
    const isEndKnown = isLast && ended.includes(record.result);
    if (word.hasMark && !hasEnded && !isEndKnown) this.note('hive-human/end-mark', move.end - 1, move.end);
    if (hasEnded && !word.hasMark) this.tell('hive-human/end-mark', move);
    return true;
  }
}

export function readHiveHuman(text, options, note) {
  const parts = partsOf(text, note);
  if (!isOtherText(parts)) checkNumbers(parts, note);
  const reader = new Reader(parts, options, note);
  const {record} = reader;
  reader.readTags();
  reader.playAll();
  if (parts.isBroken) throw new IllegalEnd('a tag or a comment is wrong');
  Object.assign(record, {comments: parts.comments, isBlackFirst: reader.isBlackFirst});
  return record;
}
