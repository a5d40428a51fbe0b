// A file of games (hopgi 2, R12, R18 to R22).
import {readFen} from './fen.mjs';
import {Line} from './line.mjs';
import {checkTags, results, tagOf, valueOf} from './tags.mjs';
import {broken, Findings, readFile} from './text.mjs';
import {wordsOf} from './words.mjs';

const startFen = 'rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1';
const deepest = 100;
const isNote = ({kind}) => kind === 'comment' || kind === 'remark';

class Game {
  // Comments before the tags, or of a game without tags those before its first element.
  lead;
  tags = [];
  // Comments between and after the tags, which are the first elements of the movetext.
  afterTags = [];
  hasMovetext = false;
  // The lines that are open: the game itself, then variations.
  lines = [];
  // The number that waits for what comes after it.
  number;
  result;
  // Comments on the line of the result.
  tail = [];
  // The formatter would lose something of it (hopgi 5).
  isRefused = false;

  constructor(lead, start) {
    this.lead = lead;
    this.start = start;
  }

  beginMovetext(findings) {
    if (this.hasMovetext) return;
    this.hasMovetext = true;
    const tag = tagOf(this.tags, 'FEN');
    this.initial = tag === undefined ? readFen(startFen, 0, new Findings()) : readFen(tag.value, tag.valueAt, findings);
    if (findings.hasErrors) broken('the FEN has an error');
    this.lines = [new Line(this.initial)];
    for (const note of this.afterTags) this.main.addNote(note);
  }

  get main() {
    return this.lines[0];
  }

  // The position after so many turns of the game itself, or after the last.
  positionAt(ply) {
    const turns = this.main.turns();
    if (ply === undefined || ply === turns.length) return this.main.position;
    return turns[ply]?.before;
  }

  add(word, findings) {
    if (word.kind !== 'remark') this.lastEnd = word.end;
    if (isNote(word) && !this.hasMovetext && this.tags.length > 0) {
      this.afterTags.push(word);
      return;
    }
    this.beginMovetext(findings);
    const line = this.lines.at(-1);
    this.takeNumber(word.kind, findings);
    const isFirst = this.tags.length === 0 && this.lines.length === 1 && line.items.length === 0;
    if (isNote(word) && isFirst) this.lead.push(word);
    else if (isNote(word)) line.addNote(word);
    else if (word.kind === 'turn') this.addTurn(word, line, findings);
    else if (word.kind === 'number') this.number = word;
    else if (word.kind === 'annotation') this.addAnnotation(word, line, findings);
    else if (word.kind === '(') this.open(line);
    else this.close();
  }

  // R19: what a number is depends on the word after it, whose kind is undefined at the end of the game.
  takeNumber(kindAfter, findings) {
    const {number} = this;
    if (number === undefined) return;
    this.number = undefined;
    const line = this.lines.at(-1);
    if (kindAfter === 'number' || kindAfter === undefined) findings.warning('hopgi/wrong-number', number.start, number.end);
    else line.addNumber({...number, mayBegin: number.mayBegin && line === this.main}, findings);
  }

  addTurn(word, line, findings) {
    line.addTurn(word, findings);
    if (!word.isSuffixKnown) this.isRefused = true;
  }

  addAnnotation(word, line, findings) {
    const digits = word.text.slice(1);
    if (digits === '' || BigInt(digits) > 255n) {
      findings.warning('hopgi/nag-range', word.start, word.end);
      this.isRefused = true;
    }
    line.addNote(word);
  }

  open(line) {
    if (this.lines.length > deepest) broken('variation-depth');
    this.lines.push(line.openVariation());
  }

  close() {
    if (this.lines.length === 1) broken('stray-paren');
    this.lines.pop();
  }

  // `marker` is the word of the result, or undefined.
  finish(marker, end, findings) {
    this.beginMovetext(findings);
    this.takeNumber(undefined, findings);
    if (this.lines.length > 1) broken('unclosed-variation');
    this.end = end;
    checkTags(this.tags, findings);
    if (this.tags.some((tag) => tagOf(this.tags, tag.name) !== tag)) this.isRefused = true;
    if (marker === undefined) findings.warning('hopgi/missing-result', this.lastEnd);
    else this.checkResult(marker, findings);
  }

  checkResult(marker, findings) {
    this.result = marker.text;
    const written = valueOf(this.tags, 'Result');
    const isOther = results.includes(written) && written !== marker.text;
    if (isOther) findings.warning('hopgi/result-mismatch', marker.start, marker.end);
    const {position} = this.main;
    if (!position.isOver() || this.initial.isOver()) return;
    const winner = position.hasKing('w') ? '1-0' : '0-1';
    if (marker.text !== winner) findings.warning('hopgi/result-vs-board', marker.start, marker.end);
  }

  // A comment after the first turn that is another result.
  checkComments(findings) {
    if (this.result === undefined) return;
    const {items} = this.main;
    const afterTurns = items.slice(items.findIndex(({kind}) => kind === 'turn') + 1 || items.length);
    for (const note of [...afterTurns.filter(isNote), ...this.tail]) {
      const text = note.kind === 'comment' ? note.text.slice(1, -1) : note.text.slice(2);
      const said = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
      const isOther = said !== '*' && results.includes(said) && said !== this.result;
      if (isOther) findings.warning('hopgi/result-mismatch', note.start, note.start + note.text.trimEnd().length);
    }
  }

  writtenResult() {
    const tag = valueOf(this.tags, 'Result');
    return this.result ?? (results.includes(tag) ? tag : '*');
  }
}

// R22: whether another game begins with the tags that are the first of these words.
function beginsGame(words, content) {
  const end = words.findIndex((word) => word.kind !== 'tag' && !isNote(word));
  if (end === -1) return false;
  const tags = words.slice(0, end).filter(({kind}) => kind === 'tag');
  const {kind, text, digits} = words[end];
  const isBelowEmptyLine = ({start}) => /\n[ \t\r]*\n[ \t\r\n]*$/.test(content.slice(0, start));
  if (kind === 'result') return isBelowEmptyLine(words[0]) && isBelowEmptyLine(words[end]);
  if (kind !== 'number') return false;
  const fen = tags.filter(({name}) => name === 'FEN').at(-1);
  const first = fen && (/ ([0-9]+)$/.exec(fen.value)?.[1] ?? '1');
  return (['1', '1.'].includes(text) || digits === first) && end + 1 < words.length;
}

// The games of a text, and the comments after the last.
class Reader {
  games = [];
  pending = [];
  isAfterResult = false;

  constructor(text, findings) {
    this.text = text;
    this.findings = findings;
  }

  start(word) {
    const first = this.pending[0] ?? word;
    this.game = new Game(this.pending, first.start);
    this.games.push(this.game);
    this.pending = [];
  }

  finish(marker, end) {
    this.game?.finish(marker, end, this.findings);
    this.isAfterResult = marker !== undefined;
    this.game = undefined;
  }

  isOnLineOfResult(word) {
    if (!this.isAfterResult || this.pending.length > 0) return false;
    return !this.text.slice(this.games.at(-1).end, word.start).includes('\n');
  }

  addTag(word, next) {
    const isInTags = this.game !== undefined && !this.game.hasMovetext;
    if (this.game?.hasMovetext && !beginsGame([word, ...next], this.text)) broken('bad-tag among the moves');
    if (!isInTags) this.finish(undefined, word.start);
    if (this.game === undefined) this.start(word);
    this.game.tags.push(word);
    this.game.lastEnd = word.end;
  }

  addNoteOutside(word) {
    if (!this.isOnLineOfResult(word)) {
      this.pending.push(word);
      return;
    }
    const last = this.games.at(-1);
    last.tail.push(word);
    last.end = word.end;
  }

  add(word, next) {
    if (word.kind === 'tag') {
      this.addTag(word, next);
      return;
    }
    if (isNote(word) && this.game === undefined) {
      this.addNoteOutside(word);
      return;
    }
    if (this.game === undefined) {
      if (this.isAfterResult) this.findings.info('hopgi/untagged-game', word.start, word.end);
      this.start(word);
    }
    if (word.kind === 'result') this.finish(word, word.end);
    else this.game.add(word, this.findings);
  }
}

export function readRecord(request, findings) {
  const {text, shift} = readFile(request, 'hopgi', findings);
  const own = new Findings();
  const reader = new Reader(text, own);
  const words = wordsOf(text, own);
  const numbers = words.filter(({kind}) => kind === 'number');
  // R29
  for (const [index, number] of numbers.entries()) {
    number.mayBegin = number.text === '1.' && numbers[index + 1]?.text === '2.';
  }
  for (const [index, word] of words.entries()) reader.add(word, word.kind === 'tag' ? words.slice(index + 1) : []);
  reader.finish(undefined, text.length);
  for (const game of reader.games) game.checkComments(own);
  for (const {name, severity, start, end} of own.list) findings.add(name, severity, start + shift, end + shift);
  return {text, games: reader.games, tail: reader.pending};
}
