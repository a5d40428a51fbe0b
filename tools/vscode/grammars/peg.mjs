// Reads expressions as `plyglot grammar` writes them, and what descriptions of languages add to them.
// Beyond the published text an expression may hold `^` and `$`, the ends of a line, and `\A`, the beginning of the text.

/**
 * @typedef {{type: 'literal', text: string} | {type: 'class', negated: boolean, ranges: [number, number][]}
 *   | {type: 'any'} | {type: 'anchor', sign: string} | {type: 'rule', name: string}
 *   | {type: 'choice', items: Expression[]} | {type: 'sequence', items: Expression[]}
 *   | {type: 'repeat', item: Expression, sign: string} | {type: 'look', item: Expression, negated: boolean}} Expression
 */

const token = /\s*(?:'((?:[^'\\]|\\.)*)'|\[((?:[^\]\\]|\\.)*)\]|([A-Za-z_][A-Za-z0-9_]*)|([.^$()/&!?*+]|\\A))/y;
const one_character = /\\x([0-9A-Fa-f]{2})|\\(.)|([^])/gy;
const escapes = new Map([['t', 9], ['n', 10], ['r', 13]]);

/**
 * The bytes that the characters between quotes or brackets stand for; null for a bare `-`.
 * @param {string} text
 */
function bytesOf(text) {
  return [...text.matchAll(one_character)].map(([, hex, escaped, plain]) => {
    if (hex !== undefined) return parseInt(hex, 16);
    if (escaped !== undefined) return escapes.get(escaped) ?? escaped.charCodeAt(0);
    return plain === '-' ? null : plain.charCodeAt(0);
  });
}

/**
 * @param {string} text
 * @returns {Expression}
 */
function literal(text) {
  const bytes = Uint8Array.from(bytesOf(text).map((byte) => byte ?? 0x2d));
  try {
    return {type: 'literal', text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)};
  } catch {
    // An editor has no text that is not UTF-8.
    return {type: 'look', item: {type: 'literal', text: ''}, negated: true};
  }
}

/**
 * @param {string} text
 * @returns {Expression}
 */
function characterClass(text) {
  const negated = text.startsWith('^');
  const bytes = bytesOf(negated ? text.slice(1) : text);
  /** @type {[number, number][]} */
  const ranges = [];
  for (let i = 0; i < bytes.length; ++i) {
    const begin = bytes[i] ?? 0x2d;
    const end = bytes[i + 1] === null ? bytes[i + 2] : undefined;
    ranges.push([begin, end ?? begin]);
    if (end !== undefined && end !== null) i += 2;
  }
  return {type: 'class', negated, ranges};
}

class Reader {
  #text;
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** @returns {Expression} */
  whole() {
    const expression = this.#choice();
    if (this.#text.slice(this.#at).trim() !== '') throw new Error(`cannot read \`${this.#text.slice(this.#at)}\``);
    return expression;
  }

  #peek() {
    token.lastIndex = this.#at;
    return token.exec(this.#text);
  }

  #next() {
    const found = this.#peek();
    if (!found) throw new Error(`cannot read \`${this.#text.slice(this.#at)}\``);
    this.#at = token.lastIndex;
    return found;
  }

  /** @param {string} signs */
  #take(signs) {
    const sign = this.#peek()?.[4];
    if (!sign || !signs.includes(sign)) return undefined;
    this.#next();
    return sign;
  }

  /** @returns {Expression} */
  #choice() {
    const items = [this.#sequence()];
    while (this.#take('/')) items.push(this.#sequence());
    return items.length === 1 ? items[0] : {type: 'choice', items};
  }

  /** @returns {Expression} */
  #sequence() {
    const items = [];
    for (let found = this.#peek(); found && found[4] !== '/' && found[4] !== ')'; found = this.#peek()) {
      items.push(this.#prefixed());
    }
    return items.length === 1 ? items[0] : {type: 'sequence', items};
  }

  /** @returns {Expression} */
  #prefixed() {
    const sign = this.#take('&!');
    if (sign) return {type: 'look', item: this.#prefixed(), negated: sign === '!'};
    let item = this.#primary();
    for (let repeated = this.#take('?*+'); repeated; repeated = this.#take('?*+')) {
      item = {type: 'repeat', item, sign: repeated};
    }
    return item;
  }

  /** @returns {Expression} */
  #primary() {
    const [, quoted, bracketed, name, sign] = this.#next();
    if (quoted !== undefined) return literal(quoted);
    if (bracketed !== undefined) return characterClass(bracketed);
    if (name !== undefined) return {type: 'rule', name};
    if (sign === '.') return {type: 'any'};
    if (sign === '^' || sign === '$' || sign === '\\A') return {type: 'anchor', sign};
    if (sign !== '(') throw new Error(`\`${sign}\` stands where it means nothing`);
    const inner = this.#choice();
    if (!this.#take(')')) throw new Error('a bracket is not closed');
    return inner;
  }
}

/**
 * @param {string} text
 * @returns {Expression}
 */
export function expressionOf(text) {
  return new Reader(text).whole();
}
