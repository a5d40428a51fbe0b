// The game record of `ap` in JSON (homeworlds 3.3).
import {Names, OwnNames} from './names.mjs';
import {turnText} from './write-turns.mjs';
import {namesNoPlayer, winnerOf} from './write.mjs';
import {headerNamed} from './headers.mjs';
import {fold} from './text.mjs';
import {seatsOf} from './words.mjs';

// A value on lines of its own, one blank deeper for each level.
function layOut(open, close, parts, depth) {
  if (parts.length === 0) return open + close;
  const indent = ' '.repeat(depth + 1);
  return `${open}\n${parts.map((part) => indent + part).join(',\n')}\n${' '.repeat(depth)}${close}`;
}

const quote = (text) => Buffer.from(JSON.stringify(Buffer.from(text, 'latin1').toString('utf8')), 'utf8').toString('latin1');

// A record as it was read; its turns are written again, and all else keeps its text.
export function formatRecord(game, bytes) {
  const context = {names: new OwnNames(), own: true, players: game.players};
  const print = (value, depth) => {
    if (value.turn !== undefined) return quote(turnText(value.turn, 'ap', context));
    if (value.kind === 'array') return layOut('[', ']', value.items.map((item) => print(item, depth + 1)), depth);
    if (value.kind !== 'object') return bytes.slice(value.start, value.end);
    const members = value.members.map(({key, value: inner}) => `${bytes.slice(key.start, key.end)}: ${print(inner, depth + 1)}`);
    return layOut('{', '}', members, depth);
  };
  return `${print(game.record, 0)}\n`;
}

function printValue(value, depth) {
  if (Array.isArray(value)) return layOut('[', ']', value.map((item) => printValue(item, depth + 1)), depth);
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return layOut('{', '}', members.map(([key, member]) => `"${key}": ${printValue(member, depth + 1)}`), depth);
  }
  return typeof value === 'string' ? quote(value) : JSON.stringify(value);
}

// Rounds have one entry for each seat; a seat that did not play is `null`, but at the end.
function roundsOf(game) {
  const context = {names: new Names(game, 'ap'), own: game.dialect === 'ap', players: game.players};
  const rounds = [];
  let seat = game.players;
  for (const turn of game.turns) {
    if (turn.player < seat) rounds.push([]);
    const round = rounds.at(-1);
    while (round.length < turn.player) round.push(null);
    round.push(turnText(turn, 'ap', context));
    seat = turn.player + 1;
  }
  for (const round of rounds.slice(0, -1)) while (round.length < game.players) round.push(null);
  return rounds;
}

// Headers that have a place of their own in the record, or none.
const placed = ['players', 'participants', 'winner', 'dialect', 'layout', 'rules', 'event', 'site'];
// Of these it is not said how they are written.
const unclear = ['variants', 'date', 'started', 'ended', 'generated', 'game-id', 'round', 'result', 'sdg'];

// What the specification does not say of the header is as Abstract Play's site has it. Null where it is not known.
export function writeRecord(game) {
  if (game.headers.some(({key}) => unclear.includes(fold(key)))) return null;
  // A winner who does not play has no result.
  const isOther = ({key, value}) => !placed.includes(fold(key)) || (fold(key) === 'winner' && namesNoPlayer(game, value));
  const others = game.headers.filter(isOther).map(({key, value}) => [key, value]);
  const winner = winnerOf(game);
  const unknownDate = '1970-01-01T00:00:00.000Z';
  const names = seatsOf(game.players).map((seat, player) => game.handles[player] ?? seat);
  const players = names.map((name, player) => {
    const result = winner === null ? undefined : Number(player === winner);
    return {name, userid: `p${player + 1}`, is_ai: true, result};
  });
  const header = {
    game: {name: 'Homeworlds', variants: ['passFree']},
    event: headerNamed(game.headers, 'event')?.value,
    site: {name: headerNamed(game.headers, 'site')?.value ?? 'Abstract Play'},
    'date-start': unknownDate,
    'date-end': unknownDate,
    'date-generated': unknownDate,
    ...Object.fromEntries(others),
    players,
  };
  return `${printValue({header, moves: roundsOf(game)}, 0)}\n`;
}
