// Lines and columns of a text, counted from its bytes alone.

// A carriage return alone ends a line in Homeworlds only.
const lineEnds = {homeworlds: /\r\n|\r|\n/g, others: /\n/g};

// A line end, a character of UTF-8 (RFC 3629, section 4), or else a byte, in bytes that are decoded as Latin-1.
const tail = '[\\x80-\\xbf]';
const characters = new RegExp([
  '\\r\\n', `[\\xc2-\\xdf]${tail}`, `\\xe0[\\xa0-\\xbf]${tail}`,
  `[\\xe1-\\xec\\xee\\xef]${tail}{2}`, `\\xed[\\x80-\\x9f]${tail}`,
  `\\xf0[\\x90-\\xbf]${tail}{2}`, `[\\xf1-\\xf3]${tail}{3}`, `\\xf4[\\x80-\\x8f]${tail}{2}`, '[^]',
].join('|'), 'g');
const mark = '\xef\xbb\xbf';

export class Places {
  constructor(bytes, notation) {
    this.bytes = bytes;
    this.starts = [0];
    const ends = bytes.toString('latin1').matchAll(lineEnds[notation] ?? lineEnds.others);
    for (const end of ends) this.starts.push(end.index + end[0].length);
  }

  // From 1: the line, and the column in code points and in units of UTF-16. A byte that is not UTF-8 is one character,
  // and a byte order mark at the start of the file is none. An offset inside a character or a line end counts as its
  // start.
  at(offset) {
    let line = this.starts.findIndex((start) => start > offset);
    if (line < 0) line = this.starts.length;
    const place = {line, column: 1, unit: 1};
    let end = this.starts[line - 1];
    const text = this.bytes.subarray(end, this.starts[line]).toString('latin1');
    for (const [character] of text.matchAll(characters)) {
      end += character.length;
      if (end > offset) break;
      if (character === mark && end === mark.length) continue;
      place.column += 1;
      place.unit += character.length === 4 ? 2 : 1;
    }
    return place;
  }
}
