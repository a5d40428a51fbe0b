// A turn as items, the words between two separators, and what is said of separators (homeworlds 3.1, R12, R14).
import {fold, word} from './text.mjs';

const forms = {seed: /[;,/]|[^ \t\v\f;,/]+/g, ap: /[;,/\\]|[^ \t\v\f;,/\\]+/g};
const separators = {seed: ';,/', ap: ';,/\\'};
const isOdd = (text) => /^[\\|&+.:>]$/.test(text);
const isBlankAt = (text, at, others = '') => at < 0 || at >= text.length || ` \t\v\f${others}`.includes(text[at]);

// The tokens of one line of a turn; `kind` is `word`, `separator` or `odd`.
export function tokensOf(text, start, dialect) {
  return [...text.matchAll(forms[dialect])].map((match) => {
    const token = word(match[0], start + match.index);
    const isAlone = isBlankAt(text, match.index - 1, separators[dialect]) && isBlankAt(text, match.index + match[0].length);
    if (separators[dialect].includes(token.text)) return {...token, kind: 'separator'};
    return {...token, kind: dialect === 'seed' && isOdd(token.text) && isAlone ? 'odd' : 'word'};
  });
}

// The end of a line of a turn, between the lines.
export const lineEnd = (at) => ({kind: 'eol', start: at, end: at + 1});

// Takes the `*` from the last word of a turn (homeworlds R14).
function takeConfirmation(tokens, turn, say) {
  const at = tokens.findLastIndex(({kind}) => kind === 'word');
  if (at < 0 || !tokens[at].text.endsWith('*')) return;
  const last = tokens[at];
  const isOnly = tokens.filter(({kind}) => kind === 'word').length === 1;
  if (last.text === '*' && !isOnly) {
    // In `ap`, `pass *` passes for all that is left.
    const before = tokens[at - 1];
    if (turn.dialect === 'ap' && before?.kind === 'word' && 'pass'.startsWith(fold(before.text))) return;
    tokens[at] = {...last, kind: 'confirmation'};
    turn.isConfirmed = true;
  } else if (last.text.length > 1 && turn.dialect === 'seed') {
    say('glued-confirmation', 'info', {start: last.end - 1, end: last.end});
    tokens[at] = {...last, text: last.text.slice(0, -1), end: last.end - 1};
    turn.isConfirmed = true;
  }
}

// The items of a turn. Of separators side by side the first one separates, or trails; the others are empty actions.
export function itemsOf(tokens, turn, say) {
  tokens = [...tokens];
  takeConfirmation(tokens, turn, say);
  const items = [];
  let gap = [];
  let hasWord = false;
  for (const token of tokens) {
    if (token.kind === 'confirmation') continue;
    if (token.kind !== 'word') {
      gap.push(token);
      continue;
    }
    if (!hasWord || gap.length > 0) {
      items.push({words: [], separator: closeGap(gap, hasWord, say)});
      gap = [];
      hasWord = true;
    }
    items.at(-1).words.push(token);
  }
  const marks = gap.filter(({kind}) => kind !== 'eol');
  for (const [index, mark] of marks.entries()) {
    say(hasWord && index === 0 ? 'trailing-separator' : 'empty-action', 'warning', mark);
  }
  return items;
}

function closeGap(gap, hasWord, say) {
  const [first, ...others] = gap.filter(({kind}) => kind !== 'eol');
  if (first === undefined) return gap[0];
  if (!hasWord) say('empty-action', 'warning', first);
  else if (first.kind === 'odd') say('unusual-separator', 'warning', first);
  for (const other of others) say('empty-action', 'warning', other);
  return first;
}
