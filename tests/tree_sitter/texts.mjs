// The texts of the conformance suite by language.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {dialectsOf} from '../vscode/dialects.mjs';

const suite = join(dirname(fileURLToPath(import.meta.url)), '../../corpus/suite');

const isOf = {
  // A header may say that a game is in another dialect, of another grammar (homeworlds L15).
  homeworlds: (text) => !/dialect:[ \t]*(ap|sdg|jpb|quux|hwl|bga)/i.test(text),
  'homeworlds-ap-record': (text) => /^\s*[{["]/.test(text),
};

// The notation and the dialect that a grammar is of, as `--from` takes them. Where only the notation is named, the program
// may read a text in another dialect than that of the grammar, by its content.
export function dialectOf(program, {words: [name]}) {
  const dialects = dialectsOf(program).get(name);
  return dialects === undefined ? name : `${name}:${dialects[0]}`;
}

export function textsOf({id, words}) {
  const notation = words[0].split(':')[0];
  const cases = [notation, ...(id === 'hop' ? ['hop-random'] : [])].flatMap((name) =>
    readFileSync(join(suite, `${name}.jsonl`), 'utf8').trim().split('\n').map((line) => JSON.parse(line)));
  const texts = cases.map(({text}) => text).filter((text) => typeof text === 'string');
  return [...new Set(texts)].filter(isOf[id] ?? (() => true));
}
