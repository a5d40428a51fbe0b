// What of the page is loaded after the first findings.
import {ArchivePanel} from '../panels/archive_panel.js';
import {ComparePanel} from '../panels/compare_panel.js';
import {EmbedPanel} from '../panels/embed_panel.js';
import {loadExamples, offerExamples} from './examples.js';
import {offerExports} from '../board/exporting.js';
import {Fixing} from '../findings/fixing.js';
import {InsidePanel} from '../panels/inside_panel.js';
import {Panels} from '../panels/panels.js';
import {TranslatePanel} from '../panels/translate_panel.js';

export class Rest {
  #panels;
  #archive;
  #compare;

  // `context` is what panels know of the page.
  constructor({engine, editor, checker, board, context}) {
    engine.complete();
    const refresh = () => this.#panels.refresh();
    this.#compare = new ComparePanel(engine, context, refresh);
    this.#archive = new ArchivePanel(engine, context, {changed: () => this.refresh(), opened: () => this.#panels.open('archive')});
    this.#panels = new Panels({
      translate: new TranslatePanel(engine, context, refresh), compare: this.#compare, archive: this.#archive,
      embed: new EmbedPanel(context, refresh), inside: new InsidePanel(engine, context, refresh),
    });
    new Fixing(engine, editor, checker);
    offerExports(board);
    loadExamples().then((examples) => offerExamples(examples, context.open));
  }

  // The other text that is compared.
  get compared() {
    return this.#compare.state;
  }

  set compared(other) {
    this.#compare.state = other;
  }

  // For the text that was checked; null if there is none.
  about(answer) {
    this.#panels.about(answer);
  }

  // For the board that is seen.
  refresh() {
    this.#panels.refresh();
    this.#archive.count();
  }
}
