// The turns before a bug (hop R7), and whether they are as short as can be (hop 7, `extra-turn`).

const shortest = [0, 1, 2, 3, 2, 1];

export class Turns {
  constructor(note) {
    this.note = note;
    this.clear();
  }

  clear() {
    // Runs of turns, parted by marks: `{start, signs}`. The first one begins with a branch sign if `isBranch`.
    this.runs = [];
    this.isInterrupted = false;
    this.isBranch = false;
  }

  // Where the turns begin, or undefined if there are none.
  get start() {
    return this.runs[0]?.start;
  }

  beginBranch(sign, index) {
    this.clear();
    this.isBranch = true;
    this.runs.push({start: index, signs: sign});
  }

  add(sign, index) {
    if (this.runs.length === 0 || this.isInterrupted) this.runs.push({start: index, signs: ''});
    this.isInterrupted = false;
    this.runs.at(-1).signs += sign;
  }

  interrupt() {
    this.isInterrupted = true;
  }

  // A bug or a group follows.
  endAtBug() {
    if (this.runs.length === 1) {
      const [{start, signs}] = this.runs;
      const clockwise = [...signs].filter((sign) => sign === '+').length;
      const rotation = (((2 * clockwise - signs.length) % 6) + 6) % 6;
      const least = this.isBranch && rotation === 0 ? 2 : shortest[rotation];
      if (signs.length > least) this.note('extra-turn', start, start + signs.length);
    }
    this.clear();
  }

  // Nothing follows that could be turned to.
  endWithoutBug() {
    for (const {start, signs} of this.runs) this.note('trailing-turn', start, start + signs.length);
    this.clear();
  }
}
