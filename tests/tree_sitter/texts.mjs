// The texts of the conformance suite by language.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const suite = join(dirname(fileURLToPath(import.meta.url)), '../../corpus/suite');

export function textsOf({id, words}) {
  const notation = words[0].split(':')[0];
  const cases = [notation, ...(id === 'hop' ? ['hop-random'] : [])].flatMap((name) =>
    readFileSync(join(suite, `${name}.jsonl`), 'utf8').trim().split('\n').map((line) => JSON.parse(line)));
  const texts = cases.map(({text}) => text).filter((text) => typeof text === 'string');
  // Of Homeworlds there is only the form of Abstract Play, which is JSON.
  return [...new Set(texts)].filter((text) => id !== 'homeworlds-ap-record' || /^\s*[{["]/.test(text));
}
