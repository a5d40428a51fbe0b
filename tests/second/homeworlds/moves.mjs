// The basic actions of the player to move (homeworlds-rules 8), as corpus/README.md writes them.
import {areConnected, colours, kinds, sizeOf} from './board.mjs';

const distinct = (pieces) => [...new Set(pieces)];

function* builds(board, own, system) {
  for (const colour of distinct(own.map((ship) => ship[0]))) {
    const piece = board.smallest(colour);
    if (piece !== undefined) yield `build ${piece} ${system.name}`;
  }
}

function* trades(board, own, system) {
  for (const ship of distinct(own)) {
    for (const colour of colours) {
      if (colour !== ship[0] && board.has(`${colour}${sizeOf(ship)}`)) yield `trade ${ship} ${system.name} ${colour}`;
    }
  }
}

function* travels(board, own, system) {
  for (const ship of distinct(own)) {
    for (const star of kinds) {
      if (board.has(star) && areConnected(system.stars, [star])) yield `discover ${ship} ${system.name} ${star}`;
    }
    for (const to of board.systems) {
      if (to !== system && areConnected(system.stars, to.stars)) yield `move ${ship} ${system.name} ${to.name}`;
    }
  }
}

function* attacks(board, own, system) {
  const largest = Math.max(...own.map(sizeOf));
  for (const [player, slot] of system.ships.entries()) {
    if (player === board.toMove) continue;
    for (const ship of distinct(slot)) {
      if (sizeOf(ship) <= largest) yield `attack ${ship} ${system.name}${board.players > 2 ? ` ${player}` : ''}`;
    }
  }
}

const byPower = {g: builds, b: trades, y: travels, r: attacks};

// Null for a player who has to set up: a homeworld is not a basic action.
export function movesOf(board) {
  const player = board.toMove;
  if (board.outcome() !== null) return [];
  if (board.status[player] === 'waiting') return null;
  const moves = [];
  for (const system of board.systems) {
    const own = system.ships[player];
    for (const [colour, actions] of Object.entries(byPower)) {
      if (board.hasPower(player, system, colour)) moves.push(...actions(board, own, system));
    }
  }
  return moves;
}
