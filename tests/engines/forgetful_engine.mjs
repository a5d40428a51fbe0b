// `plyglot uhp`, but that after one game it does not list the last of the legal moves.
//   node forgetful_engine.mjs PLYGLOT GAMESTRING
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [plyglot, target] = process.argv.slice(2);
const engine = spawn(plyglot, ['uhp'], { stdio: ['pipe', 'pipe', 'inherit'] });
// The first answer is the greeting.
const commands = [''];
let game = '';
createInterface({ input: process.stdin })
  .on('line', (line) => { commands.push(line); engine.stdin.write(`${line}\n`); })
  .on('close', () => engine.stdin.end());
createInterface({ input: engine.stdout }).on('line', (line) => {
  if (/^Base[^;]*;/.test(line)) game = line;
  const isForgotten = commands[0] === 'validmoves' && game === target && line !== 'ok';
  process.stdout.write(`${isForgotten ? line.slice(0, line.lastIndexOf(';')) : line}\n`);
  if (line === 'ok') commands.shift();
});
