// What is said of a new homeworld (homeworlds-rules G22, P9).
import {areConnected, sizeOf} from './board.mjs';
import {fold} from './text.mjs';

const sizesOf = (stars) => new Set(stars.map(sizeOf));

// The home of the player to the right, who set up just before (P9).
function homeToTheRight({board, player}) {
  return board.homeOf((player + board.players - 1) % board.players);
}

// The findings by P9, each with the words that are marked.
export function unusualHome(turn, {stars, ship}, pieces) {
  const {board, player} = turn;
  const found = [];
  const starSpan = {start: stars[0].start, end: stars[1].end};
  const wholeSpan = {start: stars[0].start, end: ship.end};
  const colours = new Set([...pieces, fold(ship.text)].map((piece) => piece[0]));
  if (sizeOf(ship.piece) !== 3) found.push(['home-small-ship', ship]);
  if (colours.size < 3) found.push(['home-few-colours', wholeSpan]);
  if (!colours.has('b') || !colours.has('g')) found.push(['home-missing-technology', wholeSpan]);
  const right = homeToTheRight({board, player});
  if (right !== undefined) {
    const sizes = sizesOf(right.stars);
    if (areConnected(pieces, right.stars)) found.push(['microverse', starSpan]);
    const hasOnlyThose = pieces.length === 2 && pieces.every((star) => sizes.has(sizeOf(star)));
    if (sizes.size === 2 && hasOnlyThose) found.push(['small-universe', starSpan]);
  }
  return found;
}

const isSilenced = (turn, rule) => rule.unlessMarked && turn.isConfirmed;

export function homeFindings(turn, action, pieces) {
  const {profile} = turn;
  const [first, second] = action.stars;
  const starSpan = {start: first.start, end: second.end};
  const say = (rule, name, span) => {
    // The soft checks are independent of each other (E1).
    if (rule.severity !== null && !isSilenced(turn, rule)) turn.report(name, rule.severity, span.start, span.end);
  };
  const unusual = unusualHome(turn, action, pieces);
  action.isUnusual = unusual.length > 0 || pieces.length === 1;
  if (pieces.length === 1) say(profile.oneStarHome, 'one-star-home', starSpan);
  for (const [name, span] of unusual) say(profile.unusualHome, name, span);
  const areTwins = pieces.length === 2 && sizeOf(pieces[0]) === sizeOf(pieces[1]);
  if (areTwins && profile.unusualHome.severity === 'info') say(profile.unusualHome, 'home-twin-stars', starSpan);
}
