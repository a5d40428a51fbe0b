import {dispose} from './dispose.js';
import {PlyglotError} from './module.js';
import {rowsWithWords} from './rows.js';

// A record, a ply, whether it is mirrored, two offsets, and a key.
const width = 9;

export class Positions {
  #module;
  #handle;
  #offsets;

  constructor(module, handle, offsets) {
    this.#module = module;
    this.#handle = handle;
    this.#offsets = offsets;
    this.count = module.call('plyglot_positions_count', handle) >>> 0;
  }

  get handle() {
    if (this.#handle === 0) throw new PlyglotError('these positions were freed');
    return this.#handle;
  }

  find(game, {mirrored = false} = {}) {
    return rowsWithWords(this.#module, width, 'plyglot_positions_find', this.handle, game.handle, mirrored ? 1 : 0)
      .map(({numbers: [record, ply, isMirrored, begin, end, ...key], words}) => ({
        record, ply, isMirrored: isMirrored !== 0,
        next: words === '' ? null : {
          words,
          span: {begin: this.#offsets.at(begin), end: this.#offsets.at(end)},
          key: key.map((part) => part.toString(16).padStart(8, '0')).join(''),
        },
      }));
  }

  free() {
    this.#module.call('plyglot_positions_free', this.#handle);
    this.#handle = 0;
  }

  [dispose]() {
    this.free();
  }
}
