// Headers (homeworlds L5), and what they say of the text and the players.
import {blank, fold, trim} from './text.mjs';
import {profiles} from './profiles.mjs';

const known = ['players', 'layout', 'rules', 'dialect', 'event', 'title', 'site', 'date', 'round', 'result', 'winner', 'comment'];
const archived = ['sdg', 'variants', 'started', 'participants'];
export const isKnownKey = (key) => known.includes(fold(key)) || archived.includes(fold(key));

const form = new RegExp(`^(${blank}*(?:#${blank}*)?)([A-Za-z][A-Za-z0-9_-]*):(${blank}+|$)(.*)$`);

// The header of a line, or null; in `jpb` headers are written in comments (homeworlds 8).
export function headerOf({start, text}, dialect) {
  const match = form.exec(text);
  if (match === null || (match[1].includes('#') && dialect !== 'jpb')) return null;
  const [, before, key, gap, rest] = match;
  const at = start + before.length;
  const value = trim(rest);
  const valueAt = at + key.length + 1 + gap.length;
  return {key, value, keySpan: {start: at, end: at + key.length}, valueSpan: {start: valueAt, end: valueAt + value.length}};
}

// Of a key that is there twice the first one counts.
export const headerNamed = (headers, key) => headers.find((header) => fold(header.key) === key && !header.isIgnored);

// Of a value of `Winner` (homeworlds 7).
export const saysDraw = (value) => ['draw', 'none', 'nobody', 'tie'].includes(fold(value));

// homeworlds L5. Whether there are any.
export function reportDuplicates(headers, report) {
  const first = new Map();
  let areThere = false;
  const isWritten = ({key, valueSpan}) => valueSpan !== undefined && isKnownKey(key) && !['comment', 'layout'].includes(fold(key));
  for (const header of headers.filter(isWritten)) {
    const before = first.get(fold(header.key)) ?? header;
    first.set(fold(header.key), before);
    if (fold(before.value) === fold(header.value)) continue;
    const {start, end} = header.value === '' ? header.keySpan : header.valueSpan;
    report('duplicate-header', 'warning', start, end);
    areThere = true;
  }
  return areThere;
}

export function reject(header, name, report) {
  const {start, end} = header.value === '' ? header.keySpan : header.valueSpan;
  report(name, 'error', start, end);
  header.isIgnored = true;
}

const seatOrder = 'NESW';
// The names of `Players`, or of `Participants` by their seats; null if there are none that count.
export function namesOf(headers, report) {
  const players = headerNamed(headers, 'players');
  if (players !== undefined) {
    const names = players.value.split(',').map(trim);
    const areDifferent = new Set(names.map(fold)).size === names.length;
    const isGood = names.length >= 2 && names.length <= 4 && !names.includes('') && areDifferent;
    if (isGood) return names;
    reject(players, 'unknown-header-value', report);
  }
  const participants = headerNamed(headers, 'participants');
  const persons = participants?.value.split(',').map((person) => /^(.+?) \(([NESW])\)$/.exec(trim(person))) ?? [];
  if (persons.length < 2 || persons.length > 4 || persons.includes(null)) return null;
  return persons.sort((a, b) => seatOrder.indexOf(a[2]) - seatOrder.indexOf(b[2])).map((person) => person[1]);
}

// What a header of the text says, if it is one of `values`.
export function choiceOf(headers, key, values, report) {
  const header = headerNamed(headers, key);
  if (header === undefined) return null;
  const value = fold(header.value);
  if (values.includes(value)) return value;
  reject(header, key === 'layout' ? 'unknown-layout' : 'unknown-header-value', report);
  return null;
}

export const dialects = ['seed', 'ap', 'sdg', 'jpb', 'quux', 'hwl'];
export const layouts = ['line', 'numbered', 'block', 'rounds'];
export const rulesOf = (headers, report) => choiceOf(headers, 'rules', Object.keys(profiles), report);
