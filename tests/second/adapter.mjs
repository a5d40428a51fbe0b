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

// These readers know no lookalikes (docs/spec/README.md): a text with a character that may be one, of which they have
// something to say, is none that they can judge.
const mayBeLookalike = /[\u00a0\u00a6\u00ab\u00ad\u00b4\u00bb\u00d7\u0370-\u04ff\u2000-\u2024\u202a-\u202f\u2032-\u2069\u2190-\u2bff\u3000-\u303f\ufe00-\ufe6f\uff00-\uffef]/u;
function isJudged(request, answer) {
  const hasFindings = answer.ok === false || answer.diagnostics?.length > 0;
  return !(hasFindings && request.notation !== 'hop' && mayBeLookalike.test(request.text ?? ''));
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
  return answer === null || !isJudged(request, answer) ? {id, unsupported: true} : {id, ...answer};
}

for await (const line of createInterface({input: process.stdin})) {
  process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}
