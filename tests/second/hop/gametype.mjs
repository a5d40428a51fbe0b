// The set of bugs (hop T4, R1, R2, R2a and R25): a map from letter to count.

const kinds = 'QABDGLMPS';
export const letters = [...kinds, ...kinds.toLowerCase()];
export const isWhite = (letter) => letter === letter.toUpperCase();

// What a reader cannot go on after: an error of hop 7, by its name.
export class HopError extends Error {}

function setOf(ofBoth) {
  const set = new Map(letters.map((letter) => [letter, 0]));
  for (const [kind, count] of Object.entries(ofBoth)) set.set(kind, count).set(kind.toLowerCase(), count);
  return set;
}

const aliases = {
  base: setOf({Q: 1, A: 3, B: 2, G: 3, S: 2}),
  ultimate: setOf({Q: 1, A: 3, B: 2, G: 3, S: 2, L: 1, M: 1, P: 1}),
};

// hop R2: base with any of M, L and P for both sides.
export function isPublished(set) {
  return letters.every((letter) => {
    const count = set.get(letter);
    if (!'LMP'.includes(letter.toUpperCase())) return count === aliases.base.get(letter);
    return count <= 1 && count === set.get(letter.toLowerCase());
  });
}

// Adds the tokens of a text, or takes them away.
function applyTokens(set, text, sign) {
  for (const [token, digits, letter] of text.matchAll(/([0-9]*)([A-Za-z]?)/g)) {
    if (token === '') continue;
    if (digits !== '' && !/^[1-8]$/.test(digits)) throw new HopError('bad-token-count');
    if (letter === '') throw new HopError('token-without-letter');
    if (!set.has(letter)) throw new HopError('unknown-bug');
    const count = set.get(letter) + sign * Number(digits || 1);
    if (count < 0) throw new HopError('negative-count');
    set.set(letter, count);
  }
}

// What is unusual about a set, by the names of hop R2.
export function oddities(set) {
  const isOneSided = (kind) => (set.get(kind) > 0) !== (set.get(kind.toLowerCase()) > 0);
  return [
    letters.some((letter) => set.get(letter) > 8) && 'count-above-eight',
    (set.get('Q') !== 1 || set.get('q') !== 1) && 'queen-count',
    [...'MLPD'].some(isOneSided) && 'one-sided-expansion',
    !isPublished(set) && 'nonstandard-set',
  ].filter((name) => name);
}

// `text` is the field without blanks at its ends, with `+` for those inside. `note` reports what is found in it.
export function readGametype(text, note) {
  if (text === '') return new Map(aliases.ultimate);
  if (/[^A-Za-z0-9+-]/.test(text)) throw new HopError('unexpected-character');
  const alias = /^(ultimate|base)/i.exec(text)?.[0];
  const start = alias ?? /^[^+-]*/.exec(text)[0];
  if (alias && alias !== alias.toLowerCase()) note('alias-case', 0, alias.length);
  const set = new Map(alias ? aliases[alias.toLowerCase()] : setOf({}));
  if (!alias) applyTokens(set, start, 1);
  const rest = text.slice(start.length);
  if (!alias && rest !== '') note('modifier-on-literal', start.length, text.length);
  if (rest !== '' && !/^[+-]/.test(rest)) throw new HopError('missing-modifier-sign');
  for (const [, sign, tokens] of rest.matchAll(/([+-])([^+-]*)/g)) {
    if (tokens === '') throw new HopError('empty-modifier');
    applyTokens(set, tokens, sign === '+' ? 1 : -1);
  }
  for (const name of oddities(set)) note(name, 0, text.length);
  return set;
}

const token = (count, letter) => (count === 1 ? letter : count + letter);

// Tokens for a count by letter; one above 8 is split.
function writeTokens(countOf) {
  const written = letters.map((letter) => {
    const count = Math.max(0, countOf(letter));
    const rest = count % 8;
    return token(8, letter).repeat(Math.floor(count / 8)) + (rest > 0 ? token(rest, letter) : '');
  });
  return written.join('');
}

function writeFromAlias(set, name) {
  const excess = (letter) => set.get(letter) - aliases[name].get(letter);
  const added = writeTokens(excess);
  const taken = writeTokens((letter) => -excess(letter));
  return name + (added && `+${added}`) + (taken && `-${taken}`);
}

// hop R25, with `ultimate` written out.
export function writeGametype(set) {
  const candidates = ['base', 'ultimate'].map((name) => writeFromAlias(set, name));
  if (candidates[1] === 'ultimate') return 'ultimate';
  const list = writeTokens((letter) => set.get(letter));
  if (list !== '') candidates.push(list);
  return candidates.reduce((best, text) => (text.length < best.length ? text : best));
}
