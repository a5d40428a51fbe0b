// What a word of a turn may be: a verb, a piece, a colour or a name. Which of them is asked is said by its place
// (homeworlds R3).
import {fold} from './text.mjs';

export const verbs = ['homeworld', 'build', 'trade', 'discover', 'move', 'attack', 'sacrifice', 'catastrophe', 'pass'];
const attacks = ['conquer', 'steal', 'x'];
// homeworlds R4.
export const synonyms = {
  hw: 'homeworld',
  construct: 'build',
  con: 'build',
  grow: 'build',
  swap: 'trade',
  convert: 'trade',
  exchange: 'trade',
  sack: 'sacrifice',
};
const jpbVerbs = {hw: 'homeworld', sac: 'sacrifice', cat: 'catastrophe', capture: 'attack', conquer: 'attack'};

const beginningWith = (text) => verbs.find((verb) => verb.startsWith(text));

// The verb that a word is, and what is said of it; null if it is none (homeworlds R4).
export function readVerb(text, dialect) {
  const lower = fold(text);
  if (verbs.includes(lower) || lower.length === 1) {
    const verb = beginningWith(lower);
    if (verb !== undefined && lower !== '') return {verb};
  }
  if (dialect === 'ap') {
    const verb = beginningWith(lower);
    return verb === undefined ? null : {verb};
  }
  if (dialect === 'jpb') return Object.hasOwn(jpbVerbs, lower) ? {verb: jpbVerbs[lower]} : null;
  const isCapture = lower.length >= 3 && 'capture'.startsWith(lower);
  if (isCapture || attacks.includes(lower)) return {verb: 'attack', finding: 'capture-verb'};
  const verb = Object.hasOwn(synonyms, lower) ? synonyms[lower] : lower.length >= 2 ? beginningWith(lower) : undefined;
  return verb === undefined ? null : {verb, finding: 'verb-abbreviation'};
}

export const isPiece = (text) => /^[rygb][123]$/i.test(text);
export const isStar = (text) => text === '-' || isPiece(text);

const colourWords = {red: 'r', yellow: 'y', green: 'g', blue: 'b'};
export const isColourWord = (text) => Object.hasOwn(colourWords, fold(text));
const isColourLetter = (text) => /^[rygb]$/i.test(text);

// The letter of a colour, a colour's word or a piece (homeworlds R6); null for any other word.
export function colourOf(text) {
  const lower = fold(text);
  if (isColourLetter(lower) || isPiece(lower)) return lower[0];
  return colourWords[lower] ?? null;
}
export const isColour = (text) => colourOf(text) !== null;

// Which words are names (homeworlds 3.1, 3.3, R16).
const nameForms = {
  seed: (text) => /^(?!#)[^;,/()<>"*\x00-\x20\x7f]+$/.test(text) && /[A-Za-z0-9\x80-\xff]/.test(text),
  ap: (text) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,24}$/.test(text),
  sdg: (text) => /[A-Za-z0-9\x80-\xff]/.test(text),
  jpb: (text) => /^[A-Za-z0-9_\x80-\xff]+$/.test(text),
  quux: (text) => /^[A-Za-z0-9_]+$/.test(text),
};
export const isName = (text, dialect) => nameForms[dialect](text);

// Seats of two, three and four players (homeworlds R13).
const seats = {2: ['North', 'South'], 3: ['North', 'East', 'South'], 4: ['North', 'East', 'South', 'West']};
export const seatsOf = (players) => seats[players];

// The player whom an owner's letter or digit, or a seat, means (homeworlds R17); -1 for none.
export function playerOfSeat(text, players) {
  if (/^[0-3]$/.test(text)) return Number(text) < players ? Number(text) : -1;
  const lower = fold(text);
  return seats[players].findIndex((seat) => fold(seat) === lower || fold(seat[0]) === lower);
}

// What is said of a name that may mislead (homeworlds R15), where a system gets it; `star` is that of a discovery.
export function misleadingName(text, star) {
  if (/^[rygb][123]$/.test(text)) return 'name-resembles-piece';
  if (isPiece(text)) return star !== null && fold(text) !== star ? 'name-of-other-piece' : null;
  if (isColourWord(text) || /^[rygb]$/.test(text)) return 'name-resembles-colour';
  const lower = fold(text);
  if (verbs.includes(lower) || Object.hasOwn(synonyms, lower) || /^[htdmascp]$/.test(text)) return 'name-resembles-verb';
  return null;
}
