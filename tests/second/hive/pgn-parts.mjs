// The parts of a file of Hive PGN: comments, which may contain line ends, and lines (hive-notations 3.3).
import {Refused} from './errors.mjs';

// {comment, isTrailing, start, end} or {line, isIndented, isUnread, start, end}, in order; places are those of the text.
// What follows a comment on a line of a tag, a move or a result is not read (hive-notations 7.3).
export function partsOf(text, note) {
  const parts = [];
  let at = 0;
  let isLineStart = true;  // nothing but blanks before on this line
  let hasLine = false;     // more than blanks and comments before on it
  while (at < text.length) {
    const start = at;
    if (/[ \t\r\n]/.test(text[at])) {
      if (text[at] === '\n') [isLineStart, hasLine] = [true, false];
      else if (isLineStart && text[at] !== '\r') note('blanks before a line');
      at += 1;
    } else if (text[at] === '{') {
      at = text.indexOf('}', at) + 1;
      if (at === 0) throw new Refused('an open comment');
      const isOwn = isLineStart && /^[ \t]*(\r?\n|$)/.test(text.slice(at));
      if (!isOwn) note('hive-pgn/inline-comment', start, at);
      const comment = text.slice(start + 1, at - 1).replaceAll('\r\n', '\n');
      parts.push({comment, isTrailing: !isLineStart, start, end: at});
      isLineStart = false;
    } else {
      const [line] = /^[^\n{]*/.exec(text.slice(at));
      const end = at + line.trimEnd().length;
      const isIndented = isLineStart && /[ \t]/.test(text[at - 1] ?? '');
      parts.push({line: line.trimEnd(), isIndented, isUnread: hasLine, start, end});
      hasLine = true;
      at += line.length;
      const blanks = /[ \t]*(?=\r?$)/.exec(line)[0].length;
      parts.at(-1).blanksEnd = text[at] === '{' ? end : end + blanks;
      isLineStart = false;
    }
  }
  return parts;
}
