import {dispose} from './dispose.js';
import {outcomeOf} from './document.js';
import {findingsIn} from './findings.js';
import {PlyglotError} from './module.js';
import {bytesThemselves, Offsets} from './offsets.js';
import {withPicture} from './picture.js';
import {bytesOf} from './texts.js';

const ok = 0;
const refused = 5;
const endOfGame = 0xffffffff;
const views = ['text', 'diagram', 'svg', 'dot', 'json', null, null, 'model', 'board'];

export class Game {
  #module;
  #handle;

  constructor(module, handle) {
    this.#module = module;
    this.#handle = handle;
    this.id = module.string('plyglot_game_id', handle);
    this.notation = module.string('plyglot_game_notation', handle);
    this.columns = module.list(module.call('plyglot_game_column_count', handle),
      (i) => module.string('plyglot_game_column', handle, i));
  }

  static begin(module, id, options) {
    return Game.#made(module, (handle, demand) => {
      for (const option of Object.entries(options)) {
        demand(module.withTexts(option, (key, value) => module.call('plyglot_game_set_option', handle, key, value)));
      }
      demand(module.withTexts([id], (name) => module.call('plyglot_game_begin', handle, name)));
    });
  }

  static from(module, document, {record = 0, ply = endOfGame}) {
    return Game.#made(module, (handle, demand) =>
      demand(module.call('plyglot_game_begin_from', handle, document, record, ply)));
  }

  static #made(module, begin) {
    const handle = module.call('plyglot_game_new');
    const problem = () => module.string('plyglot_game_problem', handle);
    try {
      begin(handle, (status) => {
        if (status !== ok) throw new PlyglotError(problem() || module.string('plyglot_status_text', status), status);
      });
    } catch (error) {
      module.call('plyglot_game_free', handle);
      throw error;
    }
    return new Game(module, handle);
  }

  get handle() {
    if (this.#handle === 0) throw new PlyglotError('this game was freed');
    return this.#handle;
  }

  get plies() {
    return this.#module.call('plyglot_game_plies', this.handle) >>> 0;
  }

  get toMove() {
    return this.#module.call('plyglot_game_to_move', this.handle) >>> 0;
  }

  get end() {
    if (this.#module.call('plyglot_game_is_over', this.handle) === 0) return null;
    const winner = this.#module.call('plyglot_game_winner', this.handle);
    return {winner: winner === -1 ? null : winner};
  }

  get occurrences() {
    return this.#module.call('plyglot_game_occurrences', this.handle) >>> 0;
  }

  play(words, {notation = ''} = {}) {
    const module = this.#module;
    const status = module.withTexts([words, notation], (...given) => module.call('plyglot_game_play', this.handle, ...given));
    const problem = module.string('plyglot_game_problem', this.handle);
    if (status !== ok && status !== refused) throw new PlyglotError(problem, status);
    const offsets = typeof words === 'string' ? new Offsets(bytesOf(words)) : bytesThemselves;
    return {
      isPlayed: status === ok,
      problem,
      findings: findingsIn(module, module.call('plyglot_game_findings', this.handle), offsets),
    };
  }

  undo() {
    return this.#module.call('plyglot_game_undo', this.handle) !== 0;
  }

  moves() {
    const module = this.#module;
    return module.list(module.call('plyglot_game_list_moves', this.handle), (i) => ({
      words: module.string('plyglot_game_move', this.handle, i),
      numbers: module.integers('plyglot_game_move_numbers', this.handle, i),
    }));
  }

  cells() {
    const numbers = this.#module.integers('plyglot_game_cells', this.handle);
    const width = this.columns.length;
    return Array.from({length: numbers.length / width}, (_, row) => numbers.slice(row * width, (row + 1) * width));
  }

  key({mirrored = false} = {}) {
    const [highLow, highHigh, lowLow, lowHigh] = this.#module.numbers('plyglot_game_key', 4, this.handle, mirrored ? 1 : 0);
    return [highHigh, highLow, lowHigh, lowLow].map((part) => part.toString(16).padStart(8, '0')).join('');
  }

  show(view, look = {}) {
    const number = views.indexOf(view);
    if (view === null || number === -1) {
      throw new PlyglotError(`there is no view \`${view}\` of a game; the views are ${views.filter(Boolean).join(', ')}`);
    }
    const module = this.#module;
    return outcomeOf(module, withPicture(module, view, look,
      () => module.handle('plyglot_game_show', this.handle, number),
      (picture) => module.handle('plyglot_game_draw', this.handle, picture))).text;
  }

  board() {
    return JSON.parse(this.show('board'));
  }

  write(to, {options = {}} = {}) {
    const module = this.#module;
    const target = to === undefined ? 0 : module.target(to, options);
    try {
      return outcomeOf(module, module.handle('plyglot_game_write', this.handle, target), bytesThemselves);
    } finally {
      module.call('plyglot_target_free', target);
    }
  }

  copy() {
    return new Game(this.#module, this.#module.call('plyglot_game_copy', this.handle));
  }

  free() {
    this.#module.call('plyglot_game_free', this.handle);
    this.#handle = 0;
  }

  [dispose]() {
    if (this.#handle !== 0) this.free();
  }
}
