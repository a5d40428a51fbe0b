// The text: a plain field, which is there at once, and CodeMirror in its place when that was loaded.
import {PlainText} from './plain_text.js';
import {changeBetween} from '../parts/changes.js';

export class Editor {
  #host;
  #calls;
  #text;
  // CodeMirror, which alone can mark anything.
  #code = null;
  #document;
  #findings = {document: null, list: []};
  #tokens = {document: null, list: []};
  #ply = {document: null, span: null};

  // `changed` is called for every change of the text, `pointed` with the place in it where somebody has put the cursor.
  constructor(host, {changed, pointed}) {
    this.#host = host;
    this.#calls = {
      changed: (document) => {
        this.#document = document;
        changed();
      },
      pointed,
      fixAt: (from, to) => this.#fixAt(from, to),
    };
    this.#text = new PlainText(host.querySelector('textarea'), this.#calls);
    this.#document = this.#text.document;
  }

  // Puts CodeMirror in the place of the field. If it cannot be loaded, the field stays.
  async enrich() {
    const {CodeText} = await import('./code_text.js');
    await this.#text.released();
    this.#text = this.#code = new CodeText(this.#host, this.#text.state, this.#calls);
    const isNow = ({document}) => document === this.#document;
    if (isNow(this.#findings)) this.#showMarks();
    if (isNow(this.#tokens)) this.#code.colour(this.#tokens.list);
    if (isNow(this.#ply)) this.#code.markPly(this.#ply.span, false);
  }

  // The same object as long as the text is the same.
  get document() {
    return this.#document;
  }

  get text() {
    return this.document.toString();
  }

  // The place of the cursor in it.
  get cursor() {
    return this.#text.cursor;
  }

  // The way back is by undoing.
  replace(text) {
    this.#text.edit([changeBetween(this.text, text)], false);
  }

  // Another text.
  open(text) {
    this.#text.open(text);
  }

  focus() {
    this.#text.focus();
  }

  // Of the text as it was when it was checked, if it still is.
  colour(document, tokens) {
    this.#tokens = {document, list: tokens};
    if (document === this.document) this.#code?.colour(tokens);
  }

  // The place of the ply that the board shows, or null; `into` view if it is wanted there.
  markPly(span, into) {
    const isThere = span !== null && span.end <= this.document.length;
    this.#ply = {document: this.document, span: isThere ? span : null};
    this.#code?.markPly(this.#ply.span, into);
  }

  // Findings about the text as it is.
  show(findings) {
    this.#findings = {document: this.document, list: findings};
    this.#showMarks();
  }

  // Where a finding about an earlier text belongs now is unknown.
  fix({fix}) {
    if (this.#findings.document !== this.document) return false;
    this.#text.edit(fix.edits.map(({span, text}) => ({from: span.begin, to: span.end, insert: text})), true);
    return true;
  }

  slice({begin, end}) {
    return this.document.sliceString(begin, end);
  }

  select({begin, end}) {
    const {length} = this.document;
    this.#text.select({anchor: Math.min(begin, length), head: Math.min(end, length)});
  }

  // Lines and columns from 1, in code points.
  placeOf(offset) {
    const line = this.document.lineAt(Math.min(offset, this.document.length));
    const before = line.text.slice(0, offset - line.from);
    return {line: line.number, column: [...before].length + 1};
  }

  #showMarks() {
    this.#code?.show(this.#findings.list, (finding) => this.fix(finding));
  }

  #fixAt(from, to) {
    const finding = this.#findings.list.find(({fix, span}) => fix !== null && span.begin <= to && from <= span.end);
    return finding !== undefined && this.fix(finding);
  }
}
