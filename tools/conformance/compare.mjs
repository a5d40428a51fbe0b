// An answer beside what is expected of it: one check for each member that the suite speaks of.
import {levelOf} from './suite.mjs';

// Sorts the keys, so that equal values have equal texts.
export function textOf(value) {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'nothing';
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join(',')}}`;
}

const byPlace = (a, b) => a.start - b.start || a.end - b.end || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

// Only what the suite speaks of, in one order.
function comparable(member, value) {
  if (!Array.isArray(value)) return value;
  if (member === 'moves') return [...value].sort();
  if (member !== 'diagnostics') return value;
  const isFinding = (row) => row !== null && typeof row === 'object';
  if (!value.every(isFinding)) return value;
  return value.map(({name, severity, start, end}) => ({name, severity, start, end})).sort(byPlace);
}

function check(question, member, result, given) {
  return {
    id: question.id,
    notation: question.notation,
    level: levelOf(question.verb, member),
    member,
    result,
    expected: question.expect[member],
    given,
  };
}

const all = (question, result, given) =>
  Object.keys(question.expect).map((member) => check(question, member, result, given));

export const leftOut = (question) => all(question, 'left out');
export const failedBecause = (question, why) => all(question, 'failed', why);

// An answer to a bad request says so in words of its own.
function compareProtocol(question, answer) {
  const isAnswer = 'error' in question.expect ? typeof answer.error === 'string' : answer.unsupported === true;
  return all(question, isAnswer ? 'passed' : 'failed', answer);
}

export function compare(question, answer) {
  if (question.verb === 'protocol') return compareProtocol(question, answer);
  if (answer.unsupported === true) return leftOut(question);
  if ('error' in answer) return failedBecause(question, `error: ${textOf(answer.error)}`);
  const known = Object.keys(question.expect).filter((member) => isGiven(member, answer));
  if (known.length === 0) return failedBecause(question, answer);
  return Object.keys(question.expect).map((member) => {
    if (!known.includes(member)) return check(question, member, 'left out');
    const expected = textOf(comparable(member, question.expect[member]));
    const isSame = expected === textOf(comparable(member, answer[member]));
    return check(question, member, isSame ? 'passed' : 'failed', answer[member]);
  });
}

// A text may be given as bytes, which is wrong, but not left out.
function isGiven(member, answer) {
  if (member === 'text' || member === 'base64') return 'text' in answer || 'base64' in answer;
  return member in answer;
}
