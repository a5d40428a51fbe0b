// A whole game in each dialect (homeworlds 5 and 8).
import {headerNamed} from './headers.mjs';
import {handlesOf, Names, OwnNames} from './names.mjs';
import {positionText} from './board.mjs';
import {seemsSpread} from './spread.mjs';
import {turnText} from './write-turns.mjs';
import {fold} from './text.mjs';

const bodyOf = (items) => items.filter(({type}) => type !== 'header' && type !== 'end');

// Runs of blank lines become one, with none at the start and the end.
function collapse(lines) {
  const kept = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
  while (kept[0] === '') kept.shift();
  while (kept.at(-1) === '') kept.pop();
  return kept;
}
const textOf = (lines) => lines.map((line) => `${line}\n`).join('');

// The headers for another dialect: players by name, and nothing about the text itself that is not true there. In `jpb`
// they are comments, and each is kept (homeworlds 8).
function headersFor(game, dialect) {
  const isSaid = ({key, value}) => game.dialect !== 'hwl' || fold(key) !== 'winner' || value !== 'none';
  const headers = game.headers.filter(isSaid).map(({key, value}) => {
    if (fold(key) === 'players' && game.names !== null && game.dialect === 'hwl') return {key, value: game.names.join(', ')};
    return fold(key) === 'participants' && game.names !== null ? {key: 'Players', value: game.names.join(', ')} : {key, value};
  });
  const speaksOfText = dialect === 'jpb' ? [] : ['dialect', 'layout'];
  const kept = headers.filter(({key}) => !speaksOfText.includes(fold(key)));
  const keepsHandles = dialect === 'seed' && game.turns.some(({handle, number}) => handle !== null && (number !== null || game.dialect === 'seed'));
  const hasPlayers = kept.some(({key}) => fold(key) === 'players');
  if (hasPlayers || keepsHandles || game.handles.length < game.players) return kept;
  return [{key: 'Players', value: game.handles.join(', ')}, ...kept];
}

// `N) handle: `, renumbered by one from the first.
function numberer({turns, dialect}) {
  const numbered = turns.filter(({number}) => number !== null);
  const first = numbered[0]?.number.value ?? 0;
  const places = new Map(numbered.map((turn, index) => [turn, first + index]));
  return (turn) => {
    const {number, handle} = turn;
    const name = handle === null ? '' : `${handle.text}: `;
    if (number === null) return dialect === 'seed' ? name : '';
    return `${places.get(turn)}) ${name}`;
  };
}

const headerLine = ({key, value}) => (value === '' ? `${key}:` : `${key}: ${value}`);

function seed(game, context) {
  const written = game.items.filter(({type}) => type === 'header');
  const headers = context.own ? written : headersFor(game, 'seed').map((header) => ({header}));
  const above = headers.map(({header, comment}) => headerLine(header) + trailing(comment));
  const numberFor = numberer(game);
  const items = bodyOf(game.items);
  const lines = items.flatMap((item, index) => {
    if (item.type === 'blank') return [''];
    if (item.type === 'comment') return [item.comment];
    if (item.type === 'position') return [positionText(game.initial) + trailing(item.comment)];
    const next = items.slice(index + 1).find(({type}) => type !== 'comment');
    const isApart = isBare(item.comment) && !item.comment.startsWith('(');
    const text = numberFor(item.turn) + turnText(item.turn, 'seed', context) + (isApart ? '' : trailing(item.comment));
    const line = isApart ? `${text}\n${item.comment}` : text;
    // A sacrifice must not seem to go on in the next line (homeworlds L12).
    return !context.own && next?.type === 'turn' && seemsSpread(item.turn, next.turn) ? [line, ''] : [line];
  });
  const body = collapse(lines);
  return textOf([...above, ...(above.length > 0 && body.length > 0 ? [''] : []), ...body]);
}
// A remark without a sign (homeworlds L14).
const isBare = (comment) => typeof comment === 'string' && !comment.startsWith('#');
const marked = (comment) => (isBare(comment) ? `# ${comment}` : comment);
const trailing = (comment) => (comment === null || comment === undefined ? '' : `  ${comment}`);

function jpb(game, context) {
  const above = headersFor(game, 'jpb').map((header) => `# ${headerLine(header)}`);
  const lines = bodyOf(game.items).flatMap((item) => {
    if (item.type === 'blank') return [''];
    const comment = item.comment === null || item.comment === undefined ? [] : [marked(item.comment)];
    if (item.type === 'comment') return comment;
    if (item.type === 'position') return [positionText(game.initial), ...comment];
    return [turnText(item.turn, 'jpb', context), ...comment];
  });
  return textOf([...above, ...collapse(lines)]);
}

// Moves alone: `ap` and `quux`.
function bare(dialect) {
  return (game, context) => {
    if (context.own && game.headers.length > 0) return null; // how they are written is not said
    return textOf(game.turns.map((turn) => turnText(turn, dialect, context)));
  };
}

const seatLetters = {2: 'NS', 3: 'NES', 4: 'NESW'};

// Whether `Winner` says that no one has won, or names someone who does not play. What logs of `hwl` say of most games is
// left out (homeworlds 8).
export function namesNoPlayer(game, value) {
  return (game.dialect !== 'hwl' || value !== 'none') && game.handles.every((name) => fold(name) !== fold(value));
}

// The value of `Winner`: that of the header, else the winner on the board.
export function winnerOf(game) {
  const written = headerNamed(game.headers, 'winner')?.value;
  const winner = game.boards.at(-1).outcome()?.winner ?? null;
  const player = written === undefined ? winner : game.handles.findIndex((name) => fold(name) === fold(written));
  return player === null || player < 0 ? null : player;
}

function transcriptHead(game, handles) {
  const persons = handles.map((handle, player) => `${handle} (${seatLetters[game.players][player]})`);
  const winner = winnerOf(game);
  const written = headerNamed(game.headers, 'winner')?.value;
  const name = written !== undefined && namesNoPlayer(game, written) ? written : handles[winner];
  return [`Participants: ${persons.join(', ')}`, ...(name === undefined ? [] : [`Winner: ${name}`])];
}

const chatLine = (comment) => ` ${comment.replace(/^#[ \t]*/, '')}`;

// The lines of turns and chat; an empty line ends each turn.
function transcriptTurns(game, context, headOf) {
  const lines = [];
  const endTurn = () => lines.length > 0 && lines.at(-1) !== '' && lines.push('');
  for (const {type, turn, comment} of bodyOf(game.items)) {
    if (type === 'turn') {
      endTurn();
      lines.push(...`${headOf(turn)}${turnText(turn, 'sdg', context)}`.split('\n'));
    }
    if (comment !== null && comment !== undefined) lines.push(chatLine(comment));
  }
  endTurn();
  return lines;
}

function sdg(game, context) {
  const hasHandles = game.turns.some(({handle, number}) => handle !== null && (number !== null || game.dialect === 'seed'));
  if (context.own && !hasHandles) return bareTranscript(game, context);
  // Chat is copied byte for byte, and the place of other headers is unspecified.
  const isElsewhere = ({key}) => ['players', 'dialect', 'layout'].includes(fold(key));
  if (context.own && (game.hasChat || game.headers.some(isElsewhere) || game.handles.length < game.players)) return null;
  const handles = context.own ? null : handlesOf(game);
  const numbers = numberer(game);
  const headOf = (turn) => (context.own ? numbers(turn) : `${game.turns.indexOf(turn) + 1}) ${handles[turn.player]}: `);
  const isInHead = ({key}) => ['players', 'participants', 'winner', 'dialect', 'layout'].includes(fold(key));
  const others = game.headers.filter((header) => !isInHead(header)).map((header) => ` ${headerLine(header)}`);
  const head = transcriptHead(game, handles ?? game.handles);
  const sections = [head, others, transcriptTurns(game, context, headOf)].filter((section) => section.length > 0);
  return textOf(sections.flatMap((section, index) => (index === 0 ? section : ['', ...section])));
}

function bareTranscript(game, context) {
  const above = game.headers.map(headerLine);
  return textOf([...above, '', ...collapse(transcriptTurns(game, context, () => ''))]);
}

const writers = {seed, jpb, ap: bare('ap'), quux: bare('quux'), sdg};

// The game in a dialect; null where that is not known.
export function writeGame(game, dialect) {
  const own = dialect === game.dialect;
  const names = own ? new OwnNames() : new Names(game, dialect);
  return writers[dialect](game, {names, own, players: game.players});
}
