// A position: systems, bank, and who is in the game (homeworlds-rules 2).
import {fold} from './text.mjs';

export const colours = ['b', 'g', 'r', 'y'];
export const kinds = colours.flatMap((colour) => [1, 2, 3].map((size) => `${colour}${size}`));
export const sizeOf = (piece) => Number(piece[1]);

// M4: no star of the one has the size of a star of the other.
export const areConnected = (stars, others) => stars.every((star) => others.every((other) => sizeOf(star) !== sizeOf(other)));

export class Board {
  constructor(players) {
    this.players = players;
    this.systems = [];
    this.status = new Array(players).fill('waiting'); // or 'alive', 'eliminated' (M3)
    this.toMove = 0;
    this.winner = undefined;
    this.bank = new Map(kinds.map((kind) => [kind, players + 1])); // M1
  }

  copy() {
    const board = new Board(this.players);
    board.systems = this.systems.map((system) => {
      return {...system, stars: [...system.stars], ships: system.ships.map((slot) => [...slot])};
    });
    board.status = [...this.status];
    board.toMove = this.toMove;
    board.bank = new Map(this.bank);
    board.winner = this.winner;
    return board;
  }

  has(kind) {
    return this.bank.get(kind) > 0;
  }
  take(kind) {
    this.bank.set(kind, this.bank.get(kind) - 1);
  }
  giveBack(pieces) {
    for (const piece of pieces) this.bank.set(piece, this.bank.get(piece) + 1);
  }
  // The smallest piece of a colour in the bank, or undefined (G4).
  smallest(colour) {
    return [1, 2, 3].map((size) => `${colour}${size}`).find((kind) => this.has(kind));
  }

  addSystem(name, stars, home) {
    const system = {name, stars, home, ships: Array.from({length: this.players}, () => [])};
    this.systems.push(system);
    return system;
  }
  removeSystem(system) {
    this.giveBack([...system.stars, ...system.ships.flat()]);
    this.systems.splice(this.systems.indexOf(system), 1);
  }
  homeOf(player) {
    return this.systems.find((system) => system.home === player);
  }

  // G26: profile `quux` takes names as they are.
  find(name, isExact = false) {
    const same = isExact ? (other) => other === name : (other) => fold(other) === fold(name);
    return this.systems.find((system) => same(system.name));
  }

  // G3; enemy ships give no power.
  hasPower(player, system, colour) {
    const own = system.ships[player];
    return own.length > 0 && [...own, ...system.stars].some((piece) => piece[0] === colour);
  }

  nextPlayer(player) {
    for (let step = 1; step <= this.players; step++) {
      const next = (player + step) % this.players;
      if (this.status[next] !== 'eliminated') return next;
    }
    return (player + 1) % this.players; // after a draw the next seat (G13)
  }

  // G13: null while the game goes on. `winner` is set where it is won by other rules (G27).
  outcome() {
    if (this.winner !== undefined) return {winner: this.winner};
    if (this.status.includes('waiting')) return null;
    const alive = [...this.status.keys()].filter((player) => this.status[player] === 'alive');
    return alive.length > 1 ? null : {winner: alive.length === 1 ? alive[0] : null};
  }
}

const sorted = (pieces) => [...pieces].sort().join('');

function contentOf(system) {
  const home = system.home === null ? '' : `${system.home},`;
  return `(${home}${sorted(system.stars)})${system.ships.map(sorted).join('-')}`;
}

// The state form (homeworlds 5).
export function positionText(board) {
  const systems = board.systems.map((system) => `${system.name}${contentOf(system)}`);
  return `<${board.toMove}>; ${systems.join('; ')}`;
}

// Equal for positions that differ in names only (homeworlds 5, homeworlds-rules 7).
export function anonymousText(board) {
  return `${board.toMove} ${board.systems.map(contentOf).sort().join(';')}`;
}
