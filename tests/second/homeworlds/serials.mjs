// Which piece each word means, where equal pieces have letters (homeworlds H1 to H3).

const letters = 'ABCDE';

export class Serials {
  // `isWritten`: the text has the letters; otherwise they are the lowest that there are.
  constructor(board, isWritten, report) {
    Object.assign(this, {board, isWritten, report});
    this.places = new Map(); // of the pieces on the board: their system and owner, null for a star
    this.count = 0;
    for (const system of board.systems) this.addSystem(system, system.stars.map((piece) => this.free(piece)));
    for (const system of board.systems) {
      system.ships.forEach((ships, owner) => ships.forEach((piece) => this.put(this.free(piece), system, owner)));
    }
    const numbers = board.systems.map(({name}) => name).filter((name) => /^[1-9][0-9]{0,8}$/.test(name));
    this.count = Math.max(this.count, ...numbers.map(Number));
  }

  put(serial, system, owner) {
    this.places.set(serial, {system, owner});
  }
  addSystem(system, stars) {
    this.count += 1;
    for (const star of stars) this.put(star, system, null);
  }
  // The lowest of its kind in the bank.
  free(piece, taken = []) {
    return [...letters].map((letter) => piece + letter).find((serial) => !this.places.has(serial) && !taken.includes(serial));
  }
  lowestShip(piece, system, owner) {
    const isIt = (serial) => this.places.get(serial)?.system === system && this.places.get(serial).owner === owner;
    return [...letters].map((letter) => piece + letter).find(isIt);
  }

  // The next name of a system.
  get nextName() {
    return String(this.count + 1);
  }

  // Says of a written action where it happens; false if a piece is not where it is due (H3).
  place(turn, action) {
    if (!this.isWritten) return true;
    const {kind, ship, stars, colour, star} = action;
    const isSetUp = turn.board.status[turn.player] !== 'waiting';
    if (kind === 'homeworld' || kind === 'discover') action.name = {text: this.nextName, start: action.start, end: action.end};
    if ((kind === 'homeworld') === isSetUp) return true;
    const fail = (name, at) => {
      this.report(name, 'error', at.start, at.end);
      return false;
    };
    const serialOf = ({piece, letter}) => (letter === undefined ? null : piece + letter);
    if (['trade', 'discover', 'move', 'attack', 'sacrifice'].includes(kind)) {
      const place = this.places.get(serialOf(ship));
      if (place === undefined) return fail('serial-in-bank', ship);
      if (place.owner === null) return fail('serial-is-star', ship);
      action.system = {text: place.system.name, start: ship.start, end: ship.end};
      if (kind === 'attack') action.owner = place.owner;
      else ship.holder = place.owner;
    }
    const taken = {homeworld: [...(stars ?? []), ship], build: [ship], trade: [colour], discover: [star]}[kind] ?? [];
    const named = [];
    for (const piece of taken) {
      const serial = piece.letter === undefined ? null : serialOf(piece);
      if (serial !== null && (this.places.has(serial) || named.includes(serial))) return fail('serial-in-use', piece);
      named.push(serial);
    }
    return true;
  }

  // The serial of a word; the lowest where it says none, or where another piece was taken.
  named(taken, piece, place) {
    return this.isWritten && taken?.letter !== undefined && taken.piece === piece ? piece + taken.letter : place();
  }
  fromBank(taken, piece, others = []) {
    return this.named(taken, piece, () => this.free(piece, others));
  }

  // After the action was played.
  follow(turn, action) {
    const {kind, ship, system} = action;
    const {player} = turn;
    const owner = kind === 'attack' ? action.victim : player;
    const own = () => this.named(ship, ship.piece, () => this.lowestShip(ship.piece, system.system, owner));
    action.serials = {};
    if (kind === 'homeworld') {
      const serials = [];
      for (const taken of [...action.stars, ship]) {
        if (taken.text !== '-') serials.push(this.fromBank(taken, taken.piece ?? taken.text.toLowerCase(), serials));
        else serials.push('');
      }
      action.serials = {stars: serials.slice(0, 2), ship: serials[2]};
      this.addSystem(action.home, serials.slice(0, 2).filter(Boolean));
      action.home.number = this.count;
      this.put(serials[2], action.home, player);
    } else if (kind === 'build') {
      action.serials.ship = this.fromBank(ship, action.built);
      this.put(action.serials.ship, system.system, player);
    } else if (kind === 'trade') {
      action.serials.ship = own();
      action.serials.colour = this.fromBank(action.colour, action.traded);
      if (action.traded !== ship.piece) {
        this.places.delete(action.serials.ship);
        this.put(action.serials.colour, system.system, player);
      }
    } else if (kind === 'discover') {
      action.serials = {ship: own(), star: this.fromBank(action.star, action.star.piece)};
      this.addSystem(action.found, [action.serials.star]);
      action.found.number = this.count;
      this.put(action.serials.ship, action.found, player);
    } else if (kind === 'move') {
      action.serials.ship = own();
      this.put(action.serials.ship, action.to.system, player);
    } else if (kind === 'attack') {
      action.serials.ship = own();
      this.put(action.serials.ship, system.system, player);
    } else if (kind === 'sacrifice') {
      action.serials.ship = own();
      this.places.delete(action.serials.ship);
    } else if (kind === 'catastrophe') {
      for (const [serial, place] of [...this.places]) {
        if (place.system === system.system && serial[0] === action.colour.colour) this.places.delete(serial);
      }
    }
    this.sweep();
  }

  // Pieces of systems that are gone are in the bank.
  sweep() {
    for (const [serial, {system}] of [...this.places]) {
      if (!this.board.systems.includes(system)) this.places.delete(serial);
    }
  }
}
