// A record is played (hexix R4 to R6, R12 and R14).
import {otherSide, startPosition} from './board.mjs';
import {after, judge, legalPlies} from './rules.mjs';

// hexix R4: which items of a row are Blue's and Red's.
export function assignSlots(row, findings) {
  const {items, line, isRedSolo} = row;
  const [first = null, second = null] = items;
  const isFarRight = first?.isMoveWord && !first.dots && first.start - line.start >= rightColumn(row);
  row.blue = first;
  row.red = second;
  if (second || !first || !(isRedSolo || isFarRight)) return;
  row.blue = null;
  row.red = first;
  if (!isRedSolo) findings.add('missing-ellipsis', first.move.start, first.move.end);
}

// The offset of Red's column (hexix 2), with the prefix of a row that has a number.
const rightColumn = ({number, rowCount}) => 7 + (number ? String(rowCount).length + 2 : 0);

const isSkip = (item) => item === null || item.move === null;

class Replay {
  constructor(record, findings) {
    this.record = record;
    this.findings = findings;
    this.start = record.start ?? startPosition();
    this.position = this.start;
    this.positions = [];
    // What each side played, in order: `{side, ply}`, without a ply if it was not recorded or cannot be read.
    this.plies = [];
    this.winner = null;
    this.isEndReported = false;
    // hexix R6 and R13: the board is unknown. hexix R12: the other two.
    this.isUnknown = record.positionLine !== null && record.start === null;
    this.isUncertain = false;
    this.isIrregular = false;
    this.isReread = false;
    // The board before the first ply that is refused, unreadable, missing or skipped.
    this.knownPosition = null;
  }

  get turn() {
    return this.position.turn;
  }

  pass() {
    this.position = {...this.position, turn: otherSide(this.turn)};
  }

  // hexix R12
  doubt() {
    this.knownPosition ??= this.position;
    this.isUncertain = true;
  }

  run() {
    this.record.rows.forEach((row, index) => {
      if (index === this.record.restart) this.restart();
      this.playRow(row, this.record.rows[index + 1], index === 0);
    });
    return this;
  }

  // hexix R18
  restart() {
    this.isUnknown = true;
    if (this.turn === 'R') this.pass();
  }

  playRow(row, nextRow, isFirst) {
    if (row.items.length === 0) {
      this.doubt();
      return;
    }
    if (row.isAfterRepetition || row.isJoined) this.knownPosition ??= this.position;
    this.row = row;
    if (!isSkip(row.blue)) {
      if (this.turn === 'R') this.missRed(row.blue, isFirst);
      this.play(row.blue.move);
    } else if (this.turn === 'B') {
      this.skipBlue(row, isFirst);
    }
    if (row.red !== null && !isSkip(row.red)) this.play(row.red.move);
    else if (row.red !== null) this.skip(row.red.dots, nextRow?.blue);
    if (row.hasSurplus) this.mayBeReread(row.items.at(-1));
  }

  // hexix R4a, and R13 for the first row after a position line.
  missRed({move}, isFirst) {
    if (!isFirst) this.mayBeReread(move);
    if (this.winner === null) this.findings.add(isFirst ? 'position-turn' : 'missing-ply', move.start, move.end);
    this.doubt();
    if (!isFirst) this.plies.push({side: 'R'});
    this.pass();
  }

  // hexix R4b
  skipBlue(row, isFirst) {
    const place = row.blue?.dots ?? row.red.dots ?? row.red.move;
    if (!isFirst || this.record.positionLine) {
      this.skip(place, row.red);
      return;
    }
    this.findings.add('fragment', place.start, place.end);
    this.isUnknown = true;
    this.plies.push({side: 'B'});
    this.pass();
  }

  // hexix R5
  skip(place, nextItem) {
    if (this.winner === null) {
      this.findings.add('skipped-ply', place.start, place.end);
      const next = nextItem?.move?.ply;
      const isCertain = !this.isUncertain && !this.isUnknown;
      if (next && isCertain && !this.fits(next)) this.findings.add('no-ply-fits', place.start, place.end);
    }
    this.doubt();
    this.plies.push({side: this.turn});
    this.pass();
  }

  fits(next) {
    return legalPlies(this.position)
      .filter(({takesHome}) => !takesHome)
      .some((skipped) => judge(after(this.position, skipped), next).legal);
  }

  // hexix R19: play may go on with another reading, which this reader does not look for. Before the last two words none
  // counts, unless some are there twice.
  mayBeReread(move) {
    if (this.winner !== null || this.isUncertain || this.isUnknown) return;
    const isAfter = (place) => place && place.start > move.start;
    const {rows} = this.record;
    const isSaid = move.ply && this.plies.some(({ply}) => JSON.stringify(ply) === JSON.stringify(move.ply));
    const after = rows.flatMap(({items}) => items).filter(isAfter).length;
    if (after > (move.ply ? 1 : 0) || isSaid || rows.some(({hasSurplus}) => hasSurplus)) this.isReread = true;
  }

  play(move) {
    this.plies.push({side: this.turn, ply: move.ply, suffix: move.suffix});
    if (this.winner !== null) {
      this.playAfterEnd(move);
    } else if (!move.ply) {
      this.mayBeReread(move);
      this.refuse();
    } else if (this.isUnknown) {
      this.playUnknown(move);
    } else {
      this.playKnown(move);
    }
    this.positions[this.plies.length] = this.position;
  }

  playAfterEnd(move) {
    if (!this.isEndReported) this.findings.add('move-after-end', move.start, move.end);
    this.isEndReported = true;
    this.pass();
  }

  refuse() {
    this.doubt();
    this.pass();
  }

  report(name, part, {start, plyEnd, at}) {
    const places = {ply: [start, plyEnd], value: at.value, target: at.second, cell: at.first};
    this.findings.addRule(name, ...places[part], this.isUncertain);
  }

  // hexix R6: of a ply on an unknown board only the direction of a capture is checked.
  playUnknown(move) {
    const {kind, cell, target} = move.ply;
    if (kind === 'capture') {
      const pieces = [];
      pieces[cell] = {owner: this.turn, kind: 'v', number: 6};
      pieces[target] = {owner: otherSide(this.turn), kind: 'v', number: 1};
      const verdict = judge({pieces, turn: this.turn}, move.ply);
      if (verdict.findings.some(({name}) => name === 'not-forward')) this.report('not-forward', 'target', move);
    }
    this.pass();
  }

  playKnown(move) {
    const verdict = judge(this.position, move.ply);
    const light = /^(wrong-value|global-rule|inactive-.*)$/;
    if (verdict.findings.some(({name}) => !light.test(name))) this.mayBeReread(move);
    for (const {name, part} of verdict.findings) this.report(name, part, move);
    if (!verdict.pieces) {
      this.refuse();
      return;
    }
    if (verdict.findings.some(({name}) => name !== 'wrong-value')) this.isIrregular = true;
    const mover = this.turn;
    this.position = after(this.position, verdict);
    const isBlocked = !this.isUncertain && !this.isIrregular && legalPlies(this.position).length === 0;
    if (verdict.takesHome || isBlocked) this.winner = mover;
  }
}

// Plays a record. The answer has `start`, `position` (null if it is unknown), `positions` by the number of plies,
// `winner`, `plies`, `knownPosition`, the last one that is certain, null if all are, and `isReread`.
export function replay(record, findings) {
  for (const row of record.rows) {
    row.rowCount = record.rows.length;
    assignSlots(row, findings);
  }
  const {isUnknown, ...played} = new Replay(record, findings).run();
  const {start, position, positions, plies, winner, knownPosition, isReread} = played;
  return {start, position: isUnknown ? null : position, positions, plies, winner, knownPosition, isReread};
}
