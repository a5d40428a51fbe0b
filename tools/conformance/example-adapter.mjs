// The smallest program that speaks the protocol of the suite (corpus/README.md): it knows nothing yet, and says so.
// Begin here: name the verbs and notations that your program knows in `hello`, and answer them.
import {createInterface} from 'node:readline';

const verbs = {
  hello: () => ({program: 'example', version: '0', protocol: 1, verbs: Object.keys(verbs), notations: []}),
};

function answerTo(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return {id: null, error: 'this line is no JSON'};
  }
  const {id} = request ?? {};
  if (typeof id !== 'string' && !Number.isInteger(id)) return {id: null, error: 'a request is an object with an `id`'};
  if (typeof request.do !== 'string') return {id, error: 'a request says what to `do`'};
  const verb = Object.hasOwn(verbs, request.do) ? verbs[request.do] : () => ({unsupported: true});
  return {id, ...verb(request)};
}

for await (const line of createInterface({input: process.stdin})) {
  process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}
