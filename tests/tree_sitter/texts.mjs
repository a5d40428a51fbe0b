// The texts of the conformance suite by language.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const suite = join(dirname(fileURLToPath(import.meta.url)), '../../corpus/suite');

const isOf = {
  // A header may say that a game is in another dialect, of another grammar (homeworlds L15).
  homeworlds: (text) => !/dialect:[ \t]*(ap|sdg|jpb|quux|hwl|bga)/i.test(text),
  'homeworlds-ap-record': (text) => /^\s*[{["]/.test(text),
};

export function textsOf({id, words}) {
  const notation = words[0].split(':')[0];
  const cases = [notation, ...(id === 'hop' ? ['hop-random'] : [])].flatMap((name) =>
    readFileSync(join(suite, `${name}.jsonl`), 'utf8').trim().split('\n').map((line) => JSON.parse(line)));
  const texts = cases.map(({text}) => text).filter((text) => typeof text === 'string');
  return [...new Set(texts)].filter(isOf[id] ?? (() => true));
}
