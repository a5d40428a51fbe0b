// What may follow a place in a text: the texts that the rest of it, up to the end, may be. A parsing expression, with
// what may follow it, is such a set, and so are all predicates. Sets are kept as expressions that are read one character
// at a time (derivatives); two that hold the same texts are one.

/** @typedef {import('../vscode/grammars/peg.mjs').Expression} Expression */
/**
 * @typedef {{id: number, kind: 'all'} | {id: number, kind: 'none'} | {id: number, kind: 'and' | 'or', items: Rest[]}
 *   | {id: number, kind: 'not', item: Rest} | {id: number, kind: 'match', expression: Expression, then: Rest}} Rest
 */

// More states than any predicate of a notation needs: one that is over this counts, or nests.
const most_states = 4000;

export class Rests {
  #rules;
  #alphabet;
  /** @type {Map<string, any>} */
  #known = new Map();
  /** @type {Map<Expression, number>} */
  #numbers = new Map();
  /** @type {Map<number, Rest[]>} by set of characters */
  #derived = new Map();
  /** @type {Map<number, boolean>} */
  #ends = new Map();
  /** @type {Rest[]} one of each class of those that have been looked at */
  #states = [];
  /** @type {Map<number, Rest>} */
  #representatives = new Map();

  /**
   * @param {Map<string, Expression>} rules
   * @param {import('./alphabet.mjs').Alphabet} alphabet
   */
  constructor(rules, alphabet) {
    this.#rules = rules;
    this.#alphabet = alphabet;
    this.all = this.#new('all', {kind: 'all'});
    this.none = this.#new('none', {kind: 'none'});
    this.#explore(this.all);
    this.#explore(this.none);
  }

  /**
   * @param {string} key
   * @param {any} rest
   * @returns {Rest}
   */
  #new(key, rest) {
    let known = this.#known.get(key);
    if (!known) {
      known = {id: this.#known.size, ...rest};
      this.#known.set(key, known);
    }
    return known;
  }

  /**
   * The texts that begin with what the expression takes, and go on as `then` says.
   * @param {Expression} expression
   * @param {Rest} then
   * @returns {Rest}
   */
  match(expression, then) {
    if (then === this.none) return then;
    if (expression.type === 'sequence' && expression.items.length === 0) return then;
    if (expression.type === 'sequence' && expression.items.length === 1) return this.match(expression.items[0], then);
    if (expression.type === 'sequence') {
      return expression.items.reduceRight((rest, item) => this.match(item, rest), then);
    }
    if (!this.#numbers.has(expression)) this.#numbers.set(expression, this.#numbers.size);
    return this.#new(`match ${this.#numbers.get(expression)} ${then.id}`, {kind: 'match', expression, then});
  }

  /** @param {Rest} rest */
  not(rest) {
    if (rest === this.all) return this.none;
    if (rest === this.none) return this.all;
    if (rest.kind === 'not') return rest.item;
    return this.#new(`not ${rest.id}`, {kind: 'not', item: rest});
  }

  /** @param {Rest[]} rests */
  and(...rests) {
    return this.#joined('and', rests, this.all, this.none);
  }

  /** @param {Rest[]} rests */
  or(...rests) {
    return this.#joined('or', rests, this.none, this.all);
  }

  /**
   * @param {'and' | 'or'} kind
   * @param {Rest[]} rests
   * @param {Rest} neutral
   * @param {Rest} final
   */
  #joined(kind, rests, neutral, final) {
    const flat = rests.flatMap((rest) => (rest.kind === kind ? rest.items : [rest])).filter((rest) => rest !== neutral);
    const items = [...new Set(flat)].sort((a, b) => a.id - b.id);
    if (items.includes(final) || items.some((item) => items.includes(this.not(item)))) return final;
    if (items.length < 2) return items[0] ?? neutral;
    return this.#new(`${kind} ${items.map(({id}) => id).join(' ')}`, {kind, items});
  }

  /**
   * The same set by what the first part of the expression may be: a choice takes the first alternative that fits, and a
   * repetition never gives back what it has taken.
   * @param {Rest & {kind: 'match'}} rest
   * @returns {Rest}
   */
  #opened(rest) {
    const {expression, then} = rest;
    switch (expression.type) {
      case 'rule':
        return this.match(/** @type {Expression} */ (this.#rules.get(expression.name)), then);
      case 'look': {
        const seen = this.match(expression.item, this.all);
        return this.and(expression.negated ? this.not(seen) : seen, then);
      }
      case 'choice': {
        let missed = this.all;
        const found = [];
        for (const item of expression.items) {
          found.push(this.and(missed, this.match(item, then)));
          missed = this.and(missed, this.not(this.match(item, this.all)));
        }
        return this.or(...found);
      }
      case 'repeat': {
        const again = expression.sign === '?' ? then : this.match(star(expression), then);
        const more = this.match(expression.item, again);
        const missed = this.not(this.match(expression.item, this.all));
        return expression.sign === '+' ? more : this.or(more, this.and(missed, then));
      }
      default:
        throw new Error(expression.type);
    }
  }

  /**
   * The rest after a character of the set.
   * @param {Rest} rest
   * @param {number} set
   * @returns {Rest}
   */
  after(rest, set) {
    let derived = this.#derived.get(rest.id);
    if (!derived) this.#derived.set(rest.id, (derived = []));
    return (derived[set] ??= this.#after(rest, set));
  }

  /**
   * @param {Rest} rest
   * @param {number} set
   * @returns {Rest}
   */
  #after(rest, set) {
    switch (rest.kind) {
      case 'all':
      case 'none':
        return rest;
      case 'not':
        return this.not(this.after(rest.item, set));
      case 'and':
        return this.and(...rest.items.map((item) => this.after(item, set)));
      case 'or':
        return this.or(...rest.items.map((item) => this.after(item, set)));
      case 'match': {
        const {expression, then} = rest;
        if (expression.type === 'class' || expression.type === 'any') {
          return this.#alphabet.setsOf(expression).has(set) ? then : this.none;
        }
        if (expression.type !== 'literal') return this.after(this.#opened(rest), set);
        const [first, ...more] = expression.text;
        if (first === undefined) return this.after(then, set);
        if (this.#alphabet.setOf(first) !== set) return this.none;
        return more.length === 0 ? then : this.match(literal(more.join('')), then);
      }
    }
  }

  /**
   * Whether the text may end here.
   * @param {Rest} rest
   * @returns {boolean}
   */
  mayEnd(rest) {
    let ends = this.#ends.get(rest.id);
    if (ends === undefined) this.#ends.set(rest.id, (ends = this.#mayEnd(rest)));
    return ends;
  }

  /**
   * @param {Rest} rest
   * @returns {boolean}
   */
  #mayEnd(rest) {
    switch (rest.kind) {
      case 'all':
        return true;
      case 'none':
        return false;
      case 'not':
        return !this.mayEnd(rest.item);
      case 'and':
        return rest.items.every((item) => this.mayEnd(item));
      case 'or':
        return rest.items.some((item) => this.mayEnd(item));
      case 'match': {
        const {expression, then} = rest;
        if (expression.type === 'class' || expression.type === 'any') return false;
        if (expression.type === 'literal') return expression.text === '' && this.mayEnd(then);
        return this.mayEnd(this.#opened(rest));
      }
    }
  }

  /**
   * Whether what the expression takes is known after few characters, or by few states.
   * @param {Expression} expression
   * @param {number} most
   */
  isSmall(expression, most) {
    const seen = new Set([this.match(expression, this.all)]);
    for (const state of seen) {
      for (const set of this.#alphabet.all) seen.add(this.after(state, set));
      if (seen.size > most) return false;
    }
    return true;
  }

  /**
   * The one that stands for all with the same texts.
   * @param {Rest} rest
   */
  canonical(rest) {
    if (!this.#representatives.has(rest.id)) this.#explore(rest);
    return /** @type {Rest} */ (this.#representatives.get(rest.id));
  }

  /** @param {Rest} start */
  #explore(start) {
    const fresh = [start];
    const seen = new Set(fresh);
    for (const state of fresh) {
      for (const set of this.#alphabet.all) {
        const next = this.after(state, set);
        if (seen.has(next) || this.#representatives.has(next.id)) continue;
        seen.add(next);
        fresh.push(next);
        if (this.#representatives.size + fresh.length > most_states) throw new Error('a predicate needs more states than there may be');
      }
    }
    // Divides the states until those of a class go on alike (Moore). What was divided before stays so.
    const states = [...this.#states, ...fresh];
    const places = new Map(states.map((state, place) => [state.id, place]));
    const targets = states.map((state) => this.#alphabet.all.map((set) => {
      const next = this.after(state, set);
      return /** @type {number} */ (places.get((this.#representatives.get(next.id) ?? next).id));
    }));
    let classes = states.map((state) => (this.mayEnd(state) ? 1 : 0));
    for (let count = 0; ; ) {
      const numbers = new Map();
      const divided = targets.map((row, place) => {
        const key = String.fromCharCode(classes[place], ...row.map((target) => classes[target]));
        if (!numbers.has(key)) numbers.set(key, numbers.size);
        return numbers.get(key);
      });
      classes = divided;
      if (numbers.size === count) break;
      count = numbers.size;
    }
    /** @type {Rest[]} */
    const added = [];
    const firsts = new Map();
    states.forEach((state, place) => {
      if (!firsts.has(classes[place])) {
        firsts.set(classes[place], state);
        if (place >= this.#states.length) added.push(state);
      }
      this.#representatives.set(state.id, firsts.get(classes[place]));
    });
    this.#states.push(...added);
  }
}

/** @type {Map<string, Expression & {type: 'literal'}>} */
const literals = new Map();
/** @param {string} text */
function literal(text) {
  let known = literals.get(text);
  if (!known) literals.set(text, (known = {type: 'literal', text}));
  return known;
}

/** @type {Map<Expression, Expression>} */
const stars = new Map();
/** @param {Expression & {type: 'repeat'}} repeat */
function star(repeat) {
  if (repeat.sign === '*') return repeat;
  let known = stars.get(repeat);
  if (!known) stars.set(repeat, (known = {...repeat, sign: '*'}));
  return known;
}
