// Result and dialect of a file of Hive PGN (hive-notations P4, P5).
import {Unknown} from './errors.mjs';

const states = ['NotStarted', 'InProgress', 'Draw', 'WhiteWins', 'BlackWins'];
const spellings = {
  '1-0': 'WhiteWins', '0-1': 'BlackWins', '1/2-1/2': 'Draw', '½-½': 'Draw',
  '*': 'InProgress', Unkown: 'InProgress', Unknown: 'InProgress', Adjudicated: 'Adjudicated',
};
const sitesOwn = ['Adjudicated', '½-½'];
const siteDate = /^[0-9]{2}-[A-Z][a-z]{2}-[0-9]{4}_[0-9]{2}:[0-9]{2}:[0-9]{2}$/;

export const isResult = (text) => states.includes(text) || spellings[text] !== undefined;

// P5: whether the file was written by hivegame.com.
export function isOfHivegame(record, lastLine) {
  return (record.tag('Site') ?? '').includes('hivegame.com') || sitesOwn.includes(record.tag('Result'))
    || siteDate.test(record.tag('Date') ?? '') || sitesOwn.includes(lastLine) || (lastLine ?? '').endsWith(';');
}

export const isDate = (text, isHivegame) =>
  text === '' || /^[0-9]{4}\.[0-9]{2}\.[0-9]{2}$/.test(text) || (isHivegame && siteDate.test(text));

// The state of a written result, {text, start, end}; null if nothing is known.
function stateOf(written, isHivegame, note) {
  if (written === undefined || written.text === '') return null;
  if (states.includes(written.text)) return written.text;
  if (isHivegame && sitesOwn.includes(written.text)) return spellings[written.text];
  if (written.text === 'Adjudicated') throw new Unknown('Adjudicated in the dialect mzinga');
  const state = spellings[written.text];
  note(`hive-pgn/${state === undefined ? 'bad-result' : 'result-spelling'}`, written.start, written.end);
  return state ?? null;
}

// Tells where the result is not that of the board.
function checkBoard(state, written, record, note) {
  const isEnded = !['NotStarted', 'InProgress'].includes(record.state);
  if (state === record.state || (state === 'InProgress' && !isEnded)) return;
  const isMismatch = isEnded || state === 'NotStarted';
  if (state === 'Adjudicated') note('hive-pgn/result-not-on-board');
  else note(`hive-pgn/result-${isMismatch ? 'mismatch' : 'not-on-board'}`, written.start, written.end);
}

// P4: the result of tag and last line, of which the tag counts.
export function resultOf(record, tag, line, isHivegame, note) {
  const tagState = stateOf(tag, isHivegame, note);
  const lineState = stateOf(line, isHivegame, note);
  const isAdjudicated = tagState === 'Adjudicated' || lineState === 'Adjudicated';
  const areUnfinished = [tagState, lineState].every((state) => ['NotStarted', 'InProgress'].includes(state));
  if (tagState !== null && lineState !== null && tagState !== lineState && !areUnfinished) {
    if (isAdjudicated) throw new Unknown('what Adjudicated means beside another result');
    note('hive-pgn/results-disagree', line.start, line.end);
  }
  if (tagState !== null) checkBoard(tagState, tag, record, note);
  else if (lineState !== null) checkBoard(lineState, line, record, note);
  return tagState ?? lineState;
}
