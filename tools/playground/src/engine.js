// The worker, asked from the page. One that breaks, or thinks for too long, is replaced.
import {compiled, compiledSecond} from './compiled.js';

const usualPatience = 10_000;
// What the first half of the module answers (split.mjs).
const early = new Set(['catalogue', 'check', 'tokens', 'at', 'plies', 'board']);

// Questions of all workers that are not answered.
let unanswered = 0;

// What plyglot refuses; the message is for people.
export class Refusal extends Error {}

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

  // `script` is what the worker runs; `onLost` is called when what it knew is gone.
  constructor({script = 'worker.js', patience = usualPatience, onLost = () => {}} = {}) {
    this.#script = script;
    this.#patience = patience;
    this.#onLost = onLost;
  }

  // Resolves to what the session's function of that name returns.
  ask(verb, request = {}) {
    this.#worker ??= this.#started();
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      ++unanswered;
      const worker = this.#worker;
      (early.has(verb) ? this.#ready : this.#completed()).then(() => worker.postMessage({id, verb, request}),
        () => this.#answered({id, problem: 'a part of plyglot could not be loaded; try again'}));
      this.#watch();
    });
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

  // What could not be loaded is asked for again by the next one who needs it.
  #completed() {
    const worker = this.#worker;
    this.#whole ??= this.#ready.then(compiledSecond).then((second) => worker.postMessage({second}));
    this.#whole.catch(() => { if (worker === this.#worker) this.#whole = null; });
    return this.#whole;
  }

  #answered({id, answer, problem, isBroken}) {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    --unanswered;
    if (problem === undefined) {
      waiting.resolve(answer);
      // The second half is not needed yet.
      this.#completed();
    } else {
      waiting.reject(new Refusal(problem));
    }
    if (isBroken) this.#giveUp('plyglot stopped at this text, and was started again');
    else this.#watch();
  }

  // From one answer to the next. The page tells whoever drives it whether anything is still to come.
  #watch() {
    clearTimeout(this.#clock);
    document.documentElement.toggleAttribute('data-waiting', unanswered > 0);
    if (this.#waiting.size === 0 || this.#patience === Infinity) return;
    this.#clock = setTimeout(() => this.#giveUp('plyglot did not come to an end with this text in ten seconds'), this.#patience);
  }

  #giveUp(reason) {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    unanswered -= waiting.length;
    this.#watch();
    this.#onLost();
    for (const {reject} of waiting) reject(new Refusal(reason));
  }
}
