// Texts as strings of bytes, in which an index is a byte offset, and what is found in them (hopgi 2).

// Thrown at an error after which nothing else is looked for in that text.
export class Broken extends Error {}

export class Findings {
  list = [];

  add(name, severity, start, end) {
    this.list.push({name, severity, start, end});
  }

  get hasErrors() {
    return this.list.some(({severity}) => severity === 'error');
  }

  error(name, start, end) {
    this.add(name, 'error', start, end);
  }

  info(name, start, end = start) {
    this.add(name, 'info', start, end);
  }

  warning(name, start, end = start) {
    this.add(name, 'warning', start, end);
  }
}

export const broken = (name) => {
  throw new Broken(name);
};

const byteOrderMark = '\xEF\xBB\xBF';

export function bytesOf({text, base64}) {
  const bytes = base64 === undefined ? Buffer.from(text, 'utf8') : Buffer.from(base64, 'base64');
  return bytes.toString('latin1');
}

export const toUtf8 = (bytes) => Buffer.from(bytes, 'latin1').toString('utf8');

// Code points of a string of bytes: all bytes but those that go on with one.
export const width = (bytes) => bytes.replace(/[\x80-\xBF]/g, '').length;

// The text of a file after a byte order mark, of which `shift` is the length. `prefix` is that of the findings.
export function readFile(request, prefix, findings) {
  const whole = bytesOf(request);
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(Buffer.from(whole, 'latin1'));
  } catch {
    broken('not-utf8');
  }
  const shift = whole.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  if (shift > 0) findings.info(`${prefix}/byte-order-mark`, 0, shift);
  const crlf = whole.indexOf('\r\n');
  if (crlf >= 0) findings.info(`${prefix}/crlf`, crlf, crlf + 1);
  if (whole.length > shift && !whole.endsWith('\n')) findings.info(`${prefix}/final-newline`, whole.length);
  return {text: whole.slice(shift), shift};
}

// The lines without their ends, each with its offset.
export function linesOf(text, shift) {
  const lines = [];
  for (const match of text.matchAll(/([^\n]*?)(?:\r?\n|$)/g)) {
    if (match[0] === '') break;
    lines.push({text: match[1], start: match.index + shift});
  }
  return lines;
}

// Without the blanks at both ends; a byte of a character is none, whatever it stands for alone.
export const trimEnd = (text) => text.replace(/[ \t\r]+$/, '');
export const trim = (text) => trimEnd(text.replace(/^[ \t\r]+/, ''));
export const isBlank = (line) => /^[ \t\r]*$/.test(line);
export const isComment = (line) => /^[ \t]*\/\//.test(line);
