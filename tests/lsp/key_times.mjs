// What a key costs in archives of UHP of several sizes, from the key to the findings: key_times.mjs PROGRAM. Prints
// milliseconds of the processor, which docs/performance.md has; compares nothing.
import {readFileSync} from 'node:fs';
import {Server} from './server.mjs';

const game = 'Base;InProgress;White[8];wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wB1 /wS1;bA1 bQ-;wB1 wS1;bB1 bA1-;wG1 -wQ;bB1 bA1;wA1 wG1\\;bS1 bQ/;wA1 -wG1;bG2 bB1\\';
const uri = 'file:///archive.uhp';
const keys = 80;

for (const size of [10_000, 100_000, 1_000_000]) {
  const lines = Math.round(size / (game.length + 1));
  const server = new Server(process.argv[2]);
  const used = () => Number(readFileSync(`/proc/${server.child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const findingsOf = (version) => server.answersUpTo((body) => body.includes('publishDiagnostics') && body.includes(`"version":${version}`));
  server.say({id: 1, method: 'initialize', params: {capabilities: {}}});
  server.say({method: 'initialized', params: {}});
  const text = `${game}\n`.repeat(lines);
  server.say({method: 'textDocument/didOpen', params: {textDocument: {uri, languageId: 'uhp', version: 0, text}}});
  await findingsOf(0);
  // A semicolon at the end of a game in the middle, and its deletion.
  const start = {line: Math.floor(lines / 2), character: game.length};
  const times = [];
  for (let version = 1; version <= keys; ++version) {
    const isTyped = version % 2 === 1;
    const range = {start, end: {...start, character: game.length + (isTyped ? 0 : 1)}};
    const before = used();
    server.say({method: 'textDocument/didChange', params: {textDocument: {uri, version}, contentChanges: [{range, text: isTyped ? ';' : ''}]}});
    await findingsOf(version);
    times.push(used() - before);
  }
  times.sort((a, b) => a - b);
  console.log(`${size} bytes: median ${times[keys / 2].toFixed(3)} ms, least ${times[0].toFixed(3)}`);
  server.child.kill();
}
