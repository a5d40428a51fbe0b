// <plyglot-board>: the board of a game or position, to be put into any page.
//
//   <script type="module" src="plyglot/board.js"></script>
//   <plyglot-board notation="uhp" ply="4" play>Base;InProgress;White[2];wS1;bS1 wS1-</plyglot-board>
//
// The text is what is between the tags, or the property `text`. Attributes: `notation` (an id, with a dialect after a
// colon; without it, it is recognised), `record` from 1, `ply` after which the game is shown, `play` to play legal moves on
// the board, and `controls="none"` to show the board alone. It sends `plychange` and `play`, whose details are {ply} and
// {words}. Nothing is loaded but the module beside this file.
import {BoardPicture} from './board_picture.js';
import {movesOnBoard} from './board_moves.js';
import {loadFrom} from './load.js';
import {PlyglotError} from './module.js';

let loaded;
const plyglot = () => (loaded ??= loadFrom(new URL('./plyglot.wasm', import.meta.url)));

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; max-width: 34rem; color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
  :host([hidden]) { display: none; }
  .bar { display: flex; flex-wrap: wrap; gap: 0.35rem; align-items: center; }
  .bar[hidden] { display: none; }
  .bar input { flex: 1 1 6rem; min-width: 0; accent-color: var(--plyglot-accent, #0b5394); }
  .zoom { display: flex; gap: 0.35rem; }
  .bar button { font: inherit; min-width: 2.2rem; min-height: 2.1rem; border: 1px solid #8a8a8a; border-radius: 6px; background: transparent; color: inherit; cursor: pointer; }
  .bar :focus-visible { outline: 3px solid var(--plyglot-accent, #0b5394); outline-offset: 2px; }
  p { margin: 0.2rem 0; }
  pre { overflow: auto; }
  [hidden] { display: none; }
`);

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

export class PlyglotBoard extends HTMLElement {
  static observedAttributes = ['notation', 'record', 'ply', 'play', 'controls'];
  #text = null;
  #document = null;
  #game = null;
  // Plies of the text, and what was played beyond the one that was shown.
  #plies = 0;
  #ply = 0;
  #line = [];
  #picture;
  #parts = null;
  #isWanted = false;

  get text() {
    return this.#text ?? this.textContent;
  }

  set text(text) {
    this.#text = String(text);
    this.#read();
  }

  // After which the game is shown; what was played on the board is not counted.
  get ply() {
    return this.#ply;
  }

  connectedCallback() {
    this.#build();
    this.#read();
  }

  disconnectedCallback() {
    this.#forget();
  }

  attributeChangedCallback() {
    if (this.#parts !== null) this.#read();
  }

  #build() {
    if (this.#parts !== null) return;
    const root = this.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = [style];
    const step = (sign, label, target) => {
      const button = element('button', {type: 'button', textContent: sign, onclick: () => this.#go(target())});
      button.setAttribute('aria-label', label);
      return button;
    };
    const slider = element('input', {type: 'range', min: 0, oninput: () => this.#go(Number(slider.value))});
    slider.setAttribute('aria-label', 'Ply');
    const bar = element('div', {className: 'bar'},
      step('«', 'first ply', () => 0), step('‹', 'previous ply', () => this.#ply - 1), slider,
      step('›', 'next ply', () => this.#ply + 1), step('»', 'last ply', () => this.#plies));
    const undo = element('button', {type: 'button', textContent: 'Take back', hidden: true, onclick: () => this.#undo()});
    const board = element('div', {className: 'board'});
    const caption = element('p');
    caption.setAttribute('role', 'status');
    // If there is no board, the text is shown as it is.
    const fallback = element('pre', {hidden: true});
    this.#picture = new BoardPicture(board, {played: (words) => this.#play(words)});
    const {buttons: zoom} = this.#picture.zoom;
    root.append(board, bar, element('div', {className: 'bar'}, zoom, undo), caption, fallback);
    this.#parts = {board, bar, slider, zoom, undo, caption, fallback};
  }

  #forget() {
    this.#game?.free();
    this.#document?.free();
    this.#game = null;
    this.#document = null;
  }

  // Attributes come one by one; the text is read once for all of them.
  async #read() {
    if (this.#parts === null || this.#isWanted) return;
    this.#isWanted = true;
    try {
      const library = await plyglot();
      this.#isWanted = false;
      if (!this.isConnected) return;
      this.#forget();
      this.#line = [];
      const notation = this.getAttribute('notation');
      this.#document = library.read(this.text.trim() === '' ? this.text : `${this.text.replace(/^\n|\s+$/g, '')}\n`, notation ? {notation} : {});
      const hasPlies = library.notations.find(({id}) => id === this.#document.notation).hasPlies;
      this.#plies = hasPlies ? this.#document.records()[this.#record - 1]?.plies ?? 0 : 0;
      const wanted = this.getAttribute('ply');
      this.#ply = Math.min(this.#plies, wanted === null ? this.#plies : Math.max(0, Number(wanted) || 0));
      this.#draw();
    } catch (error) {
      this.#isWanted = false;
      this.#fail(error);
    }
  }

  get #record() {
    return Math.max(1, Number(this.getAttribute('record') ?? 1) || 1);
  }

  get #selection() {
    return {record: this.#record, ...(this.#plies > 0 ? {ply: this.#ply} : {})};
  }

  // Null where it is not certain how the record goes on.
  #gameHere() {
    try {
      return this.#document.game(this.#selection);
    } catch (error) {
      if (!(error instanceof PlyglotError)) throw error;
      return null;
    }
  }

  #draw() {
    if (this.#line.length === 0) {
      this.#game?.free();
      this.#game = this.#gameHere();
    }
    const source = this.#line.length === 0 ? this.#document : this.#game;
    const shown = (view) => {
      const given = source.show(view, this.#selection);
      return typeof given === 'string' ? given : given.text;
    };
    const svg = shown('svg');
    if (svg === '') throw new PlyglotError(this.#document.findings[0]?.message ?? 'there is no board');
    const board = JSON.parse(shown('board'));
    const canPlay = this.hasAttribute('play') && this.#game !== null;
    this.#picture.show(svg, board, canPlay ? movesOnBoard(this.#game, board) : []);
    const {bar, slider, zoom, undo, caption, fallback} = this.#parts;
    fallback.hidden = true;
    zoom.hidden = this.getAttribute('controls') === 'none';
    bar.hidden = this.#plies === 0 || zoom.hidden;
    Object.assign(slider, {max: this.#plies, value: this.#ply});
    const place = this.#plies === 0 ? '' : `ply ${this.#ply} of ${this.#plies}; `;
    slider.setAttribute('aria-valuetext', `ply ${this.#ply} of ${this.#plies}`);
    undo.hidden = this.#line.length === 0;
    const words = this.#picture.title;
    caption.textContent = this.#line.length === 0 ? place + words : `played on: ${this.#line.join(', ')}; ${words}`;
  }

  #go(ply) {
    this.#line = [];
    this.#ply = Math.max(0, Math.min(this.#plies, ply));
    this.#try(() => this.#draw());
    this.dispatchEvent(new CustomEvent('plychange', {detail: {ply: this.#ply}}));
  }

  #play(words) {
    this.#try(() => {
      if (!this.#game.play(words).isPlayed) return;
      this.#line.push(words);
      this.#draw();
      this.dispatchEvent(new CustomEvent('play', {detail: {words}}));
    });
  }

  #undo() {
    this.#try(() => {
      this.#game.undo();
      this.#line.pop();
      this.#draw();
    });
  }

  #try(work) {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail({message}) {
    const {bar, zoom, caption, fallback} = this.#parts;
    this.#picture.clear();
    bar.hidden = zoom.hidden = true;
    fallback.hidden = false;
    fallback.textContent = this.text;
    caption.textContent = message;
  }
}

customElements.define('plyglot-board', PlyglotBoard);
