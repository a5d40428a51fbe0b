// What the text is to be read as, by what is chosen on the page.
import {byId, element} from '../parts/elements.js';
import {languageGroups, languagesOf} from '../parts/languages.js';
import {OptionFields} from '../parts/option_fields.js';

export class Page {
  // Empty until there is a catalogue; a text is read as it was opened until then.
  notations = [];
  #editor;
  // The text that the page came with.
  #first;
  #changed;
  #options;
  #opened = {notation: '', options: {}};
  #answer = null;
  #recognised = '';

  // `changed` is called when the same text is to be read otherwise.
  constructor(editor, changed) {
    this.#editor = editor;
    this.#first = editor.document;
    this.#changed = changed;
    this.#options = new OptionFields(byId('options'), () => {
      // Options belong to a notation that is named.
      byId('notation').value ||= languagesOf(this.notation(this.#recognised))[0];
      changed();
    });
    byId('notation').addEventListener('change', () => {
      this.#options.show(this.notation(byId('notation').value));
      changed();
    });
  }

  // What there is to choose from.
  set catalogue({version, notations}) {
    this.notations = notations;
    byId('notation').append(...languageGroups(notations, ({canBeRead}) => canBeRead));
    byId('version').replaceChildren('plyglot ', element('code', {}, version));
    this.#choose();
    // A link may come from another version of the page.
    if (byId('notation').value !== this.#opened.notation) this.#changed();
    else if (this.#answer !== null) this.answered(this.#answer);
  }

  // As the package lists it, of a notation with or without a dialect.
  notation(language) {
    return this.notations.find(({id}) => id === language.split(':')[0]);
  }

  get source() {
    const asked = this.notations.length === 0 ? this.#opened : {notation: byId('notation').value, options: this.#options.values};
    const {document} = this.#editor;
    // The build has recognised it.
    const known = document === this.#first ? byId('editor').dataset.notation : '';
    return {document, known, ...asked};
  }

  get text() {
    return this.#editor.text;
  }

  // Another text, and what to read it as.
  open({text, notation = '', options = {}}) {
    this.#opened = {notation, options};
    this.#choose();
    this.#editor.open(text);
  }

  #choose() {
    const {notation, options} = this.#opened;
    byId('notation').value = notation;
    this.#options.show(this.notation(notation), options);
  }

  // What came of reading it.
  answered(answer) {
    this.#answer = answer;
    const {notation, problem} = answer;
    const row = problem === undefined ? this.notation(notation) : undefined;
    this.#recognised = row?.id ?? '';
    const isDetected = byId('notation').value === '' && row !== undefined;
    byId('recognised').replaceChildren(...(isDetected ? ['read as ', element('code', {}, row.id), `: ${row.title}`] : []));
    if (row !== undefined) this.#options.show(row);
    else if (this.notations.length > 0) this.#options.hide();
  }
}
