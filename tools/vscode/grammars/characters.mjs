// Characters and their classes as regular expressions.

/** @param {number} code */
function character(code) {
  const plain = String.fromCodePoint(code);
  return /[A-Za-z0-9_ ]/.test(plain) ? plain : `\\x{${code.toString(16)}}`;
}

/**
 * Bytes beyond ASCII stand for all characters there.
 * @param {[number, number]} range
 */
function rangeText([begin, end]) {
  if (end < 0x80) return begin === end ? character(begin) : `${character(begin)}-${character(end)}`;
  if (begin > 0x80 || end < 0xff) throw new Error('a class that divides the bytes of a character');
  return '\\x{80}-\\x{10ffff}';
}

/**
 * @param {[number, number][]} ranges
 * @param {string} sign
 */
function holds(ranges, sign) {
  return ranges.some(([begin, end]) => begin <= sign.charCodeAt(0) && sign.charCodeAt(0) <= end);
}

export class Characters {
  #stand_ins;

  /** @param {Record<string, string>} stand_ins regular expressions of what is read as if it were the character */
  constructor(stand_ins) {
    this.#stand_ins = Object.entries(stand_ins);
  }

  /** Whether a class is one character, and not a choice. */
  get areSimple() {
    return this.#stand_ins.length === 0;
  }

  /** @param {string} text */
  literal(text) {
    return [...text].map((sign) => this.#sign(sign)).join('');
  }

  /**
   * The end of a line is in no class.
   * @param {[number, number][]} ranges
   * @param {boolean} negated
   */
  class(ranges, negated) {
    const plain = `[${negated ? '^\\x{a}' : ''}${ranges.map(rangeText).join('')}]`;
    if (this.areSimple) return plain;
    const inside = this.#stand_ins.filter(([meaning]) => holds(ranges, meaning) !== negated).map(([, regex]) => regex);
    const any = this.#stand_ins.map(([, regex]) => regex).join('|');
    const other = negated ? `(?!${any})${plain}` : plain;
    return `(?>${[...inside, other].join('|')})`;
  }

  /** @param {string} sign */
  #sign(sign) {
    const plain = character(/** @type {number} */ (sign.codePointAt(0)));
    const others = this.#stand_ins.filter(([meaning]) => meaning === sign).map(([, regex]) => regex);
    return others.length > 0 ? `(?>${[plain, ...others].join('|')})` : plain;
  }
}
