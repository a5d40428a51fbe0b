// The worker, asked from the page. One that breaks, or thinks for too long, is replaced.
import {compiled} from './compiled.js';
import {whileWaiting} from './waiting.js';

const usualPatience = 10_000;

// What plyglot refuses; the message is for people.
export class Refusal extends Error {}

export class Engine {
  #worker = null;
  // When the worker has the module.
  #ready = null;
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
    return whileWaiting(new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      const worker = this.#worker;
      // How long the module takes to load is up to the network.
      this.#ready.then(() => {
        worker.postMessage({id, verb, request});
        this.#watch();
      });
    }));
  }

  #started() {
    const worker = new Worker(new URL(this.#script, import.meta.url), {type: 'module'});
    worker.onmessage = ({data}) => this.#answered(data);
    const fail = () => this.#giveUp('plyglot could not be loaded; reload the page');
    worker.onerror = fail;
    this.#ready = compiled.then((module) => worker.postMessage({module}), fail);
    return worker;
  }

  #answered({id, answer, problem, isBroken}) {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    if (problem === undefined) waiting.resolve(answer);
    else waiting.reject(new Refusal(problem));
    if (isBroken) this.#giveUp('plyglot stopped at this text, and was started again');
    else this.#watch();
  }

  // From one answer to the next.
  #watch() {
    clearTimeout(this.#clock);
    if (this.#waiting.size === 0 || this.#patience === Infinity) return;
    this.#clock = setTimeout(() => this.#giveUp('plyglot did not come to an end with this text in ten seconds'), this.#patience);
  }

  #giveUp(reason) {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#watch();
    this.#onLost();
    for (const {reject} of waiting) reject(new Refusal(reason));
  }
}
