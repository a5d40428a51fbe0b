// Runs the transcripts: what the editor says (`-> `), and what the server answers (`<- `), one message of JSON a line;
// `#` begins a comment, and the last line is the exit status. With PLYGLOT_UPDATE in the environment the answers are
// written again.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Server} from './server.mjs';

const program = process.argv[2];
const folder = join(dirname(fileURLToPath(import.meta.url)), 'transcripts');

// What the server says until it has answered: a request by its number, a change of a text by what is found in it.
const isAnswerTo = ({id}) => (body) => {
  const answer = JSON.parse(body);
  return id === undefined ? answer.method === 'textDocument/publishDiagnostics' : answer.id === id;
};
const isAnswered = ({id, method}) => id !== undefined || /^textDocument\/did/.test(method);

async function replayed(lines) {
  const server = new Server(program);
  const out = [];
  for (const line of lines.filter((line) => !line.startsWith('<- ') && !line.startsWith('status '))) {
    out.push(line);
    if (!line.startsWith('-> ')) continue;
    const said = JSON.parse(line.slice(3));
    server.say(said);
    if (!isAnswered(said)) continue;
    for (const answer of await server.answersUpTo(isAnswerTo(said))) out.push(`<- ${answer}`);
  }
  return [...out, `status ${await server.end()}`];
}

let failures = 0;
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => line !== '');
  const found = await replayed(lines);
  if (process.env.PLYGLOT_UPDATE) writeFileSync(path, `${found.join('\n')}\n`);
  else if (found.join('\n') !== lines.join('\n')) {
    ++failures;
    const at = found.findIndex((line, i) => line !== lines[i]);
    console.error(`${name}:\n  expected ${lines[at]}\n  found    ${found[at]}`);
  }
}
console.log(`${readdirSync(folder).length} transcripts, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
