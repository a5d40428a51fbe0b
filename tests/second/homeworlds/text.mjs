// Texts are kept as strings with one character for each byte, so that every index is a byte offset (homeworlds L1).

export function bytesOf({text, base64}) {
  const bytes = base64 === undefined ? Buffer.from(text ?? '', 'utf8') : Buffer.from(base64, 'base64');
  return bytes.toString('latin1');
}

// The members of an answer that hold a text (corpus/README.md).
export function textMembers(bytes) {
  const buffer = Buffer.from(bytes, 'latin1');
  const text = buffer.toString('utf8');
  return Buffer.from(text, 'utf8').equals(buffer) ? {text} : {base64: buffer.toString('base64')};
}

// As Unicode defines well-formed UTF-8; the last one is a stray byte.
const sequences = [
  '[\\x00-\\x7f]',
  '[\\xc2-\\xdf][\\x80-\\xbf]',
  '\\xe0[\\xa0-\\xbf][\\x80-\\xbf]',
  '[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}',
  '\\xed[\\x80-\\x9f][\\x80-\\xbf]',
  '\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}',
  '[\\xf1-\\xf3][\\x80-\\xbf]{3}',
  '\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2}',
  '[\\x80-\\xff]',
];
const sequence = new RegExp(sequences.join('|'), 'g');

// UTF-8 sequences, and stray bytes alone.
export const charactersOf = (bytes) => bytes.match(sequence) ?? [];

// -1 if all is UTF-8.
export function firstBadByte(bytes) {
  let at = 0;
  for (const character of charactersOf(bytes)) {
    if (character.length === 1 && character >= '\x80') return at;
    at += character.length;
  }
  return -1;
}

// Names are equal after ASCII case folding (homeworlds R5); other bytes keep their value.
export const fold = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
export const raise = (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

// homeworlds L3.
export const blank = '[ \\t\\v\\f]';
export const trim = (text) => text.replace(/^[ \t\v\f]+|[ \t\v\f]+$/g, '');
export const trimEnd = (text) => text.replace(/[ \t\v\f\r\n]+$/, '');
export const trimStart = (text) => text.replace(/^[ \t\v\f\r\n]+/, '');

// Lines without their ends (homeworlds L2), and where they start.
export function linesOf(bytes, from) {
  const lines = [];
  const lineEnd = /\r\n|\n|\r/g;
  lineEnd.lastIndex = from;
  for (let start = from; start < bytes.length; ) {
    const match = lineEnd.exec(bytes);
    lines.push({start, text: bytes.slice(start, match ? match.index : bytes.length)});
    if (match === null) break;
    start = lineEnd.lastIndex;
  }
  return lines;
}

// The words of a text that begins at `start`: what the expression matches, with their spans.
export function wordsOf(text, start, expression = /[^ \t\v\f]+/g) {
  return [...text.matchAll(expression)].map((match) => word(match[0], start + match.index));
}

export const word = (text, start) => ({text, start, end: start + text.length});

// For answers; JSON cannot hold what is not UTF-8.
export const utf8Of = (bytes) => Buffer.from(bytes, 'latin1').toString('utf8');
