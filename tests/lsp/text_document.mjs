// A text as an editor keeps it: places are lines and columns of UTF-16 code units, from 0. Written from the protocol's
// words alone, so that it can disagree with the server.
export class TextDocument {
  static of(uri, text) {
    return new TextDocument(uri, text);
  }

  constructor(uri, text) {
    this.uri = uri;
    this.text = text;
    this.starts = [0];
    for (const {index, 0: end} of text.matchAll(/\r\n|\r|\n/g)) this.starts.push(index + end.length);
  }

  get length() {
    return this.text.length;
  }

  // Inside of a line end is the end of its line, inside of a pair of surrogates its start.
  positionAt(offset) {
    let at = Math.max(0, Math.min(offset, this.length));
    if (/[\uDC00-\uDFFF]/.test(this.text[at] ?? '') && /[\uD800-\uDBFF]/.test(this.text[at - 1] ?? '')) at -= 1;
    if (this.text[at] === '\n' && this.text[at - 1] === '\r') at -= 1;
    let line = 0;
    while (line + 1 < this.starts.length && this.starts[line + 1] <= at) ++line;
    return {line, character: at - this.starts[line]};
  }

  offsetAt({line, character}) {
    if (line >= this.starts.length) return this.length;
    const next = this.starts[line + 1] ?? this.length + 1;
    const text = this.text.slice(this.starts[line], next);
    return this.starts[line] + Math.min(character, text.replace(/[\r\n]+$/, '').length);
  }

  // With edits that do not overlap, each of which speaks of the text as it is.
  with(edits) {
    const sorted = [...edits].sort((a, b) => this.offsetAt(b.range.start) - this.offsetAt(a.range.start));
    return sorted.reduce((text, {range, newText}) => text.slice(0, this.offsetAt(range.start)) + newText + text.slice(this.offsetAt(range.end)), this.text);
  }
}
