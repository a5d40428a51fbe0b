// Logs of Homeworlds Live: one turn a line, items of fields (homeworlds 3.3, H1 to H5, L15).
import {fold, trim, word} from './text.mjs';
import {newTurn} from './turn-text.mjs';

const kinds = {h: 'homeworld', b: 'build', t: 'trade', d: 'discover', m: 'move', x: 'attack', s: 'sacrifice', c: 'catastrophe'};
// How many fields an action has, its verb among them.
const fields = {homeworld: 4, build: 3, trade: 3, discover: 3, move: 3, attack: 2, sacrifice: 2, catastrophe: 3};

const serial = /^[bgry][123][A-E]$/;
export const isLog = (line) => /^h,[bgry][123][A-E],/.test(trim(line));
export const isLogHeader = (line) => /^[ \t\v\f]*(?:Players|Winner):(?:[ \t\v\f]|$)/.test(line);

// The parts of a text between marks, with their places.
function cut({text, start}, mark) {
  let at = start;
  return text.split(mark).map((part) => {
    const found = word(part, at);
    at += part.length + 1;
    return found;
  });
}

// One action; `say` takes the name of a finding and its word.
class ItemReader {
  constructor(item, {players, say}) {
    Object.assign(this, {item, say});
    this.lastLetter = 'ABCDE'[players];
    this.isBad = false;
  }

  reject(name, at) {
    this.say(name, at);
    this.isBad = true;
  }

  // `short` is what may stand for it besides (H3).
  piece(field, short = /(?!)/) {
    const {text} = field;
    const isShort = short.test(text);
    if (isShort) this.say('short-serial', field);
    else if (!serial.test(text)) this.reject('bad-piece', field);
    else if (text[2] > this.lastLetter) this.reject('serial-letter', field);
    return {...field, colour: text[0], piece: /^[bgry][123]/.test(text) ? text.slice(0, 2) : undefined, letter: text[2]};
  }
  number(field) {
    if (!/^[1-9][0-9]*$/.test(field.text)) this.reject('bad-name', field);
    return {...field};
  }
  colour(field) {
    if (!/^[bgry]$/.test(field.text)) this.reject('bad-colour', field);
    return {...field, colour: field.text};
  }

  members(kind, [, first, second, third]) {
    const kindOrColour = /^[bgry][123]?$/;
    switch (kind) {
      case 'homeworld': {
        const none = {...second, text: '-'};
        const stars = [this.piece(first), second.text === '' ? none : this.piece(second)];
        return {stars: stars.map((star) => ({...star, text: star.piece ?? star.text})), ship: this.piece(third)};
      }
      case 'build':
        return {ship: this.piece(first, kindOrColour), system: this.number(second)};
      case 'trade':
        return {ship: this.piece(first), colour: this.piece(second, kindOrColour)};
      case 'discover':
        return {ship: this.piece(first), star: this.piece(second, /^[bgry][123]$/)};
      case 'move':
        return {ship: this.piece(first), to: this.number(second)};
      case 'catastrophe':
        return {colour: this.colour(first), system: this.number(second)};
      default:
        return {ship: this.piece(first)};
    }
  }

  read() {
    const {item} = this;
    if (item.text === 'pass') return {...item, kind: 'pass', verb: item, isBad: false, written: item.text};
    const found = cut(item, ',');
    const kind = Object.hasOwn(kinds, found[0].text) ? kinds[found[0].text] : undefined;
    if (kind === undefined) return this.reject('unknown-verb', found[0].text === '' ? item : found[0]);
    const most = fields[kind];
    const isMissing = (index) => (found[index]?.text ?? '') === '' && !(kind === 'homeworld' && index === 2 && found.length > 2);
    const isShort = [...new Array(most).keys()].slice(1).some(isMissing);
    if (isShort) return this.reject('missing-argument', item);
    const members = this.members(kind, found);
    const hasNumber = kind === 'homeworld' && !isMissing(most);
    const last = hasNumber ? most + 1 : most;
    if (hasNumber) this.number(found[most]);
    if (found.length > last) {
      this.say('extra-words', {start: Math.min(found[last].start, item.end - 1), end: item.end});
      item.end = found[last - 1].end;
    }
    const written = found.slice(0, most).map(({text}) => text).join(',');
    return {...item, kind, verb: found[0], isBad: this.isBad, written, ...members};
  }
}

const breaking = ['unknown-verb', 'missing-argument', 'bad-piece', 'bad-colour', 'bad-name', 'serial-letter'];
const warnings = ['short-serial', 'empty-action', 'trailing-separator', 'empty-turn'];

function sayIn(turn, report) {
  return (name, {start, end}) => {
    const isWarning = warnings.includes(name);
    report(name, isWarning ? 'warning' : 'error', start, end);
    turn.hasError ||= !isWarning;
    turn.isBroken ||= breaking.includes(name);
  };
}

function readItems(line, turn, context) {
  const say = sayIn(turn, context.report);
  const items = cut(line, ';');
  const isEmpty = ({text}) => trim(text) === '';
  if (items.every(isEmpty)) say('unknown-verb', {start: line.start, end: line.start + 1});
  else {
    items.forEach((item, index) => {
      if (!isEmpty(item)) {
        const action = new ItemReader(item, {players: context.players, say}).read();
        if (action !== undefined) turn.actions.push(action);
        return;
      }
      const isFirst = items.slice(0, index).every(isEmpty);
      const start = isFirst ? item.end : item.start - 1;
      const isTrailing = !isFirst && !isEmpty(items[index - 1]) && items.slice(index).every(isEmpty);
      say(isTrailing ? 'trailing-separator' : 'empty-action', {start, end: start + 1});
    });
  }
}

// What of a line says how the log ends; null if nothing does.
function endOf(line, isLast) {
  const at = line.text.lastIndexOf(';') + 1;
  const text = line.text.slice(at);
  const isEnd = /^e,./s.test(text) || (text === '...' && isLast);
  return isEnd && at !== 1 ? {...word(text, line.start + at), isJoined: at > 0} : null;
}

const headerFor = (end) =>
  end === '...'
    ? {key: 'Comment', value: 'the last turn is not finished'}
    : {key: 'Result', value: `${end.slice(2)} resigned or ran out of time`};

class LogReader {
  constructor(game, context) {
    Object.assign(this, {game, context});
    this.end = null; // the first `e,Ann` that no turn has followed
  }

  add(line) {
    const turn = {...newTurn('hwl'), start: line.start, end: line.start + line.text.length};
    if (this.end !== null) this.context.report('turn-after-elimination', 'warning', turn.start, turn.end);
    this.end = null;
    this.game.turns.push(turn);
    this.game.items.push({type: 'turn', turn, comment: null});
    return turn;
  }
  addEmpty(line) {
    const at = word('', line.start);
    const turn = this.add(at);
    sayIn(turn, this.context.report)('empty-turn', at);
    turn.actions.push({...at, kind: 'pass', verb: at, isBad: false, written: 'pass'});
  }

  readLine(raw, isLast) {
    const indent = raw.text.length - raw.text.replace(/^[ \t\v\f]+/, '').length;
    const line = {start: raw.start + indent, text: trim(raw.text)};
    const end = endOf(line, isLast);
    const turns = end === null ? line.text : line.text.slice(0, end.start - line.start - 1);
    if (end === null || end.isJoined) readItems({...line, text: turns}, this.add({...line, text: turns}), this.context);
    if (end === null) return;
    this.game.items.push({type: 'end', end});
    this.game.headers.push(headerFor(end.text)); // for other dialects (homeworlds 8)
    if (end.text === '...') this.context.report('unfinished-turn', 'info', end.start, end.end);
    else this.end ??= end;
  }
}

// Headers below the first lines are found by `headerOf`.
export function readHwl(game, lines, context, headerOf) {
  const reader = new LogReader(game, context);
  const isBlank = ({text}) => trim(text) === '';
  const last = lines.findLastIndex((line) => !isBlank(line));
  let hasBegun = false;
  for (const [index, line] of lines.slice(0, last + 1).entries()) {
    if (isBlank(line)) {
      if (hasBegun) reader.addEmpty(line);
    } else if (isLogHeader(line.text)) {
      const header = headerOf(line, 'hwl');
      game.items.push({type: 'header', header, comment: null});
      game.headers.push(header);
    } else {
      reader.readLine(line, index === last);
      hasBegun = true;
    }
  }
}

// homeworlds H1.
export function checkFirstLine(game, isNamed, report) {
  const [first] = game.items.filter(({type}) => type === 'header' || type === 'turn');
  if (isNamed || first === undefined || (first.type === 'header' && fold(first.header.key) === 'players')) return;
  const span = first.type === 'turn' ? first.turn : {start: first.header.keySpan.start, end: first.header.valueSpan.end};
  report('missing-players', 'warning', span.start, span.end);
}
