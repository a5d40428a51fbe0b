// The link that holds all of the page, and what a link holds that somebody followed.
import {byId} from '../parts/elements.js';
import {copy, notice} from '../parts/notice.js';
import {fragmentOf, stateOf} from './share_link.js';

// What programs take that links are pasted into is seldom more.
const longest = 500_000;

export class Sharing {
  #current;
  #open;

  // `current` promises the state, `open` takes one.
  constructor({current, open}) {
    this.#current = current;
    this.#open = open;
    byId('share').addEventListener('click', () => this.#share());
    byId('share').disabled = false;
    addEventListener('hashchange', () => this.follow());
  }

  // Opens what the address of the page holds; if it holds nothing, `otherwise` is called. Resolves when that was checked.
  async follow(otherwise = () => {}) {
    notice('');
    try {
      const state = await stateOf(location.hash);
      await (state === null ? otherwise() : this.#open(state));
    } catch ({message}) {
      await otherwise();
      notice(`Nothing was opened: ${message}.`);
    }
  }

  // The link that is shown is of another text.
  forget() {
    byId('shared').hidden = true;
  }

  async #share() {
    const fragment = await fragmentOf(await this.#current());
    if (fragment.length > longest) {
      notice('This text is too long for a link.');
      return;
    }
    history.replaceState(null, '', fragment);
    byId('link').value = location.href;
    byId('shared').hidden = false;
    await copy(location.href, `a link of ${location.href.length.toLocaleString('en')} characters`);
  }
}
