// The characters of a string as they are read (hop T1), and what is found at them.

const escapes = {'%21': '!', '%28': '(', '%29': ')', '%2B': '+', '%2C': ',', '%2D': '-', '%3D': '='};
const dashes = [...'\u2010\u2011\u2012\u2013\u2014\u2212'];
const lookalikes = new Map([...dashes.map((dash) => [dash, '-']), ['\uFF0B', '+']]);

const severities = new Map([
  ...['percent-escape', 'lookalike-character', 'space-around-field', 'lost-plus', 'empty-gametype', 'alias-case',
    'modifier-on-literal', 'count-above-eight', 'queen-count', 'one-sided-expansion', 'player-case', 'player-suffix',
    'leading-zero', 'detached-mark', 'trailing-turn', 'implicit-stack', 'ambiguous-continuation',
  ].map((name) => [name, 'warning']),
  ...['nonstandard-set', 'extra-turn', 'position-after-stack', 'stack-after-branch'].map((name) => [name, 'info']),
]);

// `text` is what is read; places in it are given to `note`, which reports the bytes of the original.
export class Source {
  constructor(original, offset) {
    this.findings = [];
    this.text = '';
    // By character of `text`: where its bytes begin. One more, for the end.
    this.starts = [];
    let byte = offset;
    for (const [part] of original.matchAll(/%[0-9A-Fa-f]{2}|[^]/gu)) {
      const read = escapes[part.toUpperCase()] ?? lookalikes.get(part) ?? part;
      for (const character of read.match(/[^]/g)) {
        this.starts.push(byte);
        this.text += character;
        byte += Buffer.byteLength(read === part ? character : part);
      }
      if (lookalikes.has(part)) this.note('lookalike-character', this.text.length - 1, this.text.length, byte);
      else if (read !== part) this.note('percent-escape', this.text.length - 1, this.text.length, byte);
    }
    this.starts.push(byte);
  }

  // A finding from one place in `text` to another; the name of a rule of Hive is passed with its `hive/`.
  note(name, from, to, end = this.starts[to]) {
    const severity = severities.get(name);
    const fullName = severity ? `hop/${name}` : name;
    this.findings.push({name: fullName, severity: severity ?? 'info', start: this.starts[from], end});
  }
}
