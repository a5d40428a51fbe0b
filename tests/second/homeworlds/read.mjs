// A text as a game: headers, the turns as they are written, and what is said of them (homeworlds 2).
import {choiceOf, dialects, headerNamed, headerOf, isKnownKey, namesOf, reportDuplicates, rulesOf, saysDraw} from './headers.mjs';
import {otherFormOf} from './other-form.mjs';
import {playGame} from './play.mjs';
import {isBgaLog, readBga} from './read-bga.mjs';
import {readLines, takePosition} from './read-lines.mjs';
import {checkFirstLine, isLog, isLogHeader, readHwl} from './read-hwl.mjs';
import {boardOf, systemsOf} from './read-position.mjs';
import {readQuux} from './read-quux.mjs';
import {readRecord} from './read-record.mjs';
import {hasHandles, readSdg} from './read-sdg.mjs';
import {PossiblePlay} from './possible-play.mjs';
import {handleOf, splitComment} from './remarks.mjs';
import {bytesOf, firstBadByte, fold, linesOf, trim} from './text.mjs';
import {numberOf} from './turn-text.mjs';
import {playerOfSeat} from './words.mjs';

const ownProfile = {seed: 'rules', ap: 'ap', sdg: 'sdg', jpb: 'jpb', quux: 'quux', hwl: 'hwl', bga: 'bga'};

// The dialect that a header names, wherever the lines of another dialect would begin.
function dialectOf(lines, options, report) {
  if (options.dialect !== undefined) return options.dialect;
  if (isBgaLog(lines)) return 'bga';
  const headers = [];
  let hasLog = false;
  for (const line of lines) {
    if (trim(splitComment(line).text) === '') continue;
    const header = headerOf(splitComment(line), 'seed');
    if (header === null) {
      hasLog = isLog(line.text);
      break;
    }
    headers.push(header);
  }
  // homeworlds L15.
  const hasComment = lines.some((line) => splitComment(line).comment !== null);
  const named = choiceOf(headers, 'dialect', dialects, report);
  return named ?? (hasLog && !hasComment && !headers.some(({key}) => fold(key) === 'dialect') ? 'hwl' : 'seed');
}

// A line between headers that is none; null for a move.
function asideOf({text, comment}, dialect, isTranscript) {
  const written = trim(text);
  if (written === '') return {type: comment === null ? 'blank' : 'comment', comment};
  if (isTranscript) return {type: 'comment', comment: `# ${written}`};
  return dialect === 'jpb' && written.startsWith('#') ? {type: 'comment', comment: written} : null;
}

// homeworlds R19.
function isTurnWithName(line, dialect, play) {
  const handle = dialect === 'seed' || dialect === 'ap' ? handleOf(line, play) : null;
  return handle !== null && play.begins(line.text.slice(handle.length));
}

// Takes the headers from the lines; those that are left are returned. In a transcript all lines before the first turn are
// headers or comments.
function takeHeaders(game, lines, {dialect, report, play}) {
  const isTranscript = dialect === 'sdg' && hasHandles(lines);
  const first = isTranscript ? lines.findIndex((line) => (numberOf(line)?.handle ?? null) !== null) : lines.length;
  let taken = isTranscript ? first : 0;
  let asides = [];
  for (const [index, raw] of lines.slice(0, first).entries()) {
    const line = dialect === 'seed' ? splitComment(raw) : {...raw, comment: null};
    const header = isTurnWithName(line, dialect, play) ? null : headerOf(line, dialect);
    const aside = asideOf(line, dialect, isTranscript);
    if (header !== null && (isKnownKey(header.key) || aside === null)) {
      game.items.push(...asides, {type: 'header', header, comment: line.comment});
      game.headers.push(header);
      if (!isKnownKey(header.key)) report('unknown-header', 'info', header.keySpan.start, header.keySpan.end);
      asides = [];
      taken = Math.max(taken, index + 1);
    } else if (aside === null) {
      break;
    } else if (aside.type === 'comment') {
      asides.push(aside);
    }
  }
  if (isTranscript) game.items.push(...asides);
  game.hasChat = isTranscript && game.items.some(({type}) => type === 'comment');
  return lines.slice(taken);
}

// Those at the top, and empty lines between them.
function takeLogHeaders(game, lines) {
  const isHead = ({text}) => trim(text) === '' || isLogHeader(text);
  const end = lines.findIndex((line) => !isHead(line));
  const head = end < 0 ? lines : lines.slice(0, end);
  for (const line of head.filter(({text}) => trim(text) !== '')) {
    const header = headerOf(line, 'hwl');
    game.items.push({type: 'header', header, comment: null});
    game.headers.push(header);
  }
  return lines.slice(head.length);
}

// homeworlds L17.
function takeOtherForm(game, line, report) {
  const start = line.start + line.text.length - line.text.replace(/^[ \t\v\f]+/, '').length;
  report('other-form', 'error', start, start + trim(line.text).length);
  game.isFragment = true;
}

// homeworlds L16.
function takeStarMap(game, rawLines, report) {
  const lines = rawLines.map(splitComment);
  const systems = systemsOf(lines.filter(({text}) => trim(text) !== ''));
  if (systems === null) return false;
  report('star-map', 'info', systems[0].start, systems.at(-1).end);
  game.initial = boardOf(systems, 0, systems[0].start, report);
  game.isFragment = game.initial === null;
  game.players = game.initial?.players ?? 2;
  const first = lines.findIndex(({text}) => trim(text) !== '');
  const last = lines.findLastIndex(({text}) => trim(text) !== '');
  game.hasInnerComment = lines.slice(first, last).some(({comment}) => comment !== null);
  for (const {comment} of lines.slice(0, first)) game.items.push({type: comment === null ? 'blank' : 'comment', comment});
  game.items.push({type: 'position', comment: lines[last].comment});
  for (const {comment} of lines.slice(last + 1)) game.items.push({type: comment === null ? 'blank' : 'comment', comment});
  return true;
}

function readTurns(game, lines, options, context) {
  // With a dialect that is given only the lines of a log are its headers (homeworlds 3.3).
  const isGivenLog = game.dialect === 'hwl' && options.dialect !== undefined;
  const body = isGivenLog ? takeLogHeaders(game, lines) : takeHeaders(game, lines, context);
  game.names = namesOf(game.headers, context.report);
  context.players = game.players = game.names?.length ?? 2;
  if (game.dialect === 'sdg') readSdg(game, takePosition(game, body, context), context);
  else if (game.dialect === 'hwl') readHwl(game, takePosition(game, body, context), context, headerOf);
  else if (game.dialect === 'quux') readQuux(game, takePosition(game, body, context), context);
  else readLines(game, body, options, context);
}

// homeworlds L7.
function findFragment(game, report) {
  if (game.isFragment || game.initial !== null) return;
  const actions = game.turns.flatMap((turn) => turn.actions);
  if (actions.length === 0 || actions.some(({kind}) => kind === 'homeworld')) return;
  report('no-initial-position', 'warning', actions[0].start, actions[0].end);
  game.isFragment = true;
}

// homeworlds 7, result-vs-board.
function checkResult(game, report) {
  const winner = headerNamed(game.headers, 'winner');
  if (winner?.valueSpan === undefined) return;
  if (game.dialect === 'hwl' && fold(winner.value) === 'none') return; // homeworlds H5
  const board = game.boards.at(-1);
  const outcome = game.isCertain ? board.outcome() : null;
  const byName = game.handles.findIndex((name) => fold(name) === fold(winner.value));
  const player = byName >= 0 ? byName : playerOfSeat(winner.value, board.players);
  const areAllKnown = game.handles.length === board.players;
  const isDraw = player < 0 && saysDraw(winner.value);
  const isOther = outcome !== null && outcome.winner !== (isDraw ? null : player);
  const differs = player < 0 && !isDraw ? areAllKnown : isOther;
  if (differs) report('result-vs-board', 'warning', winner.valueSpan.start, winner.valueSpan.end);
}

export function readGame(request) {
  const options = request.options ?? {};
  const bytes = bytesOf(request);
  const findings = [];
  const game = {items: [], headers: [], turns: [], names: null, players: 2, initial: null, isFragment: false, findings};
  const report = (name, severity, start, end) => {
    const span = game.places?.span({start, end}) ?? {start, end};
    findings.push({name: `homeworlds/${name}`, severity, ...span});
  };
  const from = bytes.startsWith('\xef\xbb\xbf') ? 3 : 0;
  if (from > 0) report('byte-order-mark', 'info', 0, 3);
  const lines = linesOf(bytes, from);
  // homeworlds L17.
  const isOfWords = options.dialect === undefined ? !isBgaLog(lines) : ['seed', 'jpb'].includes(options.dialect);
  const otherForm = isOfWords ? otherFormOf(lines) : null;
  game.dialect = otherForm === null ? dialectOf(lines, options, report) : (options.dialect ?? 'seed');
  const play = new PossiblePlay(game.dialect === 'seed' || game.dialect === 'ap' ? lines.map((line) => splitComment(line).text) : []);
  const context = {dialect: game.dialect, players: 2, report, checks: request.checks ?? [], play};
  if (game.dialect === 'ap' && /^[ \t\r\n]*\{/.test(bytes.slice(from))) {
    readRecord(game, bytes, from, context);
  } else {
    const bad = firstBadByte(bytes);
    if (bad >= 0) report('not-utf8', 'warning', bad, bad + 1);
    if (otherForm !== null) takeOtherForm(game, otherForm, report);
    else if (game.dialect === 'bga') readBga(game, lines, context);
    else if (game.dialect !== 'seed' || !takeStarMap(game, lines, report)) readTurns(game, lines, options, context);
  }
  game.profile = options.profile ?? rulesOf(game.headers, report) ?? ownProfile[game.dialect];
  game.hasContradiction = reportDuplicates(game.headers, report);
  if (game.dialect === 'hwl') checkFirstLine(game, headerNamed(game.headers, 'dialect') !== undefined, report);
  findFragment(game, report);
  // G27: `quux` does not check games of more than two.
  game.isUnchecked = game.profile === 'quux' && game.players > 2;
  if (game.isUnchecked) {
    const players = headerNamed(game.headers, 'players') ?? headerNamed(game.headers, 'participants');
    const name = /^[^,(]*[^,( ]/.exec(players?.value ?? '')?.[0] ?? '';
    const span = name === '' ? game.turns[0] : {...players.valueSpan, end: players.valueSpan.start + name.length};
    if (span !== undefined) report('rules-not-checked', 'info', span.start, span.end);
  }
  playGame(game, options, report);
  checkResult(game, report);
  // homeworlds R8.4.
  const open = game.turns.flatMap(({actions}) => actions).filter(({other, isReached}) => other !== undefined && !isReached);
  const isOpen = ({name, start}) =>
    ['homeworlds/letter-case', 'homeworlds/colour-form'].includes(name) && open.some(({colour}) => colour.start === start);
  // The size of a new colour, and the other order of a trade, stand for its form too (homeworlds R6).
  const others = findings.filter(({name}) => ['homeworlds/trade-size', 'homeworlds/trade-order'].includes(name));
  const isInOther = ({start, end}) => others.some((other) => other.start <= start && end <= other.end);
  game.findings = findings.filter((finding) => !isOpen(finding)).filter((finding) => finding.name !== 'homeworlds/colour-form' || !isInOther(finding));
  return game;
}
