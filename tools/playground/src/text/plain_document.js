// A text with the functions of CodeMirror's documents that the page uses.
export class PlainDocument {
  #text;
  // Where lines begin, once somebody asks.
  #lines = null;

  constructor(text) {
    this.#text = text;
  }

  get length() {
    return this.#text.length;
  }

  get lineCount() {
    return this.#starts.length;
  }

  toString() {
    return this.#text;
  }

  sliceString(begin, end) {
    return this.#text.slice(begin, end);
  }

  // The line in which a place is, counted from 1.
  lineAt(offset) {
    const number = this.#starts.findLastIndex((start) => start <= offset) + 1;
    const from = this.#starts[number - 1];
    return {number, from, text: this.#text.slice(from, this.#starts[number] === undefined ? undefined : this.#starts[number] - 1)};
  }

  get #starts() {
    if (this.#lines === null) {
      this.#lines = [0];
      for (let at = this.#text.indexOf('\n'); at !== -1; at = this.#text.indexOf('\n', at + 1)) this.#lines.push(at + 1);
    }
    return this.#lines;
  }
}
