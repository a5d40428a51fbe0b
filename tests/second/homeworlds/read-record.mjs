// The game record of `ap` in JSON (homeworlds 3.3).
import {memberOf, NotJson, parseJson} from './json.mjs';
import {linesOf} from './text.mjs';
import {newTurn, readTurn} from './turn-text.mjs';

// Spans in the text of an entry are counted from its own base; `place` brings them to the file.
const base = 1e9;

class Places {
  constructor() {
    this.strings = [];
  }
  baseOf(string) {
    return base * this.strings.push(string);
  }
  span({start, end}) {
    const number = Math.floor(start / base) - 1;
    if (number < 0) return {start, end};
    const {places, end: close} = this.strings[number];
    const offset = base * (number + 1);
    return {start: places[start - offset] ?? close - 1, end: places[end - offset] ?? close - 1};
  }
}

function readEntry(string, places, context) {
  const from = places.baseOf(string);
  const lines = linesOf(string.text, 0).map(({start, text}) => ({start: from + start, text}));
  const turn = lines.length === 0 ? null : readTurn(lines, context);
  if (turn !== null) return turn;
  context.report('empty-turn', 'error', string.start, string.end);
  return {...newTurn('ap'), isEmpty: true, hasError: true, start: string.start, end: string.end};
}

// A header of `seed` for what the record's header says.
function headersOf(header) {
  const found = [];
  const add = (key, value) => {
    if (value?.kind === 'string') found.push({key, value: value.text});
  };
  const names = memberOf(header, 'players')?.items?.map((player) => memberOf(player, 'name')?.text) ?? [];
  if (names.length > 0 && !names.includes(undefined)) found.push({key: 'Players', value: names.join(', ')});
  const variants = memberOf(memberOf(header, 'game'), 'variants')?.items ?? [];
  if (variants.length > 0) found.push({key: 'Variants', value: variants.map(({text}) => text).join(', ')});
  const keys = {event: 'Event', round: 'Round', 'date-start': 'Date', 'date-end': 'Ended', 'date-generated': 'Generated'};
  for (const {key, value} of header?.members ?? []) {
    const isPlaceholder = value.text === '1970-01-01T00:00:00.000Z';
    if (key.text === 'site') {
      add('Site', memberOf(value, 'name'));
      add('Game-Id', memberOf(value, 'gameid'));
    } else if (!isPlaceholder) {
      add(keys[key.text] ?? key.text, value);
    }
  }
  const results = memberOf(header, 'players')?.items?.map((player) => Number(memberOf(player, 'result')?.text ?? 0)) ?? [];
  const winners = names.filter((name, player) => results[player] === 1);
  if (winners.length === 1) found.push({key: 'Winner', value: winners[0]});
  return {headers: found, names};
}

export function readRecord(game, bytes, from, context) {
  const {report} = context;
  const bad = (value) => report('bad-record', 'error', value.start, value.end);
  let record;
  try {
    record = parseJson(bytes, from);
  } catch (reason) {
    if (!(reason instanceof NotJson)) throw reason;
    bad(reason.span);
    game.isFragment = true;
    return;
  }
  game.record = record;
  const header = memberOf(record, 'header');
  const title = memberOf(memberOf(header, 'game'), 'name');
  if (title !== undefined && title.text !== 'Homeworlds') bad(title);
  const players = memberOf(header, 'players');
  if (players !== undefined && players.kind !== 'array') bad(players);
  const moves = memberOf(record, 'moves');
  if (moves?.kind !== 'array') {
    bad(moves ?? record);
    game.isFragment = true;
    return;
  }
  // Without such `moves` nothing is played.
  const badMove = (value) => {
    bad(value);
    game.isFragment = true;
  };
  const {headers, names} = headersOf(header);
  game.headers = headers;
  if (names.length >= 2 && names.length <= 4 && !names.includes(undefined)) game.names = names;
  if (game.names !== null) game.players = context.players = names.length;
  const places = new Places();
  game.places = places;
  for (const round of moves.items) {
    if (round.kind !== 'array') badMove(round);
    for (const entry of round.items ?? []) {
      const string = entry.kind === 'object' ? memberOf(entry, 'move') : entry;
      if (entry.text === 'null' && entry.kind === 'literal') continue;
      if (string?.kind !== 'string') {
        badMove(entry);
        continue;
      }
      const turn = readEntry(string, places, context);
      string.turn = turn;
      game.turns.push(turn);
      game.items.push({type: 'turn', turn, comment: null});
    }
  }
}
