// Texts to begin with. The build made the list of the corpus.
import {byId, element, option} from '../parts/elements.js';
import {gameName} from '../parts/languages.js';

export async function loadExamples() {
  const response = await fetch(new URL('examples.json', import.meta.url));
  return response.json();
}

export function offerExamples(examples, chosen) {
  const list = byId('example');
  for (const game of new Set(examples.map((example) => example.game))) {
    list.append(element('optgroup', {label: gameName(game)},
      ...examples.flatMap((example, index) => (example.game === game ? [option(String(index), example.title)] : []))));
  }
  list.addEventListener('change', () => { if (list.value !== '') chosen(examples[Number(list.value)]); });
}
