// A game as a log of Homeworlds Live (homeworlds 3.3, 5 and 8).
import {headerNamed, saysDraw} from './headers.mjs';
import {namesOfPlayers} from './names.mjs';
import {fold} from './text.mjs';

const number = ({system}) => system.number;

const forms = {
  homeworld: ({serials: {stars, ship}}) => {
    const [first, second] = stars[0] === '' ? [stars[1], ''] : stars;
    return `h,${first},${second},${ship}`;
  },
  build: ({serials, system}) => `b,${serials.ship},${number(system)}`,
  trade: ({serials}) => `t,${serials.ship},${serials.colour}`,
  discover: ({serials}) => `d,${serials.ship},${serials.star}`,
  move: ({serials, to}) => `m,${serials.ship},${number(to)}`,
  attack: ({serials}) => `x,${serials.ship}`,
  sacrifice: ({serials}) => `s,${serials.ship}`,
  catastrophe: ({colour, system}) => `c,${colour.colour},${number(system)}`,
  pass: () => 'pass',
};

// In its own dialect the words stay as they are (homeworlds 5).
export function formatLog(game) {
  const lines = [];
  for (const item of game.items) {
    if (item.type === 'header') lines.push(`${item.header.key}:${item.header.value === '' ? '' : ` ${item.header.value}`}`);
    else if (item.type === 'turn') lines.push(item.turn.actions.map(({written}) => written).join(';'));
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
  const inText = saysDraw(written) ? 'none' : written;
  const winner = written === '' ? onBoard : (players[named] ?? inText);
  const turns = game.turns.map(({actions}) => {
    const others = actions.filter(({kind}) => kind !== 'pass');
    return (others.length > 0 ? others : [{kind: 'pass'}]).map((action) => forms[action.kind](action)).join(';');
  });
  return [`Players: ${players.join(',')}`, `Winner: ${winner}`, ...turns].map((line) => `${line}\n`).join('');
}
