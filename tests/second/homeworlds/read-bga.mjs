// The game log of Board Game Arena (homeworlds 10).
import {newTurn} from './turn-text.mjs';
import {trim, word} from './text.mjs';
import {colourOf} from './words.mjs';

const piece = '([rygb][123])';
const name = '(.+)';
const form = (kind, words, member = 'system') => ({kind, member, words: new RegExp(`^${words}\\.$`, 'd')});

// What follows the player.
const deeds = [
  form('homeworld', ` establishes a homeworld with a ${piece} ship at ${piece} and ${piece} binary stars`),
  form('build', ` builds a ${piece} ship in ${name}`),
  form('trade', ` trades a ${piece} ship for a ${piece} ship in ${name}`),
  form('attack', ` captures a ${piece} ship in ${name}`),
  form('discover', ` discovers a ${piece} system named ${name}`),
  form('move', ` moves a ${piece} ship from ${name}`),
  form('sacrifice', ` sacrifices a ${piece} ship in ${name}`),
  form('catastrophe', ` triggers a ([Rr][Ee][Dd]|[Yy][Ee][Ll]{2}[Oo][Ww]|[Gg][Rr][Ee]{2}[Nn]|[Bb][Ll][Uu][Ee]) catastrophe in ${name}`),
  form('end', ' ends their turn'),
  form('restart', ' restarts their turn'),
  form('elimination', ' has no ships in their homeworld and is eliminated'),
  form('offer', ' offers a draw'),
  form('draw', ' accepts the draw'),
  form('offer', ' cancels draw offer'),
  form('concession', ' concedes the game'),
];
const beginnings = [
  / establishes a homeworld with a [rygb][123] ship at [rygb][123] and [rygb][123] binary stars\.$/,
  / (?:builds|captures|sacrifices) a [rygb][123] ship in /,
  / trades a [rygb][123] ship for a [rygb][123] ship in /,
  / discovers a [rygb][123] system named /,
  / moves a [rygb][123] ship from /,
  / triggers a (?:red|yellow|green|blue) catastrophe in /i,
  / (?:ends|restarts) their turn\.$/,
  / has no ships in their homeworld and is eliminated\.$/,
  / (?:offers a draw|accepts the draw|cancels draw offer|concedes the game)\.$/,
];
const notes = [
  /^.+ is forgotten\.$/,
  /^This position has occurred [0-9]+ times\.(?: .+ may declare a draw\.)?$/,
  /^The colors of .+ have been chosen according to their preferences\. Change my preferences\.$/,
];
// Homeworlds B7.
const seemings = [
  /^.+ establishes a homeworld with a /,
  /^.+ (?:builds|trades|captures|discovers|moves|sacrifices) a [A-Za-z][0-9] /,
  /^.+ triggers a .* ?catastrophe in /,
];
const settler = /^(.+) establishes a homeworld with a [rygb][123] ship at [rygb][123] and [rygb][123] binary stars\.$/;
const home = 'Homeworld ';

const isSeeming = ({text}) => seemings.some((seeming) => seeming.test(text));
const contentOf = ({start, text}) => word(trim(text), start + text.length - text.replace(/^[ \t\v\f]+/, '').length);

class Log {
  constructor(game, context) {
    Object.assign(this, {game, report: context.report, known: new Set(), turn: null, discovery: null, isOver: false, isAgreed: false});
    this.players = [];
    this.isAsked = context.checks.includes('homeworlds/restarted-turn');
  }

  readAll(lines) {
    const sentences = lines.map(contentOf).filter(({text}) => text !== '');
    for (const {text} of sentences) {
      const player = settler.exec(text)?.[1];
      if (player !== undefined && !this.players.includes(player) && this.players.length < 4) this.players.push(player);
    }
    for (const player of this.players) this.known.add(home + player);
    if (this.players.length > 1) this.game.names = this.players;
    const others = sentences.filter((sentence) => this.deedOf(sentence) === null && !isSeeming(sentence));
    if (sentences.length > 0 && others.length === sentences.length) {
      this.report('unknown-sentence', 'warning', sentences[0].start, sentences[0].end);
      return;
    }
    for (const sentence of sentences) this.take(sentence);
    if (this.turn !== null && this.isOver) this.close();
    if (this.turn !== null) {
      const {start, end} = this.turn;
      this.leaveOut();
      this.report('unfinished-turn', 'info', start, end);
    }
    for (const fact of [this.day, this.result ?? this.agreement]) if (fact !== undefined) this.game.headers.push(fact);
  }

  header(key, {text, start, end}) {
    return {key, value: text, keySpan: {start, end: start}, valueSpan: {start, end}};
  }

  // The deed of a player whose name is so long, or null.
  deedAt({text, start}, length) {
    for (const {kind, words} of deeds) {
      const match = words.exec(text.slice(length));
      if (match === null) continue;
      const at = (group) => word(match[group], start + length + match.indices[group][0]);
      const groups = match.slice(1).map((_, index) => at(index + 1));
      const deed = {kind, groups, player: word(text.slice(0, length), start)};
      if (kind !== 'move') return deed;
      const to = this.divide(groups[1].text);
      if (to === null) continue;
      const from = groups[1].start;
      deed.groups = [groups[0], word(groups[1].text.slice(0, to), from), word(groups[1].text.slice(to + 4), from + to + 4)];
      return deed;
    }
    return null;
  }

  // Homeworlds B2.
  divide(systems) {
    const places = [...systems.matchAll(/(?= to )/g)].map(({index}) => index).filter((at) => at + 4 < systems.length);
    const afterKnown = places.filter((at) => this.known.has(systems.slice(0, at)));
    const between = afterKnown.filter((at) => this.known.has(systems.slice(at + 4)));
    return between.at(-1) ?? afterKnown.at(-1) ?? (places[0] > 0 ? places[0] : null);
  }

  deedOf(sentence) {
    const {text} = sentence;
    const own = this.players.filter((player) => text.startsWith(`${player} `)).sort((a, b) => b.length - a.length);
    for (const player of own) {
      const deed = this.deedAt(sentence, player.length);
      if (deed !== null) return deed;
    }
    const fixed = this.fixedOf(sentence);
    if (fixed !== null) return fixed;
    for (let at = 1; at < text.length; at++) {
      if (text[at] === ' ' && beginnings.some((words) => text.slice(at).search(words) === 0)) return this.deedAt(sentence, at);
    }
    return null;
  }

  fixedOf({text, start}) {
    const time = /^Move [0-9]+ :(?:([0-9]+\/[0-9]+\/[0-9]+) )?/d.exec(text);
    if (time !== null) {
      const day = time[1] === undefined ? null : word(time[1], start + time.indices[1][0]);
      return {kind: 'time', day};
    }
    const victory = /^The end of the game: (.+) wins!$/d.exec(text);
    if (victory !== null) return {kind: 'result', value: word(victory[1], start + victory.indices[1][0])};
    if (text === 'End of game (tie)') return {kind: 'result', value: word('tie', start + 13)};
    return notes.some((note) => note.test(text)) ? {kind: 'note'} : null;
  }

  take(sentence) {
    const deed = this.deedOf(sentence);
    if (deed === null) return this.takeUnknown(sentence);
    const {kind} = deed;
    if (kind === 'time') {
      if (deed.day !== null && this.day === undefined && this.game.turns.length === 0 && this.turn === null) this.day = this.header('Date', deed.day);
    } else if (kind === 'result') {
      if (this.turn !== null && !this.isAgreed) this.isOver = true;
      this.result = this.header('Winner', deed.value);
    } else if (kind === 'elimination') this.isOver = this.turn !== null;
    else if (kind === 'concession') this.isAgreed = true;
    else if (kind === 'draw') {
      this.isAgreed = true;
      this.agreement = this.header('Winner', word('draw', sentence.end - 5));
    } else if (kind === 'restart') this.restart(deed, sentence);
    else if (kind === 'end') this.end(deed, sentence);
    else if (!['note', 'offer'].includes(kind)) this.act(deed, sentence);
  }

  takeUnknown(sentence) {
    const {text, start, end} = sentence;
    const player = this.players.filter((one) => text.startsWith(`${one} `)).sort((a, b) => b.length - a.length)[0];
    if (!isSeeming(sentence)) {
      this.report('unknown-sentence', player === undefined ? 'info' : 'warning', start, end);
      return;
    }
    this.leaveDiscovery();
    this.goOn(player === undefined ? null : word(player, start), sentence);
    this.turn.end = end;
    this.fail('unknown-sentence', {start, end});
  }

  // An error in the running turn, which is not said if the turn is taken back.
  fail(finding, {start, end}) {
    this.turn.errors.push([finding, start, end]);
    this.turn.isBroken = this.turn.hasError = true;
    this.turn.brokenAt = Math.min(this.turn.brokenAt ?? start, start);
  }

  goOn(player, {start, end}, isHomeworld = false) {
    const isOther = this.turn?.handle != null && player !== null && this.turn.handle.text !== player.text;
    if (isOther || (this.turn !== null && isHomeworld)) {
      this.close();
      this.report('missing-turn-end', 'warning', start, end);
    }
    this.turn ??= {...newTurn('bga'), start, end, errors: []};
    this.isOver = false;
    this.turn.handle ??= player;
  }

  close() {
    this.leaveDiscovery();
    for (const [finding, start, end] of this.turn.errors) this.report(finding, 'error', start, end);
    this.game.turns.push(this.turn);
    this.game.items.push({type: 'turn', turn: this.turn, comment: null});
    this.drop();
  }

  drop() {
    this.turn = this.discovery = null;
    this.isOver = false;
  }

  leaveDiscovery() {
    if (this.discovery === null) return;
    this.fail('discovery-without-move', this.discovery);
    this.discovery.isBad = true;
    this.discovery = null;
  }

  end({player}, sentence) {
    this.leaveDiscovery();
    this.goOn(player, sentence);
    const span = {start: sentence.start, end: sentence.end - 1};
    if (this.turn.actions.length === 0 && !this.turn.isBroken) {
      this.turn.actions.push({...span, kind: 'pass', verb: {...span}, isBad: false});
    }
    this.close();
  }

  restart({player}, sentence) {
    if (this.turn === null || this.turn.handle?.text !== player.text) this.goOn(player, sentence);
    this.leaveOut();
    if (this.isAsked) this.report('restarted-turn', 'info', sentence.start, sentence.end);
  }

  // Lines that are not read are reported anyway.
  leaveOut() {
    for (const [finding, start, end] of this.turn.errors) if (finding === 'unknown-sentence') this.report(finding, 'info', start, end);
    this.drop();
  }

  systemOf({text, start, end}) {
    if (text.startsWith(home) && this.players.includes(text.slice(home.length))) return word(text.slice(home.length), start + home.length);
    return this.players.includes(text) ? word(` ${text}`, start - 1) : word(text, start, end);
  }

  act({kind, groups, player}, sentence) {
    const isAwaited = this.discovery !== null && kind === 'move' && this.turn.handle.text === player.text &&
      this.discovery.name.text === this.systemOf(groups[2]).text;
    const ship = (at) => ({...groups[at], piece: groups[at].text, colour: groups[at].text[0]});
    const end = sentence.end - 1;
    if (isAwaited) {
      Object.assign(this.discovery, {ship: ship(0), system: this.systemOf(groups[1]), end});
      this.turn.end = sentence.end;
      this.discovery = null;
      return;
    }
    this.leaveDiscovery();
    this.goOn(player, sentence, kind === 'homeworld');
    this.turn.end = sentence.end;
    const verb = word(/^ ([a-z]+)/.exec(sentence.text.slice(player.text.length))[1], player.end + 1);
    const action = {kind, start: sentence.start, end, verb, isBad: false};
    if (kind !== 'catastrophe' && kind !== 'discover') action.ship = ship(0);
    if (kind === 'homeworld') Object.assign(action, {stars: [groups[1], groups[2]], name: {...player}});
    else if (kind === 'discover') {
      this.known.add(groups[1].text);
      Object.assign(action, {star: {...groups[0], piece: groups[0].text}, name: this.systemOf(groups[1])});
    } else action.system = this.systemOf(kind === 'move' ? groups[1] : groups.at(-1));
    if (kind === 'move') action.to = this.systemOf(groups[2]);
    if (kind === 'trade') action.colour = {...groups[1], colour: groups[1].text[0], piece: groups[1].text};
    if (kind === 'catastrophe') action.colour = {...groups[0], colour: colourOf(groups[0].text)};
    this.turn.actions.push(action);
    if (kind === 'homeworld') this.close();
    if (kind === 'discover') this.discovery = action;
  }
}

export function readBga(game, lines, context) {
  new Log(game, context).readAll(lines);
  context.players = game.players = game.names?.length ?? 2;
}

// Homeworlds B8.
export function isBgaLog(lines) {
  const first = lines.map(contentOf).filter(({text}) => text !== '').slice(0, 3);
  return first.some(({text}) => settler.test(text) || /^Move [0-9]+ :/.test(text));
}
