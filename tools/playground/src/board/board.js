// The board of the record and ply that were chosen, and what was played on from there.
import {byId, option} from '../parts/elements.js';
import {latest} from '../engine/latest.js';
import {inPage} from '../parts/prose.js';
import {Stepper} from './stepper.js';

export class Board {
  #engine;
  // Loaded for the first board, while the worker draws it.
  #picture = null;
  #loading = null;
  #records;
  #plies;
  #moved;
  #line = [];
  // The actions that were chosen of a turn that may go on, and its words if it ends there; null where moves have no parts.
  #turn = [];
  #turnWords = null;
  // Whether the text is to be scrolled to the ply that is shown.
  #follows = false;
  // Whether there is a text to draw: an answer about one that is gone is dropped.
  #isClear = false;
  #wanted = null;
  #draw = latest(() => this.#drawn());
  #count = latest(() => this.#counted());

  // `moved` is called when another board is seen, with the places of its last ply and of its record in the text, or null;
  // `use` takes a text over.
  constructor(engine, {moved, use}) {
    this.#engine = engine;
    this.#moved = moved;
    this.#records = new Stepper(byId('record-stepper'), {
      name: 'Record', words: (record, last) => `record ${record} of ${last}`,
      moved: () => {
        this.#leave();
        this.#count();
      },
    });
    this.#plies = new Stepper(byId('ply-stepper'), {
      name: 'Ply', words: (ply, last) => (ply === 0 ? `start, before ply 1 of ${last}` : `ply ${ply} of ${last}`),
      moved: () => {
        this.#leave();
        this.#draw();
      },
    });
    byId('take-back').addEventListener('click', () => (this.#turn.length > 0
      ? this.#playOn(this.#line, this.#turn.slice(0, -1)) : this.#playOn(this.#line.slice(0, -1))));
    byId('end-turn').addEventListener('click', () => this.#playOn(this.selectionWithLine.line));
    byId('back-to-text').addEventListener('click', () => this.#playOn([]));
    byId('take-line').addEventListener('click', async () => use(await this.#engine.ask('played', this.selectionWithLine)));
    byId('move-form').addEventListener('submit', (event) => {
      event.preventDefault();
      const words = byId('move').value.trim();
      if (words !== '') this.play(words);
    });
  }

  // Of the board that is seen; the ply only if it is not the end.
  get selection() {
    return {record: this.#records.value, ...(this.#plies.isShown ? {ply: this.#plies.value} : {})};
  }

  get selectionWithLine() {
    return {...this.selection, line: [...this.#line, ...(this.#turn.length > 0 ? [this.#turnWords] : [])]};
  }

  // Of the board that is seen, without marks; empty if there is none.
  get svg() {
    return this.#picture?.svg ?? '';
  }

  // Marks what is named on the board, and what these places of the text put there.
  mark({names, spans}) {
    this.#picture?.mark(names, spans);
  }

  // Whether the key was one of those that change the size.
  press(event) {
    return this.#picture?.press(event) ?? false;
  }

  // Where the next text begins to be shown; without it, the place stays.
  wish(selection) {
    this.#wanted = selection;
  }

  // Shows a place of the text that is known already.
  go({record, ply}) {
    if (record === this.#records.value && (ply === undefined || ply === this.selection.ply)) return;
    this.#forget();
    if (record === this.#records.value) {
      this.#plies.value = ply;
      this.#draw();
    } else {
      this.#records.value = record;
      this.#wanted = {record, ply};
      this.#count();
    }
  }

  // So many plies on, if there are any.
  step(count) {
    if (this.#plies.isShown) this.#plies.step(count);
  }

  clear() {
    this.#isClear = true;
    this.#arrived();
    this.#forget();
    this.#records.hide();
    this.#plies.hide();
    this.#picture?.hide();
    byId('board-problem').textContent = '';
    this.#moved(null);
  }

  // For a text that was checked. Where it is another one than before, the board begins at the cursor.
  async refresh({recordCount, isAnother}, cursor) {
    this.#forget();
    if (recordCount === 0) {
      this.clear();
      return;
    }
    this.#isClear = false;
    if (isAnother && this.#wanted === null) this.wish(await this.#engine.ask('at', {offset: cursor}).catch(() => null));
    this.#records.range(1, recordCount, {value: this.#wanted?.record});
    await this.#count();
  }

  // The first of all boards, or the first text without one.
  #arrived() {
    byId('board').classList.remove('is-awaited');
  }

  #leave() {
    this.#forget();
    this.#follows = true;
  }

  #forget() {
    this.#line = [];
    this.#turn = [];
  }

  async #counted() {
    try {
      const plies = await this.#engine.ask('plies', {record: this.#records.value});
      const value = this.#wanted === null ? undefined : this.#wanted.ply ?? plies ?? 0;
      this.#wanted = null;
      if (plies === null || plies === 0) this.#plies.hide();
      else this.#plies.range(0, plies, {value, follows: true});
    } catch {
      // The text is one that plyglot refuses, which is said at the text itself.
      return;
    }
    await this.#draw();
  }

  async #drawn() {
    const follows = this.#follows;
    this.#follows = false;
    try {
      const [shown] = await Promise.all([this.#shown(), this.#load()]);
      if (this.#isClear) return;
      const {problem} = shown;
      this.#arrived();
      byId('board-problem').textContent = problem === undefined ? '' : `There is no board: ${inPage(problem)}`;
      if (problem === undefined) this.#picture.show(shown, this.#turn.length > 0);
      else this.#picture.hide();
      this.#showPlay(shown);
      this.#moved(problem === undefined ? {...shown, follows} : null);
    } catch ({message}) {
      if (this.#isClear) return;
      this.#picture?.hide();
      byId('board-problem').textContent = message;
      this.#moved(null);
    }
  }

  #load() {
    return this.#loading ??= import('./picture.js').then(({Picture}) => {
      this.#picture = new Picture((words) => this.#chosen(words));
    }, () => {
      throw new Error('The board could not be loaded; reload the page.');
    });
  }

  // A turn that cannot go on has ended.
  async #shown() {
    const shown = await this.#engine.ask('board', {...this.selection, line: this.#line, turn: this.#turn});
    this.#turnWords = shown.turn ?? null;
    if (this.#turn.length === 0 || shown.moves?.length !== 0) return shown;
    this.#line = this.selectionWithLine.line;
    this.#turn = [];
    return this.#shown();
  }

  #showPlay({canPlay = false, moves = []}) {
    byId('move-form').hidden = !canPlay;
    byId('legal-moves').replaceChildren(...moves.map(({words}) => option(words, words)));
    byId('move').value = '';
    const isOpen = this.#turn.length > 0;
    byId('end-turn').hidden = !isOpen;
    byId('played').hidden = this.#line.length === 0 && !isOpen;
    byId('played').querySelector('.line').textContent = [...this.#line, ...(isOpen ? [`${this.#turn.join('; ')} …`] : [])].join(', ');
  }

  #playOn(line, turn = []) {
    this.#line = line;
    this.#turn = turn;
    byId('move-problem').textContent = '';
    return this.#draw();
  }

  // On the board; of Homeworlds it is an action of a turn.
  #chosen(words) {
    return this.#turnWords === null ? this.play(words) : this.#playOn(this.#line, [...this.#turn, words]);
  }

  // In place of what was chosen of a turn.
  async play(words) {
    try {
      const problem = await this.#engine.ask('play', {...this.selection, words, line: this.#line});
      if (problem === '') await this.#playOn([...this.#line, words]);
      else byId('move-problem').textContent = inPage(problem).replace(/`([^`]+)`/g, '“$1”');
    } catch ({message}) {
      byId('move-problem').textContent = message;
    }
  }
}
