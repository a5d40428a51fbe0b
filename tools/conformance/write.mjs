// Whether corpus/suite is what the texts of corpus/ and the answers of plyglot give:
//   write.mjs PLYGLOT HOP_POSITIONS
// HOP_POSITIONS is the program that makes the random positions of HOP. With PLYGLOT_UPDATE in the environment the files
// are written again; what changed must be read in the diff.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {casesOfSuite} from './cases.mjs';
import {Program} from './program.mjs';
import {suiteFolder} from './suite.mjs';

const [command, hopPositions] = process.argv.slice(2);
if (hopPositions === undefined) {
  console.error('usage: write.mjs PLYGLOT HOP_POSITIONS');
  process.exit(2);
}
const updates = process.env.PLYGLOT_UPDATE !== undefined;
const seconds = 60;

function outputOf(name, words) {
  const run = spawnSync(name, words, {encoding: 'utf8', maxBuffer: 1 << 26});
  if (run.status !== 0) throw new Error(`${name} ended with ${run.status}: ${run.error ?? run.stderr}`);
  return run.stdout;
}

function listed(what) {
  const rows = outputOf(command, ['list', what, '--output-format', 'jsonl']).split('\n').filter(Boolean);
  return rows.map((row) => JSON.parse(row));
}

// Checks that are off until somebody asks for them.
const styleChecks = listed('diagnostics').filter(({onRequest}) => onRequest).map(({name}) => name);
const readable = listed('notations').filter(({readable}) => readable);
const extensions = new Map(readable.flatMap(({id, extensions}) => extensions.map((extension) => [extension, id])));

const program = new Program([command, 'answer'], seconds);
async function ask(request) {
  const {line, trouble} = await program.ask(JSON.stringify({id: 0, ...request}));
  if (trouble) throw new Error(`${JSON.stringify(request)}: ${trouble}`);
  return JSON.parse(line);
}

const cases = await casesOfSuite(ask, {styleChecks, extensions, hopPositions: outputOf(hopPositions, ['500'])});
await program.finish();

let stale = 0;
for (const [file, rows] of cases) {
  const path = join(suiteFolder, file);
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  ++stale;
  console.log(`${file} is not what it would be now: tools/dev update writes it anew`);
  if (updates) writeFileSync(path, text);
}
process.exitCode = stale === 0 ? 0 : 1;
