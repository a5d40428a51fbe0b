// The walk that a topology describes (hop R5 to R15). It ends at the first error.
import {east, nameOf, stepped, turned} from './cells.mjs';
import {HopError, letters} from './gametype.mjs';

const mostBugs = 1000;
const mostOpen = 100;

// hop 3: an item is a reference `N=X`, a branch `N+`, or a single character.
const item = /(?<number>[0-9]+)(?:=(?<stacked>[A-Za-z])|(?<sign>[+-])|(?<bad>=?))|(?<letter>[A-Za-z])|(?<other>[^])/g;

class Walk {
  constructor(dialect) {
    this.dialect = dialect;
    this.stacks = new Map();
    this.bugs = [];
    this.marked = null;
    // hop R5: a scope has its places by chain position and its walker.
    this.scopes = [{places: [], walker: null}];
    this.cursor = {cell: {q: 0, r: 0}, heading: east};
    // Between a branch sign and the bug or group that it is for: `branch`. After `(`: `group`.
    this.expects = null;
  }

  get scope() {
    return this.scopes.at(-1);
  }

  place(letter, cell, heading) {
    if (!letters.includes(letter)) throw new HopError('unknown-bug');
    if (this.dialect === 'hivegame' && letter.toUpperCase() === 'D') throw new HopError('dragonfly-unsupported');
    if (this.bugs.length === mostBugs) throw new HopError('too-large');
    const bug = {letter};
    this.bugs.push(bug);
    const name = nameOf(cell);
    if (!this.stacks.has(name)) this.stacks.set(name, {...cell, bugs: []});
    this.stacks.get(name).bugs.push(bug);
    this.scope.places.push({cell, heading});
    this.lastCell = cell;
  }

  // hop R6
  step(letter) {
    const {heading} = this.cursor;
    const cell = this.bugs.length === 0 ? this.cursor.cell : stepped(this.cursor.cell, heading);
    // hop R12
    if (this.dialect === 'spec' && this.stacks.has(nameOf(cell))) throw new HopError('occupied-cell');
    this.place(letter, cell, heading);
    this.scope.walker = {cell, heading};
    this.cursor = {cell, heading};
    this.expects = null;
  }

  turn(sign) {
    this.cursor = {...this.cursor, heading: turned(this.cursor.heading, sign, this.dialect)};
  }

  // hop R14
  placeOf(number) {
    const place = this.scope.places[Number(number) - 1];
    if (!place) throw new HopError('unknown-chain-position');
    return place;
  }

  // hop R11: where the walk goes on after `)` and `N=X`.
  resume() {
    const {walker} = this.scope;
    this.cursor = this.dialect === 'spec' ? walker : {cell: this.lastCell, heading: this.cursor.heading};
  }

  // hop R8
  stack(number, letter) {
    const {cell, heading} = this.placeOf(number);
    this.place(letter, cell, this.dialect === 'spec' ? heading : this.cursor.heading);
    this.resume();
  }

  // hop R9
  branch(number, sign) {
    const {cell, heading} = this.placeOf(number);
    this.cursor = {cell, heading: turned(heading, sign, this.dialect)};
    this.expects = 'branch';
  }

  // hop R10
  open() {
    if (this.expects !== 'branch') throw new HopError('group-without-branch');
    if (this.scopes.length > mostOpen) throw new HopError('too-deep');
    this.scopes.push({places: [], walker: null});
    this.expects = 'group';
  }

  close() {
    if (this.scopes.length === 1) throw new HopError('unmatched-parenthesis');
    this.scopes.pop();
    this.resume();
  }

  // hop R13
  mark() {
    if (this.bugs.length === 0) throw new HopError('mark-before-any-bug');
    if (this.marked) throw new HopError('second-mark');
    this.marked = this.bugs.at(-1);
  }

  take({number, stacked, sign, bad, letter, other}) {
    const endsBranch = number !== undefined || other === ')';
    if (endsBranch && this.expects === 'branch') throw new HopError('empty-branch');
    if (endsBranch && this.expects === 'group') throw new HopError('empty-group');
    if (bad === '=') throw new HopError('missing-stacked-bug');
    if (bad === '') throw new HopError('dangling-number');
    if (stacked) this.stack(number, stacked);
    else if (sign) this.branch(number, sign);
    else if (letter) this.step(letter);
    else if (other === '+' || other === '-') this.turn(other);
    else if (other === '(') this.open();
    else if (other === ')') this.close();
    else if (other === '!') this.mark();
    else throw new HopError('unexpected-character');
  }

  finish(text) {
    if (this.expects) throw new HopError('empty-branch');
    if (this.scopes.length > 1) throw new HopError('unclosed-group');
    if (text !== '' && this.bugs.length === 0) throw new HopError('no-bugs');
    const stacks = [...this.stacks.values()];
    if (this.marked && !stacks.some(({bugs}) => bugs.at(-1) === this.marked)) throw new HopError('covered-mark');
    return {stacks, bugs: this.bugs, marked: this.marked};
  }
}

// The `bugs` in the order of the text, each `{letter}`; the `stacks`, cells with their bugs from bottom to top; and the
// `marked` bug or null.
export function walk(text, dialect) {
  const state = new Walk(dialect);
  for (const {groups} of text.matchAll(item)) state.take(groups);
  return state.finish(text);
}
