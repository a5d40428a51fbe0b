// The findings: how many there are, in the text, and in the list below it.
import {announce} from '../parts/announce.js';
import {byId} from '../parts/elements.js';
import {FindingList} from './finding_list.js';
import {countOf, counted} from '../parts/prose.js';

export class FindingsView {
  #editor;
  #list;

  // `point` is called with a finding that somebody looks at, and with null afterwards.
  constructor(editor, point) {
    this.#editor = editor;
    this.#list = new FindingList(byId('findings'), editor, point);
  }

  show({findings, severities, count}) {
    this.#editor.show(findings);
    const unlisted = this.#list.show(findings) + count - findings.length;
    const said = countOf(severities);
    const text = said[0].toUpperCase() + said.slice(1);
    byId('summary').textContent = unlisted === 0 ? `${text}.` : `${text}; the last ${counted(unlisted, 'one')} not listed here.`;
    byId('fix').disabled = !findings.some(({fix}) => fix?.safety === 'safe');
    announce(text);
  }

  // Nothing is known about the text.
  showProblem(problem) {
    this.#editor.show([]);
    this.#list.show([]);
    byId('summary').textContent = problem === '' ? 'Type or paste a text, or choose an example.' : problem;
    byId('fix').disabled = true;
    if (problem !== '') announce(problem);
  }
}
