// Second readers in JavaScript, written from docs/spec alone, answer the requests of the conformance suite
// (corpus/README.md). Each game has a folder, whose `game.mjs` exports `notations`, the names that it reads, and
// `answer(request)`: the members of the answer, or null for what it does not know.
import {createInterface} from 'node:readline';
import {existsSync, readdirSync} from 'node:fs';

const folder = new URL('.', import.meta.url);
const verbs = ['hello', 'lint', 'format', 'position', 'moves', 'perft', 'translate', 'diff'];
const gameOf = new Map();
for (const name of readdirSync(folder)) {
  const file = new URL(`${name}/game.mjs`, folder);
  if (!existsSync(file)) continue;
  const game = await import(file);
  for (const notation of game.notations) gameOf.set(notation, game);
}

function answerTo(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return {id: null, error: 'this line is not JSON'};
  }
  const id = request?.id;
  if (typeof id !== 'string' && !Number.isInteger(id)) return {id: null, error: 'a request is an object with an `id`'};
  if (typeof request.do !== 'string') return {id, error: 'a request says what to `do`'};
  if (request.do === 'hello') {
    return {id, program: 'second readers', version: '1', protocol: 1, verbs, notations: [...gameOf.keys()]};
  }
  const isKnown = verbs.includes(request.do) && gameOf.has(request.notation);
  const answer = isKnown ? gameOf.get(request.notation).answer(request) : null;
  return answer === null ? {id, unsupported: true} : {id, ...answer};
}

for await (const line of createInterface({input: process.stdin})) {
  process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}
