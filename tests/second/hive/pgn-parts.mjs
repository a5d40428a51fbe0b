// The parts of a file of Hive PGN: comments, which may contain line ends, lines and parentheses (hive-notations 3.3, P7).
import {Refused} from './errors.mjs';
import {isResult} from './pgn-result.mjs';

const restOfLine = /[^\n{]*/y;
const restOfPly = /[^\n{()]*/y;
const play = /[0-9()[]|[wb][qabdglmps][0-9]*(?![a-z])|pass(?![a-z0-9])/iy;
const unread = /(?:(?![0-9]{1,3}\.[ \t]+[wWbB][A-Za-z])[^\n{])*/y;

// {comment, isTrailing, start, end}, {line, isIndented, isUnread, start, end} or {parenthesis, start, end}, in order;
// places are those of the text. What follows a comment is read as on a line of its own if it begins like play
// (hive-notations P8).
class Parts {
  parts = [];
  at = 0;
  isLineStart = true;   // nothing but blanks before on this line
  isOnlySigns = true;   // nothing but blanks and parentheses before on it
  hasLine = false;      // more than blanks before on it since the last parenthesis or comment
  takesSigns = true;    // whether a parenthesis is one here
  hasItem = false;      // a tag, a move or the result before on it since the last parenthesis
  isAfterComment = false;
  isOver = false;       // the result has come

  constructor(text, note) {
    Object.assign(this, {text, note});
  }

  read() {
    while (this.at < this.text.length) {
      const sign = this.text[this.at];
      if (/[ \t\r\n]/.test(sign)) this.takeBlank(sign);
      else if (sign === '\uFEFF' && (this.text[this.at - 1] ?? '\n') === '\n') this.takeMark();
      else if (sign === '{') this.takeComment();
      else if (/[()]/.test(sign) && this.takesSigns && !this.isOver) this.takeParenthesis(sign);
      else this.takeLine();
    }
    return this.parts;
  }

  takeBlank(sign) {
    if (sign === '\n') [this.hasItem, this.isAfterComment] = [false, false];
    if (sign === '\n') [this.isLineStart, this.isOnlySigns, this.hasLine, this.takesSigns] = [true, true, false, true];
    else if (this.isLineStart && sign !== '\r') this.note('blanks before a line');
    this.at += 1;
  }

  // P1
  takeMark() {
    this.note('hive-pgn/byte-order-mark', this.at, this.at + 1);
    this.at += 1;
  }

  takeComment() {
    const start = this.at;
    const {text} = this;
    const end = text.indexOf('}', start) + 1;
    if (end === 0) throw new Refused('an open comment');
    const isBeforeSign = !this.isOver && /^[ \t]*[()]/.test(text.slice(end));
    const isLast = /^[ \t]*(\r?\n|$)/.test(text.slice(end));
    const isOwn = this.isOnlySigns && (isLast || (isBeforeSign && this.takesSigns));
    if (!isOwn) this.note('hive-pgn/inline-comment', start, end);
    const comment = text.slice(start + 1, end - 1).replaceAll('\r\n', '\n');
    this.parts.push({comment, isTrailing: !this.isOnlySigns, start, end});
    Object.assign(this, {isLineStart: false, hasLine: false, takesSigns: true, at: end});
    this.isAfterComment = this.hasItem;
    if (!isBeforeSign) this.isOnlySigns = false;
  }

  takeParenthesis(parenthesis) {
    const start = this.at;
    const end = start + 1;
    const isAlone = this.isLineStart && /^[ \t]*(\r?\n|$)/.test(this.text.slice(end));
    if (!isAlone) this.note('hive-pgn/inline-parenthesis', start, end);
    this.parts.push({parenthesis, start, end});
    Object.assign(this, {isLineStart: false, isOnlySigns: true, hasLine: false, hasItem: false, isAfterComment: false, at: end});
  }

  // Whether text after a comment is not play.
  takeUnread() {
    const start = this.at;
    this.isAfterComment = false;
    play.lastIndex = restOfLine.lastIndex = unread.lastIndex = start;
    if (play.test(this.text) || isResult(restOfLine.exec(this.text)[0].trim())) return false;
    const [line] = unread.exec(this.text);
    if (/(^|[ \t])[wb][QABDGLMPS][0-9]*([-/\\,;:!?.(){} \t\r]|$)/.test(line)) throw new Refused('moves that are not read');
    this.parts.push({line: line.trimEnd(), isUnread: true, start, end: start + line.trimEnd().length});
    this.at += line.length;
    return true;
  }

  // P8: what is between a number and its move. The line without it, and how many characters of comments it has.
  takeEarlyComments(number, start) {
    if (!/^[0-9]+\.*[ \t]*$/.test(number)) return null;
    const comments = /(?:\{[^}]*\}[ \t]*)+(?=[^ \t\r\n{()])/y;
    comments.lastIndex = start + number.length;
    const [between] = comments.exec(this.text) ?? [];
    if (between === undefined) return null;
    restOfPly.lastIndex = comments.lastIndex;
    const [move] = restOfPly.exec(this.text);
    if (isResult(move.trim())) return null;
    for (const {0: whole, 1: inside, index} of between.matchAll(/\{([^}]*)\}/g)) {
      const at = start + number.length + index;
      this.note('hive-pgn/inline-comment', at, at + whole.length);
      this.parts.push({comment: inside.replaceAll('\r\n', '\n'), isTrailing: false, start: at, end: at + whole.length});
    }
    const length = number.length + between.length + move.trimEnd().length;
    return {line: number + move, skipped: between.length, length, end: comments.lastIndex + move.length};
  }

  takeLine() {
    const start = this.at;
    if (this.isAfterComment && this.takeUnread()) return;
    const isPly = this.text[start] !== '[' && !this.hasLine && !this.isOver;
    const pattern = isPly ? restOfPly : restOfLine;
    pattern.lastIndex = start;
    let [line] = pattern.exec(this.text);
    const early = isPly ? this.takeEarlyComments(line, start) : null;
    if (early !== null) [line] = [early.line];
    const end = start + (early?.length ?? line.trimEnd().length);
    const isIndented = this.isLineStart && /[ \t]/.test(this.text[start - 1] ?? '');
    this.at = early?.end ?? start + line.length;
    const next = this.text[this.at];
    const blanks = /[ \t]*(?=\r?$)/.exec(line)[0].length;
    const blanksEnd = '{()'.includes(next ?? '\n') ? end : end + blanks;
    this.parts.push({line: line.trimEnd(), isIndented, start, end, blanksEnd, skipped: early?.skipped ?? 0});
    this.takesSigns = isPly;
    if (isPly && isResult(line.trimEnd()) && next !== '(' && next !== ')') this.isOver = true;
    Object.assign(this, {hasLine: true, hasItem: true, isLineStart: false, isOnlySigns: false});
  }
}

export const partsOf = (text, note) => new Parts(text, note).read();
