// The legs of a turn: what is written, and which leg of the rules it means (hopgi 3.1, R13 to R17).
import {isSquare, ofSide, sideOf} from './board.mjs';
import {afterLeg, legsFrom, linkedKing, promotionOf} from './rules.mjs';
import {broken} from './text.mjs';

const piece = String.raw`(?<letter>\+?(?:DK|DH|[A-Z]))`;
const square = String.raw`(?<to>[a-z]\d+)`;
const promotion = String.raw`(?<promotion>=(?:DK|DH|[A-Z])|\+)?`;
const forms = [
  ['drop', new RegExp(`${piece}(?<sign>[@*])${square}${promotion}`, 'y')],
  ['long', new RegExp(String.raw`(?:${piece}(?<gap>[ \t]*))?(?<from>[a-z]\d+)(?<sign>[-x:])?${square}${promotion}`, 'y')],
  ['short', new RegExp(String.raw`${piece}?(?<hint>[a-g](?!\d)|[1-7])?(?<sign>[-x:])?${square}${promotion}`, 'y')],
];

// The leg that is written at an offset, or undefined. `tail` are the signs `+` and `#` after it.
export function matchLeg(text, at) {
  for (const [form, pattern] of forms) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const start = at;
    const tailAt = at + match[0].length;
    const tail = /^[+#]*/.exec(text.slice(tailAt, tailAt + 100))[0];
    return {form, ...match.groups, text: match[0], start, tailAt, tail, end: tailAt + tail.length};
  }
  return undefined;
}

export const nameOf = {W: 'W', F: 'F', R: 'R', B: 'B', P: 'P', G: 'G', D: 'DK', H: 'DH'};
const otherNames = {D: 'D', H: 'H', '+R': 'D', '+B': 'H', '+P': 'G'};
const kindOf = {...Object.fromEntries(Object.entries(nameOf).map(([kind, name]) => [name, kind])), ...otherNames};

function checkSpelling({letter, from, to}) {
  if (letter !== undefined && kindOf[letter] === undefined) broken('unknown-piece');
  if ([from, to].some((name) => name !== undefined && !isSquare(name))) broken('unknown-square');
}

function resolveDrop({letter, to}, position, isSecond) {
  if (isSecond) broken('second-leg-not-linked');
  const dropped = ofSide(kindOf[letter], position.side);
  if (!'RBP'.includes(kindOf[letter])) broken('not-droppable');
  if (position.board.has(to)) broken('drop-occupied');
  if (position.hand[dropped] === 0) broken('not-in-hand');
  return {piece: dropped, to};
}

// R13. `linked` is the square of the king that a second leg must move.
function resolveLong({letter, from, to}, position, linked) {
  const mover = position.board.get(from);
  if (mover === undefined) broken('empty-origin');
  if (sideOf(mover) !== position.side) broken('enemy-piece');
  if (letter !== undefined && kindOf[letter] !== mover.toUpperCase()) broken('wrong-piece');
  if (linked !== undefined && from !== linked) broken('second-leg-not-linked');
  return legsFrom(position, from).find((leg) => leg.to === to) ?? broken('illegal-move');
}

// The legs that a kind of piece can make to a square (R14).
export function candidates(position, kind, to, linked) {
  const mover = ofSide(kind, position.side);
  const origins = [...position.board].filter(([, other]) => other === mover).map(([from]) => from);
  return origins
    .filter((from) => linked === undefined || from === linked)
    .flatMap((from) => legsFrom(position, from))
    .filter((leg) => leg.to === to);
}

function resolveShort({letter, hint, to}, position, linked) {
  const found = candidates(position, kindOf[letter] ?? 'P', to, linked);
  const hinted = found.filter(({from}) => hint === undefined || from.includes(hint));
  if (hinted.length !== 1) broken('no-such-move or ambiguous-move');
  return hinted[0];
}

// R13.7 and R14: a sign that says something else about a capture than the board.
function checkSign(written, leg, findings) {
  const signAt = written.start + written.text.indexOf(written.sign, (written.letter ?? '').length);
  const takes = leg.captured !== undefined;
  const saysTaking = written.sign === 'x' || written.sign === ':';
  const isWrong = saysTaking ? !takes : written.sign === '-' && takes && written.form === 'long';
  if (isWrong) findings.warning('hopgi/capture-mark', signAt, signAt + 1);
}

// R15: what is written of a promotion. Whether it is so in a way that is not canonical.
function checkPromotion(written, leg, findings) {
  const become = promotionOf(leg);
  const text = written.promotion;
  const textAt = written.tailAt - (text ?? '').length;
  let marksAt = written.tailAt;
  let isOtherSpelling = false;
  if (become === undefined) {
    if (text === '+') marksAt = textAt;
    else if (text !== undefined) findings.warning('hopgi/promotion-spurious', textAt, written.tailAt);
  } else if (text === undefined) {
    findings.warning('hopgi/promotion-missing', written.tailAt);
  } else if (text !== '+' && kindOf[text.slice(1)] !== become) {
    findings.warning('hopgi/promotion-wrong', textAt, written.tailAt);
  } else {
    isOtherSpelling = text !== `=${nameOf[become]}`;
  }
  if (marksAt < written.end) findings.warning('hopgi/check-mark', marksAt, written.end);
  return isOtherSpelling;
}

function isOtherForm({form, letter, gap, sign}) {
  if (letter === undefined || gap || form === 'short' || nameOf[kindOf[letter]] !== letter) return true;
  return sign === undefined || sign === ':' || sign === '*';
}

function resolveLeg(written, position, linked, findings) {
  checkSpelling(written);
  const resolve = {drop: resolveDrop, long: resolveLong, short: resolveShort}[written.form];
  const leg = resolve(written, position, linked);
  checkSign(written, leg, findings);
  const isOtherSpelling = checkPromotion(written, leg, findings);
  if (isOtherSpelling || isOtherForm(written)) findings.info('hopgi/non-canonical-move', written.start, written.end);
  return leg;
}

// The turn that one or two written legs mean (R17).
export function resolveTurn([first, second], position, findings) {
  if (position.isOver()) broken('move-after-end');
  const leg = resolveLeg(first, position, undefined, findings);
  const after = afterLeg(position, leg);
  const linked = linkedKing(after, leg);
  if (linked === undefined) {
    if (second !== undefined) broken('second-leg-not-allowed or move-after-end');
    return [leg];
  }
  if (second === undefined) broken('linked-king-missing');
  return [leg, resolveLeg(second, after, linked, findings)];
}
