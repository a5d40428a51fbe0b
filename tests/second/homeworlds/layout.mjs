// How lines of the dialect `seed` form turns (homeworlds L9 to L11).
import {choiceOf, layouts} from './headers.mjs';
import {tokensOf} from './tokens.mjs';
import {numberOf} from './turn-text.mjs';
import {trimEnd} from './text.mjs';
import {readVerb} from './words.mjs';

const isMove = (line) => line.kind === 'moves';

// Each function says with which line the turn that begins at `at` has ended.
const groupings = {
  // homeworlds L11.
  line(lines, at) {
    let end = at + 1;
    let last = lines[at];
    for (let next = end; /[;,/]$/.test(trimEnd(last.text)) && next < lines.length; next++) {
      const {kind} = lines[next];
      if (kind === 'comment') continue;
      if (kind !== 'moves' || numberOf(lines[next]) !== null) break;
      last = lines[next];
      end = next + 1;
    }
    return end;
  },
  numbered(lines, at) {
    let end = at + 1;
    for (let next = end; next < lines.length && lines[next].kind !== 'position'; next++) {
      if (!isMove(lines[next])) continue;
      if (numberOf(lines[next]) !== null) break;
      end = next + 1;
    }
    return end;
  },
  block(lines, at) {
    let end = at + 1;
    const isInside = (line) => (isMove(line) ? !line.named : line.kind === 'comment');
    for (let next = end; next < lines.length && isInside(lines[next]); next++) {
      if (isMove(lines[next])) end = next + 1;
    }
    return end;
  },
};

// The verbs of a group of lines; a word that is none is undefined.
function verbsOf(group) {
  return group.flatMap(({text, start, named}) => {
    const number = numberOf({text, start, named})?.length ?? 0;
    const tokens = tokensOf(text.slice(number), start, 'seed');
    const isFirst = (token, index) => token.kind === 'word' && (index === 0 || tokens[index - 1].kind !== 'word');
    return tokens.filter(isFirst).map((token) => readVerb(token.text, 'seed')?.verb);
  });
}

// homeworlds L10 d; the first group of two or more lines, or null.
function blockGroup(lines, game) {
  if (game.initial !== null || game.isFragment) return null;
  const groups = [];
  for (let at = 0; at < lines.length; ) {
    if (!isMove(lines[at])) {
      at += 1;
      continue;
    }
    const end = groupings.block(lines, at);
    groups.push(lines.slice(at, end).filter(isMove));
    at = end;
  }
  const isHomeworld = (group) => verbsOf(group).filter((verb) => verb === 'homeworld').length === 1;
  const isTurn = (group) => {
    const actions = verbsOf(group).filter((verb) => verb !== 'catastrophe' && verb !== 'pass');
    return actions.length === 1 || actions[0] === 'sacrifice';
  };
  const long = groups.filter((group) => group.length > 1);
  const isBlock = groups.length > 1 && isHomeworld(groups[0]) && isHomeworld(groups[1]) && long.length > 0 && long.every(isTurn);
  return isBlock ? long[0] : null;
}

// The layout's name and grouping; null for `rounds`, which is not read here.
export function chooseLayout(lines, game, options, {report}) {
  const written = choiceOf(game.headers, 'layout', layouts, report);
  const chosen = options.layout === undefined || options.layout === 'auto' ? written : options.layout;
  const name = chosen ?? guess(lines, game, report);
  return name === 'rounds' ? null : {name, groups: groupings[name]};
}

function guess(lines, game, report) {
  const moves = lines.filter(isMove);
  if (moves.length === 0) return 'line';
  const isAlone = (line, form) => form.test(trimEnd(line.text));
  const hasRoundMark = moves.some((line) => isAlone(line, /^[ \t\v\f]*([0-9]+\.\.\.|\(named .*\))$/));
  const isRound = hasRoundMark || isAlone(moves.at(-1), /^(1-0|0-1|1\/2-1\/2)$/);
  if (isRound && isAlone(moves[0], /^[ \t\v\f]*[0-9]+\.$/)) return 'rounds';
  if ((numberOf(moves[0])?.value ?? null) !== null) return 'numbered';
  const group = blockGroup(lines, game);
  if (group === null) return 'line';
  report('block-layout-assumed', 'info', group[0].start, group.at(-1).start + trimEnd(group.at(-1).text).length);
  return 'block';
}
