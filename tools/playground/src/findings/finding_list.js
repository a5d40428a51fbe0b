// The findings below the text, for those who use the keyboard, a telephone, or their ears.
import {button, element} from '../parts/elements.js';
import {findingBody} from '../parts/finding_body.js';
import {plainOf, proseOf} from '../parts/prose.js';
import {explanationOf} from './explanation.js';

const listed = 100;

export class FindingList {
  #list;
  #editor;
  #point;

  // `point` is called with the finding that is looked at, and with null afterwards.
  constructor(list, editor, point) {
    this.#list = list;
    this.#editor = editor;
    this.#point = point;
  }

  // Returns how many there was no room for.
  show(findings) {
    this.#list.replaceChildren(...findings.slice(0, listed).map((finding) => this.#item(finding)));
    return Math.max(0, findings.length - listed);
  }

  #item(finding) {
    const {severity, name, span, fix, labels} = finding;
    const head = element('p', {className: 'head'},
      element('span', {className: `severity ${severity}`}, severity), ' ', this.#place(span), ' ',
      element('code', {}, name));
    const elsewhere = labels.map(({text, span: place}) =>
      element('p', {className: 'label'}, this.#place(place), ' ', ...proseOf(text)));
    const fixButton = fix === null ? null
      : button(`${fix.safety === 'safe' ? 'Fix' : 'Perhaps'}: ${plainOf(fix.title)}`, () => this.#fix(finding));
    const item = element('li', {}, head, findingBody(finding, elsewhere),
      element('div', {className: 'bar'}, fixButton), explanationOf(name));
    for (const [event, looked] of [['mouseenter', finding], ['focusin', finding], ['mouseleave', null], ['focusout', null]]) {
      item.addEventListener(event, () => this.#point(looked));
    }
    return item;
  }

  #fix(finding) {
    if (this.#editor.fix(finding)) this.#editor.focus();
  }

  #place(span) {
    const {line, column} = this.#editor.placeOf(span.begin);
    return button(`line ${line}, column ${column}`, () => this.#editor.select(span));
  }
}
