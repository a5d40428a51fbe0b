// The buttons that fix and format the whole text.
import {byId} from '../parts/elements.js';
import {notice} from '../parts/notice.js';
import {counted} from '../parts/prose.js';

export class Fixing {
  #engine;
  #editor;
  #checker;

  constructor(engine, editor, checker) {
    this.#engine = engine;
    this.#editor = editor;
    this.#checker = checker;
    byId('fix').addEventListener('click', () => this.#do('fix', () => 'Applied all safe fixes.'));
    byId('format').addEventListener('click', () => this.#do('format', (notDone) => (notDone === 0
      ? 'Formatted.' : `Formatted, but for ${counted(notDone, 'part')} with errors.`)));
  }

  // The worker knows the text that was checked last, and an answer about another one is of no use.
  async #do(verb, words) {
    const {document} = this.#editor;
    try {
      await this.#checker.check();
      const {text, notDone} = await this.#engine.ask(verb);
      if (this.#editor.document !== document) return;
      const isSame = text === this.#editor.text;
      this.#editor.replace(text);
      notice(isSame ? 'Nothing changed.' : words(notDone));
    } catch ({message}) {
      notice(message);
    }
  }
}
