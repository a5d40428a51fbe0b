// Where the time goes: `perf` over `plyglot lint` of each notation's texts, and the three functions with the largest
// shares of their own, the system's left out. Without `perf` there is no table.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {table} from './tables.mjs';

const hottest = 3;
const bytes = 8e6;

export const hasPerf = () => spawnSync('perf', ['--version']).status === 0;

// All records of a sample again and again, with an empty line between two of them.
function largeFile(samples, name, folder) {
  const texts = readdirSync(join(samples, name)).map((file) => readFileSync(join(samples, name, file)));
  const block = Buffer.concat(texts.flatMap((text) => [text, Buffer.from(text.at(-1) === 10 ? '\n' : '\n\n')]));
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.txt`);
  writeFileSync(path, Buffer.concat(Array(Math.ceil(bytes / block.length)).fill(block)));
  return path;
}

// The name of a function without its namespaces, arguments and copies.
function plainName(symbol) {
  const unqualified = symbol
    .replace(/ \[clone.*$/, '')
    .replaceAll('(anonymous namespace)::', '')
    .replaceAll('plyglot::', '')
    .replaceAll('std::__cxx11::', 'std::');
  let depth = 0;
  let plain = '';
  for (const letter of unqualified) {
    if (letter === '<' || letter === '(') depth += 1;
    if (depth === 0) plain += letter;
    if (letter === '>' || letter === ')') depth -= 1;
  }
  return plain.trim().split(' ').at(-1);
}

// A file of these is one game: the same files are named again and again.
const isOneGameAFile = (name) => /^(hive-pgn|boardspace-sgf|homeworlds:.*)$/.test(name);

function manyFiles(samples, name) {
  const files = readdirSync(join(samples, name)).map((file) => join(samples, name, file));
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return Array(Math.min(Math.ceil(bytes / size), Math.ceil(5000 / files.length))).fill(files).flat();
}

function hotSpots(plyglot, language, files, folder) {
  const data = join(folder, 'perf.data');
  spawnSync('perf', ['record', '-q', '-F', '2000', '-o', data, plyglot, 'lint', '--quiet', '--jobs', '1', '--from', language, ...files], {stdio: 'ignore'});
  const report = execFileSync('perf', ['report', '-i', data, '--stdio', '--no-children', '-F', 'overhead,symbol', '-g', 'none', '--percent-limit', '0.5'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const shares = new Map();
  for (const [, share, symbol] of report.matchAll(/^\s*([\d.]+)%\s+\[\.\]\s+(.*)$/gm)) {
    const name = plainName(symbol);
    shares.set(name, (shares.get(name) ?? 0) + Number(share));
  }
  return [...shares].sort((a, b) => b[1] - a[1]).slice(0, hottest);
}

// `samples` is what bench-notations --write makes.
export function hotSpotTable(plyglot, samples, folder) {
  mkdirSync(folder, {recursive: true});
  const rows = readdirSync(samples).sort().map((name) => {
    const files = isOneGameAFile(name) ? manyFiles(samples, name) : [largeFile(samples, name, folder)];
    const spots = hotSpots(plyglot, name.split(',')[0], files, folder);
    return [name, ...spots.map(([symbol, share]) => `\`${symbol}\` ${share.toFixed(0)} %`)];
  });
  return table(['`lint`', 'hottest', 'second', 'third'], rows);
}
