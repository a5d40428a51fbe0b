// One HOP string, and the checks of the whole position.
import {player, readFields} from './fields.mjs';
import {HopError, isPublished, isWhite, readGametype} from './gametype.mjs';
import {checkReachable} from './reachable.mjs';
import {Source} from './source.mjs';
import {walk} from './topology.mjs';

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

// Whether hivegame takes a position.
export function isForHivegame(position) {
  if (position.bugs.some(({letter}) => letter.toUpperCase() === 'D')) return false;
  try {
    checkHivegame(position);
    return true;
  } catch (error) {
    if (error instanceof HopError) return false;
    throw error;
  }
}

// hop T5
function readPlayer({text, start}, dialect, note) {
  if (text === '') throw new HopError('missing-player-field');
  const [, suffix] = player.exec(text) ?? [];
  if (suffix === undefined) throw new HopError('bad-player');
  if (/[WB]/.test(text[0])) note('player-case', start, start + 1);
  if (suffix !== '' && dialect === 'spec') note('player-suffix', start + 1, start + text.length);
  return {toMove: text[0].toLowerCase(), suffix: suffix.toLowerCase()};
}

// hop T3: a blank inside a field is a lost `+`.
function withPluses({text, start}, note) {
  for (const {index} of text.matchAll(/ /g)) note('lost-plus', start + index, start + index + 1);
  return text.replace(/ /g, '+');
}

// The position of a string that begins at `offset`: `set`, `stacks`, `bugs`, `marked`, `toMove`, the `suffix` of the
// player, and `findings`. Throws a HopError if the string has an error.
export function readPosition(original, dialect, offset) {
  const source = new Source(original, offset);
  const note = (name, from, to) => source.note(name, from, to);
  const noteFrom = (base) => (name, from, to) => note(name, base + from, base + to);
  if (/^[ \t]*$/.test(source.text)) throw new HopError('empty-input');
  const {gametype, topology, player: playerField} = readFields(source.text, note);
  const side = readPlayer(playerField, dialect, note);
  if (gametype?.text === '') note('empty-gametype', gametype.wholeStart, topology.wholeStart);
  const set = readGametype(gametype ? withPluses(gametype, note) : '', noteFrom(gametype?.start));
  const walked = walk(withPluses(topology, note), dialect, noteFrom(topology.start));
  const position = {set, ...walked, ...side, findings: source.findings};
  if (dialect === 'hivegame') checkHivegame(position);
  checkCounts(set, position.bugs);
  numberBugs(position.bugs);
  const noteTopology = (name, index) => note(name, topology.start + index, topology.start + index + 1);
  checkReachable(position, {
    note: (name, {index}) => noteTopology(name, index),
    noteMark: (name) => noteTopology(name, position.markIndex),
    notePlayer: (name) => note(name, playerField.start, playerField.start + playerField.text.length),
  });
  return position;
}
