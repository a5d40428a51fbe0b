// Keeps the findings those of the text.
import {byId} from '../parts/elements.js';
import {latest} from '../engine/latest.js';

// A text beyond it would keep the page busy, not the worker: it is copied for every check.
const largest = 4_000_000;

export class Checker {
  #engine;
  #source;
  #show;
  #check = latest(() => this.#checked());

  // `source` gives the document and what to read it as; `show` gets the answer or a problem, if the text is still the same.
  constructor(engine, {source, show}) {
    this.#engine = engine;
    this.#source = source;
    this.#show = show;
  }

  // Resolves when the newest text was checked and shown.
  check() {
    byId('checked').setAttribute('aria-busy', 'true');
    return this.#check();
  }

  async #checked() {
    const {document, ...settings} = this.#source();
    const answer = await this.#answer(document, settings);
    if (this.#source().document !== document) return;
    await this.#show(answer);
    byId('checked').setAttribute('aria-busy', 'false');
  }

  async #answer(document, settings) {
    if (document.length > largest) return {problem: 'This text has more than four million characters, which are too many for this page: the command line tool takes it.'};
    try {
      return await this.#engine.ask('check', {text: document.toString(), ...settings});
    } catch ({message}) {
      return {problem: document.length === 0 ? '' : message};
    }
  }
}
