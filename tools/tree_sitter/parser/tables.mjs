// The numbers that the runtime of tree-sitter reads, of its format 14.

/**
 * @typedef {import('./normal_form.mjs').NormalForm} NormalForm
 * @typedef {import('./automaton.mjs').State} State
 */

/**
 * Lists of actions one after another, each after its length, and each list once. Where a list has several actions, the
 * runtime follows all of them.
 */
class Actions {
  /** The place of no action is 0. @type {string[]} in C */
  entries = ['COUNT(0)'];
  #places = new Map();

  /** @param {string[]} actions in C */
  placeOf(actions) {
    const key = actions.join();
    if (!this.#places.has(key)) {
      this.#places.set(key, this.entries.length);
      this.entries.push(`COUNT(${actions.length})`, ...actions);
    }
    return /** @type {number} */ (this.#places.get(key));
  }
}

/**
 * The rows of states one after another, and where each begins. A row has groups of symbols that have one value in it: for
 * tokens the place of their actions, for the others the state after them.
 * @param {Map<number, number>[]} rows
 * @param {number} token_count
 */
function grouped(rows, token_count) {
  /** @type {number[]} */
  const numbers = [];
  const begins = rows.map((row) => {
    const begin = numbers.length;
    /** @type {Map<string, number[]>} */
    const groups = new Map();
    for (const [sign, value] of row) {
      const key = `${sign < token_count ? 'token' : ''} ${value}`;
      if (!groups.has(key)) groups.set(key, [value, 0]);
      const group = /** @type {number[]} */ (groups.get(key));
      group.push(sign);
      group[1] += 1;
    }
    numbers.push(groups.size, ...[...groups.values()].flat());
    return begin;
  });
  return {numbers, begins};
}

/** @param {NormalForm} form @param {State[]} states */
export function tablesOf(form, states) {
  const {productions, token_count} = form;
  const tokens = Array.from({length: token_count}, (_, token) => token);
  const actions = new Actions();
  // The runtime goes to state 0 where it finds an error.
  const place_of_recover = actions.placeOf(['RECOVER()']);
  const numberOf = (/** @type {number} */ state) => state + 1;
  /** @param {number} production */
  const reductionBy = (production) => {
    if (production === -1) return 'ACCEPT_INPUT()';
    const {sign, parts} = productions[production];
    return `TO(${sign}, ${parts.length})`;
  };
  /** @param {State} state */
  const rowOf = ({next, reductions, rounds}) => {
    const row = new Map();
    for (const token of tokens) {
      const ended = reductions.filter(([, following]) => ((following >> BigInt(token)) & 1n) === 1n);
      const found = ended.map(([production]) => reductionBy(production));
      const to = next.get(token);
      // After a shift the runtime looks for no more actions. That of another round it only follows when it takes apart what
      // it reads again after a change of the text.
      if (to !== undefined) found.push(`${rounds.has(token) ? 'SHIFT_REPEAT' : 'SHIFT'}(${numberOf(to)})`);
      if (found.length > 0) row.set(token, actions.placeOf(found));
    }
    for (const [sign, to] of next) if (sign >= token_count) row.set(sign, numberOf(to));
    return row;
  };
  const recovering = new Map(tokens.map((token) => [token, place_of_recover]));
  const {numbers, begins} = grouped([recovering, ...states.map(rowOf)], token_count);
  return {actions: actions.entries, numbers, begins};
}
