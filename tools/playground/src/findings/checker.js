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
  // The newest check; the document that was asked about again after a loss.
  #newest = Promise.resolve();
  #renewed = null;

  // `source` gives the document and what to read it as; `show` gets the answer or a problem, if the text is still the same.
  constructor(engine, {source, show}) {
    this.#engine = engine;
    this.#source = source;
    this.#show = show;
  }

  // Resolves when the newest text was checked and shown.
  check() {
    byId('checked').setAttribute('aria-busy', 'true');
    return (this.#newest = this.#check());
  }

  // Resolves to the document when it is the one that the worker has, whatever is typed in the meantime.
  async settled() {
    for (;;) {
      const {document} = this.#source();
      await this.#newest;
      if (this.#source().document === document) return document;
    }
  }

  // After the worker ended at a question about the text: it gets the text again, once, which may be why it ended.
  renew() {
    const {document} = this.#source();
    if (this.#renewed === document) return;
    this.#renewed = document;
    this.check();
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
    } catch ({message, isBystander}) {
      if (isBystander && this.#source().document === document) return this.#answer(document, settings);
      return {problem: document.length === 0 ? '' : message};
    }
  }
}
