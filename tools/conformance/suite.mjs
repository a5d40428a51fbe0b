// The files of the suite (corpus/README.md), as the questions that are put to a program.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const suiteFolder = fileURLToPath(new URL('../../corpus/suite', import.meta.url));

// The level of each member of an answer.
const levels = {
  lint: {ok: 1, diagnostics: 2},
  format: {text: 3},
  position: {position: 4, outcome: 4},
  moves: {moves: 5},
  perft: {leaves: 5},
  translate: {text: 6},
  diff: {same: 6},
  protocol: {error: 0, unsupported: 0},
};

// Bytes that are not UTF-8 take the place of the text.
const members = {base64: 'text'};
export const levelOf = (verb, member) => levels[verb][members[member] ?? member];

// What tells the questions of a case from each other.
function nameOf({do: verb, record, ply, depth, to, name}) {
  const parts = [name ?? verb];
  if (to !== undefined) parts.push(to);
  if (record !== undefined) parts.push(`record=${record}`);
  if (ply !== undefined) parts.push(`ply=${ply}`);
  if (depth !== undefined) parts.push(`depth=${depth}`);
  return parts.join(' ');
}

function questionsOf(row) {
  // A line that is sent as it is.
  if (row.line !== undefined) {
    return [{id: row.id, notation: 'protocol', verb: 'protocol', line: row.line, answerId: row.answer_id, expect: row.expect}];
  }
  const {id, asks, ...text} = row;
  return asks.map(({expect, name, ...ask}) => {
    const question = `${id} ${nameOf({name, ...ask})}`;
    const line = JSON.stringify({id: question, ...ask, ...text});
    return {id: question, notation: row.notation, verb: ask.do, line, answerId: question, expect};
  });
}

function readLines(path) {
  return readFileSync(path, 'utf8').split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
}

export function readSuite(folder) {
  const about = JSON.parse(readFileSync(join(folder, 'suite.json'), 'utf8'));
  const questions = about.files.flatMap((file) => readLines(join(folder, file)).flatMap(questionsOf));
  const ids = new Set(questions.map(({id}) => id));
  if (ids.size !== questions.length) throw new Error('two questions of the suite have one id');
  return {about, questions};
}
