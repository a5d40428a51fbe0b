// The characters of a grammar, divided into the fewest sets that no class or literal of it divides further. A parser of
// tree-sitter reads each set as one token, so that no token is ever another one as well.

/** @typedef {import('../vscode/grammars/peg.mjs').Expression} Expression */

// Characters that no class or literal tells apart: all beyond ASCII that are not named.
const others = -1;

/**
 * NUL is in no class: at it the lexer of tree-sitter sees the end of the text.
 * @param {Expression} expression
 * @param {(signs: (code: number) => boolean) => void} see
 * @param {Set<number>} named to which the characters beyond ASCII are added
 */
function walk(expression, see, named) {
  if ('items' in expression) for (const item of expression.items) walk(item, see, named);
  else if ('item' in expression) walk(expression.item, see, named);
  else if (expression.type === 'class') see(isIn(expression));
  else if (expression.type === 'literal') {
    for (const sign of expression.text) {
      const code = /** @type {number} */ (sign.codePointAt(0));
      if (code >= 0x80) named.add(code);
      see((other) => other === code);
    }
  }
}

/**
 * Bytes beyond ASCII stand for all characters there.
 * @param {Expression & {type: 'class'}} expression
 */
function isIn({ranges, negated}) {
  for (const [begin, end] of ranges) {
    if (end >= 0x80 && (begin > 0x80 || end < 0xff)) throw new Error('a class divides the bytes of a character');
  }
  return (/** @type {number} */ code) => {
    const byte = code === others || code >= 0x80 ? 0x80 : code;
    return ranges.some(([begin, end]) => begin <= byte && byte <= end) !== negated;
  };
}

export class Alphabet {
  /** @type {number[][]} the characters of each set */
  sets = [];
  /** @type {Map<number, number>} the set of each character */
  #set_of = new Map();
  /** @type {Map<Expression, Set<number>>} */
  #classes = new Map();

  /** @param {Iterable<Expression>} expressions */
  constructor(expressions) {
    /** @type {((code: number) => boolean)[]} */
    const tests = [];
    const named = new Set();
    for (const expression of expressions) walk(expression, (test) => tests.push(test), named);
    const codes = [...Array.from({length: 127}, (_, i) => i + 1), ...named, others];
    const sets = new Map();
    for (const code of codes) {
      const key = tests.map((test) => (test(code) ? '1' : '0')).join('');
      if (!sets.has(key)) sets.set(key, []);
      sets.get(key).push(code);
    }
    this.sets = [...sets.values()];
    this.sets.forEach((set, index) => set.forEach((code) => this.#set_of.set(code, index)));
  }

  get all() {
    return this.sets.map((_, index) => index);
  }

  /**
   * The sets that a class, or `.`, is made of.
   * @param {Expression & {type: 'class' | 'any'}} expression
   */
  setsOf(expression) {
    let found = this.#classes.get(expression);
    if (!found) {
      const holds = expression.type === 'any' ? () => true : isIn(expression);
      found = new Set(this.all.filter((index) => holds(this.sets[index][0])));
      this.#classes.set(expression, found);
    }
    return found;
  }

  /** @param {string} sign */
  setOf(sign) {
    return /** @type {number} */ (this.#set_of.get(/** @type {number} */ (sign.codePointAt(0))));
  }

  /**
   * A set as tree-sitter reads it.
   * @param {number} index
   */
  token(index) {
    const set = this.sets[index];
    if (set.length === 1 && set[0] !== others) return {type: 'STRING', value: String.fromCodePoint(set[0])};
    return {type: 'PATTERN', value: `[${rangesOf(set).map(([begin, end]) => rangeText(begin, end)).join('')}]`};
  }
}

/** @param {number[]} set */
function rangesOf(set) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const code of [...set].filter((code) => code !== others).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === code) last[1] = code;
    else ranges.push([code, code]);
  }
  if (set.includes(others)) ranges.push([0x80, 0x10ffff]);
  return ranges;
}

/** @param {number} code */
function escaped(code) {
  const sign = String.fromCodePoint(code);
  return /[A-Za-z0-9_ ]/.test(sign) ? sign : code < 0x80 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}

/**
 * @param {number} begin
 * @param {number} end
 */
function rangeText(begin, end) {
  return begin === end ? escaped(begin) : `${escaped(begin)}-${escaped(end)}`;
}
