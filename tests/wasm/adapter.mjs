// The npm package as a program of the conformance suite (corpus/README.md):
//   adapter.mjs PACKAGE
// Positions, perft and the suite's own words for moves are not part of the package.
import {isUtf8} from 'node:buffer';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const {load, PlyglotError} = await import(pathToFileURL(`${process.argv[2]}/index.js`));
const plyglot = await load();
// As plyglot.h numbers it.
const unknownName = 2;
const checks = new Map(plyglot.checks.map((check) => [check.name, check]));

function documentOf({notation, options = {}, source = 'file', text, base64, checks: wanted = []}) {
  const {dialect, ...others} = options;
  const unknown = wanted.find((name) => !checks.has(name));
  if (unknown !== undefined) throw new PlyglotError(`there is no check ${unknown}`, unknownName);
  return plyglot.read(text === undefined ? Buffer.from(base64, 'base64') : Buffer.from(text), {
    notation: dialect === undefined ? notation : `${notation}:${dialect}`,
    options: others,
    severities: Object.fromEntries(wanted.map((name) => [name, checks.get(name).severity])),
    isString: source === 'string',
  });
}

function using(requests, use) {
  const documents = [];
  try {
    for (const request of requests) documents.push(documentOf(request));
    return use(...documents);
  } finally {
    for (const document of documents) document.free();
  }
}

function written(bytes) {
  return isUtf8(bytes) ? {text: Buffer.from(bytes).toString()} : {base64: Buffer.from(bytes).toString('base64')};
}

const verbs = {
  hello: () => ({
    program: 'plyglot for JavaScript', version: plyglot.version, protocol: 1, verbs: Object.keys(verbs),
    notations: plyglot.notations.filter(({canBeRead}) => canBeRead).map(({id}) => id),
  }),
  lint: (request) => using([request], ({findings}) => ({
    ok: findings.every(({severity}) => severity !== 'error'),
    diagnostics: findings.map(({name, severity, span}) => ({name, severity, start: span.begin, end: span.end})),
  })),
  format: (request) => using([request], (document) => written(document.canonical().bytes)),
  translate: ({to, to_options: {dialect, ...options} = {}, ...request}) => using([request], (document) => {
    const target = dialect === undefined ? to : `${to}:${dialect}`;
    const {bytes, done} = document.translate(target, {record: request.record, ply: request.ply, options});
    return done > 0 ? written(bytes) : {text: null};
  }),
  diff: ({other, ...request}) => using([request, other], (a, b) => ({same: plyglot.diff(a, b).notDone === 0})),
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
  if (!Object.hasOwn(verbs, request.do)) return {id, unsupported: true};
  try {
    return {id, ...verbs[request.do](request)};
  } catch (error) {
    if (!(error instanceof PlyglotError) || error.status === undefined) throw error;
    return {id, unsupported: true};
  }
}

for await (const line of createInterface({input: process.stdin})) {
  process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}
