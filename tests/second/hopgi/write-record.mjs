// Records in canonical form (hopgi 5).
import {writeFen} from './fen.mjs';
import {tagOf} from './tags.mjs';
import {width} from './text.mjs';
import {longTurn, shortTurn} from './write-turn.mjs';

const lineWidth = 79;

// What is never split: {text, endsLine}. A parenthesis is glued to its neighbour.
class Units {
  list = [];
  prefix = '';

  add(text, endsLine = false) {
    this.list.push({text: this.prefix + text, endsLine});
    this.prefix = '';
  }

  open() {
    this.prefix += '(';
  }

  close() {
    const last = this.list.at(-1);
    if (this.prefix !== '' || last.endsLine) this.add(')');
    else last.text += ')';
  }
}

function turnText({turn, before, needsNumber, suffix}, isShort) {
  const number = needsNumber ? `${before.number}${before.side === 'w' ? '.' : '...'} ` : '';
  return number + (isShort ? shortTurn(turn, before) : longTurn(turn)) + suffix;
}

function addLine(line, units, isShort) {
  for (const item of line.items) {
    if (item.kind === 'turn') units.add(turnText(item, isShort));
    else if (item.kind === 'variation') {
      units.open();
      addLine(item.line, units, isShort);
      units.close();
    } else units.add(item.text, item.kind === 'remark');
  }
}

// A unit with line breaks counts up to the first of them, what follows it from the last.
function fill(units) {
  let text = '';
  let column = 0;
  for (const unit of units) {
    const lines = unit.text.split('\n');
    const fits = column + 1 + width(lines[0]) <= lineWidth;
    if (column > 0) text += fits ? ' ' : '\n';
    column = column > 0 && fits ? column + 1 : 0;
    text += unit.text;
    column = lines.length > 1 ? width(lines.at(-1)) : column + width(unit.text);
    if (unit.endsLine) {
      text += '\n';
      column = 0;
    }
  }
  return text.endsWith('\n') ? text : `${text}\n`;
}

const firstTags = ['event', 'site', 'date', 'round', 'white', 'black', 'result'];

// The seven tags of chess in their order, then the others in theirs.
function sorted(tags) {
  const place = ({name}) => firstTags.indexOf(name.toLowerCase());
  const rank = (tag) => (place(tag) < 0 ? firstTags.length : place(tag));
  return [...tags].sort((a, b) => rank(a) - rank(b));
}

const tagText = (game, tag) =>
  `[${tag.name} "${tag.name === 'FEN' && tag === tagOf(game.tags, 'FEN') ? writeFen(game.initial) : tag.value}"]\n`;

function writeGame(game, isShort) {
  const units = new Units();
  addLine(game.main, units, isShort);
  units.add(game.writtenResult());
  for (const note of game.tail) units.add(note.text, note.kind === 'remark');
  const lead = game.lead.map((note) => `${note.text}\n`).join('');
  const tags = sorted(game.tags).map((tag) => tagText(game, tag)).join('');
  return lead + tags + (tags === '' ? '' : '\n') + fill(units.list);
}

export function writeRecord({games, tail}, isShort) {
  const parts = games.map((game) => writeGame(game, isShort));
  if (tail.length > 0) parts.push(tail.map((note) => `${note.text}\n`).join(''));
  return parts.join('\n');
}
