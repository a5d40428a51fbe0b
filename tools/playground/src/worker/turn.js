// A turn of Homeworlds that is chosen action by action. The library lists basic actions alone, and plays whole turns: what a
// turn may go on with is found by trying it.

// Its words are known whatever dialect the text is in.
export const wordsOfTurns = 'homeworlds:seed';

const colours = [['b', 'blue'], ['g', 'green'], ['r', 'red'], ['y', 'yellow']];
const fewest = 4;

// Ships of one owner that are of one kind.
function groupsOf(ships) {
  const groups = new Map();
  for (const ship of ships) {
    const key = `${ship.owner} ${ship.label}`;
    groups.set(key, [...groups.get(key) ?? [], ship]);
  }
  return [...groups.values()];
}

function newName(nodes) {
  const used = new Set(nodes.flatMap(({id, label}) => [id.toLowerCase(), label.toLowerCase()]));
  for (let number = 0; ; ++number) {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const name = number === 0 ? letter : `${letter}${number}`;
      if (!used.has(name.toLowerCase())) return name;
    }
  }
}

export class Turn {
  #game;
  #actions;
  #player;

  // `actions` are the words of those that were chosen; the game is as it was before them.
  constructor(game, actions) {
    this.#game = game;
    this.#actions = actions;
    this.#player = game.toMove;
  }

  // The whole turn, if it ends here or after one more action; null if it cannot. What a sacrifice gives and was not used is
  // passed, where the dialect wants that.
  wordsWith(...more) {
    const actions = [...this.#actions, ...more];
    const passed = [...actions, ...Array(this.#left(actions).count).fill('pass')];
    const [plain, full] = [actions, passed].map((list) => list.join('; '));
    const first = this.#tried(plain);
    if (first.isPlayed && (first.findings.length === 0 || !this.#tried(full).isPlayed)) return plain;
    return this.#tried(full).isPlayed ? full : null;
  }

  #tried(words) {
    const played = this.#game.play(words, {notation: wordsOfTurns});
    if (played.isPlayed) this.#game.undo();
    return played;
  }

  // How many actions there are still to be, and of which colour.
  #left(actions) {
    const [, letter, size] = actions.map((words) => /^sacrifice ([bgry])([123])/.exec(words)).find((match) => match !== null) ?? [];
    const used = actions.filter((words) => !/^(sacrifice|catastrophe)/.test(words)).length;
    return letter === undefined ? {count: 1 - used, letters: 'bgry'} : {count: Number(size) - used, letters: letter};
  }

  // The moves, with words that are shorter where their place is known, and with their places on the board as it is after the actions that were chosen.
  moves(board) {
    return [...this.#candidates(board)].filter(({words}) => this.wordsWith(words) !== null);
  }

  * #candidates(board) {
    const {count, letters} = this.#left(this.#actions);
    const bank = board.piles.find(({owner}) => owner === null)?.entries.filter((entry) => entry.count > 0) ?? [];
    const name = newName(board.nodes);
    for (const node of board.nodes) {
      const ships = groupsOf(node.stack.filter(({kind}) => kind === 'ship'));
      const isHere = ships.some(([{owner}]) => owner === this.#player);
      const cell = {cell: node.id, q: node.q, r: node.r};
      if (count > 0 && isHere) {
        for (const alike of ships) yield* this.#withShip(alike, {node, board, bank, letters, name});
        if (letters.includes('g')) {
          for (const [, colour] of colours) {
            const [smallest] = bank.filter((entry) => entry.colour === colour).map(({label}) => label).sort();
            if (smallest !== undefined) yield {words: `build ${smallest} ${node.label}`, short: `build ${smallest}`, from: cell, to: null};
          }
        }
      }
      for (const [, colour] of colours) {
        const isMany = node.stack.filter((piece) => piece.colour === colour).length >= fewest;
        if (isMany) yield {words: `catastrophe ${node.label} ${colour}`, short: `catastrophe ${colour}`, from: cell, to: null};
      }
    }
  }

  // What one of some ships that are alike may do, or what may be done to it.
  * #withShip(alike, {node, board, bank, letters, name}) {
    const [{owner, label, colour}] = alike;
    const from = {cell: node.id, pieces: alike.map(({id}) => id)};
    const move = (verb, rest = '') => ({
      words: `${verb} ${label} ${node.label} ${rest}`.trimEnd(), short: `${verb} ${rest}`.trimEnd(), from, to: null,
    });
    if (owner !== this.#player) {
      if (letters.includes('r')) yield move('attack');
      return;
    }
    if (letters.includes('b')) {
      for (const [letter, other] of colours) if (other !== colour) yield move('trade', letter);
    }
    if (letters.includes('y')) {
      for (const other of board.nodes) if (other !== node) yield move('move', other.label);
      for (const star of bank) yield move('discover', `${star.label} ${name}`);
    }
    // There is one sacrifice in a turn, and nothing before it but catastrophes.
    if (letters === 'bgry') yield move('sacrifice');
  }
}
