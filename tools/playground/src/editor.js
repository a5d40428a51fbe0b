// The text, in CodeMirror. It is in a shadow tree, where its style sheets are objects and not text in the page, as the
// page's policy demands.
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {lintKeymap, setDiagnostics} from '@codemirror/lint';
import {EditorView, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
import {changeBetween} from './changes.js';
import {diagnosticOf} from './finding_marks.js';
import {theme} from './editor_theme.js';
import {colourText, markPly, textMarks} from './text_marks.js';

// What is undone by itself, however soon after something else it was done.
const alone = isolateHistory.of('full');

export class Editor {
  #view;

  // `changed` is called for every change of the text, `pointed` with the place in it where somebody has put the cursor.
  constructor(host, {changed, pointed}) {
    const root = host.attachShadow({mode: 'open'});
    const parent = document.createElement('div');
    parent.style.height = '100%';
    root.append(parent);
    this.#view = new EditorView({
      root,
      parent,
      extensions: [
        lineNumbers(), highlightSpecialChars(), history(), EditorView.lineWrapping, theme, textMarks,
        keymap.of([{key: 'Mod-.', run: () => this.#fixHere()}, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': 'Text of games or positions', spellcheck: 'false', autocorrect: 'off', autocapitalize: 'off',
          // What scrolls is reached by keys.
          tabindex: '0',
        }),
        EditorView.updateListener.of(({docChanged, transactions, state}) => {
          if (docChanged) changed();
          else if (state.selection.main.empty && transactions.some((one) => one.isUserEvent('select'))) pointed(state.selection.main.head);
        }),
      ],
    });
  }

  // The same object as long as the text is the same.
  get document() {
    return this.#view.state.doc;
  }

  get text() {
    return this.document.toString();
  }

  // The way back is by undoing.
  replace(text) {
    this.#view.dispatch({changes: changeBetween(this.text, text), annotations: alone});
  }

  // Another text.
  open(text) {
    const {state} = this.#view;
    this.#view.dispatch({changes: {from: 0, to: state.doc.length, insert: text}, selection: {anchor: 0}, scrollIntoView: true, annotations: alone});
  }

  focus() {
    this.#view.focus();
  }

  // Of the text as it was when it was checked, if it still is.
  colour(document, tokens) {
    if (document === this.document) this.#view.dispatch({effects: colourText(tokens)});
  }

  // The place of the ply that the board shows, or null; `into` view if it is wanted there.
  markPly(span, into) {
    const length = this.document.length;
    const isThere = span !== null && span.end <= length;
    const effects = [markPly(isThere ? span : null)];
    if (isThere && into) effects.push(EditorView.scrollIntoView(span.begin, {y: 'nearest', yMargin: 40}));
    this.#view.dispatch({effects});
  }

  // Findings about the text as it is.
  show(findings) {
    const marks = findings.map((finding) => diagnosticOf(finding, () => this.fix(finding)));
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
    this.#shown = {document: this.document, findings};
  }

  #shown = {document: null, findings: []};

  // Where a finding about an earlier text belongs now is unknown.
  fix({fix}) {
    if (this.#shown.document !== this.document) return false;
    const changes = fix.edits.map(({span, text}) => ({from: span.begin, to: span.end, insert: text}));
    this.#view.dispatch({changes, scrollIntoView: true, annotations: alone});
    return true;
  }

  slice({begin, end}) {
    return this.document.sliceString(begin, end);
  }

  select({begin, end}) {
    const length = this.document.length;
    const selection = {anchor: Math.min(begin, length), head: Math.min(end, length)};
    this.#view.dispatch({selection, effects: EditorView.scrollIntoView(selection.anchor, {y: 'center'})});
    this.#view.focus();
  }

  // Lines and columns from 1, in code points.
  placeOf(offset) {
    const line = this.document.lineAt(Math.min(offset, this.document.length));
    const before = line.text.slice(0, offset - line.from);
    return {line: line.number, column: [...before].length + 1};
  }

  #fixHere() {
    const {from, to} = this.#view.state.selection.main;
    const finding = this.#shown.findings.find(({fix, span}) => fix !== null && span.begin <= to && from <= span.end);
    return finding !== undefined && this.fix(finding);
  }
}
