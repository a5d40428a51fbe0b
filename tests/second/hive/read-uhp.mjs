// Reads GameStrings (hive-notations 3.1, U1 - U11).
import {IllegalEnd, Refused, Unknown} from './errors.mjs';
import {GameRecord, replay, usedLetters} from './game-record.mjs';
import {readUhpMove, tellUhp} from './read-uhp-move.mjs';

const states = ['NotStarted', 'InProgress', 'Draw', 'WhiteWins', 'BlackWins'];
const looksLikeMove = /^(pass$|[0-9]*\.?[ \t]*[wb][QABDGLMPS][0-9]*([ \t.]|$))/i;
const looksLikeTurn = /^(white|black)\[[1-9][0-9]*\]$/i;
const sessionWord = /^(ok|info|validmoves|exit|id|play|bestmove|undo|options|err|invalidmove|perft)\b/;

// The letters of a game type in the order M, L, P, or null if it is none; `tell` is given a name (U4).
export function lettersOf(gameType, tell) {
  const [, base, letters = ''] = /^(base)(?:\+([MLP]+))?$/i.exec(gameType) ?? [];
  if (base === undefined) return null;
  const upper = letters.toUpperCase();
  if (new Set(upper).size !== upper.length) return null;
  const ordered = [...'MLP'].filter((letter) => upper.includes(letter)).join('');
  if (base !== 'Base' || upper !== letters) tell('uhp/gametype-case');
  else if (ordered !== letters) tell('uhp/gametype-order');
  return ordered;
}

const trimBlanks = (text) => text.replace(/^[ \t]+|[ \t]+$/g, '');

// U1 - U3: the tokens {text, start, end, semicolon}, without the blanks around them; `semicolon` is the place of the
// one before it.
function tokensOf(line, offset, note) {
  const tokens = [];
  let start = 0;
  for (const part of line.split(';')) {
    const text = trimBlanks(part);
    const from = start + (text === '' ? 0 : part.indexOf(text));
    const to = from + text.length;
    const token = {text, start: offset + from, end: offset + (text === '' ? start + part.length : to),
                   semicolon: offset + start - 1};
    if (text !== '') {
      if (from > start) note('uhp/space-around-separator', offset + start, offset + from);
      if (to < start + part.length) note('uhp/space-around-separator', offset + to, offset + start + part.length);
    }
    tokens.push(token);
    start += part.length + 1;
  }
  const last = tokens.at(-1);
  if (tokens.length > 1 && last.text === '') {
    const isBare = last.end === last.semicolon + 1;
    note('uhp/trailing-semicolon', isBare ? last.semicolon : undefined, last.semicolon + 1);
    tokens.pop();
  }
  return tokens;
}

// U4, U5: takes the fields of the header off the tokens. A field is its token, or null if it is not written.
function takeHeader(tokens, lineEnd, note) {
  const header = {letters: null, state: null, turn: null};
  if (looksLikeMove.test(tokens[0].text)) {
    const [, piece, reference] = /^(?:[0-9]+[ \t]*\.?[ \t]*)?([^ \t]+)[ \t]+([^ \t.]+)\.?$/.exec(tokens[0].text) ?? [];
    const isOther = reference !== undefined && reference.replace(/[-/\\]/g, '').toLowerCase() !== piece.toLowerCase();
    if (isOther) throw new Refused('the moves go on with another line');
    note('uhp/missing-header', tokens[0].start);
    return header;
  }
  const gameType = tokens.shift();
  header.letters = lettersOf(gameType.text, (name) => note(name, gameType.start, gameType.end));
  if (header.letters === null) throw new Refused('bad game type');
  const take = (isValue, isLater) => {
    if (tokens.length === 0 || isLater(tokens[0].text)) {
      note('uhp/missing-header-field', tokens[0]?.start ?? lineEnd);
      return null;
    }
    const token = tokens.shift();
    if (token.text === '') {
      note('uhp/empty-header-field', token.start === token.end ? token.start : undefined);
      return null;
    }
    if (!isValue(token.text)) throw new Refused(`bad header field ${token.text}`);
    return token;
  };
  header.state = take((text) => states.some((state) => state.toLowerCase() === text.toLowerCase()),
                      (text) => looksLikeTurn.test(text) || looksLikeMove.test(text));
  header.turn = take((text) => looksLikeTurn.test(text), (text) => looksLikeMove.test(text));
  return header;
}

// U10: a field beside its true value.
function differs(field, value) {
  return field !== null && field.text.toLowerCase() !== value.toLowerCase();
}

// U2: without a quote at an end and the word of the command.
function withoutWrapping(line, note) {
  let text = line;
  if (/^\s*["']|["']\s*$/.test(text)) {
    note('uhp/quotes');
    text = text.replace(/^\s*["']|["']\s*$/g, '');
  }
  if (/^\s*newgame[ \t]/.test(text)) {
    note('uhp/command-word');
    text = text.replace(/^\s*newgame[ \t]+/, '');
  }
  return text;
}

function readGameString(line, offset, options, note) {
  const tokens = tokensOf(withoutWrapping(line, note), offset, note);
  const header = takeHeader(tokens, offset + line.length, note);
  const written = [];
  for (const token of tokens) {
    if (token.text === '') note('uhp/empty-move', token.semicolon, token.end);
    else written.push(readUhpMove(token.text, token.start, written.every((move) => move.pass), note));
  }
  const record = new GameRecord();
  record.start(header.letters ?? usedLetters(written));
  const {state, turn} = header;
  const tell = (name, field) => note(`uhp/${name}`, field.start, field.end);
  const checkTurnCase = () => turn !== null && !/^(White|Black)/.test(turn.text) && tell('turn-case', turn);
  if (state !== null && !states.includes(state.text)) tell('state-case', state);
  try {
    replay(record, written, options, tellUhp(note));
  } catch (error) {
    checkTurnCase();
    throw error;
  }
  if (options.repetition === 'threefold' && state?.text.toLowerCase() === 'draw') {
    throw new Unknown('whether a draw was claimed (H30)');
  }
  if (differs(state, record.state)) tell('state-mismatch', state);
  if (differs(turn, record.turn)) tell('turn-mismatch', turn);
  else checkTurnCase();
  return record;
}

// The lines of the file in order: comments as text, games as records.
export function readUhp(text, options, isFile, note) {
  if (!isFile) return [readGameString(text, 0, options, note)];
  const lines = [];
  let illegal = null;
  let offset = 0;
  for (const rawLine of text.split('\n')) {
    const line = rawLine.replace(/\r$/, '');
    const mark = offset === 0 && line.startsWith('\uFEFF') ? 1 : 0;
    const trimmed = trimBlanks(line.slice(mark));
    if (trimmed === '' || trimmed.startsWith('#')) lines.push(trimmed === '' ? '' : line.trimEnd());
    else if (sessionWord.test(trimmed)) throw new Unknown('a log of a session (U11)');
    else {
      try {
        lines.push(readGameString(line.slice(mark), offset + mark, options, note));
      } catch (error) {
        if (!(error instanceof IllegalEnd)) throw error;
        illegal ??= error;  // the other records are read for what they tell
      }
    }
    offset += rawLine.length + 1;
  }
  if (illegal !== null) throw illegal;
  return lines;
}
