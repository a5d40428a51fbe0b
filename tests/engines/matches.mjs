// Matches, and what they say.
import { spawnSync } from 'node:child_process';

export const wordsOf = (engines) => Object.entries(engines).flatMap(([name, command]) => ['--engine', `${name}=${command}`]);

export function read(status, output, error) {
  const events = output.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const of = (event) => events.filter((line) => line.event === event);
  return { status, error, started: of('started'), moves: of('move'), findings: of('finding'), games: of('finished'),
           table: events.at(-1) };
}

export function match(plyglot, engines, ...options) {
  const { status, stdout, stderr } = spawnSync(plyglot, ['match', ...wordsOf(engines), '--output-format', 'jsonl', ...options],
                                               { encoding: 'utf8' });
  return read(status, stdout, stderr);
}

// What does not depend on the clock.
export const timeless = ({ started, moves, findings, games, table }) =>
  ({ started, moves: moves.map(({ ms, ...rest }) => rest), findings, games, table });
