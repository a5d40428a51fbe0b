// One turn in each dialect, with the passes and the mark that the dialect asks for (homeworlds 5 and 8).
import {profiles} from './profiles.mjs';
import {actionText, homeLine} from './write-actions.mjs';

const isPass = ({kind}) => kind === 'pass';

const passes = (count) => new Array(count).fill({kind: 'pass'});

// The actions as the target has them. A pass stands for `count` unused actions, a surplus one for none.
function actionsFor({actions, play}, dialect, own) {
  if (own) return actions;
  const others = actions.filter((action) => !isPass(action));
  if (dialect === 'quux') return others.length > 0 ? others : actions.slice(0, 1);
  const takesSurplus = profiles[dialect === 'seed' ? 'rules' : dialect].surplusPass === null;
  const asPasses = ({count}) => passes(takesSurplus ? Math.max(count, 1) : count);
  const written = actions.flatMap((action) => (isPass(action) ? asPasses(action) : [action]));
  if (dialect === 'seed') return written;
  const isOnlyCatastrophes = actions.length > 0 && actions.every(({kind}) => kind === 'catastrophe');
  return [...written, ...passes(play.sacrificed === null ? Number(isOnlyCatastrophes) : play.left)];
}

function hasMark(turn, dialect, own) {
  const homeworld = turn.actions.find(({kind}) => kind === 'homeworld');
  if (dialect === 'quux') return false;
  if (dialect === 'ap') return homeworld !== undefined && (turn.isConfirmed || (!own && homeworld.isUnusual));
  if (dialect === 'sdg') return homeworld !== undefined && turn.isConfirmed;
  return turn.isConfirmed || (dialect === 'jpb' && turn.isSelfElimination === true);
}

const separators = {seed: '; ', ap: ', ', jpb: ';', quux: '; ', sdg: '\n'};

// Without number and handle; `context` has `names`, `own` and `players`.
export function turnText(turn, dialect, context) {
  if (dialect === 'quux' && turn.actions[0]?.kind === 'homeworld') return homeLine(turn.actions[0], turn.player, context);
  const actions = actionsFor(turn, dialect, context.own);
  const mark = hasMark(turn, dialect, context.own) ? ' *' : '';
  return actions.map((action) => actionText(action, dialect, context)).join(separators[dialect]) + mark;
}

// homeworlds 8: `quux` has no catastrophe between two actions.
export function hasCatastropheBetween({actions}) {
  const others = actions.filter((action) => !isPass(action));
  const isOther = ({kind}) => kind !== 'catastrophe';
  const between = others.slice(others.findIndex(isOther), others.findLastIndex(isOther));
  return others.some(isOther) && between.some(({kind}) => kind === 'catastrophe');
}
