// A turn as it is written: what all readers of dialects make.
import {ItemReader} from './items.mjs';
import {itemsOf, lineEnd, tokensOf} from './tokens.mjs';
import {word} from './text.mjs';

export function newTurn(dialect) {
  const marks = {isConfirmed: false, isBroken: false, hasError: false, isSpread: false, isEmpty: false};
  return {dialect, number: null, handle: null, actions: [], ...marks};
}

// homeworlds R1; the number of a line and the handle after it, or null.
const numberForm = /^([ \t\v\f]*)([0-9]{1,9})([).])(?=[ \t\v\f]|$)(?:([ \t\v\f]*)((?:[^ \t\v\f:;,/()#])+):(?=[ \t\v\f]|$))?/;
export function numberOf({start, text, named}) {
  const match = numberForm.exec(text);
  if (match === null) return named ?? null;
  const [whole, before, digits, mark, between, handle] = match;
  const at = start + before.length;
  return {
    value: Number(digits),
    mark,
    start: at,
    end: at + digits.length + 1,
    handle: handle === undefined ? null : word(handle, at + digits.length + 1 + between.length),
    length: whole.length,
  };
}

// The number of a line becomes that of the turn; what is left of the line is returned.
export function takeNumber(turn, line) {
  const number = numberOf(line);
  if (number === null) return line;
  Object.assign(turn, {number: number.value === null ? null : number, handle: number.handle});
  return {start: line.start + number.length, text: line.text.slice(number.length)};
}

// A turn in `seed` or `ap`; null if the lines have no word. `lines` are without comments.
export function readTurn(lines, context) {
  const turn = newTurn(context.dialect);
  const bodies = [takeNumber(turn, lines[0]), ...lines.slice(1)];
  const tokens = bodies.flatMap(({start, text}) => [...tokensOf(text, start, context.dialect), lineEnd(start + text.length)]);
  tokens.pop();
  const say = (name, severity, {start, end}) => context.report(name, severity, start, end);
  const items = itemsOf(tokens, turn, say);
  const words = tokens.filter(({kind}) => kind === 'word');
  if (words.length === 0) return turn.number === null ? null : finishEmpty(turn, context);
  turn.start = words[0].start;
  turn.end = words.at(-1).end;
  turn.endsInMark = tokens.at(-1).kind === 'odd';
  new ItemReader(context, turn).readAll(items);
  return turn;
}

// homeworlds R2: a number without an action counts as a pass.
export function finishEmpty(turn, {report}) {
  const {number} = turn;
  report('empty-turn', 'error', number.start, number.end);
  return Object.assign(turn, {isEmpty: true, hasError: true, start: number.start, end: number.start});
}

// homeworlds R1.
export function checkNumbers(turns, report) {
  let last = null;
  let isHidden = false;
  for (const {number, hidesPlay} of turns) {
    if (number !== null) {
      const isDue = last === null || number.value === last + 1;
      if (!isDue && !isHidden) report('turn-number', 'warning', number.start, number.end);
      last = number.value;
      isHidden = false;
    }
    isHidden ||= hidesPlay === true;
  }
}
