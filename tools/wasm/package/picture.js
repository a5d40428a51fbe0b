import {PlyglotError} from './module.js';

// As plyglot.h numbers them.
const themes = ['auto', 'light', 'dark', 'print'];
const styles = ['drawn', 'letters'];

function indexOf(word, words, what) {
  if (!words.includes(word)) throw new PlyglotError(`there is no ${what} \`${word}\`; there are ${words.join(', ')}`);
  return words.indexOf(word);
}

// Calls draw(address) with a `plyglot_picture`, or show() if the view is shown as it is without one.
export function withPicture(module, view, {theme = 'auto', pieces = 'drawn', notes = ''}, show, draw) {
  const numbers = [indexOf(theme, themes, 'theme'), indexOf(pieces, styles, 'style of pieces')];
  if (notes === '' && numbers.every((number) => number === 0)) return show();
  if (view !== 'svg') throw new PlyglotError('theme, pieces and notes are those of the view `svg`');
  return module.withStructure(numbers, notes, draw);
}
