// One turn by the rules: which actions have a place in it, and what holds after each (homeworlds-rules 3 and 6).
import {deeds} from './deeds.mjs';
import {powers} from './spread.mjs';

// Thrown by an action that is skipped (E2).
class Skip extends Error {}

export class Turn {
  // `board` is changed. `systems` finds systems by their names; `report` takes name, severity and span.
  constructor({board, player, profile, isConfirmed, systems, report}) {
    Object.assign(this, {board, player, profile, isConfirmed, systems, report});
    this.sacrificed = null;
    this.left = 0; // actions of the sacrifice
    this.isDone = false; // by a basic action or a pass
    this.isFree = false; // after an error of the budget (E4)
    this.played = [];
    this.span = {start: 0, end: 0};
  }

  // Whether the action was applied.
  play(action) {
    const before = this.profile.isStrict ? this.board.copy() : null;
    this.hasError = false;
    try {
      this.checkSetUp(action);
      this.checkBudget(action);
      deeds[action.kind](this, action);
    } catch (reason) {
      if (reason instanceof Skip) return false;
      throw reason;
    }
    this.forget();
    this.played.push(action);
    if (before !== null && this.hasLostHome(before)) {
      this.say('self-elimination', 'error', this.span);
      return false;
    }
    return true;
  }

  // One action gives at most one error (E1).
  say(name, severity, span) {
    if (severity === null || (severity === 'error' && this.hasError)) return;
    this.report(name, severity, span.start, span.end);
    if (severity === 'error') this.hasError = true;
  }
  skip(name, span) {
    this.say(name, 'error', span);
    throw new Skip();
  }

  checkSetUp(action) {
    const isSetUp = this.board.status[this.player] !== 'waiting';
    if (action.kind === 'homeworld') {
      if (isSetUp) this.skip('homeworld-twice', action);
    } else if (!isSetUp && action.kind === 'pass') {
      if (!this.profile.maySkipSetUp) this.skip('first-turn-pass', action);
    } else if (!isSetUp) {
      this.skip('not-established', action);
    }
  }

  // Whether the turn has a place for the action (G2, G9).
  checkBudget(action) {
    const {kind} = action;
    this.needsPower = false;
    if (kind !== 'catastrophe' && kind !== 'pass') this.checkCatastrophes();
    if (this.isFree || kind === 'catastrophe') return;
    if (kind === 'sacrifice') {
      if (this.isDone || this.sacrificed !== null) this.exceed('extra-action', action);
    } else if (kind === 'pass') {
      this.checkPass(action);
    } else if (kind === 'homeworld') {
      this.isDone = true;
    } else if (this.sacrificed === null) {
      if (this.isDone) this.exceed('extra-action', action);
      else this.needsPower = true;
      this.isDone = true;
    } else if (this.left === 0) {
      this.exceed('too-many-actions', action);
    } else {
      if (powers[kind] !== this.sacrificed.ship.colour) this.say('sacrifice-colour', 'error', action.verb);
      this.left -= 1;
    }
  }
  exceed(name, action) {
    this.say(name, 'error', action);
    this.isFree = true;
  }
  // `count` is how many unused actions the pass stands for (G17).
  checkPass(action) {
    const {surplusPass} = this.profile;
    action.count = 1;
    if (this.sacrificed !== null && (this.left > 0 || action.isAll)) {
      action.count = action.isAll ? this.left : 1;
      this.left -= action.count;
    } else if (this.sacrificed !== null) {
      action.count = 0;
      this.say('surplus-pass', surplusPass, action);
    } else if (this.isDone) {
      action.count = 0;
      if (surplusPass !== null) this.exceed('extra-action', action);
    }
    this.isDone = true;
  }

  // G25: a catastrophe after one action and before another, reported when the other one comes.
  checkCatastrophes() {
    const first = this.played.findIndex(({kind}) => kind !== 'catastrophe');
    if (!this.profile.isStrict || first < 0) return;
    for (const action of this.played.slice(first)) {
      const isNew = action.kind === 'catastrophe' && !action.isSaid;
      if (isNew) this.report('catastrophe-between-actions', 'error', action.start, action.end);
      action.isSaid = true;
    }
  }

  // G11, with the profiles' homes (G18a, G18c).
  forget() {
    for (const system of [...this.board.systems]) {
      const isHome = system.home !== null && this.board.status[system.home] === 'alive';
      const isOwn = system.home === this.player;
      const {homeWithoutStars, enemyHomeWithoutShips} = this.profile;
      const mayLackStars = isHome && (homeWithoutStars === 'stays' || (homeWithoutStars === 'own stays' && isOwn));
      const mayLackShips = isHome && (isOwn || enemyHomeWithoutShips === 'stays');
      const lacksStars = system.stars.length === 0 && !mayLackStars;
      const lacksShips = system.ships.flat().length === 0 && !mayLackShips;
      if (lacksStars || lacksShips) this.board.removeSystem(system);
    }
  }

  hasLostHome(before) {
    const lacks = (board) => (board.homeOf(this.player)?.ships[this.player].length ?? 0) === 0;
    return before.status[this.player] === 'alive' && !lacks(before) && lacks(this.board);
  }
}
