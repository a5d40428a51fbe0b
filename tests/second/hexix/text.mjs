// Bytes and lines (hexix 2). A text is a string of bytes, one character each, so that places in it are byte offsets.

const wellFormed = new RegExp([
  '[\\x00-\\x7F]', '[\\xC2-\\xDF][\\x80-\\xBF]',
  '\\xE0[\\xA0-\\xBF][\\x80-\\xBF]', '[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}', '\\xED[\\x80-\\x9F][\\x80-\\xBF]',
  '\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}', '[\\xF1-\\xF3][\\x80-\\xBF]{3}', '\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}',
].join('|'), 'y');

// Each longest run of bytes that belong to no well-formed sequence of UTF-8.
function checkEncoding(bytes, findings) {
  let badFrom = -1;
  for (let at = 0; at <= bytes.length;) {
    wellFormed.lastIndex = at;
    const sequence = at < bytes.length ? wellFormed.exec(bytes) : [' '];
    if (!sequence && badFrom < 0) badFrom = at;
    if (sequence && badFrom >= 0) {
      findings.add('not-utf8', badFrom, at);
      badFrom = -1;
    }
    at += sequence ? sequence[0].length : 1;
  }
}

const controls = /[\x00-\x08\x0B-\x1F\x7F]/g;

// Calls `found(start, end)` for each match, with its offsets in the file.
export function eachMatch(pattern, text, start, found) {
  for (const match of text.matchAll(pattern)) found(start + match.index, start + match.index + match[0].length);
}

// A line without its end: `text`, in which control bytes are read as blanks; of that `body` before the comment, and
// `comment` from its `#` on, without blanks at the end of both.
function readLine(raw, start, findings) {
  eachMatch(new RegExp(`${controls.source}+`, 'g'), raw, start, (from, to) => findings.add('control-char', from, to));
  eachMatch(/[ \t]+$/g, raw, start, (from, to) => findings.add('trailing-space', from, to));
  const text = raw.replace(controls, ' ');
  const commentAt = text.includes('#') ? text.indexOf('#') : text.length;
  const comment = text.slice(commentAt).replace(/[ \t]+$/, '');
  return {start, body: text.slice(0, commentAt).replace(/[ \t]+$/, ''), comment, commentAt: start + commentAt, text};
}

export function readLines(bytes, findings) {
  const markEnd = bytes.startsWith('\xEF\xBB\xBF') ? 3 : 0;
  if (markEnd) findings.add('byte-order-mark', 0, markEnd);
  checkEncoding(bytes, findings);
  const pieces = bytes.slice(markEnd).split('\n');
  const isEnded = pieces.at(-1) === '';
  if (!isEnded) findings.add('final-newline', bytes.length, bytes.length);
  const lines = [];
  let start = markEnd;
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    if (isLast && isEnded) break;
    const hasCr = !isLast && piece.endsWith('\r');
    const end = start + piece.length;
    if (hasCr && !findings.has('crlf')) findings.add('crlf', end - 1, end);
    lines.push(readLine(hasCr ? piece.slice(0, -1) : piece, start, findings));
    start = end + 1;
  }
  return lines;
}

// The words of a line's body with their offsets in the file.
export function wordsOf(line) {
  return [...line.body.matchAll(/[^ \t]+/g)].map((match) => ({text: match[0], start: line.start + match.index}));
}
