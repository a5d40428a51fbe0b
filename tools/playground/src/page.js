// What the text is to be read as, by what is chosen on the page.
import {byId, element} from './elements.js';
import {languageGroups, languagesOf} from './languages.js';
import {OptionFields} from './option_fields.js';

export class Page {
  notations;
  #editor;
  #options;
  #recognised = '';

  // `changed` is called when the same text is to be read otherwise.
  constructor({version, notations}, editor, changed) {
    this.notations = notations;
    this.#editor = editor;
    byId('notation').append(...languageGroups(notations, ({canBeRead}) => canBeRead));
    byId('version').replaceChildren('plyglot ', element('code', {}, version));
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

  // As the package lists it, of a notation with or without a dialect.
  notation(language) {
    return this.notations.find(({id}) => id === language.split(':')[0]);
  }

  get source() {
    return {document: this.#editor.document, notation: byId('notation').value, options: this.#options.values};
  }

  get text() {
    return this.#editor.text;
  }

  // Another text, and what to read it as.
  open({text, notation = '', options = {}}) {
    byId('notation').value = notation;
    this.#options.show(this.notation(notation), options);
    this.#editor.open(text);
  }

  // What came of reading it.
  answered({notation, problem}) {
    const row = problem === undefined ? this.notation(notation) : undefined;
    this.#recognised = row?.id ?? '';
    const isDetected = byId('notation').value === '' && row !== undefined;
    byId('recognised').replaceChildren(...(isDetected ? ['read as ', element('code', {}, row.id), `: ${row.title}`] : []));
    if (row !== undefined) this.#options.show(row);
  }
}
