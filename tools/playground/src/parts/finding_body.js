// What plyglot says about a finding: the message, what it says at the places themselves, notes, and how to fix it.
import {element} from './elements.js';
import {proseOf} from './prose.js';

const line = (kind, text) => element('p', {className: kind}, element('span', {className: 'kind'}, `${kind}: `), ...proseOf(text));

export function findingBody({message, label, notes, helps}, labels = []) {
  return element('div', {className: 'finding-body'},
    element('p', {className: 'message'}, ...proseOf(message)),
    label === '' ? null : element('p', {className: 'label'}, ...proseOf(label)),
    ...labels,
    ...notes.map((note) => line('note', note)),
    ...helps.map((help) => line('help', help)));
}
