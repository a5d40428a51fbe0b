// The walk that a topology describes (hop R5 to R15). It ends at the first error.
import {east, nameOf, stepped, turned} from './cells.mjs';
import {HopError, letters} from './gametype.mjs';
import {Turns} from './turns.mjs';

const mostBugs = 1000;
const mostOpen = 100;

// hop 3: an item is a reference `N=X`, a branch `N+`, or a single character.
const item = /(?<number>[0-9]+)(?:=(?<stacked>[A-Za-z])|(?<sign>[+-])|(?<bad>=?))|(?<letter>[A-Za-z])|(?<other>[^])/g;

const newScope = () => ({places: [], walker: null, stackedPositions: [], hasBareBranch: false});
const isSameCursor = (one, other) => nameOf(one.cell) === nameOf(other.cell) && one.heading === other.heading;

class Walk {
  constructor(dialect, note) {
    this.dialect = dialect;
    this.note = note;
    this.stacks = new Map();
    this.bugs = [];
    this.marked = null;
    // hop R5: a scope has its places by chain position and its walker.
    this.scopes = [newScope()];
    // Where the walk goes on by the reading of either dialect. They differ only after `)` and `N=X` (hop R11).
    this.setCursors({cell: {q: 0, r: 0}, heading: east});
    this.turns = new Turns(note);
    // Between a branch sign and the bug or group that it is for: `branch`. After `(`: `group`.
    this.expects = null;
  }

  get scope() {
    return this.scopes.at(-1);
  }

  get cursor() {
    return this.cursors[this.dialect];
  }

  setCursors(cursor) {
    this.cursors = {spec: cursor, hivegame: cursor};
  }

  place(letter, index, cell, heading) {
    if (!letters.includes(letter)) throw new HopError('unknown-bug');
    if (this.dialect === 'hivegame' && letter.toUpperCase() === 'D') throw new HopError('dragonfly-unsupported');
    if (this.bugs.length === mostBugs) throw new HopError('too-large');
    const bug = {letter, index};
    this.bugs.push(bug);
    const name = nameOf(cell);
    if (!this.stacks.has(name)) this.stacks.set(name, {...cell, bugs: []});
    this.stacks.get(name).bugs.push(bug);
    this.scope.places.push({cell, heading});
    this.lastCell = cell;
  }

  // hop R6
  step(letter, index) {
    const {heading} = this.cursor;
    const cell = this.bugs.length === 0 ? this.cursor.cell : stepped(this.cursor.cell, heading);
    if (!isSameCursor(this.cursors.spec, this.cursors.hivegame)) {
      this.note('ambiguous-continuation', this.turns.start ?? index, index + 1);
    }
    this.turns.endAtBug();
    // hop R12
    if (this.stacks.has(nameOf(cell))) {
      if (this.dialect === 'spec') throw new HopError('occupied-cell');
      this.note('implicit-stack', index, index + 1);
    }
    if (this.expects === 'branch') this.scope.hasBareBranch = true;
    this.place(letter, index, cell, heading);
    this.scope.walker = {cell, heading};
    this.setCursors({cell, heading});
    this.expects = null;
  }

  turn(sign, index) {
    for (const [dialect, cursor] of Object.entries(this.cursors)) {
      this.cursors[dialect] = {...cursor, heading: turned(cursor.heading, sign, this.dialect)};
    }
    this.turns.add(sign, index);
  }

  // hop R14
  placeOf(number, index) {
    const position = Number(number);
    const place = this.scope.places[position - 1];
    if (!place) throw new HopError('unknown-chain-position');
    const zeros = /^0*/.exec(number)[0].length;
    if (zeros > 0) this.note('leading-zero', index, index + zeros);
    if (this.scope.stackedPositions.some((stacked) => position >= stacked)) {
      this.note('position-after-stack', index, index + number.length);
    }
    return place;
  }

  // hop R11: where the walk goes on after `)` and `N=X`.
  resume() {
    const {heading} = this.cursors.hivegame;
    this.cursors = {spec: this.scope.walker, hivegame: {cell: this.lastCell, heading}};
  }

  // hop R8
  stack(number, letter, index) {
    const {cell, heading} = this.placeOf(number, index);
    const end = index + number.length + 2;
    if (this.scope.hasBareBranch) this.note('stack-after-branch', index, end);
    this.place(letter, end - 1, cell, this.dialect === 'spec' ? heading : this.cursor.heading);
    this.scope.stackedPositions.push(this.scope.places.length);
    this.resume();
  }

  // hop R9
  branch(number, sign, index) {
    const {cell, heading} = this.placeOf(number, index);
    this.setCursors({cell, heading: turned(heading, sign, this.dialect)});
    this.turns.beginBranch(sign, index + number.length);
    this.expects = 'branch';
  }

  // hop R10
  open() {
    if (this.expects !== 'branch') throw new HopError('group-without-branch');
    if (this.scopes.length > mostOpen) throw new HopError('too-deep');
    this.turns.endAtBug();
    this.scopes.push(newScope());
    this.expects = 'group';
  }

  close() {
    if (this.scopes.length === 1) throw new HopError('unmatched-parenthesis');
    this.scopes.pop();
    this.resume();
  }

  // hop R13
  mark(index) {
    if (this.bugs.length === 0) throw new HopError('mark-before-any-bug');
    if (this.marked) throw new HopError('second-mark');
    this.marked = this.bugs.at(-1);
    this.markIndex = index;
    if (this.marked.index !== index - 1) this.note('detached-mark', index, index + 1);
    this.turns.interrupt();
  }

  take({number, stacked, sign, bad, letter, other}, index) {
    const endsRun = number !== undefined || other === ')';
    if (endsRun && this.expects === 'branch') throw new HopError('empty-branch');
    if (endsRun && this.expects === 'group') throw new HopError('empty-group');
    if (bad === '=') throw new HopError('missing-stacked-bug');
    if (bad === '') throw new HopError('dangling-number');
    if (endsRun) this.turns.endWithoutBug();
    if (stacked) this.stack(number, stacked, index);
    else if (sign) this.branch(number, sign, index);
    else if (letter) this.step(letter, index);
    else if (other === '+' || other === '-') this.turn(other, index);
    else if (other === '(') this.open();
    else if (other === ')') this.close();
    else if (other === '!') this.mark(index);
    else throw new HopError('unexpected-character');
  }

  finish(text) {
    if (this.expects) throw new HopError('empty-branch');
    if (this.scopes.length > 1) throw new HopError('unclosed-group');
    if (text !== '' && this.bugs.length === 0) throw new HopError('no-bugs');
    this.turns.endWithoutBug();
    const {bugs, marked, markIndex} = this;
    const stacks = [...this.stacks.values()];
    if (marked && !stacks.some((stack) => stack.bugs.at(-1) === marked)) throw new HopError('covered-mark');
    return {stacks, bugs, marked, markIndex};
  }
}

// The `bugs` in the order of the text, each with its `letter` and the `index` of that; the `stacks`, cells with their
// bugs from bottom to top; the `marked` bug or null and the index of its mark.
export function walk(text, dialect, note) {
  const state = new Walk(dialect, note);
  for (const match of text.matchAll(item)) state.take(match.groups, match.index);
  return state.finish(text);
}
