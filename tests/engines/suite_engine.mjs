// An engine that speaks the protocol of the conformance suite, and behaves as its KIND says.
//   node suite_engine.mjs PLYGLOT KIND [LOG]
// Requests are appended to LOG. Moves that are legal are those of `plyglot answer --strategy first`.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [plyglot, kind, log] = process.argv.slice(2);
const say = (answer) => process.stdout.write(`${typeof answer === 'string' ? answer : JSON.stringify(answer)}\n`);
function legal({ settings, ...request }) {
  const { stdout } = spawnSync(plyglot, ['answer', '--strategy', 'first'], { input: JSON.stringify(request), encoding: 'utf8' });
  return JSON.parse(stdout).move;
}

const answers = {
  good: (request) => say({ id: request.id, move: legal(request) }),
  illegal: ({ id, notation }) => say({ id, move: { homeworlds: 'build g1 Nowhere', hexix: 'D1v', hopgi: 'Pd2-d9' }[notation] }),
  two: (request) => say({ id: request.id, move: `${legal(request)}\n${legal(request)}` }),
  null: ({ id }) => say({ id, move: null }),
  unsupported: ({ id }) => say({ id, unsupported: true, reason: 'not today' }),
  'wrong-id': (request) => say({ id: request.id + 1, move: legal(request) }),
  text: () => say('D2v'),
  number: ({ id }) => say({ id, move: 7 }),
  silent: () => {},
  dies: () => process.exit(3),
  flood: () => say('x'.repeat(3_000_000)),
  chatters: (request) => { say({ id: request.id, move: legal(request) }); say('{"by":"the way"}'); },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  if (log !== undefined) appendFileSync(log, `${line}\n`);
  const request = JSON.parse(line);
  if (request.do !== 'hello') return answers[kind](request);
  if (kind === 'hello-dies') process.exit(3);
  const verbs = kind === 'no-verb' ? ['hello'] : ['hello', 'bestmove'];
  const notations = kind === 'no-notation' ? ['hop'] : ['uhp', 'homeworlds', 'hexix', 'hexix-position', 'hopgi'];
  return say({ id: request.id, program: kind, version: '1', protocol: 1, verbs, notations });
});
