import {Document, outcomeOf} from './document.js';
import {severityName, severityNumber} from './findings.js';
import {Game} from './game.js';
import {PlyglotError} from './module.js';
import {bytesThemselves} from './offsets.js';
import {bytesOf} from './texts.js';

export class Plyglot {
  #module;
  #listed = null;

  constructor(module) {
    this.#module = module;
    this.version = module.string('plyglot_version');
    this.notations = this.#notations();
  }

  // Made when somebody asks: hardly any page does.
  get checks() {
    return (this.#listed ??= this.#checks());
  }

  read(text, settings = {}) {
    const module = this.#module;
    const bytes = bytesOf(text);
    const handle = module.call('plyglot_settings_new');
    try {
      this.#set(handle, settings);
      const {status, handle: document} = module.withTexts([settings.name ?? '', bytes],
        (name, given) => module.handle('plyglot_document_read', handle, name, given));
      this.#demand(status);
      return new Document(module, document, typeof text === 'string' ? bytes : null);
    } finally {
      this.#free('plyglot_settings_free', handle);
    }
  }

  game(id, options = {}) {
    return Game.begin(this.#module, id, options);
  }

  diff(a, b) {
    return outcomeOf(this.#module, this.#module.handle('plyglot_diff', a.handle, b.handle), bytesThemselves);
  }

  // A page of the manual, in Markdown; undefined for what is not a check.
  async explain(check) {
    const {pages} = await import('./pages.js');
    return Object.hasOwn(pages, check) ? pages[check] : undefined;
  }

  #set(handle, {notation, options = {}, select = [], ignore = [], severities = {}, isString = false}) {
    const set = (name, texts, ...more) => {
      const status = this.#module.withTexts(texts, (...given) => this.#module.call(name, handle, ...given, ...more));
      this.#demand(status, () => this.#module.string('plyglot_settings_problem', handle));
    };
    if (notation !== undefined) set('plyglot_settings_set_notation', [notation]);
    for (const option of Object.entries(options)) set('plyglot_settings_set_option', option);
    for (const check of select) set('plyglot_settings_select', [check]);
    for (const check of ignore) set('plyglot_settings_ignore', [check]);
    for (const [check, severity] of Object.entries(severities)) {
      set('plyglot_settings_set_severity', [check], severityNumber(severity));
    }
    set('plyglot_settings_set_is_string', [], isString ? 1 : 0);
  }

  // Where the handle has nothing to say of it, the status has.
  #demand(status, problem = () => '') {
    if (status === 0) return;
    throw new PlyglotError(problem() || this.#module.string('plyglot_status_text', status), status);
  }

  #notations() {
    const module = this.#module;
    const list = module.call('plyglot_notations_new');
    const text = (name, ...index) => module.string(`plyglot_notations_${name}`, list, ...index);
    const flag = (name, index) => module.call(`plyglot_notations_${name}`, list, index) !== 0;
    const inside = (count, element, ...index) =>
      module.list(module.call(`plyglot_notations_${count}_count`, list, ...index), element);
    const optionAt = (i, option) => {
      const choices = inside('choice', (choice) => text('choice', i, option, choice), i, option);
      const range = (name) => Number(module.call(`plyglot_notations_${name}`, list, i, option));
      return {
        key: text('option_key', i, option),
        help: text('option_help', i, option),
        default: text('option_default', i, option),
        ...(choices.length > 0 ? {choices} : {minimum: range('minimum'), maximum: range('maximum')}),
      };
    };
    const notations = module.list(module.call('plyglot_notations_count', list), (i) => ({
      id: text('id', i),
      title: text('title', i),
      game: text('game', i),
      canBeRead: flag('can_be_read', i),
      hasPlies: flag('has_plies', i),
      dialects: inside('dialect', (dialect) => text('dialect', i, dialect), i),
      extensions: inside('extension', (extension) => text('extension', i, extension), i),
      options: inside('option', (option) => optionAt(i, option), i),
    }));
    this.#free('plyglot_notations_free', list);
    return notations;
  }

  #checks() {
    const module = this.#module;
    return module.list(module.call('plyglot_checks_count'), (i) => ({
      name: module.string('plyglot_checks_name', i),
      severity: severityName(module.call('plyglot_checks_severity', i)),
      isOnRequest: module.call('plyglot_checks_is_on_request', i) !== 0,
      summary: module.string('plyglot_checks_summary', i),
    }));
  }

  #free(name, handle) {
    this.#module.call(name, handle);
  }
}
