// Plays the actions of a file of boardspace.net (hive-notations S4 - S9, S14).
import {cellAt, neighbours, placeOf} from './board.mjs';
import {Refused, Unknown} from './errors.mjs';
import {GameRecord, play} from './game-record.mjs';
import {pieceOf} from './pieces.mjs';
import {legalMoves} from './position.mjs';
import {readReference} from './read-uhp-move.mjs';
import {destinationOf} from './reference.mjs';

const gridSize = 26;
const silent = () => {};
const putCommands = ['dropb', 'pdropb', 'move', 'pmove', 'movedone', 'pmovedone'];
const drawCommands = ['offerdraw', 'declinedraw', 'acceptdraw'];

// hive-notations 3.4: what follows a command. In the place of a reference there may be anything (S6).
const drop = /^[wb]?[QABGSMLP][0-9]? [A-Z] [0-9]+( [^ ]+)?$/i;
const move = /^[wb] [wb]?[QABGSMLP][0-9]? [A-Z] [0-9]+( [^ ]+)?$/i;
const nothing = /^$/;
const shapes = {
  start: /^P[01]$/,
  pick: /^([wb] [^ ]+ [wb]?[QABGSMLP][0-9]?|[wb]r [^ ]+( [wb]?[QABGSMLP][0-9]?)?)$/i,
  pickb: /^[A-Z] [0-9]+ [wb]?[QABGSMLP][0-9]?$/i,
  dropb: drop, pdropb: drop, movedone: move, pmovedone: move, move, pmove: move,
  pass: nothing, done: nothing, resign: nothing, offerdraw: nothing, acceptdraw: nothing, declinedraw: nothing,
};

export class SgfPlayer {
  record = new GameRecord();
  agreed = null;       // the state that a resignation or an agreed draw makes; what follows is ignored (S9)
  pending = null;      // {piece, cell, place, reference, words} or {pass: true, words}, S5
  pickedColour = null; // of the last pick, S4
  isDrawTalk = false;  // S9
  origin = null;       // the grid place of the first piece, S6
  isColourTold = false;
  hasMore = false;     // S17
  isTurnLost = false;  // S18, until the turn is ended
  number = null;       // S18, of the last node

  constructor(letters, options, note) {
    this.options = options;
    this.note = note;
    this.record.start(letters);
  }

  // About words of a command, from the first to the last one.
  tell(name, first, last = first) {
    if (['repositioned', 'stray-done', 'uncommitted-drop', 'unknown-command'].includes(name)) this.hasMore = true;
    this.note(`boardspace-sgf/${name}`, first?.start, last?.end);
  }

  // S18: a number is that of the node before or the next one, and the first is 0 or 1.
  count({value, start, end}) {
    const isNext = this.number === null ? value <= 1 : value === this.number || value === this.number + 1;
    this.number = value;
    if (isNext) return;
    this.hasMore = true;
    this.note('boardspace-sgf/wrong-number', start, end);
    this.isTurnLost = true;
    this.record.known = Math.min(this.record.known, this.record.moves.length);
  }

  act({side, words, number}) {
    this.count(number);
    const [word, ...rest] = words;
    const command = word.text.toLowerCase();
    if (shapes[command] === undefined) return this.tell('unknown-command', word);
    if (!shapes[command].test(rest.map(({text}) => text).join(' '))) throw new Refused(`bad node: ${command}`);
    const isTurn = side === this.record.last.toMove || this.hasOnlyPass();  // S8
    if (!isTurn && !this.isTurnLost && (putCommands.includes(command) || command.startsWith('pick'))) {
      this.tell('wrong-player', word, words.at(-1));
    }
    if (putCommands.includes(command)) {
      this.put(command, words);
      if (command.endsWith('movedone')) this.commit(side);
    } else if (command === 'pick') this.pickedColour = rest[0].text.toLowerCase()[0];
    else if (command === 'pickb') this.pickFromBoard(rest);
    else if (command === 'done') this.done(side, word);
    else if (command === 'pass') this.pending = {pass: true, words};
    else if (drawCommands.includes(command)) this.isDrawTalk = true;
    if (drawCommands.includes(command) || command === 'resign') this.hasMore = true;
    if (command === 'acceptdraw') this.agreed = 'Draw';
    if (command === 'resign') this.agreed = side === 'w' ? 'BlackWins' : 'WhiteWins';
  }

  // S4; `isTold`: the command has no word for the colour.
  piece(word, colour, isTold) {
    const [, own, kind] = /^([wb]?)([QABGSMLP][0-9]?)$/i.exec(word.text);
    if (own !== '') return pieceOf(own + kind, silent);
    if (colour === null) throw new Unknown(`the colour of ${word.text}`);
    if (isTold && !this.isColourTold) {
      this.tell('colourless-piece', word);
      this.isColourTold = true;
    }
    return pieceOf(colour + kind, silent);
  }

  // S6
  cell(column, row) {
    if (!/^[A-Z]$/.test(column.text)) throw new Refused('not a cell');
    const place = [column.text.charCodeAt(0), Number(row.text)];
    const [column0, row0] = this.origin ?? place;
    return {place, cell: this.nearHive(place[0] - column0, row0 - place[1])};
  }

  // S6: what leaves the grid at one edge comes in at the other.
  nearHive(q, r) {
    const {board} = this.record.last;
    const near = board.cells().flatMap((cell) => [cell, ...neighbours(cell)]);
    if (near.includes(cellAt(q, r))) return cellAt(q, r);
    const isSame = (cell) => placeOf(cell).every((number, axis) => (number - [q, r][axis]) % gridSize === 0);
    return near.find(isSame) ?? cellAt(q, r);
  }

  pickFromBoard([column, row, name]) {
    const {cell} = this.cell(column, row);
    const there = this.pending?.cell === cell ? this.pending.piece : this.record.last.board.top(cell);
    this.pickedColour = this.piece(name, there?.[0] ?? null, true)[0];
  }

  // S5
  put(command, words) {
    const isDrop = command.endsWith('dropb');
    const [name, column, row, reference = null] = words.slice(isDrop ? 1 : 2);
    const colour = isDrop ? this.pickedColour : words[1].text.toLowerCase();
    const piece = this.piece(name, colour, isDrop);
    if (this.pending !== null) this.tell('repositioned', this.pending.words[0], this.pending.words.at(-1));
    this.pending = {piece, ...this.cell(column, row), reference, words};
  }

  // S5, S8
  commit(side) {
    this.isTurnLost = false;
    const {pass, piece, cell, place, reference, words} = this.pending;
    this.pending = null;
    if (pass) return this.play({pass});
    if (this.record.last.toMove !== side && this.hasOnlyPass()) {
      this.note('boardspace-sgf/missing-pass', words[0].start);
      this.play({pass: true});
    }
    this.play({piece, cell, written: this.agreedReference(piece, cell, reference)});
    this.origin ??= place;
  }

  // S8, S9
  done(side, word) {
    if (this.pending !== null) return this.commit(side);
    if (this.isDrawTalk) {
      this.isDrawTalk = false;
    } else if (side === this.record.last.toMove) {
      this.tell('implicit-pass', word);
      this.play({pass: true});
    } else {
      this.tell('stray-done', word);
    }
  }

  // S6, S7: the written reference, if it is one and leads to the cell of the grid.
  agreedReference(piece, cell, word) {
    const position = this.record.last;
    if (word === null || word.text === '.') {
      const isOmitted = position.board.places.size > 0 && position.board.isEmpty(cell);
      if (isOmitted) this.tell('omitted-reference', word ?? undefined);
      return undefined;
    }
    let isStrict = true;
    let reference;
    try {
      reference = readReference(word.text, 0, silent);
      const found = destinationOf(position, piece, reference, () => { isStrict = false; });
      if (found === cell) return isStrict ? reference : undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (reference === undefined) this.hasMore = true;
    }
    this.tell('reference-mismatch', word);
    return undefined;
  }

  hasOnlyPass() {
    return legalMoves(this.record.last)[0]?.pass === true;
  }

  play(move) {
    play(this.record, move, this.options, (name) => this.note(`hive/${name}`));
  }
}
