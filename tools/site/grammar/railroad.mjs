// A rule of a grammar as a railroad diagram.
import {classText, literalParts} from './bytes.mjs';
import {plain} from './plain.mjs';
import {railroad} from '../packages.mjs';

const {Choice, Comment, Diagram, Group, NonTerminal, OneOrMore, Optional} = railroad;
const {Sequence, Skip, Stack, Terminal, ZeroOrMore} = railroad;

railroad.Options.INTERNAL_ALIGNMENT = 'left';
// Wider sequences go on in another line.
const widest = 640;
const gap = 20;

const isEnd = (it) => it.kind === 'not ahead' && it.item.kind === 'any';
const special = (text) => Object.assign(new Terminal(text), {attrs: {class: 'terminal special'}});

function literal(text) {
  if (text === '') return new Skip();
  const drawn = literalParts(text).map((part) => (part.text === undefined ? special(part.name) : new Terminal(part.text)));
  return drawn.length === 1 ? drawn[0] : new Sequence(...drawn);
}

// What is in a box does not touch its sides.
const boxed = (drawn, kind, label) =>
  Object.assign(new Group(new Sequence(new Skip(), drawn, new Skip()), label), {attrs: {class: kind}});

function word({text, least}) {
  const cut = least === 1 ? 'cut short or not' : `cut short after ${least} letters or not`;
  return boxed(new Terminal(text), 'word', least === text.length ? 'any case' : `any case, ${cut}`);
}

function sequence(items, toDrawn) {
  const lines = [[]];
  let width = 0;
  for (const item of items.map(toDrawn)) {
    if (width + item.width > widest && width > 0) {
      lines.push([]);
      width = 0;
    }
    lines[lines.length - 1].push(item);
    width += item.width + gap;
  }
  const drawn = lines.map((line) => (line.length === 1 ? line[0] : new Sequence(...line)));
  return drawn.length === 1 ? drawn[0] : new Stack(...drawn);
}

const counted = ({least, most}) => `${least === most ? most : `${least} to ${most}`} times in all`;

const draw = {
  literal: (it) => literal(it.text),
  class: (it) => special(classText(it)),
  any: () => special('any byte'),
  word,
  sequence: (it, toDrawn) => sequence(it.items, toDrawn),
  choice: (it, toDrawn) => new Choice(0, ...it.items.map(toDrawn)),
  optional: (it, toDrawn) => new Optional(toDrawn(it.item)),
  star: (it, toDrawn) => new ZeroOrMore(toDrawn(it.item)),
  plus: (it, toDrawn) => new OneOrMore(toDrawn(it.item)),
  list: (it, toDrawn) => new OneOrMore(toDrawn(it.item), toDrawn(it.separator)),
  times: (it, toDrawn) => new OneOrMore(toDrawn(it.item), new Comment(counted(it))),
  ahead: (it, toDrawn) => boxed(toDrawn(it.item), 'ahead', 'what comes next is'),
  'not ahead': (it, toDrawn) =>
    (isEnd(it) ? special('end of the text') : boxed(toDrawn(it.item), 'ahead', 'what comes next is not')),
};

// The picture, with links to the rules of the same page.
export function railroadOf(rule) {
  const toDrawn = (it) =>
    (it.kind === 'rule' ? new NonTerminal(it.name, {href: `#rule-${it.name}`}) : draw[it.kind](it, toDrawn));
  const diagram = new Diagram(toDrawn(plain(rule.expression)));
  diagram.format(14, 10);
  diagram.attrs.role = 'group';
  diagram.attrs['aria-label'] = `Railroad diagram of ${rule.name}`;
  return diagram.toString().replaceAll('xlink:href', 'href');
}
