// What plyglot says, as people read it on a page.
import {element} from './elements.js';

// Helps speak of the command line, which has its counterparts here.
const counterparts = [
  [/`--option ([\w-]+=[\w-]+)`/g, '`$1` among the options of the notation'],
  [/`--to-option ([\w-]+=[\w-]+)`/g, '`$1` among the options of the target'],
  [/`--from ([\w:-]+)`/g, 'the notation `$1`'],
  [/`--to ([\w:-]+)`/g, 'a translation into `$1`'],
  [/`plyglot moves --ply (\d+)`/g, '“Legal moves” under “Internals”, at ply $1'],
  [/`plyglot moves`/g, '“Legal moves” under “Internals”'],
  [/`plyglot fmt`/g, '“Format”'],
  [/`plyglot ([a-z]+)([^`]*)`/g, '`$1$2` on the command line'],
];

export const inPage = (text) => counterparts.reduce((said, [words, here]) => said.replace(words, here), text);

// Nodes of a text in which code is between backticks.
export function proseOf(text) {
  return inPage(text).split(/(`[^`]+`)/).filter((part) => part !== '').map((part) =>
    (part.length > 2 && part.startsWith('`') && part.endsWith('`') ? element('code', {textContent: part.slice(1, -1)}) : part));
}

// For places that take plain text only.
export const plainOf = (text) => inPage(text).replace(/`([^`]+)`/g, '“$1”');

export const counted = (count, one, many = `${one}s`) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

// Such as "2 errors, 1 info".
export function countOf(severities) {
  const said = ['error', 'warning', 'info'].filter((severity) => severities[severity] > 0)
    .map((severity) => counted(severities[severity], severity));
  return said.length > 0 ? said.join(', ') : 'no findings';
}
