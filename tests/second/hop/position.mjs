// One HOP string: its fields (hop T1 to T3, T5) and the checks of the whole position.
import {HopError, isPublished, isWhite, readGametype} from './gametype.mjs';
import {walk} from './topology.mjs';

const escapes = /%(?:21|28|29|2B|2C|2D|3D)/gi;
const minuses = /[\u2010-\u2013\u2014\u2212]/g;

// hop T1
function plain(text) {
  return text
    .replace(escapes, (escape) => decodeURIComponent(escape))
    .replace(minuses, '-')
    .replace(/\uFF0B/g, '+');
}

const player = /^[wb]([0-5]?m?)$/i;
const trimmed = (field) => field.replace(/^[ \t]+|[ \t]+$/g, '');

// hop T2
function fieldsOf(text) {
  const fields = text.split(',').map(trimmed);
  if (fields.length > 3) throw new HopError('too-many-fields');
  if (fields.length === 3) return fields;
  const [first, second] = fields;
  const lacksPlayer = second !== '' && !player.test(second) && /^(base|ultimate)/i.test(first);
  if (fields.length === 1 || second === '' || lacksPlayer) throw new HopError('missing-player-field');
  return [null, first, second];
}

// hop R23; a set that hivegame does not have is an error of its own there (hop R2a).
function checkCounts(set, bugs) {
  const counts = new Map();
  for (const {letter} of bugs) {
    const count = (counts.get(letter) ?? 0) + 1;
    if (count > set.get(letter)) throw new HopError(set.get(letter) === 0 ? 'bug-not-in-gametype' : 'too-many-bugs');
    counts.set(letter, count);
  }
}

function checkHivegame({set, bugs, toMove}) {
  if (!isPublished(set)) throw new HopError('nonstandard-set');
  // hop R24i
  if (bugs.length === 1 && !(isWhite(bugs[0].letter) && toMove === 'b')) throw new HopError('lone-bug');
}

// hop R17: bugs get a colour, a kind and a number, in the order of the text.
function numberBugs(bugs) {
  const counts = new Map();
  for (const bug of bugs) {
    bug.number = (counts.get(bug.letter) ?? 0) + 1;
    counts.set(bug.letter, bug.number);
    bug.name = (isWhite(bug.letter) ? 'w' : 'b') + bug.letter.toUpperCase();
  }
}

// Why hivegame does not take a position, or null.
export function refusalOfHivegame(position) {
  try {
    if (position.bugs.some(({letter}) => letter.toUpperCase() === 'D')) throw new HopError('dragonfly-unsupported');
    checkHivegame(position);
    return null;
  } catch (error) {
    if (error instanceof HopError) return error.message;
    throw error;
  }
}

// The position of a string: `set`, `stacks`, `bugs`, `marked`, `toMove` and the `suffix` of the player. It throws a
// HopError if the string has an error.
export function readPosition(original, dialect) {
  const text = plain(original);
  if (/^[ \t]*$/.test(text)) throw new HopError('empty-input');
  const [gametype, topology, playerField] = fieldsOf(text);
  if (playerField === '') throw new HopError('missing-player-field');
  const [, suffix] = player.exec(playerField) ?? [];
  if (suffix === undefined) throw new HopError('bad-player');
  // hop T3: a blank inside a field is a lost `+`.
  const set = readGametype(gametype?.replace(/ /g, '+') ?? null);
  const {stacks, bugs, marked} = walk(topology.replace(/ /g, '+'), dialect);
  const position = {set, stacks, bugs, marked, toMove: playerField[0].toLowerCase(), suffix: suffix.toLowerCase()};
  if (dialect === 'hivegame') checkHivegame(position);
  checkCounts(set, bugs);
  numberBugs(bugs);
  return position;
}
