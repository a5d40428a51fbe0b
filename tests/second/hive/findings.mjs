// What was found in a text: names with places, counted in characters of the text.

// The severities of hive-notations 7 and hive-rules 7 that are not `warning`.
const isInfo = new Set([
  'thehive/queen-without-number', 'hive-pgn/byte-order-mark', 'hive-pgn/gametype-not-first', 'hive-pgn/date-format',
  'hive-pgn/trailing-space', 'hive-pgn/result-not-on-board', 'boardspace-sgf/colourless-piece',
  'boardspace-sgf/repositioned', 'boardspace-sgf/omitted-reference', 'boardspace-sgf/implicit-pass',
  'boardspace-sgf/stray-done', 'boardspace-sgf/missing-pass', 'boardspace-sgf/missing-result',
  'boardspace-sgf/result-not-on-board', 'boardspace-sgf/not-utf8', 'boardspace-sgf/old-pillbug-rules',
  'hive-human/byte-order-mark',
  'hive-bga/missing-pass', 'hive-bga/unread-line',
]);

// All names of hive-rules 7 but these are errors.
const isWarning = new Set(['hive/queen-on-first-turn', 'hive/piece-order']);

// Names of hive-human that are errors.
const isHumanError = new Set(['bad-move', 'bad-tag', 'unclear-move', 'unclosed-comment'].map((name) => `hive-human/${name}`));

function severityOf(name) {
  if (name.startsWith('hive/')) return isWarning.has(name) ? 'warning' : 'error';
  if (isHumanError.has(name) || name === 'hive-bga/no-moves' || name === 'hive-bga/second-game') return 'error';
  return isInfo.has(name) ? 'info' : 'warning';
}

export class Findings {
  rows = [];
  isComplete = true;

  // A finding whose place is not known is counted, so that the list is known to be incomplete.
  add(name, start, end = start) {
    if (start === undefined) this.isComplete = false;
    else this.rows.push({name, severity: severityOf(name), start, end});
  }

  // With places in bytes of the text.
  inBytes(text, encoding) {
    const offset = (index) => Buffer.byteLength(text.slice(0, index), encoding);
    return this.rows.map((row) => ({...row, start: offset(row.start), end: offset(row.end)}));
  }
}
