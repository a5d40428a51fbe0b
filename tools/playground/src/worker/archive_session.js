// What the worker of an archive does: reads files, and finds a position in them.
import {PlyglotError} from 'plyglot';

const unknownNotation = 3;
// What a page lists.
const listedGames = 100;
// A longer file is opened as one of its records alone.
const longest = 200_000;

const decoder = new TextDecoder();

// The endings of games: the first player wins, the second, or another one; a draw; or it is not known.
const endOf = (end) => (end === null ? 'unknown' : end.winner === null ? 'drawn' : ['first', 'second'][end.winner] ?? 'others');

export class ArchiveSession {
  #plyglot;
  #files = [];

  constructor(plyglot) {
    this.#plyglot = plyglot;
  }

  // The answer for a file that is not a text of games says why.
  add({name, bytes}) {
    let document;
    try {
      document = this.#plyglot.read(bytes, {name});
    } catch (error) {
      if (!(error instanceof PlyglotError) || error.status === undefined) throw error;
      return {problem: error.status === unknownNotation ? 'it does not show which notation it is in' : error.message};
    }
    const {game} = this.#plyglot.notations.find(({id}) => id === document.notation);
    const positions = document.positions();
    this.#files.push({name, bytes, document, game, positions, facts: document.facts(), records: document.records()});
    return {games: document.recordCount, positions: positions.count};
  }

  forget() {
    for (const {document, positions} of this.#files) {
      positions.free();
      document.free();
    }
    this.#files = [];
  }

  // Where the position in which a text ends comes up, and what was played there.
  find({text, notation, mirrored}) {
    const source = this.#plyglot.read(text, {notation});
    const game = source.game();
    try {
      const ways = this.#waysOf(game, mirrored);
      const found = {games: [], count: 0, ends: {}, continuations: new Map(), players: game.board().players};
      for (const [index, file] of this.#files.entries()) {
        if (file.game === game.id) this.#findIn(file, index, {game, mirrored, ways, found});
      }
      const continuations = [...found.continuations.values()].sort((a, b) => b.count - a.count);
      return {...found, continuations};
    } finally {
      game.free();
      source.free();
    }
  }

  // The legal moves by the keys of the positions they lead to: boards of an archive may be turned.
  #waysOf(game, mirrored) {
    const ways = new Map();
    for (const {words} of game.moves()) {
      if (!game.play(words).isPlayed) continue;
      ways.set(game.key({mirrored}), words);
      game.undo();
    }
    return ways;
  }

  // A game counts once, where it comes to the position first.
  #findIn(file, index, {game, mirrored, ways, found}) {
    let before = 0;
    for (const {record, ply, isMirrored, next} of file.positions.find(game, {mirrored})) {
      if (record === before) continue;
      before = record;
      const facts = file.facts[record - 1];
      const end = endOf(facts.end);
      const place = {file: index, name: file.name, record, ply, isMirrored, ...facts, end};
      ++found.count;
      found.ends[end] = (found.ends[end] ?? 0) + 1;
      if (found.games.length < listedGames) found.games.push(place);
      if (next === null) continue;
      const known = found.continuations.get(next.key) ?? {words: ways.get(next.key) ?? next.words, count: 0, ends: {}};
      ++known.count;
      known.ends[end] = (known.ends[end] ?? 0) + 1;
      found.continuations.set(next.key, known);
    }
  }

  // The text of a file, or of a record of a long one.
  text({file, record}) {
    const {bytes, document, records} = this.#files[file];
    if (bytes.length <= longest) return {text: decoder.decode(bytes), notation: document.notation, record};
    const {begin, end} = records[record - 1].span;
    return {text: `${decoder.decode(bytes.subarray(begin, end)).trimEnd()}\n`, notation: document.notation, record: 1};
  }
}
