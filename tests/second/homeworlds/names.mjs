// The names of systems and players in another dialect (homeworlds 5 and 8).
import {charactersOf, fold, raise} from './text.mjs';
import {seatsOf} from './words.mjs';

const titleCase = (text) => raise(text.slice(0, 1)) + fold(text.slice(1));

// What a dialect lacks becomes `_`.
const lacks = {
  seed: /^[;,/()<>"*\x00-\x20\x7f]$/,
  ap: /^[^A-Za-z0-9_-]/,
  sdg: /^[\x00-\x20\x7f]$/,
  jpb: /^[^A-Za-z0-9_\x80-\xff]$/,
  quux: /^[^A-Za-z0-9_]/,
};
const lengths = {ap: 25, jpb: 15, quux: 15};

function cut(name, dialect, room = 0) {
  const most = lengths[dialect];
  if (most === undefined) return name;
  let kept = '';
  for (const character of charactersOf(name)) {
    if (kept.length + character.length > most - room) break;
    kept += character;
  }
  return kept;
}

function adapt(name, dialect) {
  let adapted = charactersOf(name).map((character) => (lacks[dialect].test(character) ? '_' : character)).join('');
  if (dialect === 'ap') adapted = fold(adapted);
  if (dialect === 'sdg') adapted = titleCase(adapted);
  if (dialect === 'ap' && !/^[a-z0-9]/.test(adapted)) adapted = `x${adapted}`;
  return cut(adapted, dialect);
}

// The first of `2`, `3`, ... makes a name free.
function makeFree(name, dialect, isTaken) {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const numbered = cut(name, dialect, String(number).length) + number;
    if (!isTaken(numbered)) return numbered;
  }
}

// The players' handles in `sdg`.
export const handlesOf = (game) => namesOfPlayers(game, /[ \t\v\f:;,/()#]/g);

// Their names, else those of their homes, else their seats; what a target cannot write is `_`.
export function namesOfPlayers(game, lacking) {
  const nameOfHome = new Map();
  for (const {player, actions} of game.turns) {
    for (const {home} of actions) if (home !== undefined) nameOfHome.set(player, home.name);
  }
  const names = seatsOf(game.players).map((seat, player) => game.handles[player] ?? nameOfHome.get(player) ?? seat);
  return names.map((name) => name.replace(lacking, '_'));
}

// Gives every system a name when it comes up, in the order of the turns.
export class Names {
  constructor(game, dialect) {
    Object.assign(this, {game, dialect});
    this.given = new Map();
    this.reserved = [];
    if (dialect === 'ap') this.reserved = seatsOf(game.players);
    if (dialect === 'sdg') this.reserved = handlesOf(game);
    // R13: homes without a name are called by their seats as well.
    this.seats = dialect === 'sdg' && game.firstSystems.length === 0 ? seatsOf(game.players) : [];
    for (const system of game.firstSystems) this.give(system, game.firstSystems, null);
    for (const turn of game.turns) {
      for (const {home, found, neighbours} of turn.actions) {
        if (home !== undefined) this.give(home, neighbours, turn.player);
        if (found !== undefined) this.give(found, neighbours, null);
      }
    }
  }

  // `neighbours` are the systems that exist then; `player` is whose home it is.
  give(system, neighbours, player) {
    if (player !== null && this.dialect === 'ap') this.given.set(system, fold(this.reserved[player]));
    else if (player !== null && this.dialect === 'sdg') this.given.set(system, titleCase(this.reserved[player]));
    else {
      const others = neighbours.map((other) => this.given.get(other)).filter((name) => name !== undefined);
      const taken = new Set([...others, ...this.reserved, ...this.seats].map(fold));
      const isTaken = (name) => taken.has(fold(name));
      this.given.set(system, makeFree(adapt(system.name, this.dialect), this.dialect, isTaken));
    }
  }

  of(system) {
    return this.given.get(system);
  }
}

// Names as they were given, for a game in its own dialect (homeworlds 5).
export class OwnNames {
  constructor() {
    this.spelled = new Map();
  }
  // `isGiven` where a system gets its name.
  of(system, word, isGiven = false) {
    if (system !== undefined) return system.name;
    const key = fold(word.text);
    if (isGiven) this.spelled.set(key, word.text);
    return this.spelled.get(key) ?? word.text;
  }
}
