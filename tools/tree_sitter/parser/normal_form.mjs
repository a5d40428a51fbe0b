// A grammar of tree-sitter as productions: no choices, and what is repeated is a symbol of its own. A token is one character
// of a set, and has a rule of its own; no character is in two sets.

/**
 * @typedef {[number, number][]} Ranges the characters of a token, from the first one to the last one
 * @typedef {{name: string, is_named: boolean, ranges: Ranges, shown: number | undefined}} Sign a symbol; its number is its
 * place; and the symbol as which it is shown, which is an alias or itself, if it is a part of a rule
 * @typedef {{sign: number, parts: number[], is_repeat: boolean}} Production a repeat is `X -> X X`, the only one of its form
 * @typedef {{name: string, rules: Record<string, any>}} Grammar of grammar.json
 */

/** @param {string} text what a set of characters has between its brackets */
function rangesOf(text) {
  const codes = [...text.matchAll(/\\x([0-9a-f]{2})|\\u\{([0-9a-f]+)\}|([\w ])|(-)/gy)];
  if (codes.map(([code]) => code).join('') !== text) throw new Error(`[${text}] is not a set of characters`);
  /** @type {Ranges} */
  const ranges = [];
  let is_open = false;
  for (const [, two, more, sign, dash] of codes) {
    if (dash) {
      is_open = true;
      continue;
    }
    const code = sign ? /** @type {number} */ (sign.codePointAt(0)) : Number.parseInt(two ?? more, 16);
    if (is_open) ranges[ranges.length - 1][1] = code;
    else ranges.push([code, code]);
    is_open = false;
  }
  return ranges;
}

/** @param {Ranges} ranges @param {number} code @returns {Ranges} */
const without = (ranges, code) =>
  ranges.flatMap(([first, last]) => {
    /** @type {Ranges} */
    const parts = code < first || code > last ? [[first, last]] : [[first, code - 1], [code + 1, last]];
    return parts.filter(([begin, end]) => begin <= end);
  });

/**
 * The characters of a rule that is a token; none if it is not.
 * @param {any} rule
 * @returns {Ranges}
 */
function charactersOf({type, value}) {
  if (type === 'PATTERN') return rangesOf(value.replace(/^\[(.*)\]$/s, '$1'));
  if (type !== 'STRING') return [];
  if ([...value].length !== 1) throw new Error(`${JSON.stringify(value)} is not one character`);
  return [[value.codePointAt(0), value.codePointAt(0)]];
}

/** The ways to write an expression: the parts of each. @typedef {number[][]} Forms */

export class NormalForm {
  /** @type {Sign[]} the end of the text, the tokens, and the others */
  signs = [{name: 'end', is_named: false, ranges: [], shown: undefined}];
  /** @type {Production[]} */
  productions = [];
  token_count = 1;
  /** the symbol of the first rule, which alone may be empty, and is not a part of another one */
  start;
  #numbers = new Map();
  /** @type {Map<string, number>} the symbol of what is repeated */
  #repeats = new Map();

  /** @param {Grammar} grammar */
  constructor({name, rules, ...others}) {
    for (const [key, value] of Object.entries(others)) {
      if (key !== 'conflicts' && value.length > 0) throw new Error(`${name}: \`${key}\` is not known`);
    }
    const entries = Object.entries(rules).map(([rule, body]) => ({rule, body, ranges: charactersOf(body)}));
    const isToken = (/** @type {{ranges: Ranges}} */ {ranges}) => ranges.length > 0;
    // One character that has a token of its own is in no other one.
    const alone = entries.filter(({body}) => body.type === 'STRING').map(({ranges}) => ranges[0][0]);
    for (const entry of entries) if (entry.body.type === 'PATTERN') entry.ranges = alone.reduce(without, entry.ranges);
    const composed = entries.filter((entry) => !isToken(entry));
    for (const {rule, ranges} of [...entries.filter(isToken), ...composed]) {
      this.#numbers.set(rule, this.signs.length);
      this.signs.push({name: rule, is_named: true, ranges, shown: undefined});
    }
    this.token_count += entries.length - composed.length;
    this.start = this.#numberOf(composed[0].rule);
    for (const {rule, body} of composed) this.#add(this.#numberOf(rule), this.#formsOf(body, rule));
    // What may be empty is so only as the whole text.
    if (this.signs[this.start].shown !== undefined) throw new Error(`${this.signs[this.start].name} is a part of a rule`);
  }

  /** @param {string} rule @returns {number} */
  #numberOf(rule) {
    const number = this.#numbers.get(rule);
    if (number === undefined) throw new Error(`${rule} is not a rule`);
    return number;
  }

  /**
   * The symbol of a rule. It is shown as the same one everywhere, also where the rules around it are not read as a whole.
   * @param {string} rule
   * @param {string} alias
   */
  #shown(rule, alias) {
    const number = this.#numberOf(rule);
    const sign = this.signs[number];
    const shown = this.#numberOf(alias);
    sign.shown ??= shown;
    if (sign.shown !== shown) throw new Error(`${rule} is shown as ${alias} and as ${this.signs[sign.shown].name}`);
    return number;
  }

  /** @param {number} sign @param {Forms} forms */
  #add(sign, forms) {
    const different = new Map(forms.map((parts) => [parts.join(), parts]));
    for (const parts of different.values()) {
      if (parts.length === 0 && sign !== this.start) throw new Error(`${this.signs[sign].name} may be empty`);
      // The runtime counts the children of a production in a byte.
      if (parts.length > 0xff) throw new Error(`${this.signs[sign].name} is too long`);
      this.productions.push({sign, parts, is_repeat: false});
    }
  }

  /**
   * @param {any} body
   * @param {string} rule that it is of
   * @returns {Forms}
   */
  #formsOf(body, rule) {
    switch (body.type) {
      case 'BLANK':
        return [[]];
      case 'SYMBOL':
        return [[this.#shown(body.name, body.name)]];
      case 'ALIAS':
        return [[this.#shown(body.content.name, body.value)]];
      case 'CHOICE':
        return body.members.flatMap((/** @type {any} */ member) => this.#formsOf(member, rule));
      case 'SEQ': {
        /** @type {Forms} */
        let forms = [[]];
        for (const member of body.members) {
          const ends = this.#formsOf(member, rule);
          forms = forms.flatMap((begin) => ends.map((end) => [...begin, ...end]));
        }
        return forms;
      }
      case 'REPEAT1':
        return [[this.#repeatOf(body.content, rule)]];
      default:
        throw new Error(`${rule}: ${body.type} is not known`);
    }
  }

  /**
   * The symbol of what is repeated. The runtime makes a tree of such a symbol even, by moving its parts: both must be alike.
   * @param {any} body
   * @param {string} rule
   */
  #repeatOf(body, rule) {
    const key = JSON.stringify(body);
    const known = this.#repeats.get(key);
    if (known !== undefined) return known;
    const sign = this.signs.length;
    this.#repeats.set(key, sign);
    this.signs.push({name: `${rule}_repeat${sign}`, is_named: false, ranges: [], shown: undefined});
    this.productions.push({sign, parts: [sign, sign], is_repeat: true});
    this.#add(sign, this.#formsOf(body, rule));
    return sign;
  }
}
