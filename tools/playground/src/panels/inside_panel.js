// What plyglot has of the text, stage by stage.
import {byId, option} from '../parts/elements.js';
import {remember, remembered} from '../parts/memory.js';
import {resultOf} from './result.js';

const views = [['syntax', 'Syntax tree'], ['ast', 'Typed tree (AST)'], ['model', 'Model of the game'], ['board', 'Board graph'],
  ['text', 'Board, drawn as text'], ['diagram', 'Diagram'], ['json', 'JSON'], ['dot', 'Graphviz'], ['moves', 'Legal moves']];

export class InsidePanel {
  output = 'dump';
  #engine;
  #page;

  constructor(engine, page, changed) {
    this.#engine = engine;
    this.#page = page;
    byId('view').append(...views.map(([view, name]) => option(view, name)));
    byId('view').value = remembered('view') ?? views[0][0];
    byId('view').addEventListener('change', () => {
      remember('view', byId('view').value);
      changed();
    });
  }

  async refresh() {
    const view = byId('view').value;
    const name = views.find(([id]) => id === view)[1];
    byId('dump').replaceChildren(...resultOf(name, await this.#shown(view)));
  }

  async #shown(view) {
    const {selection} = this.#page;
    if (view !== 'moves') return this.#engine.ask('show', {view, ...selection});
    const moves = await this.#engine.ask('moves', selection);
    return {text: moves.join('\n'), says: moves.length === 0 ? 'There is no legal move.' : `${moves.length} legal moves here:`};
  }
}
