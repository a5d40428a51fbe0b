// What the worker does with the text of the page, and with another one beside it.
import {PlyglotError} from 'plyglot';
import {movesOnBoard} from 'plyglot/board_moves.js';
import {changeBetween} from '../parts/changes.js';
import {Turn, wordsOfTurns} from './turn.js';

const unknownNotation = 3;
// A text may have more faults than a page can show.
const shownFindings = 1000;
// Beyond it a text has no colours.
const colouredText = 250_000;

const settingsOf = ({notation, options}) => ({...(notation ? {notation, options} : {})});

// Whether one may have come of the other by typing.
function isMostlySame(before, after) {
  const {from, to} = changeBetween(before, after);
  return 2 * (before.length - (to - from)) > after.length;
}

const keyOf = ({name, span}) => `${name} ${span.begin} ${span.end}`;

export class Session {
  #plyglot;
  #document = null;
  #notation = '';
  #text = '';
  #known = new Set();
  #targets = new Map();
  // Of the text, when they are first asked for; the plies by record.
  #records = null;
  #plies = new Map();

  constructor(plyglot) {
    this.#plyglot = plyglot;
  }

  catalogue() {
    const {version, notations} = this.#plyglot;
    return {version, notations};
  }

  // Makes a text the one that everything else is about. `known` is what its notation would be recognised as, which takes
  // longest with a module that has just been loaded.
  check({text, notation, options, known = ''}) {
    this.#document?.free();
    this.#document = null;
    this.#records = null;
    this.#plies.clear();
    this.#document = this.#readOn({text, notation: notation || known, options});
    const {findings, recordCount} = this.#document;
    const isAnother = this.#text !== '' && !isMostlySame(this.#text, text);
    this.#known = new Set(findings.map(keyOf));
    this.#notation = this.#document.notation;
    this.#text = text;
    const severities = {error: 0, warning: 0, info: 0};
    for (const {severity} of findings) ++severities[severity];
    return {notation: this.#notation, isAnother, recordCount, severities, findings: findings.slice(0, shownFindings), count: findings.length};
  }

  #read({text, notation, options}) {
    try {
      return this.#plyglot.read(text, settingsOf({notation, options}));
    } catch (error) {
      if (error.status !== unknownNotation) throw error;
      throw new PlyglotError('the text does not show which notation it is in: choose one from the list', unknownNotation);
    }
  }

  // While somebody types, a text may stop showing what it is; it is then what it was.
  #readOn(source) {
    try {
      return this.#read(source);
    } catch (error) {
      if (error.status !== unknownNotation || !isMostlySame(this.#text, source.text)) throw error;
      return this.#read({...source, notation: this.#notation});
    }
  }

  get #row() {
    return this.#plyglot.notations.find(({id}) => id === this.#now.notation);
  }

  get #now() {
    if (this.#document === null) throw new PlyglotError('there is no text');
    return this.#document;
  }

  // `ply` only where there are plies.
  #selection({record, ply}) {
    return {record, ...(this.#row.hasPlies && ply !== undefined ? {ply} : {})};
  }

  // Without those of the text itself, which are shown with it.
  #new(findings) {
    return findings.filter((finding) => !this.#known.has(keyOf(finding))).slice(0, shownFindings);
  }

  #recordsNow() {
    return (this.#records ??= this.#now.records());
  }

  // Where the plies of a record are in the text.
  #pliesOf(record) {
    if (!this.#plies.has(record)) this.#plies.set(record, this.#row.hasPlies ? this.#now.plies({record}) : []);
    return this.#plies.get(record);
  }

  plies({record}) {
    if (!this.#row.hasPlies) return null;
    return this.#recordsNow()[record - 1]?.plies ?? 0;
  }

  // The record and ply at a place in the text: the ply that begins last before it. Null before the first record.
  at({offset}) {
    const index = this.#recordsNow().findLastIndex(({span}) => span.begin <= offset);
    if (index === -1) return null;
    const record = index + 1;
    return {record, ...(this.#row.hasPlies ? {ply: this.#pliesOf(record).filter(({begin}) => begin <= offset).length} : {})};
  }

  // What the pieces of the text are, in threes: where one begins, where it ends, and its kind.
  tokens() {
    return this.#text.length > colouredText ? [] : this.#now.tokens().map(({span, kind}) => [span.begin, span.end, kind]);
  }

  show({view, ...selection}) {
    const {text, findings} = this.#now.show(view, this.#selection(selection));
    return {text, findings: this.#new(findings)};
  }

  // The game that goes on from there with some moves played; null where it is not certain how it does.
  #gameAt(selection, line) {
    let game;
    try {
      game = this.#now.game(this.#selection(selection));
    } catch (error) {
      if (error instanceof PlyglotError && error.status !== undefined) return null;
      throw error;
    }
    for (const words of line) this.#play(game, words);
    return game;
  }

  // A turn of Homeworlds may have been chosen in words that its text does not use.
  #play(game, words) {
    const played = game.play(words);
    if (played.isPlayed || game.id !== 'homeworlds') return played;
    const chosen = game.play(words, {notation: wordsOfTurns});
    return chosen.isPlayed ? chosen : played;
  }

  // The board there, with what can be played on it, and where the last ply is in the text. `turn` are the actions that
  // were chosen of a turn that may go on: it is played as if it ended there. The answer has its words, null for other games.
  board({line = [], turn = [], ...selection}) {
    const game = this.#gameAt(selection, line);
    try {
      const chosen = game?.id === 'homeworlds' ? new Turn(game, turn) : null;
      const isPlayed = game !== null && line.length + turn.length > 0;
      const words = turn.length > 0 ? chosen.wordsWith() : '';
      if (turn.length > 0) this.#play(game, words);
      const {text, findings, done} = isPlayed ? {text: game.show('svg'), findings: [], done: 1}
        : this.#now.show('svg', this.#selection(selection));
      if (done === 0) return {problem: findings.find(({severity}) => severity === 'error')?.message ?? ''};
      const board = isPlayed ? game.board() : this.#now.board(this.#selection(selection));
      const hasEnded = game === null || game.end !== null;
      if (turn.length > 0) game.undo();
      const ply = selection.ply ?? this.plies(selection) ?? 0;
      return {
        svg: text, board, canPlay: !hasEnded, turn: chosen === null ? null : words,
        moves: hasEnded ? [] : chosen?.moves(board) ?? movesOnBoard(game, board),
        span: isPlayed ? null : this.#pliesOf(selection.record)[ply - 1] ?? null,
        record: this.#recordsNow()[selection.record - 1]?.span ?? null,
      };
    } finally {
      game?.free();
    }
  }

  // Why a move cannot be played there; empty if it can.
  play({words, line, ...selection}) {
    const game = this.#gameAt(selection, line);
    if (game === null) throw new PlyglotError('it is not certain how this game goes on');
    try {
      const {isPlayed, problem, findings} = this.#play(game, words);
      return isPlayed ? '' : problem || (findings.find(({severity}) => severity === 'error')?.message ?? 'this move is not legal');
    } finally {
      game.free();
    }
  }

  // The game so far as a text of its own, in the language in which it goes on.
  played({line, ...selection}) {
    const game = this.#gameAt(selection, line);
    if (game === null) throw new PlyglotError('it is not certain how this game goes on');
    try {
      return {text: game.write().text, notation: game.notation};
    } finally {
      game.free();
    }
  }

  moves(selection) {
    return this.#now.moves(this.#selection(selection));
  }

  // How many records can be written so; null for a dialect that is only read.
  #doneTo(language, start) {
    try {
      return this.#now.translate(language, start).done;
    } catch (error) {
      if (error instanceof PlyglotError) return null;
      throw error;
    }
  }

  // Notations of the game that the text can be written in. A game of no plies is taken by all that can be written.
  targets() {
    const source = this.#row;
    const known = this.#targets.get(source.id);
    if (known !== undefined) return known;
    const start = this.#selection({record: 1, ply: 0});
    const candidates = this.#plyglot.notations
      .filter(({game, hasPlies}) => game === source.game && (source.hasPlies || !hasPlies))
      .flatMap(({id, dialects}) => (dialects.length > 1 ? dialects.map((dialect) => `${id}:${dialect}`) : [id]))
      .filter((language) => language !== source.id)
      .map((language) => ({language, done: this.#doneTo(language, start)}))
      .filter(({done}) => done !== null);
    const written = candidates.filter(({done}) => done > 0).map(({language}) => language);
    if (written.length === 0) return candidates.map(({language}) => language);
    this.#targets.set(source.id, written);
    return written;
  }

  translate({to, options, ...selection}) {
    const {text, findings, done} = this.#now.translate(to, {...this.#selection(selection), options});
    return {text, done, findings: this.#new(findings)};
  }

  format() {
    const {text, notDone} = this.#now.format();
    return {text, notDone};
  }

  fix() {
    return {text: this.#now.fix().text};
  }

  compare({text, notation}) {
    const other = this.#read({text, notation, options: {}});
    try {
      const {text: said, done, notDone} = this.#plyglot.diff(this.#now, other);
      return {text: said, done, notDone, notation: other.notation};
    } finally {
      other.free();
    }
  }
}
