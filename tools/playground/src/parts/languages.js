// Notations and their dialects in a list to choose from.
import {element, option} from './elements.js';

const games = {hive: 'Hive', homeworlds: 'Homeworlds', hexix: 'Hexix', hopgi: 'Hopgi'};

export const gameName = (game) => games[game] ?? game;

const wordOf = ({id, title}, dialect) => `${id}${dialect === '' ? '' : `, dialect ${dialect}`} – ${title}`;

export function languagesOf({id, dialects}) {
  return dialects.length > 1 ? dialects.map((dialect) => `${id}:${dialect}`) : [id];
}

// Options of those languages that pass, by game.
export function languageGroups(notations, passes) {
  const groups = new Map();
  for (const notation of notations) {
    for (const language of languagesOf(notation).filter((name) => passes(notation, name))) {
      const group = groups.get(notation.game) ?? element('optgroup', {label: gameName(notation.game)});
      groups.set(notation.game, group);
      group.append(option(language, wordOf(notation, language.split(':')[1] ?? '')));
    }
  }
  return [...groups.values()];
}
