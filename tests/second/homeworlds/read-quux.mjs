// Whole moves of homeworlds-cli (homeworlds 3.3); everything is exact.
import {newTurn} from './turn-text.mjs';
import {fold, trim, word} from './text.mjs';
import {colourOf} from './words.mjs';

const name = '(?!(?:at|to|from|for|in)(?![A-Za-z0-9_]))[A-Za-z0-9_]+';
const piece = '[rygb][123]';
const pieces = `(?:${piece}){1,3}`;
const verbs = [
  ...['catastrophe', 'cat', 'sacrifice', 'sac', 'capture', 'attack', 'move', 'discover', 'build'],
  ...['convert', 'trade', 'swap', 'pass'],
];

// Each form with the kind of its action; the groups are named by the members.
const forms = [
  ['catastrophe', `(?:catastrophe|cat) (?:(?<colour>red|yellow|green|blue) at (?<system>${name}))`],
  ['catastrophe', `(?:catastrophe|cat) (?<system>${name}) (?<colour>red|yellow|green|blue)`],
  ['sacrifice', `(?:sacrifice|sac) (?<ship>${piece})(?: at | )(?<system>${name})`],
  ['attack', `(?:capture|attack) (?<ship>${pieces})(?: at | )(?<system>${name})`],
  ['move', `move (?<ship>${pieces}) from (?<system>${name}) to (?<to>${name})(?: \\((?<star>${piece})\\))?`],
  ['move', `move (?<ship>${pieces}) (?<system>${name}) (?<to>${name})(?: \\((?<star>${piece})\\))?`],
  ['discover', `discover (?<ship>${piece}) (?<system>${name}) (?<star>${piece}) (?<to>${name})`],
  ['build', `build (?<ship>${pieces})(?: at | )(?<system>${name})`],
  ['trade', `(?:convert|trade|swap) (?<ship>${piece})(?: at | in )(?<system>${name})(?: to | for )(?<colour>${piece})`],
  ['trade', `(?:convert|trade|swap) (?<ship>${piece})(?: to | for | )(?<colour>${piece})(?: at | )(?<system>${name})`],
].map(([kind, form]) => [kind, new RegExp(`^${form}$`, 'd')]);

const ships = `(?<north>(?:${piece})*)-(?<south>(?:${piece})*)`;
const homeForm = new RegExp(`^(?<name>${name}) \\((?<seat>[0-9]), (?<stars>${piece}(?:${piece})?)\\) ${ships}$`, 'd');

// The first line of a player.
function readHome(line) {
  const match = homeForm.exec(line.text);
  if (match === null) return null;
  const at = (group) => word(match.groups[group], line.start + match.indices.groups[group][0]);
  const [ships, others] = match.groups.seat === '0' ? ['north', 'south'] : ['south', 'north'];
  const ship = at(ships);
  if (!['0', '1'].includes(match.groups.seat) || ship.text.length !== 2 || match.groups[others] !== '') return null;
  const stars = at('stars');
  const first = word(stars.text.slice(0, 2), stars.start);
  const second = stars.text.length === 4 ? word(stars.text.slice(2), stars.start + 2) : {...first, text: '-'};
  const turn = {...newTurn('quux'), start: line.start, end: line.start + line.text.length};
  const action = {kind: 'homeworld', start: turn.start, end: turn.end, verb: at('name'), name: at('name'), isBad: false};
  turn.actions.push({...action, stars: [first, second], ship: {...ship, piece: ship.text, colour: ship.text[0]}});
  return turn;
}

// The actions of an item: one for each of its pieces.
function readItem({text, start}) {
  for (const [kind, form] of forms) {
    const match = form.exec(text);
    if (match === null) continue;
    const {groups, indices} = match;
    const at = (group) => (groups[group] === undefined ? undefined : word(groups[group], start + indices.groups[group][0]));
    const span = {start, end: start + text.length, verb: word(/^[a-z]+/.exec(text)[0], start), isBad: false};
    const [system, to, star, colour] = ['system', 'to', 'star', 'colour'].map(at);
    const pieces = at('ship')?.text.match(/../g) ?? [undefined];
    return pieces.map((ship, index) => {
      const action = {...span, kind, system: {...system}};
      if (ship !== undefined) action.ship = {...word(ship, at('ship').start + 2 * index), piece: ship, colour: ship[0]};
      const traded = kind === 'trade' ? colour.text : undefined;
      if (colour !== undefined) action.colour = {...colour, colour: colourOf(colour.text), piece: traded};
      if (to === undefined) return action;
      // With a star the first ship discovers, and the others follow it.
      if (star === undefined || index > 0) return {...action, kind: 'move', to: {...to}};
      return {...action, kind: 'discover', star: {...star, piece: star.text}, name: {...to}};
    });
  }
  return null;
}

function readMoves(line, {report}) {
  const turn = {...newTurn('quux'), start: line.start, end: line.start + line.text.length};
  const fail = (finding, span, isBroken) => {
    report(finding, 'error', span.start, span.end);
    turn.hasError = true;
    turn.isBroken ||= isBroken;
  };
  let at = line.start;
  const items = line.text.split('; ');
  for (const [index, text] of items.entries()) {
    const item = word(text, at);
    const isFirst = items.slice(0, index).every((other) => other === '');
    at += text.length + 2;
    const first = word(text.split(' ')[0], item.start);
    const actions = readItem(item);
    if (actions !== null) turn.actions.push(...actions);
    else if (text === 'pass' && items.length === 1) turn.actions.push({...item, kind: 'pass', verb: item, isBad: false});
    else if (text === 'pass') fail('quux-pass-in-list', item, false);
    else if (text === '') {
      // homeworlds R12: the superfluous separator is the one before, or ahead of the first action the one after.
      const at = isFirst ? item.start : item.start - 2;
      report('empty-action', 'warning', at, at + 1);
    }
    else if (verbs.includes(first.text)) fail('inference-needed', item, true);
    else if (verbs.includes(fold(first.text))) fail('letter-case', first, true);
    else fail('unknown-verb', first, true);
  }
  return turn;
}

export function readQuux(game, lines, context) {
  for (const {start, text} of lines) {
    const indent = text.length - text.replace(/^[ \t\v\f]+/, '').length;
    const line = {start: start + indent, text: trim(text)};
    if (line.text === '') game.items.push({type: 'blank', comment: null});
    else {
      const turn = readHome(line) ?? readMoves(line, context);
      game.turns.push(turn);
      game.items.push({type: 'turn', turn, comment: null});
    }
  }
}
