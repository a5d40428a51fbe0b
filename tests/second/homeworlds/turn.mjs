// One turn by the rules: its actions in order, each checked and played (homeworlds-rules 3 and 6).
import {areConnected, sizeOf} from './board.mjs';
import {homeFindings} from './home.mjs';
import {powers} from './spread.mjs';
import {fold} from './text.mjs';

// Thrown by an action that is skipped (E2).
class Skip extends Error {}

export class Turn {
  // `board` is changed. `systems` finds systems by their names; `report` takes name, severity and span.
  constructor({board, player, profile, isConfirmed, systems, report}) {
    Object.assign(this, {board, player, profile, isConfirmed, systems, report});
    this.sacrificed = null;
    this.left = 0; // actions of the sacrifice
    this.isDone = false; // by a basic action or a pass
    this.isFree = false; // after an error of the budget (E4)
    this.played = [];
    this.span = {start: 0, end: 0};
  }

  // Whether the action was applied.
  play(action) {
    const before = this.profile.isStrict ? this.board.copy() : null;
    this.hasError = false;
    this.action = action;
    try {
      this.checkSetUp(action);
      this.checkBudget(action);
      this[action.kind](action);
    } catch (reason) {
      if (reason instanceof Skip) return false;
      throw reason;
    }
    this.forget();
    this.checkCatastrophes();
    this.played.push(action);
    if (before !== null && this.hasLostHome(before)) {
      this.say('self-elimination', 'error', this.span);
      return false;
    }
    return true;
  }

  // One action gives at most one error (E1).
  say(name, severity, span) {
    if (severity === null || (severity === 'error' && this.hasError)) return;
    this.report(name, severity, span.start, span.end);
    if (severity === 'error') this.hasError = true;
  }
  skip(name, span) {
    this.say(name, 'error', span);
    throw new Skip();
  }

  checkSetUp(action) {
    const isSetUp = this.board.status[this.player] !== 'waiting';
    if (action.kind === 'homeworld') {
      if (isSetUp) this.skip('homeworld-twice', action);
    } else if (!isSetUp && action.kind === 'pass') {
      if (!this.profile.maySkipSetUp) this.skip('first-turn-pass', action);
    } else if (!isSetUp) {
      this.skip('not-established', action);
    }
  }

  // Whether the turn has a place for the action (G2, G9).
  checkBudget(action) {
    const {kind} = action;
    this.needsPower = false;
    if (this.isFree || kind === 'catastrophe') return;
    if (kind === 'sacrifice') {
      if (this.isDone || this.sacrificed !== null) this.exceed('extra-action', action);
    } else if (kind === 'pass') {
      this.checkPass(action);
    } else if (kind === 'homeworld') {
      this.isDone = true;
    } else if (this.sacrificed === null) {
      if (this.isDone) this.exceed('extra-action', action);
      else this.needsPower = true;
      this.isDone = true;
    } else if (this.left === 0) {
      this.exceed('too-many-actions', action);
    } else {
      if (powers[kind] !== this.sacrificed.ship.colour) this.say('sacrifice-colour', 'error', action.verb);
      this.left -= 1;
    }
  }
  exceed(name, action) {
    this.say(name, 'error', action);
    this.isFree = true;
  }
  checkPass(action) {
    if (this.sacrificed !== null && (this.left > 0 || action.isAll)) this.left = action.isAll ? 0 : this.left - 1;
    else if (this.sacrificed !== null) this.say('surplus-pass', this.profile.surplusPass, action);
    else if (this.isDone && this.profile.surplusPass !== null) this.exceed('extra-action', action);
    else this.isDone = true;
  }

  systemOf(name) {
    const system = this.systems.find(name.text);
    if (system === undefined) this.skip(this.systems.wasThere(name.text) ? 'forgotten-system' : 'unknown-system', name);
    name.system = system;
    return system;
  }
  ownShip(action, system) {
    const {ship} = action;
    if (system.ships[this.player].includes(ship.piece)) return;
    const isOthers = system.ships.some((slot) => slot.includes(ship.piece));
    this.skip(isOthers ? 'not-your-ship' : 'no-such-ship', ship);
  }
  power(action, system) {
    if (this.needsPower && !this.board.hasPower(this.player, system, powers[action.kind])) this.say('no-technology', 'error', action.verb);
  }
  remove(system, piece, player = this.player) {
    const slot = system.ships[player];
    slot.splice(slot.indexOf(piece), 1);
  }

  homeworld(action) {
    const {stars, ship} = action;
    const pieces = stars.filter((star) => star.text !== '-').map((star) => fold(star.text));
    const name = action.name?.text ?? this.systems.homeName();
    if (this.systems.isTaken(name)) this.skip('duplicate-name', action.name ?? action);
    if (pieces.length === 0) this.skip('bad-homeworld', action);
    for (const source of [...stars.filter((star) => star.text !== '-'), ship]) {
      const piece = fold(source.text);
      if (!this.board.has(piece)) this.skip('not-in-bank', source);
      this.board.take(piece);
    }
    this.noteReuse(action.name);
    homeFindings(this, action, pieces);
    action.neighbours = [...this.board.systems];
    const system = this.systems.create(name, pieces, this.player, action.name === undefined);
    system.ships[this.player].push(ship.piece);
    this.board.status[this.player] = 'alive';
    action.home = system;
    if (action.name !== undefined) action.name.system = system;
  }

  build(action) {
    const system = this.systemOf(action.system);
    const {ship} = action;
    if (!system.ships[this.player].some((own) => own[0] === ship.colour)) this.skip('no-ship-of-colour', ship);
    this.power(action, system);
    const piece = this.board.smallest(ship.colour);
    if (piece === undefined) this.skip('bank-out-of-colour', ship);
    if (ship.piece !== undefined && ship.piece !== piece) this.say('wrong-build-size', this.profile.wrongSize, ship);
    this.board.take(piece);
    system.ships[this.player].push(piece);
    action.built = piece;
  }

  trade(action) {
    this.chooseTradeOrder(action);
    const system = this.systemOf(action.system);
    this.ownShip(action, system);
    this.power(action, system);
    const {ship, colour} = action;
    const size = colour.piece === undefined ? null : sizeOf(colour.piece);
    if (size !== null && size !== sizeOf(ship.piece)) this.say('trade-size', this.profile.wrongSize, colour);
    const piece = `${colour.colour}${sizeOf(ship.piece)}`;
    action.traded = piece;
    if (piece === ship.piece) {
      // Only `rules` and `ap` put the old piece into the bank first (G19).
      if (this.profile.sameColourTrade === null && !this.board.has(piece)) this.skip('not-in-bank', colour);
      this.say('redundant-trade', this.profile.sameColourTrade, colour);
      return;
    }
    if (!this.board.has(piece)) this.skip('not-in-bank', colour);
    this.board.take(piece);
    this.remove(system, ship.piece);
    this.board.giveBack([ship.piece]);
    system.ships[this.player].push(piece);
  }
  // homeworlds R8.3: both orders are possible as words.
  chooseTradeOrder(action) {
    if (action.other === undefined) return;
    const isWorkable = ({system, colour}) => {
      const place = this.systems.find(system.text);
      const {piece} = action.ship;
      if (place === undefined || !place.ships[this.player].includes(piece)) return false;
      if (colour.piece !== undefined && sizeOf(colour.piece) !== sizeOf(piece)) return false;
      return colour.colour === piece[0] || this.board.has(`${colour.colour}${sizeOf(piece)}`);
    };
    const {other} = action;
    const span = {start: Math.min(action.system.start, action.colour.start), end: Math.max(action.system.end, action.colour.end)};
    if (!isWorkable(other)) return;
    if (!isWorkable(action)) {
      this.say('trade-order', 'warning', span);
      action.isReversed = true;
      Object.assign(action, other);
    } else if (fold(action.system.text) !== fold(other.system.text) || action.colour.colour !== other.colour.colour) {
      this.say('ambiguous-trade', 'warning', span);
    }
  }

  discover(action) {
    const from = this.systemOf(action.system);
    this.ownShip(action, from);
    this.power(action, from);
    const {ship, star} = action;
    const name = action.name?.text ?? this.systems.freeLetter();
    if (this.systems.isTaken(name)) this.skip('duplicate-name', action.name ?? action);
    if (!this.board.has(star.piece)) this.skip('not-in-bank', star);
    if (!areConnected(from.stars, [star.piece])) this.say('not-connected', 'error', star);
    this.noteReuse(action.name);
    this.board.take(star.piece);
    this.remove(from, ship.piece);
    action.neighbours = [...this.board.systems];
    const system = this.systems.create(name, [star.piece], null, false);
    system.ships[this.player].push(ship.piece);
    action.found = system;
    if (action.name !== undefined) action.name.system = system;
  }
  noteReuse(name) {
    if (name !== undefined && this.systems.wasThere(name.text)) this.say('name-reuse', 'info', name);
  }

  move(action) {
    const from = this.systemOf(action.system);
    this.ownShip(action, from);
    this.power(action, from);
    const to = this.systemOf(action.to);
    if (from === to || !areConnected(from.stars, to.stars)) this.say('not-connected', 'error', action.to);
    this.remove(from, action.ship.piece);
    to.ships[this.player].push(action.ship.piece);
  }

  attack(action) {
    const system = this.systemOf(action.system);
    const {ship, owner} = action;
    if (owner === this.player) this.skip('attack-own-ship', ship);
    const players = [...system.ships.keys()].filter((player) => player !== this.player && (owner === undefined || player === owner));
    const owners = players.filter((player) => system.ships[player].includes(ship.piece));
    if (owners.length === 0) {
      const isOwn = owner === undefined && system.ships[this.player].includes(ship.piece);
      this.skip(isOwn ? 'attack-own-ship' : 'no-such-ship', ship);
    }
    if (owners.length > 1) this.skip('attack-owner-missing', ship);
    const own = system.ships[this.player];
    if (own.length === 0) this.skip('no-attacker', action.verb);
    this.power(action, system);
    if (Math.max(...own.map(sizeOf)) < sizeOf(ship.piece)) this.say('attack-too-large', 'error', ship);
    this.remove(system, ship.piece, owners[0]);
    own.push(ship.piece);
    action.victim = owners[0];
  }

  sacrifice(action) {
    const system = this.systemOf(action.system);
    this.ownShip(action, system);
    this.remove(system, action.ship.piece);
    this.board.giveBack([action.ship.piece]);
    if (this.isFree) return;
    this.sacrificed = action;
    this.left = sizeOf(action.ship.piece);
  }

  catastrophe(action) {
    const system = this.systemOf(action.system);
    const {colour} = action.colour;
    const hasColour = (piece) => piece[0] === colour;
    const victims = [...system.stars, ...system.ships.flat()].filter(hasColour);
    if (victims.length < 4) this.skip('no-overpopulation', action.colour);
    this.board.giveBack(victims);
    system.stars = system.stars.filter((piece) => !hasColour(piece));
    system.ships = system.ships.map((slot) => slot.filter((piece) => !hasColour(piece)));
  }

  pass() {}

  // G25: a catastrophe after one action and before another, said when the other one comes.
  checkCatastrophes() {
    const first = this.played.findIndex(({kind}) => kind !== 'catastrophe');
    if (!this.profile.isStrict || first < 0 || this.action.kind === 'catastrophe') return;
    for (const action of this.played.slice(first)) {
      if (action.kind === 'catastrophe' && !action.isSaid) this.say('catastrophe-between-actions', 'error', action);
      action.isSaid = true;
    }
  }

  // G11, with the profiles' homes (G18a, G18c).
  forget() {
    for (const system of [...this.board.systems]) {
      const isHome = system.home !== null && this.board.status[system.home] === 'alive';
      const isOwn = system.home === this.player;
      const {homeWithoutStars, enemyHomeWithoutShips} = this.profile;
      const mayLackStars = isHome && (homeWithoutStars === 'stays' || (homeWithoutStars === 'own stays' && isOwn));
      const mayLackShips = isHome && (isOwn || enemyHomeWithoutShips === 'stays');
      const lacksStars = system.stars.length === 0 && !mayLackStars;
      const lacksShips = system.ships.flat().length === 0 && !mayLackShips;
      if (lacksStars || lacksShips) this.board.removeSystem(system);
    }
  }

  hasLostHome(before) {
    const lacks = (board) => (board.homeOf(this.player)?.ships[this.player].length ?? 0) === 0;
    return before.status[this.player] === 'alive' && !lacks(before) && lacks(this.board);
  }
}
