// The actions of a turn from its items, which are the words between two separators (homeworlds R4, R10, R11, R14, R18).
import {ActionReader} from './action.mjs';
import {nearVerb} from './possible-play.mjs';
import {arity, completeActions, isPreposition, withoutPrepositions} from './shapes.mjs';
import {fold} from './text.mjs';
import {isPiece, playerOfSeat, readVerb} from './words.mjs';

const spanOf = (words) => ({start: words[0].start, end: words.at(-1).end});

// The errors that break a turn (homeworlds 7).
const breaking = ['unknown-verb', 'missing-argument', 'bad-piece', 'bad-colour', 'bad-name'];

export class ItemReader {
  // `turn` gets `actions`, `isBroken` and `hasError`.
  constructor({dialect, players, report}, turn) {
    Object.assign(this, {dialect, players, report, turn});
  }
  say(name, severity, {start, end}) {
    this.report(name, severity, start, end);
    if (severity !== 'error') return;
    this.turn.hasError = true;
    if (breaking.includes(name)) this.breakAt(start);
  }

  // Where the first fault of a broken turn is.
  breakAt(start) {
    this.turn.isBroken = true;
    this.turn.brokenAt = Math.min(this.turn.brokenAt ?? start, start);
  }

  // Each item has `words`, and the `separator` before it if there is one.
  readAll(items) {
    for (let at = 0; at < items.length; at++) {
      let {words} = items[at];
      const next = items[at + 1];
      this.isLast = next === undefined;
      const missing = this.missingWords(words);
      // homeworlds R11.
      if (missing > 0 && next?.separator && this.verbOf(next.words[0]) === null && next.words.length >= missing) {
        this.say('misplaced-separator', 'error', next.separator);
        words = [...words, ...next.words];
        at++;
        this.isLast = items[at + 1] === undefined;
      }
      this.readItem(words, items[at].separator?.text);
    }
  }
  verbOf(word) {
    return readVerb(word.text, this.dialect);
  }
  missingWords(words) {
    const verb = this.verbOf(words[0])?.verb;
    return verb === undefined ? 0 : arity[verb] - (words.length - 1);
  }

  readItem(words, mark) {
    const found = this.verbOf(words[0]);
    if (found === null) {
      const isNear = nearVerb(words[0].text) !== null;
      if (isNear || !(this.isSaid && mark === ',')) this.say('unknown-verb', 'error', words[0]);
      this.isSaid = !isNear && words.every(({text}) => /^[A-Za-z]+$/.test(text));
      this.turn.hasError = true;
      return;
    }
    this.isSaid = false;
    const {verb, finding} = found;
    if (finding !== undefined && this.dialect === 'seed') this.say(finding, 'warning', words[0]);
    const canBeNamed = verb === 'homeworld' && (this.dialect === 'seed' || this.dialect === 'jpb');
    const last = 1 + arity[verb] + (canBeNamed ? 1 : 0);
    const args = words.slice(1, last);
    if (args.length < arity[verb]) this.readShort(verb, words);
    else this.readWhole(verb, words.slice(0, last), words.slice(last));
  }

  // A discovery without its last name is kept (homeworlds R11); in `jpb` it is nothing unusual at the end of a turn.
  readShort(verb, words) {
    const stands = verb === 'discover' && words.length === 4;
    if (!(stands && this.dialect === 'jpb' && this.isLast)) {
      this.report('missing-argument', 'error', words[0].start, words.at(-1).end);
      this.turn.hasError = true;
      if (!stands) this.breakAt(words[0].start);
    }
    if (stands) this.add(verb, words);
  }

  readWhole(verb, words, rest) {
    if (rest.length === 0) {
      this.add(verb, words);
    } else if (verb === 'pass' && this.readPasses(words[0], rest)) {
      return;
    } else if (this.dialect === 'ap') {
      this.add(verb, words);
      // The site ignores such words, but not after these; whole actions are another turn (homeworlds R10).
      const isTurn = verb !== 'homeworld' && completeActions(rest, 'ap') !== null;
      this.say('extra-words', isTurn || verb === 'homeworld' || verb === 'pass' ? 'error' : 'warning', spanOf(rest));
      if (isTurn) this.breakAt(rest[0].start);
    } else if (this.dialect === 'sdg') {
      this.readIgnored(verb, words, rest);
    } else if (this.dialect === 'jpb') {
      // Nothing but the number of words separates actions (homeworlds 3.3).
      this.add(verb, words);
      this.readItem(rest);
    } else {
      this.readRest(verb, words, rest);
    }
  }

  // homeworlds R14.
  readPasses(pass, rest) {
    const {text} = rest[0];
    const isCount = /^[1-9]$/.test(text) && (this.dialect === 'ap' || this.dialect === 'seed');
    const isAll = text === '*' && this.dialect === 'ap';
    if ((rest.length > 1 && this.dialect === 'ap') || !(isCount || isAll)) return false;
    if (isCount && this.dialect === 'seed') this.say('pass-count', 'warning', {start: pass.start, end: rest[0].end});
    for (let count = isAll ? 1 : Number(text); count > 0; count--) {
      this.add('pass', [pass]);
      Object.assign(this.turn.actions.at(-1), {end: rest[0].end, isAll});
    }
    this.readLeft(rest.slice(1));
    return true;
  }

  readIgnored(verb, words, rest) {
    this.add(verb, words);
    // A `*` has no meaning but after a homeworld, and is dropped (homeworlds R14).
    if (rest.length === 1 && rest[0].text === '*') return;
    if (this.isTurn(rest)) {
      this.say('extra-words', 'error', spanOf(rest));
      this.breakAt(rest[0].start);
      this.turn.hidesPlay = true;
    } else {
      this.say(completeActions(rest, 'sdg') === null ? 'extra-words' : 'ignored-command', 'warning', spanOf(rest));
    }
  }

  // homeworlds R10: `4) Ben: Build B1 Ben`.
  isTurn([number, ...words]) {
    if (!/^[0-9]+\)$/.test(number.text)) return false;
    const [first] = words[0]?.text.endsWith(':') ? words.slice(1) : words;
    return first !== undefined && readVerb(first.text, 'sdg') !== null;
  }

  readRest(verb, words, rest) {
    const isNamed = words.length > 1 + arity[verb];
    const further = isNamed ? null : completeActions(rest, 'seed');
    const plain = verb !== 'homeworld' ? withoutPrepositions(verb, [...words.slice(1), ...rest]) : null;
    if (further !== null) {
      this.add(verb, words);
      this.readFurther(further);
    } else if (plain !== null) {
      this.say('extra-words', 'warning', spanOf(plain.skipped));
      this.add(verb, [words[0], ...plain.kept]);
      this.readLeft(plain.rest);
    } else {
      this.add(verb, words);
      if (verb === 'attack' && rest.length === 1 && this.readOwner(rest[0])) return;
      this.sayLeft(rest);
    }
  }
  readFurther(further) {
    for (const words of further) {
      this.say('missing-separator', 'warning', words[0]);
      this.readItem(words);
    }
  }
  readLeft(rest) {
    if (rest.length === 0) return;
    const further = completeActions(rest, 'seed');
    if (further === null) this.sayLeft(rest);
    else this.readFurther(further);
  }
  // homeworlds 7: a piece among them, without a preposition before it, may be that of an action.
  sayLeft(rest) {
    this.say('extra-words', 'error', spanOf(rest));
    if (rest.some(({text}, at) => isPiece(text) && !isPreposition(rest[at - 1]))) this.breakAt(rest[0].start);
  }
  // homeworlds R18.
  readOwner(word) {
    const isSeat = /^([nesw]|north|east|south|west)$/.test(fold(word.text));
    const owner = isSeat ? playerOfSeat(word.text, this.players) : -1;
    if (owner < 0) return false;
    this.say('extra-words', 'info', word);
    Object.assign(this.turn.actions.at(-1), {owner, ownerText: fold(word.text[0])});
    return true;
  }

  add(verb, words) {
    const {dialect, players} = this;
    const reader = new ActionReader({dialect, players, say: (name, severity, span) => this.say(name, severity, span)});
    this.turn.actions.push(reader.read(verb, words));
  }
}
