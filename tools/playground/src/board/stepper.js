// A slider over the numbers from a first to a last one, with buttons for those who have no patience with sliders.
import {element} from '../parts/elements.js';

export class Stepper {
  #slider;
  #said;
  #words;
  #place;

  // `name` is what the numbers count; `words` makes of a number and the last one what is said about it.
  constructor(place, {name, words, moved}) {
    this.#place = place;
    this.#words = words;
    this.#said = element('output', {className: 'quiet'});
    this.#slider = element('input', {type: 'range', 'aria-label': name});
    this.#slider.addEventListener('input', () => {
      this.#say();
      moved();
    });
    const step = (sign, label, target) => element('button', {
      type: 'button', textContent: sign, 'aria-label': label,
      onclick: () => {
        this.#slider.value = target();
        this.#slider.dispatchEvent(new Event('input'));
      },
    });
    const lower = name.toLowerCase();
    place.append(
      step('«', `first ${lower}`, () => this.#slider.min), step('‹', `previous ${lower}`, () => this.value - 1),
      this.#slider,
      step('›', `next ${lower}`, () => this.value + 1), step('»', `last ${lower}`, () => this.#slider.max), this.#said);
    place.classList.add('stepper');
    place.hidden = true;
  }

  get value() {
    return Number(this.#slider.value);
  }

  // Without calling `moved`.
  set value(value) {
    this.#slider.value = value;
    this.#say();
  }

  step(count) {
    this.#slider.value = this.value + count;
    this.#slider.dispatchEvent(new Event('input'));
  }

  // A value at the end stays at the end, if `follows`.
  range(first, last, {value, follows = false} = {}) {
    const wasAtEnd = this.#place.hidden || this.value === Number(this.#slider.max);
    const target = value ?? (follows && wasAtEnd ? last : this.value);
    Object.assign(this.#slider, {min: first, max: last});
    this.#slider.value = target;
    this.#place.hidden = first === last;
    this.#say();
  }

  hide() {
    this.#place.hidden = true;
  }

  get isShown() {
    return !this.#place.hidden;
  }

  #say() {
    const text = this.#words(this.value, Number(this.#slider.max));
    this.#said.textContent = text;
    this.#slider.setAttribute('aria-valuetext', text);
  }
}
