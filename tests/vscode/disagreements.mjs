// Where the grammars may differ from the language server, and why: each class must occur in the corpus, or it has to go.
// What is looked at: the language, the lines, which line and column, what the server says and what the grammar says.

const reader_levels = 100;

// How deep brackets are nested at the most, up to a place.
function depthUpTo({lines, line, column}) {
  let [depth, most] = [0, 0];
  const before = [...lines.slice(0, line), lines[line].slice(0, column + 1)].join('\n');
  for (const sign of before) {
    if ('([{'.includes(sign)) most = Math.max(most, ++depth);
    if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
  }
  return most;
}

const is_numbered = (text) => /^\s*[0-9]+[).](\s|$)/.test(text);
const has_handle = (text) => /^\s*[0-9]+[).]\s+\S+:(\s|$)/.test(text);
// A header may say so, too.
const names_sdg = (text) => /^\s*dialect:\s+sdg\s*$/i.test(text);
const is_sdg = ({language, lines}) => language === 'homeworlds-sdg' || lines.some(names_sdg);

const is_result = (text) => /^[\s\uFEFF]*(?:WhiteWins|BlackWins|Draw|InProgress|1-0|0-1|1\/2-1\/2)/.test(text);
const has_comment_after_number = (text) => /(?:^|\s)[0-9]+\.*\s*(?:\{|$)/.test(text);
const is_tag_and_more = (text) => /^\s*\[[^\]]*\]\s*\S/.test(text);

export const disagreements = [
  {
    name: 'nesting',
    reason: 'Brackets deeper than the reader goes are unreadable; a grammar does not count.',
    holds: (at) => at.server === 'unreadable' && depthUpTo(at) > reader_levels,
  },
  {
    name: 'before the first number of sdg',
    reason:
      'Without any numbered turn a text of sdg is moves alone, with one its beginning is headers and remarks. A grammar ' +
      'knows only the lines so far, so that it takes a line which is no move for a remark.',
    holds: (at) =>
      is_sdg(at) &&
      ['unreadable', 'mark'].includes(at.server) &&
      ['comment', 'key'].includes(at.grammar) &&
      !at.lines.some(is_numbered),
  },
  {
    name: 'numbers without a handle in sdg',
    reason:
      'Where some turn has a handle, a number without one starts no turn (homeworlds L13). A grammar knows only the ' +
      'lines so far, so that it takes one above the first handle for the start of a turn.',
    holds: (at) => is_sdg(at) && at.lines.some(has_handle) && !has_handle(at.lines.find(is_numbered)),
  },
  {
    name: 'headers above sdg',
    reason:
      'Where a header says that a transcript follows, other headers count as well. The server colours by the grammar ' +
      'of transcripts, which has none of them, and takes them for remarks.',
    holds: (at) =>
      at.language === 'homeworlds' &&
      at.lines.some(names_sdg) &&
      at.server === 'comment' &&
      ['key', 'value'].includes(at.grammar),
  },
  {
    name: 'results of Hive PGN',
    reason:
      'A result ends the game unless a move follows it (hive-notations P9), and a byte order mark may stand before it. A ' +
      'grammar knows only the lines so far, so that it takes the result for the end.',
    holds: (at) => at.language === 'hive-pgn' && at.lines.slice(0, at.line + 1).some(is_result),
  },
  {
    name: 'comments after numbers of Hive PGN',
    reason:
      'A comment may stand between a number and its move, on lines of its own too. A grammar takes a line at a time and ' +
      'has none there.',
    holds: (at) =>
      at.language === 'hive-pgn' && at.lines.slice(Math.max(0, at.line - 3), at.line + 1).some(has_comment_after_number),
  },
  {
    name: 'signs after tags of Hopgi',
    reason: 'A tag among the moves is not read (hopgi R22), and a sign right after it is one of the moves again.',
    holds: (at) => at.language === 'hopgi' && is_tag_and_more(at.lines[at.line]),
  },
];
