// One action from its verb and its words (homeworlds 3.1, R5 to R9, R15, R16), in all dialects but `quux`.
import {fold} from './text.mjs';
import {colourOf, isColour, isColourWord, isName, isPiece, isStar, misleadingName, playerOfSeat} from './words.mjs';

// A colour; `piece` where a size is written (homeworlds R6).
function newColour(word) {
  const piece = isPiece(word.text) ? fold(word.text) : undefined;
  return {...word, colour: colourOf(word.text), piece};
}

// What an action is read with: `say(name, severity, span)` and the dialect; a bad word leaves the action unplayed and
// its turn broken (homeworlds 7).
export class ActionReader {
  constructor({dialect, players, say}) {
    Object.assign(this, {dialect, players, say});
    this.isSeed = dialect === 'seed';
  }

  read(verb, [verbWord, ...args]) {
    this.action = {kind: verb, verb: verbWord, start: verbWord.start, end: (args.at(-1) ?? verbWord).end, isBad: false};
    this.checkCase(verbWord);
    this[verb](...args);
    return this.action;
  }
  bad(name, word) {
    this.say(name, 'error', word);
    this.action.isBad = true;
  }

  // homeworlds R5; of a colour only its letter.
  checkCase(word) {
    if (this.isSeed && /[A-Z]/.test(word.text)) this.say('letter-case', 'info', word);
  }

  piece(word) {
    let {text} = word;
    if (this.dialect === 'sdg' && text.length > 2 && isPiece(text.slice(0, 2))) {
      this.say('piece-junk', 'warning', {start: word.start + 2, end: word.end});
      text = text.slice(0, 2);
    }
    if (!isPiece(text)) {
      this.bad('bad-piece', word);
      return {...word, piece: text, colour: ''};
    }
    this.checkCase(word);
    return {...word, piece: fold(text), colour: fold(text[0])};
  }
  star(word) {
    if (word.text === '-') return word;
    const {piece} = this.piece(word);
    return {...word, text: piece};
  }

  // `isForm` for a colour that is reported if it is not a single letter (homeworlds R6).
  colour(word, isForm) {
    const colour = colourOf(word.text);
    if (colour === null) {
      this.bad('bad-colour', word);
      return {...word, colour: ''};
    }
    const isLetter = word.text.length === 1;
    if (isLetter) this.checkCase(word);
    if (isForm && this.isSeed && !isLetter) this.say('colour-form', 'info', word);
    return newColour(word);
  }

  // `star` is that of a new system, null for a homeworld; undefined where the name is not a new one.
  name(word, star) {
    const isInParentheses = this.isSeed && /^\([^()]+\)$/.test(word.text);
    const name = isInParentheses ? {text: word.text.slice(1, -1), start: word.start + 1, end: word.end - 1} : {...word};
    if (!isName(name.text, this.dialect)) {
      this.bad('bad-name', word);
      return name;
    }
    if (isInParentheses) this.say('parenthesised-name', 'warning', word);
    if (star === undefined) return name;
    const misleads = this.isSeed ? misleadingName(name.text, star) : null;
    if (misleads !== null) this.say(misleads, 'warning', name);
    if (name.text.length > 15 && this.isSeed) this.say('long-name', 'info', name);
    if (name.text.length > 15 && this.dialect === 'jpb') this.say('long-name', 'error', name);
    return name;
  }

  homeworld(first, second, ship, name) {
    const {action} = this;
    for (const word of [first, second]) if (!isStar(word.text)) this.bad('bad-piece', word);
    if (!action.isBad) action.stars = [this.star(first), this.star(second)];
    action.ship = this.piece(ship);
    if (name !== undefined) action.name = this.name(name, null);
    else if (this.isSeed) this.say('homeworld-without-name', 'warning', action);
    else if (this.dialect === 'jpb') this.say('homeworld-without-name', 'error', action);
  }

  build(ship, system) {
    if (isColour(ship.text) && !isPiece(ship.text)) {
      const severity = {seed: 'warning', jpb: 'error', sdg: 'error', ap: null}[this.dialect];
      if (severity !== null) this.say('build-without-size', severity, ship);
      if (!isColourWord(ship.text)) this.checkCase(ship);
      this.action.ship = {...ship, colour: colourOf(ship.text)};
    } else {
      this.action.ship = this.piece(ship);
    }
    this.action.system = this.name(system);
  }

  // homeworlds R8; where both orders can be read, the other one is kept for the rules to choose (R8.3).
  trade(ship, second, third) {
    const {action} = this;
    const isShipFirst = this.dialect === 'sdg' || this.dialect === 'jpb';
    action.ship = this.piece(ship);
    const [colour, system] = isShipFirst ? [second, third] : [third, second];
    const isDue = isShipFirst ? isPiece(colour.text.slice(0, this.dialect === 'sdg' ? 2 : undefined)) : isColour(colour.text);
    const isOtherDue = isColour(system.text);
    if (!isDue && !isOtherDue) {
      this.bad(isShipFirst ? 'bad-piece' : 'bad-colour', colour);
    } else if (!isDue) {
      this.say('trade-order', this.isSeed ? 'warning' : 'error', {start: second.start, end: third.end});
      Object.assign(action, {colour: this.colour(system, false), system: this.name(colour)});
    } else {
      action.colour = isShipFirst ? this.piece(colour) : this.colour(colour, true);
      action.system = this.name(system);
      if (isOtherDue) action.other = {system: {...colour}, colour: newColour(system)};
    }
  }

  discover(ship, system, star, name) {
    const {action} = this;
    action.ship = this.piece(this.attacker(ship));
    action.system = this.name(system);
    action.star = this.piece(star);
    if (name !== undefined) action.name = this.name(name, action.star.piece);
  }
  // In `ap` a ship of a discovery may have its owner (homeworlds 3.3).
  attacker(ship) {
    const hasOwner = this.dialect === 'ap' && /^[rygb][123][nesw]$/i.test(ship.text);
    return hasOwner ? {...ship, text: ship.text.slice(0, 2)} : ship;
  }

  move(ship, from, to) {
    this.action.ship = this.piece(ship);
    this.action.system = this.name(from);
    this.action.to = this.name(to);
  }

  attack(ship, system) {
    const {action} = this;
    const hasOwner = /^[rygb][123][nesw0-3]$/i.test(ship.text);
    if (hasOwner) {
      const owner = playerOfSeat(ship.text[2], this.players);
      if (owner < 0) this.bad('bad-piece', ship);
      else action.owner = owner;
      action.ownerText = fold(ship.text[2]);
      this.checkCase(ship);
      action.ship = {...ship, end: ship.start + 2, piece: fold(ship.text.slice(0, 2)), colour: fold(ship.text[0])};
    } else {
      action.ship = this.piece(ship);
    }
    action.system = this.name(system);
  }

  sacrifice(ship, system) {
    this.action.ship = this.piece(ship);
    this.action.system = this.name(system);
  }

  // homeworlds R9.
  catastrophe(system, colour) {
    const {action} = this;
    if (!isColour(colour.text) && isColour(system.text)) {
      this.say('catastrophe-order', this.isSeed ? 'warning' : 'error', {start: system.start, end: colour.end});
      Object.assign(action, {system: this.name(colour), colour: this.colour(system, false)});
    } else {
      Object.assign(action, {system: this.name(system), colour: this.colour(colour, true)});
    }
  }

  pass() {}
}
