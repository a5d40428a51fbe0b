// The hints that the option `advice` switches on (homeworlds-rules 6, last paragraph).
import {colours, sizeOf} from './board.mjs';

// What goes with a catastrophe: without its last star a system loses its ships too.
function lossesOf(system, colour) {
  const stays = (piece) => piece[0] !== colour;
  const isLost = system.stars.every((star) => !stays(star)) ? () => true : (piece) => !stays(piece);
  return {stars: system.stars.filter(isLost), ships: system.ships.map((slot) => slot.filter(isLost))};
}

// Whether an enemy would lose a ship or a star of the home, and the player nothing.
function hurtsOthersOnly(system, colour, player) {
  const {stars, ships} = lossesOf(system, colour);
  const isHurt = ships.map((slot, other) => slot.length > 0 || (system.home === other && stars.length > 0));
  return isHurt.includes(true) && !isHurt[player];
}

// After a turn of `player` that was played to its end.
export function advise(board, player, lastAction, report) {
  for (const system of board.systems) {
    const pieces = [...system.stars, ...system.ships.flat()];
    for (const colour of colours) {
      const isMany = pieces.filter((piece) => piece[0] === colour).length >= 4;
      if (isMany && hurtsOthersOnly(system, colour, player)) {
        report('untriggered-overpopulation', 'info', lastAction.start, lastAction.end);
      }
    }
  }
  const home = board.homeOf(player);
  if (home !== undefined && home.ships[player].every((ship) => sizeOf(ship) < 3)) {
    report('no-large-at-home', 'info', lastAction.start, lastAction.end);
  }
}
