// A game as a log of Homeworlds Live (homeworlds 3.3, 5 and 8).
import {headerNamed} from './headers.mjs';
import {namesOfPlayers} from './names.mjs';
import {fold} from './text.mjs';

const number = ({system}) => system.number;

const forms = {
  homeworld: ({serials: {stars, ship}}) => `h,${stars[0]},${stars[1]},${ship}`,
  build: ({serials, system}) => `b,${serials.ship},${number(system)}`,
  trade: ({serials}) => `t,${serials.ship},${serials.colour}`,
  discover: ({serials}) => `d,${serials.ship},${serials.star}`,
  move: ({serials, to}) => `m,${serials.ship},${number(to)}`,
  attack: ({serials}) => `x,${serials.ship}`,
  sacrifice: ({serials}) => `s,${serials.ship}`,
  catastrophe: ({colour, system}) => `c,${colour.colour},${number(system)}`,
  pass: () => 'pass',
};

// A short form stays one in its own dialect.
const shortForms = {
  build: ({ship, system}) => `b,${ship.text},${system.text}`,
  trade: ({ship, colour}) => `t,${ship.text},${colour.text}`,
  discover: ({ship, star}) => `d,${ship.text},${star.text}`,
};
const isShort = ({ship, colour, star}) => [ship, colour, star].some((taken) => taken?.piece !== undefined || taken?.colour !== undefined ? taken.letter === undefined && taken !== undefined : false);

function ownText({actions}) {
  return actions.map((action) => {
    const {kind} = action;
    return Object.hasOwn(shortForms, kind) && isShort(action) ? shortForms[kind](action) : forms[kind](action);
  }).join(';');
}

export function formatLog(game) {
  const lines = [];
  for (const item of game.items) {
    if (item.type === 'header') lines.push(`${item.header.key}:${item.header.value === '' ? '' : ` ${item.header.value}`}`);
    else if (item.type === 'turn') lines.push(ownText(item.turn));
    else if (item.type === 'end' && item.end.isJoined) lines.push(`${lines.pop()};${item.end.text}`);
    else if (item.type === 'end') lines.push(item.end.text);
    else return null;
  }
  return lines.map((line) => `${line}\n`).join('');
}

export function writeLog(game) {
  const players = namesOfPlayers(game, /[ \t\v\f,;]/g);
  const written = headerNamed(game.headers, 'winner')?.value ?? '';
  const outcome = game.boards.at(-1).outcome();
  const named = game.handles.findIndex((name) => fold(name) === fold(written));
  const onBoard = outcome === null || outcome.winner === null ? 'none' : players[outcome.winner];
  const winner = written === '' ? onBoard : (players[named] ?? written);
  const turns = game.turns.map(({actions}) => {
    const others = actions.filter(({kind}) => kind !== 'pass');
    return (others.length > 0 ? others : [{kind: 'pass'}]).map((action) => forms[action.kind](action)).join(';');
  });
  return [`Players: ${players.join(',')}`, `Winner: ${winner}`, ...turns].map((line) => `${line}\n`).join('');
}
