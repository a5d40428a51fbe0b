// The worker, asked from the page. One that breaks, or thinks for too long, is replaced.
import {compiled, compiledSecond} from './compiled.js';
import {whileWaiting} from './waiting.js';

const usualPatience = 10_000;
// What the first half of the module answers (split.mjs).
const early = new Set(['catalogue', 'check', 'tokens', 'at', 'plies', 'board']);

// What plyglot refuses; the message is for people. `isBystander`: the worker ended at another question.
export class Refusal extends Error {
  constructor(message, {isBystander = false} = {}) {
    super(message);
    this.isBystander = isBystander;
  }
}

export class Engine {
  #worker = null;
  // When the worker has the first half of the module, and when it has both.
  #ready = null;
  #whole = null;
  #waiting = new Map();
  #count = 0;
  #clock = 0;
  #script;
  #patience;
  #onLost;

  // `script` is what the worker runs; `onLost` is called when what it knew is gone, with the verb of the question at which
  // the worker ended, or null.
  constructor({script = 'worker.js', patience = usualPatience, onLost = () => {}} = {}) {
    this.#script = script;
    this.#patience = patience;
    this.#onLost = onLost;
  }

  // Resolves to what the session's function of that name returns.
  ask(verb, request = {}) {
    this.#worker ??= this.#started();
    const id = ++this.#count;
    return whileWaiting(new Promise((resolve, reject) => {
      const waiting = {verb, resolve, reject, isAsked: false};
      this.#waiting.set(id, waiting);
      const worker = this.#worker;
      // How long the module takes to load is up to the network.
      (early.has(verb) ? this.#ready : this.#completed()).then(() => {
        worker.postMessage({id, verb, request});
        waiting.isAsked = true;
        this.#watch();
      }, () => this.#answered({id, problem: 'a part of plyglot could not be loaded; try again'}));
    }));
  }

  // Gets what a first look does not need, before it is asked for. What could not be loaded is asked for again then.
  complete() {
    this.#worker ??= this.#started();
    this.#completed().catch(() => {});
  }

  #started() {
    const worker = new Worker(new URL(this.#script, import.meta.url), {type: 'module'});
    worker.onmessage = ({data}) => this.#answered(data);
    const fail = () => this.#giveUp('plyglot could not be loaded; reload the page');
    worker.onerror = fail;
    this.#ready = compiled.then((first) => worker.postMessage({first}), fail);
    this.#whole = null;
    return worker;
  }

  #completed() {
    const worker = this.#worker;
    this.#whole ??= this.#ready.then(compiledSecond).then((second) => worker.postMessage({second}));
    this.#whole.catch(() => { if (worker === this.#worker) this.#whole = null; });
    return this.#whole;
  }

  #answered({id, answer, problem, isBroken}) {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    if (isBroken) {
      this.#giveUp('plyglot stopped at this text, and was started again', waiting);
      return;
    }
    this.#waiting.delete(id);
    if (problem === undefined) waiting.resolve(answer);
    else waiting.reject(new Refusal(problem));
    this.#watch();
  }

  // From one answer to the next.
  #watch() {
    clearTimeout(this.#clock);
    const first = [...this.#waiting.values()].find(({isAsked}) => isAsked);
    if (this.#patience === Infinity || first === undefined) return;
    this.#clock = setTimeout(() => this.#giveUp('plyglot did not come to an end with this text in ten seconds', first), this.#patience);
  }

  // `culprit` is what the worker was asked when it ended; null if it could not begin.
  #giveUp(reason, culprit = null) {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#watch();
    for (const one of waiting) one.reject(new Refusal(reason, {isBystander: culprit !== null && one !== culprit}));
    this.#onLost(culprit?.verb ?? null);
  }
}
