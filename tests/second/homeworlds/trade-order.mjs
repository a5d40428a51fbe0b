// A trade that can be read in two orders as words (homeworlds R8.3): `other` holds the system and the colour of the order
// that is not the dialect's.
import {sizeOf} from './board.mjs';
import {fold} from './text.mjs';

export function chooseTradeOrder(turn, action) {
  if (action.other === undefined) return;
  const isWorkable = ({system, colour}) => {
    const place = turn.systems.find(system.text);
    const {piece} = action.ship;
    if (place === undefined || !place.ships[turn.player].includes(piece)) return false;
    if (colour.piece !== undefined && sizeOf(colour.piece) !== sizeOf(piece)) return false;
    return colour.colour === piece[0] || turn.board.has(`${colour.colour}${sizeOf(piece)}`);
  };
  const {other} = action;
  const span = {start: Math.min(action.system.start, action.colour.start), end: Math.max(action.system.end, action.colour.end)};
  if (!isWorkable(other)) return;
  if (!isWorkable(action)) {
    turn.say('trade-order', 'warning', span);
    Object.assign(action, other);
  } else if (fold(action.system.text) !== fold(other.system.text) || action.colour.colour !== other.colour.colour) {
    turn.say('ambiguous-trade', 'warning', span);
  }
}
