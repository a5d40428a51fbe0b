// The text in another notation or dialect of its game.
import {byId} from '../parts/elements.js';
import {languageGroups, languagesOf} from '../parts/languages.js';
import {remember, remembered} from '../parts/memory.js';
import {OptionFields} from '../parts/option_fields.js';
import {counted} from '../parts/prose.js';
import {resultOf} from './result.js';

const most = 20;

export class TranslatePanel {
  output = 'translation';
  #engine;
  #page;
  #options;
  #source = '';
  #text = '';

  // `page` has the catalogue, the selection of the board, and takes a text over.
  constructor(engine, page, changed) {
    this.#engine = engine;
    this.#page = page;
    this.#options = new OptionFields(byId('target-options'), changed);
    byId('target').addEventListener('change', () => {
      remember('targets', {...remembered('targets'), [this.#source]: byId('target').value});
      changed();
    });
    byId('as-shown').addEventListener('change', changed);
    byId('copy-translation').addEventListener('click', () => page.copy(this.#text, 'the translation'));
    byId('take-translation').addEventListener('click', () => page.open({text: this.#text, notation: byId('target').value, options: this.#options.values}));
  }

  async refresh({notation}) {
    await this.#offerTargets(notation);
    const to = byId('target').value;
    this.#options.show(this.#page.notation(to));
    const selection = byId('as-shown').checked ? this.#page.selection : {};
    const {text, findings, done} = await this.#engine.ask('translate', {to, options: this.#options.values, ...selection});
    this.#text = text;
    const says = findings.length > most ? `${counted(findings.length, 'remark')}, the first ${most} of them:` : '';
    byId('translation').replaceChildren(...resultOf('Translation', {text, says, findings: findings.slice(0, most)}));
    byId('copy-translation').disabled = done === 0;
    byId('take-translation').disabled = done === 0 || !this.#page.notation(to).canBeRead;
  }

  async #offerTargets(source) {
    if (source === this.#source) return;
    const targets = await this.#engine.ask('targets');
    const list = byId('target');
    const before = remembered('targets')?.[source] ?? list.value;
    list.replaceChildren(...languageGroups(this.#page.notations, (_, language) => targets.includes(language)));
    // A text is seldom wanted as what it most probably is.
    const own = languagesOf(this.#page.notation(source))[0];
    list.value = targets.includes(before) ? before : targets.find((language) => language !== own) ?? targets[0];
    this.#source = source;
  }
}
