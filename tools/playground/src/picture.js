// A board as an image. In an image no script runs and nothing is loaded, whatever names are in a text; what it shows is
// said in words beside it.
import {element} from './elements.js';

export class Picture {
  #figure;
  #address = null;

  constructor(figure) {
    this.#figure = figure;
  }

  hide() {
    this.#figure.hidden = true;
  }

  // Resolves when it is seen. Its title is such as "hive: White to move".
  async show(svg) {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const textOf = (name) => drawn.querySelector(`svg > ${name}`)?.textContent.trim() ?? '';
    const title = textOf('title');
    const address = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
    const image = element('img', {src: address, alt: `Board of ${title}`});
    await image.decode().catch(() => {});
    this.#figure.querySelector('.frame').replaceChildren(image);
    this.#figure.querySelector('figcaption').textContent = title.replace(/^\w+: /, '');
    this.#figure.querySelector('ul').replaceChildren(...textOf('desc').split(/\.\s+|\.$/)
      .filter((part) => part !== '').map((part) => element('li', {}, part)));
    this.#figure.hidden = false;
    if (this.#address !== null) URL.revokeObjectURL(this.#address);
    this.#address = address;
  }
}
