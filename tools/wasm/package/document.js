import {Game} from './game.js';
import {findingsIn, safetyNumber, spanOf} from './findings.js';
import {PlyglotError} from './module.js';
import {dispose} from './dispose.js';
import {bytesThemselves, Offsets} from './offsets.js';
import {withPicture} from './picture.js';
import {Positions} from './positions.js';
import {rowsOf, rowsWithWords} from './rows.js';
import {stringOf} from './texts.js';

const ok = 0;
const refused = 5;
const allRecords = 0;
const endOfGame = 0xffffffff;
const formats = ['human', 'colour', 'jsonl', 'sarif', 'github', 'gcc'];
const views = ['text', 'diagram', 'svg', 'dot', 'json', 'syntax', 'ast', 'model', 'board'];
const tokenKinds = ['comment', 'number', 'piece', 'place', 'player', 'mark', 'separator', 'key', 'value', 'result', 'keyword',
  'unreadable'];

// What came of something done with documents. `offsets` are those of the text that its findings speak of; without them,
// that of the outcome is meant.
export function outcomeOf(module, {status, handle}, offsets) {
  if (status !== ok && status !== refused) {
    throw new PlyglotError(module.string('plyglot_status_text', status), status);
  }
  try {
    if (status === refused) throw new PlyglotError(module.string('plyglot_outcome_problem', handle), status);
    const findings = module.call('plyglot_outcome_findings', handle);
    const bytes = module.bytes('plyglot_outcome_text', handle);
    return {
      text: stringOf(bytes),
      bytes,
      parts: module.list(module.call('plyglot_outcome_part_count', handle),
        (i) => module.string('plyglot_outcome_part', handle, i)),
      findings: findingsIn(module, findings, offsets ?? new Offsets(bytes)),
      done: module.call('plyglot_outcome_done', handle) >>> 0,
      notDone: module.call('plyglot_outcome_not_done', handle) >>> 0,
    };
  } finally {
    module.call('plyglot_outcome_free', handle);
  }
}

export class Document {
  #module;
  #handle;
  #offsets;
  #isOfString;

  // `bytes` are those of a text that was given as a string, else null.
  constructor(module, handle, bytes) {
    this.#module = module;
    this.#handle = handle;
    this.#isOfString = bytes !== null;
    this.#offsets = bytes === null ? bytesThemselves : new Offsets(bytes);
    this.notation = module.string('plyglot_document_notation', handle);
    this.recordCount = module.call('plyglot_document_record_count', handle) >>> 0;
    this.findings = findingsIn(module, module.call('plyglot_document_findings', handle), this.#offsets);
  }

  get handle() {
    if (this.#handle === 0) throw new PlyglotError('this document was freed');
    return this.#handle;
  }

  records() {
    const module = this.#module;
    return module.list(this.recordCount, (i) => ({
      span: spanOf(module, this.#offsets, 'plyglot_document_record_span', this.handle, i),
      plies: module.call('plyglot_document_ply_count', this.handle, i) >>> 0,
    }));
  }

  position(index) {
    const findings = this.#module.call('plyglot_document_findings', this.handle);
    const [line, , column] = this.#module.numbers('plyglot_findings_position', 3, findings, this.#offsets.byteOf(index));
    return {line, column};
  }

  render(format = 'human') {
    if (!formats.includes(format)) throw new PlyglotError(`there is no format \`${format}\`; the formats are ${formats.join(', ')}`);
    const findings = this.#module.call('plyglot_document_findings', this.handle);
    return outcomeOf(this.#module, this.#module.handle('plyglot_findings_render', findings, formats.indexOf(format)), this.#offsets).text;
  }

  tokens() {
    return rowsOf(this.#module, 3, 'plyglot_document_tokens', this.handle)
      .map(([begin, end, kind]) => ({span: this.#spanOf(begin, end), kind: tokenKinds[kind]}));
  }

  plies({record = 1} = {}) {
    return rowsOf(this.#module, 2, 'plyglot_document_plies', this.handle, record)
      .map(([begin, end]) => this.#spanOf(begin, end));
  }

  facts() {
    return rowsWithWords(this.#module, 2, 'plyglot_document_facts', this.handle).map(({numbers: [plies, ending], words}) => {
      const [date, ...players] = words.split('\n');
      return {plies, date, players, end: ending === 0 ? null : {winner: ending === 1 ? null : ending - 2}};
    });
  }

  positions() {
    return new Positions(this.#module, this.#module.made('plyglot_document_positions', this.handle), this.#offsets);
  }

  format() {
    return this.#outcome('plyglot_document_format');
  }

  canonical() {
    return this.#outcome('plyglot_document_canonical');
  }

  fix({recount = false, unsafe = false} = {}) {
    const offsets = this.#isOfString ? undefined : bytesThemselves;
    const least = safetyNumber(unsafe ? 'unsafe' : recount ? 'recount' : 'safe');
    return outcomeOf(this.#module, this.#module.handle('plyglot_document_fix', this.handle, least), offsets);
  }

  translate(to, {record = allRecords, ply = endOfGame, options = {}} = {}) {
    const module = this.#module;
    const target = module.target(to, options);
    try {
      return this.#outcome('plyglot_document_translate', target, record, ply);
    } finally {
      module.call('plyglot_target_free', target);
    }
  }

  show(view, {record = allRecords, ply = endOfGame, ...look} = {}) {
    if (!views.includes(view)) throw new PlyglotError(`there is no view \`${view}\`; the views are ${views.join(', ')}`);
    return withPicture(this.#module, view, look,
      () => this.#outcome('plyglot_document_show', views.indexOf(view), record, ply),
      (picture) => this.#outcome('plyglot_document_draw', picture, record, ply));
  }

  board(selection = {}) {
    const {text} = this.show('board', selection);
    return text === '' ? null : JSON.parse(text, (key, value) =>
      (key === 'span' && value !== null ? this.#spanOf(value.start, value.end) : value));
  }

  moves({record = allRecords, ply = endOfGame} = {}) {
    return this.#outcome('plyglot_document_moves', record, ply).parts.map((line) => line.replace(/\n$/, ''));
  }

  game(selection = {}) {
    return Game.from(this.#module, this.handle, selection);
  }

  free() {
    this.#module.call('plyglot_document_free', this.handle);
    this.#handle = 0;
  }

  [dispose]() {
    if (this.#handle !== 0) this.free();
  }

  #spanOf(begin, end) {
    return {begin: this.#offsets.at(begin), end: this.#offsets.at(end)};
  }

  #outcome(name, ...values) {
    return outcomeOf(this.#module, this.#module.handle(name, this.handle, ...values), this.#offsets);
  }
}
