// The board as a picture that can be played on, and in words.
import {BoardPicture} from 'plyglot/board_picture.js';
import {byId, element} from '../parts/elements.js';

export class Picture {
  #place = byId('picture');
  #view;
  #svg = '';
  #board = null;

  // `played` gets the words of a move that was chosen on the board.
  constructor(played) {
    this.#view = new BoardPicture(this.#place.querySelector('.frame'), {played});
    byId('board').querySelector('.title').append(this.#view.zoom.buttons);
  }

  // As it was drawn, without marks; empty if there is none.
  get svg() {
    return this.#place.hidden ? '' : this.#svg;
  }

  // Whether the key was one of those that change the size.
  press(event) {
    return !this.#place.hidden && this.#view.zoom.press(event);
  }

  hide() {
    this.#place.hidden = this.#view.zoom.buttons.hidden = true;
    byId('caption').textContent = '';
  }

  // `isOpen`: a turn may go on.
  show({svg, board, moves}, isOpen) {
    this.#svg = svg;
    this.#board = board;
    this.#place.hidden = this.#view.zoom.buttons.hidden = false;
    this.#view.show(svg, board, moves);
    byId('caption').textContent = isOpen ? 'This turn may go on' : this.#view.title;
    byId('words').querySelector('ul').replaceChildren(...this.#view.description.map((part) => element('li', {}, part)));
  }

  // Marks what is named, and pieces that these places of the text put on the board.
  mark(names = [], spans = []) {
    if (this.#board === null || this.#place.hidden) return;
    const all = new Set(names);
    const touches = ({begin, end}) => spans.some((span) => span.begin < end && begin < span.end);
    for (const {stack} of this.#board.nodes) {
      for (const {id, span} of stack) if (span !== null && span.end > span.begin && touches(span)) all.add(id);
    }
    this.#view.mark(all);
  }
}
