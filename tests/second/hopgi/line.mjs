// The turns of a game or of a variation, played as they are read (hopgi R19, R20).
import {resolveTurn} from './legs.mjs';
import {afterTurn} from './rules.mjs';
import {Broken, Findings, broken} from './text.mjs';

// R28: whether the legs are a legal turn as they are written; with the `;` they may be spelt otherwise.
function isTurn(legs, position, mayBeShort) {
  const own = new Findings();
  try {
    resolveTurn(legs, position, own);
  } catch (error) {
    if (error instanceof Broken) return false;
    throw error;
  }
  return own.list.every(({severity}) => mayBeShort && severity === 'info');
}

export class Line {
  // Its parts: {kind: 'turn', ...}, 'comment', 'remark', 'annotation' with a `text`, 'variation' with a `line`.
  items = [];
  // R19: whether Black's turn needs a number: at the start, and after a comment or a variation.
  isInterrupted = true;
  numbers = [];

  constructor(position) {
    this.position = position;
  }

  turns() {
    return this.items.filter(({kind}) => kind === 'turn');
  }

  lastTurn() {
    return this.turns().at(-1);
  }

  addNote(word) {
    this.items.push(word);
    if (word.kind !== 'annotation') this.isInterrupted = true;
  }

  addNumber(word, findings) {
    const {start, end, digits, dots} = word;
    const isRight = BigInt(digits) === BigInt(this.position.number);
    if (word.mayBegin && this.position.number > 2) broken('wrong-number: the numbers begin again');
    if (!isRight) findings.warning('hopgi/wrong-number', start, start + digits.length);
    const side = {1: 'w', 3: 'b'}[dots.length];
    if (side === undefined) findings.info('hopgi/number-format', start, end);
    else if (isRight && side !== this.position.side) findings.warning('hopgi/number-side', start, end);
    this.numbers.push(word);
  }

  // R28.
  addJoined(word, findings) {
    const {legs: [first, second], gap, isApart, isSplit, ...turn} = word;
    if (isTurn([first, second], this.position, isSplit)) {
      findings.warning('hopgi/missing-semicolon', ...gap);
      this.addTurn({...turn, legs: [first, second]}, findings);
      return;
    }
    if (!isApart) broken('bad-token');
    this.addTurn({...turn, legs: [first], suffix: '', end: gap[0]}, findings);
    this.addTurn({...turn, legs: [second], start: gap[1]}, findings);
  }

  addTurn(word, findings) {
    if (word.gap !== undefined) {
      this.addJoined(word, findings);
      return;
    }
    const before = this.position;
    const needsNumber = before.side === 'w' || this.isInterrupted;
    if (needsNumber && this.numbers.length === 0) findings.info('hopgi/number-missing', word.start);
    for (const {start, end, dots} of this.numbers) {
      if (!needsNumber && dots.length === 3) findings.info('hopgi/number-redundant', start, end);
    }
    const turn = resolveTurn(word.legs, before, findings);
    this.items.push({kind: 'turn', turn, before, needsNumber, suffix: word.suffix, end: word.end});
    this.position = afterTurn(before, turn);
    this.isInterrupted = false;
    this.numbers = [];
  }

  // A variation replaces the last turn.
  openVariation() {
    const last = this.lastTurn() ?? broken('variation-without-turn');
    const line = new Line(last.before);
    this.addNote({kind: 'variation', line});
    return line;
  }
}
