// The text in CodeMirror. It is in a shadow tree, where its style sheets are objects and not text in the page, as the
// page's policy demands.
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {lintKeymap, setDiagnostics} from '@codemirror/lint';
import {EditorView, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
import {diagnosticOf} from './finding_marks.js';
import {theme} from './editor_theme.js';
import {colourText, markPly, textMarks} from './text_marks.js';

// What is undone by itself, however soon after something else it was done.
const alone = isolateHistory.of('full');
const apart = isolateHistory.of('before');

export class CodeText {
  #view;

  // Goes on from the state of a PlainText, whose place it takes. `changed` is called with the document for every change,
  // `pointed` with the place in it where somebody has put the cursor, `fixAt` for the finding between two places.
  constructor(host, {text, edits, selection, scrollTop, hasFocus}, {changed, pointed, fixAt}) {
    const root = host.attachShadow({mode: 'open'});
    const parent = document.createElement('div');
    parent.style.height = '100%';
    root.append(parent);
    const fixHere = ({state}) => fixAt(state.selection.main.from, state.selection.main.to);
    let isNew = true;
    this.#view = new EditorView({
      root,
      parent,
      doc: text,
      extensions: [
        lineNumbers(), highlightSpecialChars(), history(), EditorView.lineWrapping, theme, textMarks,
        keymap.of([{key: 'Mod-.', run: fixHere}, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': 'Text of games or positions', spellcheck: 'false', autocorrect: 'off', autocapitalize: 'off',
          // What scrolls is reached by keys.
          tabindex: '0',
        }),
        EditorView.updateListener.of(({docChanged, transactions, state}) => {
          if (isNew) return;
          if (docChanged) changed(state.doc);
          else if (state.selection.main.empty && transactions.some((one) => one.isUserEvent('select'))) pointed(state.selection.main.head);
        }),
      ],
    });
    for (const {isApart, ...changes} of edits) {
      this.#view.dispatch({changes, userEvent: 'input.type', annotations: isApart ? [apart] : []});
    }
    this.#view.dispatch({selection});
    isNew = false;
    this.#view.scrollDOM.scrollTop = scrollTop;
    if (hasFocus) this.#view.focus();
    // It is not seen any more.
    host.replaceChildren();
  }

  get document() {
    return this.#view.state.doc;
  }

  get cursor() {
    return this.#view.state.selection.main.head;
  }

  // Undone by itself; `isSeen` if the cursor is to be seen afterwards.
  edit(changes, isSeen) {
    this.#view.dispatch({changes, scrollIntoView: isSeen, annotations: alone});
  }

  open(text) {
    const {length} = this.document;
    this.#view.dispatch({changes: {from: 0, to: length, insert: text}, selection: {anchor: 0}, scrollIntoView: true, annotations: alone});
  }

  focus() {
    this.#view.focus();
  }

  select(selection) {
    this.#view.dispatch({selection, effects: EditorView.scrollIntoView(selection.anchor, {y: 'center'})});
    this.#view.focus();
  }

  colour(tokens) {
    this.#view.dispatch({effects: colourText(tokens)});
  }

  markPly(span, into) {
    const effects = [markPly(span)];
    if (span !== null && into) effects.push(EditorView.scrollIntoView(span.begin, {y: 'nearest', yMargin: 40}));
    this.#view.dispatch({effects});
  }

  show(findings, fix) {
    const marks = findings.map((finding) => diagnosticOf(finding, () => fix(finding)));
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }
}
