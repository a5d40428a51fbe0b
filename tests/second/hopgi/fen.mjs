// One FEN, and files of them (hopgi 3.2, 7.2).
import {Position, handOrder, isSquare, unpromoted} from './board.mjs';
import {Findings, isBlank, isComment, linesOf, readFile, trimEnd} from './text.mjs';

const prefix = 'hopgi-fen';
const files = [...'abcdefg'];
const plus = {R: 'D', B: 'H', P: 'G', r: 'd', b: 'h', p: 'g'};

const item = /\+([RBPrbp])|([WFRBPGDHwfrbpgdh])|([1-7])|([*-])|\+[A-Za-z]?|[^]/g;

// The items of a rank; a byte that says nothing counts as one square.
function itemsOf(text, start, findings) {
  return [...text.matchAll(item)].map(({0: whole, 1: raised, 2: plain, 3: digit, 4: hole, index}) => {
    const [from, end] = [start + index, start + index + whole.length];
    const isKnown = [raised, plain, digit, hole].some((part) => part !== undefined);
    if (!isKnown) findings.error(`${prefix}/${whole.startsWith('+') ? 'bad-promoted' : 'bad-char'}`, from, end);
    if ('GDHgdh'.includes(whole)) findings.info(`${prefix}/promoted-spelling`, from, end);
    const what = {isKnown, isHole: hole !== undefined, piece: plus[raised] ?? plain, width: Number(digit ?? 1)};
    return {...what, start: from, end};
  });
}

function placeItem({start, end, isKnown, isHole, piece}, covered, position, findings) {
  if (isHole && isSquare(covered[0])) findings.error(`${prefix}/hole-extra`, start, end);
  if (isHole || !isKnown) return;
  if (!covered.every(isSquare)) {
    findings.error(`${prefix}/hole-missing`, start, end);
    return;
  }
  const isPlaced = piece === undefined || position.place(piece, covered[0]);
  if (!isPlaced) findings.error(`${prefix}/king-count`, start, end);
}

function readRank(text, start, row, position, findings) {
  const items = itemsOf(text, start, findings);
  findRuns(text, /-+/g, 'hole-spelling', start, findings);
  findRuns(text, /[1-7]{2,}/g, 'split-digits', start, findings);
  if (items.reduce((sum, {width}) => sum + width, 0) !== files.length) {
    if (items.every(({isKnown}) => isKnown)) findings.error(`${prefix}/rank-width`, start, start + text.length);
    return;
  }
  let column = 0;
  for (const each of items) {
    const covered = files.slice(column, column + each.width).map((file) => file + row);
    placeItem(each, covered, position, findings);
    column += each.width;
  }
}

function findRuns(text, pattern, name, start, findings) {
  for (const {index, 0: run} of text.matchAll(pattern)) {
    findings.info(`${prefix}/${name}`, start + index, start + index + run.length);
  }
}

// The board and the hand of the first field; no `hand` if there is none. An eighth rank of letters is a hand.
function splitHand(field) {
  const bracket = field.indexOf('[');
  if (bracket >= 0) return {board: field.slice(0, bracket), hand: field.slice(bracket)};
  const slash = field.lastIndexOf('/');
  const isHand = field.split('/').length === 8 && /^[A-Za-z]*$/.test(field.slice(slash + 1));
  return isHand ? {board: field.slice(0, slash), hand: field.slice(slash)} : {board: field};
}

const isUnclosed = (hand) => hand?.startsWith('[') && !hand.endsWith(']');

function readHand(hand, start, position, board, findings) {
  const end = start + hand.length;
  if (isUnclosed(hand)) {
    const isOfPair = /\].*"/.test(hand) && board.includes('"');
    if (!isOfPair) findings.error(`${prefix}/unclosed-hand`, start, end);
    return;
  }
  const written = hand.slice(1).replace(/\]$/, '');
  const letters = written === '-' ? [] : [...written];
  const isRight = (letter) => handOrder.includes(letter);
  letters.forEach((letter, index) => {
    if (isRight(letter)) position.hand[letter] += 1;
    else findings.error(`${prefix}/hand-letter`, start + 1 + index, start + 2 + index);
  });
  const isCanonical = hand === `[${position.handText()}]`;
  if (letters.every(isRight) && !isCanonical) findings.info(`${prefix}/hand-spelling`, start, end);
}

// The ranks of the board, if there are seven.
function readBoard(board, start, position, findings) {
  const ranks = board.split('/');
  if (ranks.length !== 7) {
    findings.error(`${prefix}/rank-count`, start, start + board.length);
    return;
  }
  let at = start;
  ranks.forEach((rank, index) => {
    readRank(rank, at, 7 - index, position, findings);
    at += rank.length + 1;
  });
}

const isCounter = (text) => /^\d{1,9}$/.test(text);
const fieldRules = [
  ['bad-side', (text) => /^[wb]$/.test(text)],
  ['bad-field', (text) => text === '-'],
  ['bad-field', (text) => text === '-'],
  ['bad-counter', isCounter],
  ['bad-counter', (text) => isCounter(text) && Number(text) > 0],
];

// The fields after the first, as {text, start, end}.
function readFields(fields, position, findings) {
  const wrong = fields.slice(0, fieldRules.length).flatMap(({text, start, end}, index) => {
    const [name, isRight] = fieldRules[index];
    return isRight(text) ? [] : [[`${prefix}/${name}`, start, end]];
  });
  const areInPlace = fields.length === fieldRules.length;
  for (const each of areInPlace ? wrong : wrong.slice(0, 1)) findings.error(...each);
  if (!areInPlace && wrong.length > 0) return false;
  if (fields.length > 5) findings.error(`${prefix}/extra-field`, fields[5].start, fields.at(-1).end);
  const [side, , , clock, number] = fields.map(({text}) => text);
  if (side !== undefined) position.side = side;
  if (clock !== undefined) position.clock = Number(clock);
  if (number !== undefined) position.number = Number(number);
  return true;
}

// The position of a FEN that begins at the byte `start`. It remembers whether the side and a hand were written.
export function readFen(text, start, findings) {
  const position = Position.empty();
  const fields = [...text.matchAll(/[^ \t\r]+/g)].map(({0: word, index}) => {
    return {text: word, start: start + index, end: start + index + word.length};
  });
  // A side that is glued to the hand.
  const [{text: firstText, start: firstAt, end: firstEnd}] = fields;
  const bracket = firstText.indexOf('[');
  const isGlued = bracket >= 0 && bracket < firstText.length - 2 && /\][wb]$/.test(firstText);
  if (isGlued) {
    const cut = firstEnd - 1;
    fields.splice(0, 1, {text: firstText.slice(0, -1), start: firstAt, end: cut},
      {text: firstText.at(-1), start: cut, end: firstEnd});
  }
  const [first, ...others] = fields;
  const own = new Findings();
  const {board, hand} = splitHand(first.text);
  const boardEnd = first.start + board.length;
  readBoard(board, first.start, position, own);
  if (hand === undefined) own.warning(`${prefix}/no-hand`, boardEnd);
  else readHand(hand, boardEnd, position, board, own);
  if (isGlued) own.warning(`${prefix}/missing-space`, others[0].start, others[0].end);
  const isUnread = isUnclosed(hand) && !/^[wb]$/.test(others[0]?.text);
  if (!isUnread && readFields(others, position, own)) {
    if (others.length === 0) own.warning(`${prefix}/no-side`, first.end);
    else if (others.length < 5) own.info(`${prefix}/no-counters`, fields.at(-1).end);
  }
  if (!own.hasErrors) {
    if (hand !== undefined && !position.isWholeSet()) own.warning(`${prefix}/census`, first.start, first.end);
    if (position.isOver()) own.info(`${prefix}/no-king`, first.start, boardEnd);
  }
  findings.list.push(...own.list);
  return Object.assign(position, {isSideWritten: others.length > 0, isHandWritten: hand !== undefined});
}

function fenOfSquare(position, square) {
  if (!isSquare(square)) return '*';
  const piece = position.board.get(square);
  if (piece === undefined) return '1';
  const base = unpromoted[piece.toUpperCase()];
  if (base === undefined) return piece;
  return `+${piece === piece.toUpperCase() ? base : base.toLowerCase()}`;
}

// Canonical FEN (hopgi 5).
export function writeFen(position) {
  const ranks = [7, 6, 5, 4, 3, 2, 1].map((row) => {
    const rank = files.map((file) => fenOfSquare(position, `${file}${row}`)).join('');
    return rank.replace(/1+/g, (run) => run.length);
  });
  return `${ranks.join('/')}[${position.handText()}] ${position.side} - - ${position.clock} ${position.number}`;
}

// The text and its lines, in order: {kind: 'position', position}, or {kind: 'text', text} for blank lines and comments.
export function readFenFile(request, findings) {
  const {text, shift} = readFile(request, prefix, findings);
  const items = linesOf(text, shift).map((line) => {
    if (isBlank(line.text)) return {kind: 'text', text: ''};
    if (isComment(line.text)) return {kind: 'text', text: trimEnd(line.text)};
    return {kind: 'position', position: readFen(line.text, line.start, findings)};
  });
  return {text, items};
}

export function writeFenFile({items}) {
  return items.map((item) => `${item.kind === 'text' ? item.text : writeFen(item.position)}\n`).join('');
}
