// The tabs, of which the one that is seen is kept up to date.
import {byId} from '../parts/elements.js';
import {latest} from '../engine/latest.js';
import {remember, remembered} from '../parts/memory.js';
import {inPage} from '../parts/prose.js';
import {resultOf} from './result.js';
import {Tabs} from './tabs.js';

export class Panels {
  #panels;
  #tabs;
  #answer = null;

  // `panels` are by the ids of their tab panels; each has the id of the place of its `output`.
  constructor(panels) {
    this.#panels = panels;
    this.#tabs = new Tabs(document.querySelector('[role=tablist]'), {first: remembered('panel'), chosen: () => {
      remember('panel', this.#tabs.current);
      this.refresh();
    }});
  }

  open(id) {
    this.#tabs.openPanel(id);
  }

  // For the text that was checked; null if there is none.
  about(answer) {
    this.#answer = answer;
  }

  refresh = latest(async () => {
    const panel = this.#panels[this.#tabs.current];
    if (panel === undefined) return;
    const say = (says) => byId(panel.output).replaceChildren(...resultOf('', {text: '', says}));
    if (this.#answer === null) {
      say('There is no text yet that plyglot can read.');
      return;
    }
    try {
      await panel.refresh(this.#answer);
    } catch ({message}) {
      say(inPage(message));
    }
  });
}
