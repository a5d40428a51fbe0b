// The board as an element of another page.
import {byId} from '../parts/elements.js';
import {resultOf} from './result.js';

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const attribute = (text) => escaped(text).replace(/"/g, '&quot;');

export class EmbedPanel {
  output = 'embedding';
  #page;
  #text = '';

  constructor(page, changed) {
    this.#page = page;
    for (const id of ['embed-play', 'embed-controls']) byId(id).addEventListener('change', changed);
    byId('copy-embedding').addEventListener('click', () => page.copy(this.#text, 'the element'));
  }

  // The text is that of the record that is shown, where records are apart from each other.
  async refresh({notation}) {
    const {record, ply} = this.#page.selection;
    const language = this.#page.language || notation;
    const attributes = [`notation="${attribute(language)}"`, ...(record > 1 ? [`record="${record}"`] : []),
      ...(ply === undefined ? [] : [`ply="${ply}"`]), ...(byId('embed-play').checked ? ['play'] : []),
      ...(byId('embed-controls').checked ? [] : ['controls="none"'])];
    this.#text = `<script type="module" src="plyglot/board.js"></script>
<plyglot-board ${attributes.join(' ')}>
${escaped(this.#page.text.trimEnd())}
</plyglot-board>
`;
    byId(this.output).replaceChildren(...resultOf('Element to embed', {text: this.#text}));
  }
}
