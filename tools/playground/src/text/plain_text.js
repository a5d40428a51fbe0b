// The text in a plain field, until CodeMirror has come. What is typed into it in the meantime is kept, step by step.
import {changeBetween} from '../parts/changes.js';
import {PlainDocument} from './plain_document.js';

// Typing with a longer pause in it, in milliseconds, is undone in parts, as CodeMirror does it.
const pause = 500;

export class PlainText {
  #field;
  #first;
  #document;
  #edits = [];
  #editedAt = -Infinity;
  #isHeld = false;
  #changed;

  // As CodeText has them.
  constructor(field, {changed, pointed}) {
    this.#field = field;
    this.#document = this.#first = new PlainDocument(field.value);
    this.#changed = changed;
    field.addEventListener('input', () => this.#note());
    let place = -1;
    for (const event of ['click', 'keyup']) {
      field.addEventListener(event, () => {
        const {selectionStart, selectionEnd} = field;
        const isTyped = performance.now() - this.#editedAt < pause;
        if (selectionStart === selectionEnd && selectionStart !== place && !isTyped) pointed(selectionStart);
        place = selectionStart;
      });
    }
    // While somebody composes a letter or holds the pointer down, the field cannot be replaced.
    for (const event of ['compositionstart', 'pointerdown']) field.addEventListener(event, () => { this.#isHeld = true; });
    for (const event of ['compositionend', 'pointerup', 'pointercancel']) addEventListener(event, () => { this.#isHeld = false; });
    this.#fit();
  }

  get document() {
    return this.#document;
  }

  get cursor() {
    return this.#field.selectionStart;
  }

  edit(changes) {
    for (const {from, to, insert} of [...changes].sort((a, b) => b.from - a.from)) this.#field.setRangeText(insert, from, to, 'end');
    this.#note(true);
  }

  open(text) {
    this.#field.value = text;
    this.#field.setSelectionRange(0, 0);
    this.#field.scrollTop = 0;
    this.#note(true);
  }

  focus() {
    this.#field.focus();
  }

  select({anchor, head}) {
    this.#field.setSelectionRange(anchor, head);
    this.#field.focus();
  }

  // Resolves when the field can be replaced.
  async released() {
    while (this.#isHeld) await new Promise((done) => setTimeout(done, 50));
  }

  // All that another editor goes on from.
  get state() {
    const {selectionStart, selectionEnd, selectionDirection, scrollTop} = this.#field;
    const ends = selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
    return {
      text: this.#first.toString(), edits: this.#edits, selection: {anchor: ends[0], head: ends[1]}, scrollTop,
      hasFocus: document.activeElement === this.#field,
    };
  }

  #note(isApart = performance.now() - this.#editedAt > pause) {
    const before = this.#document.toString();
    const {value} = this.#field;
    if (value === before) return;
    this.#edits.push({...changeBetween(before, value), isApart});
    this.#editedAt = performance.now();
    this.#document = new PlainDocument(value);
    this.#fit();
    this.#changed(this.#document);
  }

  // The room for the line numbers that are to come, and the height, in browsers that do not fit it by themselves.
  #fit() {
    const {style} = this.#field;
    style.setProperty('--digits', String(this.#document.lineCount).length);
    if (CSS.supports('field-sizing', 'content')) return;
    style.height = '0';
    style.height = `${this.#field.scrollHeight}px`;
  }
}
