// What another text of the game says differently.
import {byId} from '../parts/elements.js';
import {languageGroups} from '../parts/languages.js';
import {counted} from '../parts/prose.js';
import {resultOf} from './result.js';

export class ComparePanel {
  output = 'difference';
  #engine;

  constructor(engine, page, changed) {
    this.#engine = engine;
    byId('other-notation').append(...languageGroups(page.notations, ({canBeRead}) => canBeRead));
    byId('other-notation').addEventListener('change', changed);
    byId('other').addEventListener('input', changed);
    byId('copy-text').addEventListener('click', () => {
      byId('other').value = page.text;
      changed();
    });
  }

  // What of it a link holds.
  get state() {
    const text = byId('other').value;
    return text === '' ? undefined : {text, notation: byId('other-notation').value};
  }

  set state(other) {
    byId('other').value = other?.text ?? '';
    byId('other-notation').value = other?.notation ?? '';
  }

  async refresh() {
    const text = byId('other').value;
    const show = (parts) => byId('difference').replaceChildren(...resultOf('Differences', parts));
    if (text.trim() === '') {
      show({text: '', says: 'Write another text of the same game here: what the two mean is compared, not how they are written.'});
      return;
    }
    const {done, notDone, ...said} = await this.#engine.ask('compare', {text, notation: byId('other-notation').value});
    const same = done === 0 ? '' : `${counted(done, 'record')} the same`;
    const different = notDone === 0 ? '' : `${counted(notDone, 'record')} different`;
    show({...said, isProse: true, says: [same, different].filter((part) => part !== '').join(', ')});
  }
}
