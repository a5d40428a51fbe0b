// From a parsing expression grammar to a context-free one that takes the same texts. A predicate says what the rest of
// the text may be (rest.mjs); here that goes along through the rules that follow, so that each rule gets a variant for
// every restriction that holds where it begins and where it ends. In the result nothing is left of predicates: what they
// forbid has no variant.

/**
 * @typedef {import('../vscode/grammars/peg.mjs').Expression} Expression
 * @typedef {import('./rest.mjs').Rest} Rest
 * @typedef {{type: 'sets', sets: number[]} | {type: 'variant', key: string} | {type: 'sequence', items: Body[]}
 *   | {type: 'choice', items: Body[]} | {type: 'optional', item: Body} | {type: 'repeat1', item: Body}} Body
 * What an expression takes from a place with some restriction: by the restriction after it, what it takes that is not
 * empty; and the restrictions with which it may take nothing.
 * @typedef {{taken: Map<Rest, Body>, empty: Set<Rest>}} Taken
 */

// Enough for a word or a line end; where a longer one ends is known from what follows.
const most_guard_states = 8;
// A rule whose variants are more makes a parser that no one would want.
const most_variants = 200;
const most_written = 1000;

/** @param {Body[]} items @returns {Body} */
function choiceOf(items) {
  const unique = new Map();
  for (const item of items.flatMap((one) => (one.type === 'choice' ? one.items : [one]))) unique.set(JSON.stringify(item), item);
  const sets = [...unique.values()].filter(({type}) => type === 'sets').flatMap((item) => item.sets);
  const others = [...unique.values()].filter(({type}) => type !== 'sets');
  const all = sets.length > 0 ? [...others, {type: 'sets', sets: [...new Set(sets)].sort((a, b) => a - b)}] : others;
  return all.length === 1 ? all[0] : {type: 'choice', items: all};
}

/** @param {Body[]} items @returns {Body} */
function sequenceOf(items) {
  const all = items.flatMap((item) => (item.type === 'sequence' ? item.items : [item]));
  return all.length === 1 ? all[0] : {type: 'sequence', items: all};
}

/** @param {Map<Rest, Body>} into @param {Rest} rest @param {Body} body */
function add(into, rest, body) {
  const known = into.get(rest);
  into.set(rest, known ? choiceOf([known, body]) : body);
}

export class Variants {
  #rules;
  #alphabet;
  #rests;
  /** @type {Map<string, {name: string, before: Rest, taken: Taken}>} what is known so far of rules from restrictions */
  #known = new Map();
  /** @type {Map<string, Set<number>>} */
  #firsts = new Map();
  /** @type {Map<Expression, boolean>} */
  #guards = new Map();
  /** @type {Map<Expression, number>} */
  #numbers = new Map();
  /** @type {Map<string, number>} */
  #beginnings = new Map();
  #has_changed = false;
  /** @type {Map<string, Body>} bodies of loops with several restrictions, and long beginnings */
  #loops = new Map();

  /**
   * @param {Map<string, Expression>} rules
   * @param {import('./alphabet.mjs').Alphabet} alphabet
   * @param {import('./rest.mjs').Rests} rests
   */
  constructor(rules, alphabet, rests) {
    this.#rules = rules;
    this.#alphabet = alphabet;
    this.#rests = rests;
    this.#findFirsts();
  }

  /**
   * All rules that the start needs: by key, which names the rule and its restrictions.
   * @param {string} start
   */
  from(start) {
    const {all} = this.#rests;
    this.#ofRule(start, all);
    do {
      this.#refuseMany();
      this.#has_changed = false;
      this.#loops.clear();
      for (const [key, known] of [...this.#known]) {
        const taken = this.#of(this.#rule(known.name), known.before);
        if (shapeOf(taken) !== shapeOf(known.taken)) this.#has_changed = true;
        this.#known.set(key, {...known, taken});
      }
    } while (this.#has_changed);
    const ends = this.#lookUp(start, all);
    const variants = new Map(this.#loops);
    for (const {name, before, taken} of this.#known.values()) {
      for (const [after, body] of taken.taken) variants.set(keyOf(name, before, after), body);
    }
    const keys = [...ends.taken.taken.keys()].filter((rest) => this.#rests.mayEnd(rest)).map((rest) => keyOf(start, all, rest));
    return {keys, mayBeEmpty: [...ends.taken.empty].some((rest) => this.#rests.mayEnd(rest)), variants};
  }

  #refuseMany() {
    const counts = new Map();
    for (const {name} of this.#known.values()) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (counts.get(name) > most_variants) throw new Error(`predicates make more than ${most_variants} variants of the rule \`${name}\``);
    }
  }

  /** @param {string} name */
  #rule(name) {
    const rule = this.#rules.get(name);
    if (!rule) throw new Error(`there is no rule \`${name}\``);
    return rule;
  }

  /** What may come first in each rule, whatever predicates say. */
  #findFirsts() {
    const empties = new Map();
    for (let size = -1, now = 0; size !== now; ) {
      size = now;
      now = 0;
      for (const [name, expression] of this.#rules) {
        const first = this.#firstOf(expression, empties);
        this.#firsts.set(name, first.sets);
        empties.set(name, first.empty);
        now += first.sets.size + (first.empty ? 1 : 0);
      }
    }
  }

  /**
   * @param {Expression} expression
   * @param {Map<string, boolean>} empties
   * @returns {{sets: Set<number>, empty: boolean}}
   */
  #firstOf(expression, empties) {
    switch (expression.type) {
      case 'rule':
        this.#rule(expression.name);
        return {sets: this.#firsts.get(expression.name) ?? new Set(), empty: empties.get(expression.name) ?? false};
      case 'class':
      case 'any':
        return {sets: this.#alphabet.setsOf(expression), empty: false};
      case 'literal':
        if (expression.text === '') return {sets: new Set(), empty: true};
        return {sets: new Set([this.#alphabet.setOf([...expression.text][0])]), empty: false};
      case 'look':
        return {sets: new Set(), empty: true};
      case 'repeat': {
        const {sets, empty} = this.#firstOf(expression.item, empties);
        return {sets, empty: empty || expression.sign !== '+'};
      }
      case 'choice': {
        const all = expression.items.map((item) => this.#firstOf(item, empties));
        return {sets: new Set(all.flatMap(({sets}) => [...sets])), empty: all.some(({empty}) => empty)};
      }
      case 'sequence': {
        const sets = new Set();
        for (const item of expression.items) {
          const first = this.#firstOf(item, empties);
          for (const set of first.sets) sets.add(set);
          if (!first.empty) return {sets, empty: false};
        }
        return {sets, empty: true};
      }
      default:
        throw new Error(expression.type);
    }
  }

  /**
   * @param {string} name
   * @param {Rest} before
   * @returns {Taken}
   */
  #ofRule(name, before) {
    const {all} = this.#rests;
    // Where every beginning is allowed, the restriction is only for what is empty.
    const firsts = [...(this.#firsts.get(name) ?? [])].map((set) => this.#rests.canonical(this.#rests.after(before, set)));
    const is_free = firsts.every((rest) => rest === all);
    const is_dead = firsts.every((rest) => rest === this.#rests.none);
    const mine = this.#lookUp(name, before);
    const source = is_free && before !== all ? this.#lookUp(name, all) : mine;
    const taken = new Map();
    if (!is_dead) {
      for (const after of source.taken.taken.keys()) {
        taken.set(after, {type: 'variant', key: keyOf(name, source.before, after)});
      }
    }
    return {taken, empty: mine.taken.empty};
  }

  /**
   * @param {string} name
   * @param {Rest} before
   */
  #lookUp(name, before) {
    const key = keyOf(name, before);
    let known = this.#known.get(key);
    if (!known) {
      known = {name, before, taken: {taken: new Map(), empty: new Set()}};
      this.#known.set(key, known);
      this.#has_changed = true;
    }
    return known;
  }

  /**
   * @param {Rest} rest
   * @param {number} set
   */
  #after(rest, set) {
    return this.#rests.canonical(this.#rests.after(rest, set));
  }

  /**
   * @param {Expression} expression
   * @param {Rest} before
   * @returns {Taken}
   */
  #of(expression, before) {
    if (before === this.#rests.none) return {taken: new Map(), empty: new Set()};
    switch (expression.type) {
      case 'rule':
        return this.#ofRule(expression.name, before);
      case 'class':
      case 'any': {
        const by_rest = new Map();
        for (const set of this.#alphabet.setsOf(expression)) {
          const after = this.#after(before, set);
          if (after === this.#rests.none) continue;
          if (!by_rest.has(after)) by_rest.set(after, []);
          by_rest.get(after).push(set);
        }
        return {taken: new Map([...by_rest].map(([after, sets]) => [after, {type: 'sets', sets}])), empty: new Set()};
      }
      case 'literal': {
        if (expression.text === '') return {taken: new Map(), empty: new Set([before])};
        const sets = [...expression.text].map((sign) => this.#alphabet.setOf(sign));
        const after = sets.reduce((rest, set) => this.#after(rest, set), before);
        if (after === this.#rests.none) return {taken: new Map(), empty: new Set()};
        return {taken: new Map([[after, sequenceOf(sets.map((set) => ({type: 'sets', sets: [set]})))]]), empty: new Set()};
      }
      case 'look': {
        const seen = this.#rests.match(expression.item, this.#rests.all);
        const rest = this.#rests.canonical(this.#rests.and(before, expression.negated ? this.#rests.not(seen) : seen));
        return {taken: new Map(), empty: new Set(rest === this.#rests.none ? [] : [rest])};
      }
      case 'choice': {
        const found = {taken: new Map(), empty: new Set()};
        for (const item of expression.items) {
          const one = this.#of(item, before);
          for (const [after, body] of one.taken) add(found.taken, after, body);
          for (const after of one.empty) found.empty.add(after);
        }
        return found;
      }
      case 'sequence':
        return this.#ofSequence(expression.items, before);
      case 'repeat':
        return expression.sign === '?' ? this.#ofOptional(expression.item, before) : this.#ofLoop(expression, before);
      default:
        throw new Error(expression.type);
    }
  }

  /**
   * @param {Expression[]} items
   * @param {Rest} before
   * @returns {Taken}
   */
  #ofSequence(items, before) {
    /** @type {Taken} */
    let so_far = {taken: new Map(), empty: new Set([before])};
    for (const item of items) {
      const next = {taken: new Map(), empty: new Set()};
      for (const [middle, whole] of so_far.taken) {
        const one = this.#of(item, middle);
        const body = one.taken.size + one.empty.size > 1 ? this.#named(whole) : whole;
        for (const [after, more] of one.taken) {
          const may_lack = one.empty.has(after) && after === middle;
          add(next.taken, after, sequenceOf([body, may_lack ? {type: 'optional', item: more} : more]));
        }
        for (const after of one.empty) if (!(after === middle && one.taken.has(after))) add(next.taken, after, body);
      }
      for (const middle of so_far.empty) {
        const one = this.#of(item, middle);
        for (const [after, body] of one.taken) add(next.taken, after, body);
        for (const after of one.empty) next.empty.add(after);
      }
      so_far = next;
    }
    return so_far;
  }

  /**
   * What is long and written more than once gets a name.
   * @param {Body} body
   * @returns {Body}
   */
  #named(body) {
    const text = JSON.stringify(body);
    if (text.length <= most_written) return body;
    const number = this.#beginnings.get(text) ?? this.#beginnings.size + 1;
    this.#beginnings.set(text, number);
    this.#loops.set(`beginning ${number}`, body);
    return {type: 'variant', key: `beginning ${number}`};
  }

  /**
   * What is left out is not there.
   * @param {Expression} item
   * @param {Rest} before
   */
  #missed(item, before) {
    if (!this.#isGuard(item)) return before;
    return this.#rests.canonical(this.#rests.and(before, this.#rests.not(this.#rests.match(item, this.#rests.all))));
  }

  /**
   * @param {Expression} item
   * @param {Rest} before
   * @returns {Taken}
   */
  #ofOptional(item, before) {
    const {taken, empty} = this.#of(item, before);
    const missed = this.#missed(item, before);
    return {taken, empty: new Set(missed === this.#rests.none ? empty : [...empty, missed])};
  }

  /**
   * @param {Expression & {type: 'repeat'}} repeat
   * @param {Rest} before
   * @returns {Taken}
   */
  #ofLoop({item, sign}, before) {
    // The restrictions between rounds, and what is taken from one to the next.
    const places = [before];
    /** @type {Map<Rest, Map<Rest, Body>>} */
    const rounds = new Map();
    for (const place of places) {
      const {taken, empty} = this.#of(item, place);
      if (empty.size > 0 && [...empty].some((after) => after !== place)) throw new Error('a repeated part may be empty');
      rounds.set(place, taken);
      for (const after of taken.keys()) if (!places.includes(after)) places.push(after);
    }
    const taken = new Map();
    for (const place of places) {
      const body = this.#loopTo(item, rounds, before, place);
      const missed = this.#missed(item, place);
      if (body && missed !== this.#rests.none) add(taken, missed, body);
    }
    const missed = this.#missed(item, before);
    return {taken, empty: new Set(sign === '+' || missed === this.#rests.none ? [] : [missed])};
  }

  /**
   * At least one round, from one restriction to another.
   * @param {Expression} item
   * @param {Map<Rest, Map<Rest, Body>>} rounds
   * @param {Rest} before
   * @param {Rest} after
   * @returns {Body | undefined}
   */
  #loopTo(item, rounds, before, after) {
    const others = [...rounds.keys()].filter((place) => place !== before);
    const first = rounds.get(before)?.get(after);
    const again = rounds.get(after)?.get(after);
    // The usual ones: nothing is restricted between rounds, or only before the first one.
    const is_left = before !== after && !rounds.get(before)?.has(before) && !rounds.get(after)?.has(before);
    if (others.every((place) => place === after) && (before === after || is_left)) {
      if (before === after) return first && {type: 'repeat1', item: first};
      if (!first) return undefined;
      return again ? sequenceOf([first, {type: 'optional', item: {type: 'repeat1', item: again}}]) : first;
    }
    const key = (/** @type {Rest} */ place) => `loop ${this.#numberOf(item)} ${before.id} ${place.id}`;
    for (const place of rounds.keys()) {
      if (this.#loops.has(key(place))) continue;
      const bodies = [];
      for (const [from, taken] of rounds) {
        const body = taken.get(place);
        if (!body) continue;
        if (from === before) bodies.push(body);
        if ([...rounds.values()].some((other) => other.has(from))) bodies.push(sequenceOf([{type: 'variant', key: key(from)}, body]));
      }
      if (bodies.length > 0) this.#loops.set(key(place), choiceOf(bodies));
    }
    return this.#loops.has(key(after)) ? {type: 'variant', key: key(after)} : undefined;
  }

  /** @param {Expression} expression */
  #numberOf(expression) {
    if (!this.#numbers.has(expression)) this.#numbers.set(expression, this.#numbers.size);
    return this.#numbers.get(expression);
  }

  /**
   * Whether it is known in few characters that an expression takes nothing, so that this is kept in mind: then a loop
   * takes all that it can, as a parsing expression does. Otherwise only what follows says where it ends.
   * @param {Expression} expression
   */
  #isGuard(expression) {
    let known = this.#guards.get(expression);
    if (known === undefined) {
      known = this.#isPlain(expression) || (!this.#nests(expression, []) && this.#rests.isSmall(expression, most_guard_states));
      this.#guards.set(expression, known);
    }
    return known;
  }

  /**
   * @param {Expression} expression
   * @param {string[]} around
   * @returns {boolean}
   */
  #nests(expression, around) {
    if ('items' in expression) return expression.items.some((item) => this.#nests(item, around));
    if ('item' in expression) return this.#nests(expression.item, around);
    if (expression.type !== 'rule') return false;
    return around.includes(expression.name) || this.#nests(this.#rule(expression.name), [...around, expression.name]);
  }

  /**
   * Whether it is one character.
   * @param {Expression} expression
   * @returns {boolean}
   */
  #isPlain(expression) {
    switch (expression.type) {
      case 'class':
      case 'any':
        return true;
      case 'literal':
        return [...expression.text].length === 1;
      case 'choice':
        return expression.items.every((item) => this.#isPlain(item));
      case 'rule':
        return this.#isPlain(this.#rule(expression.name));
      default:
        return false;
    }
  }
}

/** @param {Taken} taken */
function shapeOf({taken, empty}) {
  return [...taken.keys(), '|', ...empty].map((rest) => (typeof rest === 'string' ? rest : rest.id)).sort().join(' ');
}

/**
 * @param {string} name
 * @param {Rest} before
 * @param {Rest} [after]
 */
function keyOf(name, before, after) {
  return `${name} ${before.id}${after ? ` ${after.id}` : ''}`;
}
