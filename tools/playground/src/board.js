// The board of the record and ply that were chosen.
import {byId} from './elements.js';
import {latest} from './latest.js';
import {Picture} from './picture.js';
import {inPage} from './prose.js';
import {Stepper} from './stepper.js';

export class Board {
  #engine;
  #picture = new Picture(byId('picture'));
  #records;
  #plies;
  #moved;
  #wanted = null;
  #draw = latest(() => this.#drawn());
  #count = latest(() => this.#counted());

  // `moved` is called when another board is seen.
  constructor(engine, moved) {
    this.#engine = engine;
    this.#moved = moved;
    this.#records = new Stepper(byId('record-stepper'), {
      name: 'Record', words: (record, last) => `record ${record} of ${last}`, moved: () => this.#count(),
    });
    this.#plies = new Stepper(byId('ply-stepper'), {
      name: 'Ply', words: (ply, last) => (ply === 0 ? `start, before ply 1 of ${last}` : `ply ${ply} of ${last}`),
      moved: () => this.#draw(),
    });
  }

  // Of the board that is seen; the ply only if it is not the end.
  get selection() {
    return {record: this.#records.value, ...(this.#plies.isShown ? {ply: this.#plies.value} : {})};
  }

  // Where the next text begins to be shown; without it, the place stays.
  wish(selection) {
    this.#wanted = selection;
  }

  clear() {
    this.#records.hide();
    this.#plies.hide();
    this.#picture.hide();
    byId('board-problem').textContent = '';
  }

  // For a text that was checked.
  async refresh({recordCount}) {
    if (recordCount === 0) {
      this.clear();
      return;
    }
    this.#records.range(1, recordCount, {value: this.#wanted?.record});
    await this.#count();
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
    try {
      const {svg, problem} = await this.#engine.ask('picture', this.selection);
      byId('board-problem').textContent = problem === undefined ? '' : `There is no board: ${inPage(problem)}`;
      if (svg === undefined) this.#picture.hide();
      else await this.#picture.show(svg);
    } catch ({message}) {
      this.#picture.hide();
      byId('board-problem').textContent = message;
    }
    this.#moved();
  }
}
