// The names of systems: which are in use, which were, and by what else a home is called (homeworlds R13).
import {fold} from './text.mjs';
import {seatsOf} from './words.mjs';

export class Systems {
  constructor(board, dialect, isExact) {
    Object.assign(this, {board, dialect, isExact});
    this.used = new Set(board.systems.map((system) => this.key(system.name)));
    this.player = 0;
    this.handle = null;
    this.playerName = null;
  }

  key(name) {
    return this.isExact ? name : fold(name);
  }

  // Whose turn it is, and how that player is called.
  begin(player, handle, playerName) {
    Object.assign(this, {player, handle, playerName});
  }
  get seat() {
    return seatsOf(this.board.players)[this.player];
  }
  // The name of a home to which none is given.
  homeName() {
    return this.dialect === 'ap' ? this.seat : (this.handle ?? this.playerName ?? this.seat);
  }

  find(name) {
    const key = this.key(name);
    return this.board.find(name, this.isExact) ?? this.board.systems.find((system) => system.aliases?.includes(key));
  }
  isTaken(name) {
    return this.find(name) !== undefined;
  }
  wasThere(name) {
    return this.used.has(this.key(name));
  }
  // homeworlds R11: for a discovery without a name.
  freeLetter() {
    return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !this.isTaken(letter));
  }

  // By what words a home without a name is found.
  aliases() {
    if (this.handle === null) return [this.seat];
    return this.dialect === 'seed' ? [this.handle, this.seat] : [this.handle];
  }

  create(name, stars, home, isNameless) {
    const system = this.board.addSystem(name, stars, home);
    if (isNameless) system.aliases = this.aliases().map((alias) => this.key(alias));
    this.used.add(this.key(name));
    return system;
  }
}
