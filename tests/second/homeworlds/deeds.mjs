// What each action does, once it has a place in the turn (homeworlds-rules G1 to G10), checked in the order of G15.
import {areConnected, sizeOf} from './board.mjs';
import {homeFindings} from './home.mjs';
import {powers} from './spread.mjs';
import {fold} from './text.mjs';
import {chooseTradeOrder} from './trade-order.mjs';

// The system of a name (G15, 4).
function systemOf(turn, name) {
  const system = turn.systems.find(name.text);
  if (system === undefined) turn.skip(turn.systems.wasThere(name.text) ? 'forgotten-system' : 'unknown-system', name);
  name.system = system;
  return system;
}

function checkShip(turn, action, system) {
  const {ship} = action;
  // homeworlds H3: the one that is named.
  if (ship.holder === undefined ? system.ships[turn.player].includes(ship.piece) : ship.holder === turn.player) return;
  const isOthers = system.ships.some((slot) => slot.includes(ship.piece));
  turn.skip(isOthers ? 'not-your-ship' : 'no-such-ship', ship);
}

function checkPower(turn, action, system) {
  const hasPower = turn.board.hasPower(turn.player, system, powers[action.kind]);
  if (turn.needsPower && !hasPower) turn.say('no-technology', 'error', action.verb);
}

function removeShip(turn, system, piece, player = turn.player) {
  const slot = system.ships[player];
  slot.splice(slot.indexOf(piece), 1);
}

function noteReuse(turn, name) {
  if (name !== undefined && turn.systems.wasThere(name.text)) turn.say('name-reuse', 'info', name);
}

export const deeds = {
  homeworld(turn, action) {
    const {stars, ship} = action;
    const pieces = stars.filter((star) => star.text !== '-').map((star) => fold(star.text));
    const name = action.name?.text ?? turn.systems.homeName();
    if (turn.systems.isTaken(name)) turn.skip('duplicate-name', action.name ?? action);
    if (pieces.length === 0) turn.skip('bad-homeworld', action);
    for (const source of [...stars.filter((star) => star.text !== '-'), ship]) {
      const piece = fold(source.piece ?? source.text);
      if (!turn.board.has(piece)) turn.skip('not-in-bank', source);
      turn.board.take(piece);
    }
    noteReuse(turn, action.name);
    homeFindings(turn, action, pieces);
    action.neighbours = [...turn.board.systems];
    const system = turn.systems.create(name, pieces, turn.player, action.name === undefined);
    system.ships[turn.player].push(ship.piece);
    turn.board.status[turn.player] = 'alive';
    action.home = system;
    if (action.name !== undefined) action.name.system = system;
  },

  build(turn, action) {
    const system = systemOf(turn, action.system);
    const {ship} = action;
    if (!system.ships[turn.player].some((own) => own[0] === ship.colour)) turn.skip('no-ship-of-colour', ship);
    checkPower(turn, action, system);
    const piece = turn.board.smallest(ship.colour);
    if (piece === undefined) turn.skip('bank-out-of-colour', ship);
    if (ship.piece !== undefined && ship.piece !== piece) turn.say('wrong-build-size', turn.profile.wrongSize, ship);
    turn.board.take(piece);
    system.ships[turn.player].push(piece);
    action.built = piece;
  },

  trade(turn, action) {
    chooseTradeOrder(turn, action);
    const system = systemOf(turn, action.system);
    checkShip(turn, action, system);
    checkPower(turn, action, system);
    const {ship, colour} = action;
    const size = colour.piece === undefined ? null : sizeOf(colour.piece);
    if (size !== null && size !== sizeOf(ship.piece)) turn.say('trade-size', turn.profile.wrongSize, colour);
    const piece = `${colour.colour}${sizeOf(ship.piece)}`;
    action.traded = piece;
    if (piece === ship.piece) {
      // Only `rules` and `ap` put the old piece into the bank first (G19).
      if (turn.profile.sameColourTrade === null && !turn.board.has(piece)) turn.skip('not-in-bank', colour);
      turn.say('redundant-trade', turn.profile.sameColourTrade, colour);
      return;
    }
    if (!turn.board.has(piece)) turn.skip('not-in-bank', colour);
    turn.board.take(piece);
    removeShip(turn, system, ship.piece);
    turn.board.giveBack([ship.piece]);
    system.ships[turn.player].push(piece);
  },

  discover(turn, action) {
    const from = systemOf(turn, action.system);
    checkShip(turn, action, from);
    checkPower(turn, action, from);
    const {ship, star} = action;
    const name = action.name?.text ?? turn.systems.freeLetter();
    if (turn.systems.isTaken(name)) turn.skip('duplicate-name', action.name ?? action);
    if (!turn.board.has(star.piece)) turn.skip('not-in-bank', star);
    if (!areConnected(from.stars, [star.piece])) turn.say('not-connected', 'error', star);
    noteReuse(turn, action.name);
    turn.board.take(star.piece);
    removeShip(turn, from, ship.piece);
    action.neighbours = [...turn.board.systems];
    const system = turn.systems.create(name, [star.piece], null, false);
    system.ships[turn.player].push(ship.piece);
    action.found = system;
    if (action.name !== undefined) action.name.system = system;
  },

  move(turn, action) {
    const from = systemOf(turn, action.system);
    checkShip(turn, action, from);
    checkPower(turn, action, from);
    const to = systemOf(turn, action.to);
    if (from === to || !areConnected(from.stars, to.stars)) turn.say('not-connected', 'error', action.to);
    removeShip(turn, from, action.ship.piece);
    to.ships[turn.player].push(action.ship.piece);
  },

  attack(turn, action) {
    const system = systemOf(turn, action.system);
    const {ship, owner} = action;
    if (owner === turn.player) turn.skip('attack-own-ship', ship);
    const isMeant = (player) => player !== turn.player && (owner === undefined || player === owner);
    const owners = [...system.ships.keys()].filter((player) => isMeant(player) && system.ships[player].includes(ship.piece));
    if (owners.length === 0) {
      const holders = [...system.ships.keys()].filter((player) => system.ships[player].includes(ship.piece));
      const isOwn = holders.length === 1 && holders[0] === turn.player;
      turn.skip(isOwn ? 'attack-own-ship' : 'no-such-ship', ship);
    }
    if (owners.length > 1) turn.skip('attack-owner-missing', ship);
    const own = system.ships[turn.player];
    if (own.length === 0) turn.skip('no-attacker', action.verb);
    checkPower(turn, action, system);
    if (Math.max(...own.map(sizeOf)) < sizeOf(ship.piece)) turn.say('attack-too-large', 'error', ship);
    removeShip(turn, system, ship.piece, owners[0]);
    own.push(ship.piece);
    action.victim = owners[0];
  },

  sacrifice(turn, action) {
    const system = systemOf(turn, action.system);
    checkShip(turn, action, system);
    removeShip(turn, system, action.ship.piece);
    turn.board.giveBack([action.ship.piece]);
    if (turn.isFree) return;
    turn.sacrificed = action;
    turn.left = sizeOf(action.ship.piece);
  },

  catastrophe(turn, action) {
    const system = systemOf(turn, action.system);
    const {colour} = action.colour;
    const hasColour = (piece) => piece[0] === colour;
    const victims = [...system.stars, ...system.ships.flat()].filter(hasColour);
    if (victims.length < 4) turn.skip('no-overpopulation', action.colour);
    turn.board.giveBack(victims);
    system.stars = system.stars.filter((piece) => !hasColour(piece));
    system.ships = system.ships.map((slot) => slot.filter((piece) => !hasColour(piece)));
  },

  pass() {},
};
