// Fields for the options of a notation, inside a menu that is hidden where there are none.
import {element, option} from './elements.js';
import {proseOf} from './prose.js';

export class OptionFields {
  #details;
  #changed;
  #id = '';
  #fields = [];

  constructor(details, changed) {
    this.#details = details;
    this.#changed = changed;
  }

  // Of a notation, as the package lists it, or of none. The dialect is chosen with the notation.
  show(notation, values = null) {
    const id = notation?.id ?? '';
    // Until it is known which notation it is, the menu stays as it is.
    if (notation !== undefined) this.#details.hidden = notation.options.every(({key}) => key === 'dialect');
    if (id === this.#id && values === null) return;
    this.#id = id;
    const rows = (notation?.options ?? []).filter(({key}) => key !== 'dialect');
    this.#fields = rows.map((row) => ({row, input: this.#inputFor(row, values?.[row.key] ?? row.default)}));
    this.#details.querySelector('.fields').replaceChildren(...this.#fields.map(({row, input}) =>
      element('label', {}, element('span', {}, element('code', {}, row.key), ' ', ...proseOf(row.help)), input)));
    this.#mark();
  }

  // Where there is none.
  hide() {
    this.#details.hidden = true;
  }

  // Those that are not the default.
  get values() {
    return Object.fromEntries(this.#fields.filter(({row, input}) => input.value !== row.default && input.checkValidity())
      .map(({row, input}) => [row.key, input.value]));
  }

  // How many are not the default.
  #mark() {
    const count = Object.keys(this.values).length;
    this.#details.querySelector('summary').textContent = count === 0 ? 'Options' : `Options (${count})`;
  }

  #inputFor({choices, minimum, maximum}, value) {
    const input = choices === undefined
      ? element('input', {type: 'number', min: minimum, max: maximum, required: true, value})
      : element('select', {}, ...choices.map((choice) => option(choice, choice)));
    input.value = value;
    input.addEventListener('change', () => {
      this.#mark();
      this.#changed();
    });
    return input;
  }
}
