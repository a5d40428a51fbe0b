// Reads game files of Mzinga and hivegame.com (hive-notations 3.3, P1 - P11).
import {IllegalEnd, Refused, Unknown} from './errors.mjs';
import {GameRecord, replay, usedLetters} from './game-record.mjs';
import {gamesOf} from './pgn-games.mjs';
import {partsOf} from './pgn-parts.mjs';
import {isDate, isOfHivegame, isResult, resultOf} from './pgn-result.mjs';
import {readUhpMove, tellUhp} from './read-uhp-move.mjs';
import {lettersOf} from './read-uhp.mjs';

// A tag on a line: its key and value with their places.
function readTag({line, start, end}) {
  const {1: key, 2: value, indices} = /^\[([A-Za-z_][A-Za-z0-9_]*) "([^"]*)"\]$/d.exec(line) ?? {};
  if (key === undefined) throw new Refused(`bad tag ${line}`);
  const entry = (text, place) => ({text, start: start + place[0], end: start + place[1]});
  return {key: entry(key, indices[1]), value: entry(value, indices[2]), start, end};
}

const deepest = 100;  // P7
// P2: letters in a number look like digits.
const numberedPly = /^(([0-9]+(?=\.)|[0-9lI|oO]+(?=\.[ \t]+(?:[wWbB][A-Za-z]|[pP][aA][sS][sS])))\.[ \t]*)?(.*)$/s;

// P6: the game itself, or a variation. Its items are {move}, {comment} and {variation}, in order.
class LineOfPlay {
  written = [];
  items = [];

  constructor(parent = null) {
    this.parent = parent;
    if (parent === null) return;
    this.depth = parent.depth + 1;
    this.begin = parent.begin + parent.written.length - 1;
  }
  depth = 0;
  begin = 0;             // how many plies come before its first one

  // Whether every move before the next one is a pass.
  isAtFirstMove() {
    const before = this.parent === null ? [] : this.parent.movesUpTo(this.begin);
    return [...before, ...this.written].every((other) => other.pass);
  }

  movesUpTo(ply) {
    if (ply <= this.begin) return this.parent === null ? [] : this.parent.movesUpTo(ply);
    const before = this.parent === null ? [] : this.parent.movesUpTo(this.begin);
    return [...before, ...this.written.slice(0, ply - this.begin)];
  }
}

class Reader {
  record = new GameRecord();
  line = new LineOfPlay();
  all = [];              // the moves of all lines of play
  tags = [];             // as readTag gives them
  numbers = [];          // {start, number, place} of each ply, without a number where it has none
  resultLine = undefined;
  semicolons = [];       // P5
  lastLine = '';
  hasBody = false;       // whether a comment, a move or a result has come

  constructor(note) {
    this.note = note;
  }

  take(part) {
    const {line, comment, parenthesis, start, end} = part;
    if (parenthesis === '(') return this.openVariation();
    if (parenthesis === ')') return this.closeVariation();
    const text = line?.replace(/[ \t]*;$/, '');
    if (text !== line) this.semicolons.push(end - 1);
    if (part.isUnread) {
      this.record.hasMore = true;
    } else if (this.resultLine !== undefined && text !== '' && !part.isTrailing) {
      // P9
      if (/^([0-9]*\.*[ \t]*)(pass|[wb][qabdglmps][0-9]*)([ \t.;({]|$)/i.test(line)) throw new Refused('moves after the result');
      this.note('hive-pgn/text-after-result', start, end);
      this.record.hasMore = true;
    } else if (comment !== undefined) {
      const isTrailing = part.isTrailing && this.line.written.length > 0;
      this.line.items.push({comment});
      if (this.line.depth === 0) this.record.comments.push({ply: this.line.written.length, text: comment, isTrailing});
    } else if (line.startsWith('[')) {
      if (part.isIndented) throw new Refused(`blanks before the tag ${line}`);
      this.takeTag(part);
    } else if (isResult(text)) {
      if (this.line.depth !== 0) throw new Refused('a variation is never closed');
      this.resultLine = {text, start, end};
    } else if (text !== '') {
      this.takePly(text, part);
    }
    // A comment on the line of a tag does not end the tags.
    this.hasBody ||= comment === undefined ? text !== '' && !line.startsWith('[') : !part.isTrailing;
  }

  openVariation() {
    if (this.line.written.length === 0) throw new Refused('a variation without a ply before it');
    if (this.line.depth === deepest) throw new Refused('a variation that is too deep');
    this.line = new LineOfPlay(this.line);
    this.lastLine = '';
    this.hasBody = true;
  }

  closeVariation() {
    const {parent, written} = this.line;
    if (parent === null) throw new Refused('a stray parenthesis');
    if (written.length === 0) throw new Refused('a variation without a ply');
    parent.items.push({variation: this.line});
    this.line = parent;
    this.lastLine = '';
  }

  takeTag(part) {
    const tag = readTag(part);
    tag.isLate = this.hasBody;
    if (tag.isLate) this.note('hive-pgn/tag-after-moves', tag.start, tag.end);
    if (this.tag(tag.key.text) !== undefined) this.note('hive-pgn/duplicate-tag', tag.key.start, tag.key.end);
    else {
      const alike = this.tags.find(({key}) => key.text.toLowerCase() === tag.key.text.toLowerCase());
      const isOther = alike !== undefined && alike.value.text !== tag.value.text;
      if (isOther) this.note('hive-pgn/duplicate-tag', tag.key.start, tag.key.end);
    }
    this.tags.push(tag);
    this.record.tags.push([tag.key.text, tag.value.text]);
  }

  // P2: a number, a dot, blanks, and the move.
  takePly(text, {start, end, blanksEnd, skipped = 0}) {
    if (text === this.lastLine) throw new Unknown('a line that is there twice');
    this.lastLine = text;
    const [, head = '', digits, move] = numberedPly.exec(text);
    const number = digits?.replace(/[lI|]/g, '1').replace(/[oO]/g, '0');
    if (/^[.0-9]/.test(move)) throw new Unknown('a number in another form');
    if (move === '') throw new Refused(`not a move: ${text}`);
    const isOdd = number !== undefined && (number !== digits || number.startsWith('0'));
    this.numbers.push({start, number, isOdd, hasLetters: number !== digits, place: this.line.begin + this.line.written.length + 1});
    const isParted = skipped > 0 || /\. +$/.test(head);
    if (number !== undefined && !isParted) this.note('the gap after a number');
    if (blanksEnd > end) this.note('hive-pgn/trailing-space', end, blanksEnd);
    const read = readUhpMove(move, start + head.length + skipped, this.line.isAtFirstMove(), this.note);
    this.line.written.push(read);
    this.line.items.push({move: read});
    this.all.push(read);
  }

  // P10
  checkNumbers() {
    const written = this.numbers.filter(({number}) => number !== undefined);
    const missing = this.numbers.filter(({number}) => number === undefined);
    const told = written.length === 0 ? missing.slice(0, 1) : missing;
    for (const {start} of told) this.note('hive-pgn/missing-ply-number', start);
    const note = ({start, number}) => this.note('hive-pgn/ply-number', start, start + number.length);
    const wrong = written.find(({number, place}) => Number(number) !== place);
    const zeros = written.filter(({isOdd}) => isOdd);
    if (wrong === undefined) {
      const isOfAll = zeros.length === this.numbers.length;
      for (const ply of isOfAll ? zeros.slice(0, 1) : zeros) note(ply);
      return;
    }
    if (written.every(({number, place}) => Number(number) === Math.ceil(place / 2))) {
      note(wrong);
      return;
    }
    let ahead = 0;
    written.forEach((ply, i) => {
      const own = Number(ply.number) - ply.place;
      if (own === ahead) {
        if (ply.isOdd) note(ply);
        return;
      }
      note(ply);
      const next = written[i + 1];
      if (!ply.hasLetters && (next === undefined || Number(next.number) - next.place === own)) ahead = own;
    });
  }

  tag(key) {
    return this.tags.find((tag) => tag.key.text === key);
  }

  // N8, P1
  letters(start) {
    const tag = this.tag('GameType');
    if (tag === undefined) {
      this.note('hive-pgn/missing-gametype', start);
      return usedLetters(this.all);
    }
    if (this.tags[0] !== tag && !tag.isLate) this.note('hive-pgn/gametype-not-first', tag.key.start, tag.key.end);
    const letters = lettersOf(tag.value.text, (name) => this.note(name, tag.value.start, tag.value.end));
    if (letters === null) throw new Refused('bad game type');
    return letters;
  }
}

// Plays what is inside of a line of play from the positions of `record`, which has its plies from `line.begin` on. Gives
// its items with what was played: {move, position}, {comment}, {items}.
function playVariations(line, record, options, tell) {
  let ply = 0;
  return line.items.map(({move, comment, variation}) => {
    if (comment !== undefined) return {comment};
    if (move !== undefined) {
      ply += 1;
      return {move: record.moves[ply - 1], position: record.positions[ply - 1]};
    }
    const inside = new GameRecord();
    inside.letters = record.letters;
    inside.positions = [record.positions[ply - 1]];
    try {
      replay(inside, variation.written, options, tell);
    } catch (error) {
      throw error instanceof IllegalEnd ? new Refused(error.message) : error;
    }
    return {items: playVariations(variation, inside, options, tell)};
  });
}

// P1: in UTF-16 every other byte of what is written here is zero.
const isUtf16 = (text) => /^\uFEFF?(?:[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/.test(text);

// The games of a file, and an empty text for each blank line between them.
export function readHivePgn(text, options, note) {
  return gamesOf(text).flatMap(({start, text: game, blankLines}) => {
    const record = readGame(game, options, (name, begin, end = begin) => {
      if (begin === undefined) note(name);
      else note(name, begin + start, end + start);
    });
    return [record, ...Array(blankLines).fill('')];
  });
}

function readGame(text, options, note) {
  if (/\r(?!\n)/.test(text)) throw new Unknown('a lone CR');
  if (isUtf16(text)) throw new Refused('UTF-16');
  const [marks] = /^\uFEFF*/.exec(text);
  const shift = marks.length;
  for (let at = 0; at < shift; at++) note('hive-pgn/byte-order-mark', at, at + 1);
  const noteShifted = (name, start, end = start) => {
    if (start === undefined) note(name);
    else note(name, start + shift, end + shift);
  };
  const reader = new Reader(noteShifted);
  const {record} = reader;
  const parts = partsOf(text.slice(shift), noteShifted);
  for (const part of parts) reader.take(part);
  reader.checkNumbers();
  const isHivegame = isOfHivegame(record, parts.at(-1)?.line);
  record.start(reader.letters(0));
  const date = reader.tag('Date')?.value;
  if (date && !isDate(date.text, isHivegame)) noteShifted('hive-pgn/date-format', date.start, date.end);
  if (!isHivegame) for (const place of reader.semicolons) noteShifted('uhp/trailing-semicolon', place, place + 1);
  const tell = tellUhp(noteShifted);
  const tellOwn = (name, move) => {
    const isOwn = isHivegame && name === 'direction-to-occupied';  // P5
    if (isHivegame && name === 'queen-on-first-turn') noteShifted('hive/queen-on-first-turn');
    else if (!isOwn) tell(name, move);
  };
  if (reader.line.depth !== 0) throw new Refused('a variation is never closed');
  const hasVariations = reader.line.items.some((item) => item.variation !== undefined);
  try {
    replay(record, reader.line.written, options, tellOwn);
  } catch (error) {
    throw hasVariations && error instanceof IllegalEnd ? new Refused(error.message) : error;
  }
  if (hasVariations) record.items = playVariations(reader.line, record, options, tellOwn);
  record.result = resultOf(record, reader.tag('Result')?.value, reader.resultLine, isHivegame, noteShifted);
  return record;
}
