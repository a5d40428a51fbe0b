// The states of a parser that reads one token ahead, LALR(1): states that differ only in what may follow are one. Where
// several things may be done in one, the parser does all of them.

/**
 * @typedef {import('./normal_form.mjs').NormalForm} NormalForm
 * @typedef {bigint} Tokens a set, one bit each
 * @typedef {Map<number, Tokens>} Kernel what has been read of which productions, and what may follow them
 * @typedef {{production: number, dot: number, next: number, is_repeat: boolean}} Item the next symbol is -1 at the end
 * @typedef {{next: Map<number, number>, reductions: [number, Tokens][], rounds: Set<number>}} State the state after
 * each symbol; the productions that end here, -1 for the whole text, with what may follow; and the tokens that begin another
 * round of what is repeated, before which the rounds that have been read are one
 */

/** @param {Kernel} kernel */
const coreOf = (kernel) => [...kernel.keys()].sort((a, b) => a - b).join();

/**
 * Adds, and says whether there was something to add.
 * @param {Map<number, Tokens>} map
 * @param {number} key
 * @param {Tokens} tokens
 */
function added(map, key, tokens) {
  const old = map.get(key) ?? 0n;
  map.set(key, old | tokens);
  return (old | tokens) !== old;
}

class Automaton {
  /** @type {Item[]} */
  #items = [];
  /** @type {number[]} the item of each production of which nothing is read; after the last one that of the whole text */
  #begins = [];
  /** @type {number[][]} the productions of each symbol */
  #of_sign;
  /** @type {Tokens[]} the tokens with which each symbol begins */
  #first;
  #form;

  /** @param {NormalForm} form */
  constructor(form) {
    this.#form = form;
    this.#of_sign = form.signs.map(() => []);
    form.productions.forEach(({sign}, index) => this.#of_sign[sign].push(index));
    this.#first = form.signs.map((_, sign) => (sign < form.token_count ? 1n << BigInt(sign) : 0n));
    for (let is_done = false; !is_done;) {
      is_done = true;
      for (const {sign, parts} of form.productions) {
        const found = this.#first[sign] | (parts.length > 0 ? this.#first[parts[0]] : 0n);
        is_done &&= found === this.#first[sign];
        this.#first[sign] = found;
      }
    }
    const whole = {parts: [form.start], is_repeat: false};
    [...form.productions, whole].forEach(({parts, is_repeat}, index) => {
      this.#begins.push(this.#items.length);
      const production = index === form.productions.length ? -1 : index;
      parts.forEach((sign, dot) => this.#items.push({production, dot, next: sign, is_repeat}));
      this.#items.push({production, dot: parts.length, next: -1, is_repeat});
    });
  }

  /**
   * With what may begin where the items of a state go on.
   * @param {Kernel} kernel
   */
  #closed(kernel) {
    const all = new Map(kernel);
    const queue = [...kernel.keys()];
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
      const {next} = this.#items[item];
      if (next < this.#form.token_count) continue;
      const after = this.#items[item + 1].next;
      const following = after === -1 ? /** @type {Tokens} */ (all.get(item)) : this.#first[after];
      for (const production of this.#of_sign[next]) {
        const begin = this.#begins[production];
        if (added(all, begin, following)) queue.push(begin);
      }
    }
    return all;
  }

  /** @returns {State[]} of which the first one is that of the beginning */
  states() {
    /** @type {{kernel: Kernel, next: Map<number, number>}[]} */
    const states = [];
    /** @type {Map<string, number>} */
    const of_core = new Map();
    /** @type {Set<number>} whose tokens have grown */
    const queue = new Set();
    /** @param {Kernel} kernel */
    const stateOf = (kernel) => {
      const core = coreOf(kernel);
      const state = of_core.get(core) ?? states.push({kernel: new Map(), next: new Map()}) - 1;
      of_core.set(core, state);
      for (const [item, following] of kernel) if (added(states[state].kernel, item, following)) queue.add(state);
      return state;
    };
    stateOf(new Map([[/** @type {number} */ (this.#begins.at(-1)), 1n]]));
    for (const state of queue) {
      queue.delete(state);
      const {kernel, next} = states[state];
      /** @type {Map<number, Kernel>} */
      const kernels = new Map();
      for (const [item, following] of this.#closed(kernel)) {
        const sign = this.#items[item].next;
        if (sign === -1) continue;
        if (!kernels.has(sign)) kernels.set(sign, new Map());
        added(/** @type {Kernel} */ (kernels.get(sign)), item + 1, following);
      }
      for (const [sign, after] of kernels) next.set(sign, stateOf(after));
    }
    return states.map(({kernel, next}) => ({next, reductions: this.#reductions(kernel), rounds: this.#rounds(kernel)}));
  }

  /** @param {Kernel} kernel @returns {[number, Tokens][]} */
  #reductions(kernel) {
    const ends = [...this.#closed(kernel)].filter(([item]) => this.#items[item].next === -1);
    return ends.map(([item, following]) => [this.#items[item].production, following]);
  }

  /**
   * The tokens that only begin a third round after two, which are one before it: repeated symbols are read from the left.
   * @param {Kernel} kernel
   */
  #rounds(kernel) {
    const repeats = [...kernel.keys()].map((item) => this.#items[item]).filter(({next, is_repeat}) => is_repeat && next === -1);
    if (repeats.length === 0) return new Set();
    const isRound = (/** @type {number} */ item) => {
      const {production, dot} = this.#items[item];
      return dot === 1 && repeats.some((repeat) => repeat.production === production);
    };
    /** @param {(item: number) => boolean} isMeant */
    const tokensOf = (isMeant) => {
      const all = this.#closed(new Map([...kernel].filter(([item]) => isMeant(item))));
      const next = [...all.keys()].map((item) => this.#items[item].next);
      return new Set(next.filter((sign) => sign !== -1 && sign < this.#form.token_count));
    };
    const others = tokensOf((item) => !isRound(item));
    return new Set([...tokensOf(isRound)].filter((token) => !others.has(token)));
  }
}

/** @param {NormalForm} form */
export const statesOf = (form) => new Automaton(form).states();
