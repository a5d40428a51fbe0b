// One action in each dialect (homeworlds 5).
import {fold, raise} from './text.mjs';
import {seatsOf} from './words.mjs';

const colourWords = {r: 'red', y: 'yellow', g: 'green', b: 'blue'};

// What is written in the place of each word: `own` is whether the text was in this dialect already.
function partsOf(action, {names, own, players}) {
  const nameOf = (word, system = word.system) => names.of(system, word);
  const {kind, ship, star, stars, to} = action;
  return {
    kind,
    own,
    stars: stars?.map(({text}) => fold(text)),
    ship: ship?.piece,
    star: star?.piece,
    built: own ? (ship?.piece ?? ship?.colour) : action.built,
    builtColour: ship?.colour,
    colour: action.colour?.colour,
    traded: action.traded ?? `${action.colour?.colour}${ship?.piece?.[1]}`,
    system: action.system === undefined ? undefined : nameOf(action.system),
    to: to === undefined ? undefined : nameOf(to),
    name: newName(action, names, nameOf, own),
    owner: action.owner,
    ownerText: own ? (action.ownerText ?? '') : '',
    victim: action.victim,
    players,
    isAll: action.isAll === true,
  };
}

// A homeworld without a name stays so in `seed`.
function newName(action, names, nameOf, own) {
  if (action.name !== undefined) return names.of(action.home ?? action.found, action.name, true);
  if (action.found !== undefined) return names.of(action.found);
  return action.home !== undefined && !own ? names.of(action.home) : undefined;
}

// `seed` and `jpb`, which differ in trades, and in builds that do not say their size.
function plain(dialect) {
  return {
    homeworld: ({stars, ship, name}) => ['homeworld', ...stars, ship, ...(name === undefined ? [] : [name])],
    build: ({built, system}) => ['build', built, system],
    trade: ({ship, traded, colour, system}) => ['trade', ship, ...(dialect === 'jpb' ? [traded, system] : [system, colour])],
    discover: ({ship, system, star, name}) => ['discover', ship, system, star, name],
    move: ({ship, system, to}) => ['move', ship, system, to],
    attack: ({ship, ownerText, system}) => ['attack', `${ship}${ownerText}`, system],
    sacrifice: ({ship, system}) => ['sacrifice', ship, system],
    catastrophe: ({system, colour}) => ['catastrophe', system, colour],
    pass: () => ['pass'],
  };
}

// An attack that comes from another dialect gets its owner.
const ap = {
  ...plain('seed'),
  homeworld: ({stars, ship}) => ['homeworld', ...stars, ship],
  build: ({builtColour, system}) => ['build', builtColour, system],
  attack: ({ship, own, ownerText, victim, players, system}) => {
    const owner = own ? ownerText : fold(seatsOf(players)[victim][0]);
    return ['attack', `${ship}${owner}`, system];
  },
  pass: ({isAll}) => (isAll ? ['pass', '*'] : ['pass']),
};

const title = (words) => words.map((word, index) => (index === 0 ? raise(word[0]) + word.slice(1) : word)).join(' ');
const sdg = {
  homeworld: ({stars, ship}) => ['homeworld', ...stars.map(raise), raise(ship)],
  build: ({built, system}) => ['build', raise(built), system],
  trade: ({ship, traded, system}) => ['trade', raise(ship), raise(traded), system],
  discover: ({ship, system, star, name}) => ['discover', raise(ship), system, raise(star), name],
  move: ({ship, system, to}) => ['move', raise(ship), system, to],
  attack: ({ship, ownerText, system}) => ['attack', raise(`${ship}${ownerText}`), system],
  sacrifice: ({ship, system}) => ['sacrifice', raise(ship), system],
  catastrophe: ({system, colour}) => ['catastrophe', system, raise(colour)],
  pass: () => ['pass'],
};

const quux = {
  build: ({built, system}) => `build ${built} at ${system}`,
  trade: ({ship, traded, system}) => `convert ${ship} to ${traded} at ${system}`,
  discover: ({ship, system, star, name}) => `move ${ship} from ${system} to ${name} (${star})`,
  move: ({ship, system, to}) => `move ${ship} from ${system} to ${to}`,
  attack: ({ship, system}) => `capture ${ship} at ${system}`,
  sacrifice: ({ship, system}) => `sacrifice ${ship} at ${system}`,
  catastrophe: ({system, colour}) => `catastrophe ${colourWords[colour]} at ${system}`,
  pass: () => 'pass',
};

const spaced = (forms) => (parts) => forms[parts.kind](parts).join(' ');
const writers = {
  seed: spaced(plain('seed')),
  jpb: spaced(plain('jpb')),
  ap: (parts) => fold(spaced(ap)(parts)),
  sdg: (parts) => title(sdg[parts.kind](parts)),
  quux: (parts) => quux[parts.kind](parts),
};

export const actionText = (action, dialect, context) => writers[dialect](partsOf(action, context));

// The state line of a player in `quux`.
export function homeLine(action, player, {names}) {
  const stars = action.stars.filter(({text}) => text !== '-').map(({text}) => fold(text)).join('');
  const ships = player === 0 ? `${action.ship.piece}-` : `-${action.ship.piece}`;
  return `${names.of(action.home, action.name)} (${player}, ${stars}) ${ships}`;
}
