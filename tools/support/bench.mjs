// Runs the measurements and shows them as tables: bench.mjs FOLDER [--readme] [--filter REGEX].
//
// FOLDER holds the programs bench-*. Their names read `inputs/stage`; each stage is compared with the stage `scan` of the
// same inputs, a bare look at every byte, since ratios of one run say more than figures of different machines. With
// --readme the tables go to docs/benchmarks.md, and the figures that README gives to README.md.
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [folder, ...options] = process.argv.slice(2);
const filterAt = options.indexOf('--filter');
const filter = filterAt < 0 ? '.' : options[filterAt + 1];

function measurementsOf(program) {
  const output = execFileSync(join(folder, program), ['--benchmark_format=json', `--benchmark_filter=${filter}`, '--benchmark_min_time=0.2'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return output ? JSON.parse(output).benchmarks : [];
}

function byInputs(measurements) {
  const groups = new Map();
  for (const measured of measurements) {
    // How often it is run may stand behind its name.
    const name = measured.name.replace(/\/iterations:\d+$/, '');
    const slash = name.lastIndexOf('/');
    const [inputs, stage] = [name.slice(0, slash), name.slice(slash + 1)];
    if (!groups.has(inputs)) groups.set(inputs, []);
    groups.get(inputs).push({...measured, stage});
  }
  return groups;
}

const rounded = (value) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

function tableOf(inputs, rows) {
  const scan = rows.find((row) => row.stage === 'scan');
  const lines = [`| ${inputs.replaceAll('_', ' ')} | items/s | MB/s | time, bare scan = 1 |`, '|---|---:|---:|---:|'];
  for (const row of rows) {
    const ratio = scan ? rounded(scan.bytes_per_second / row.bytes_per_second) : '';
    const items = row.items_per_second ? rounded(row.items_per_second) : '';
    const megabytes = row.bytes_per_second ? rounded(row.bytes_per_second / 1e6) : '';
    lines.push(`| ${row.stage} | ${items} | ${megabytes} | ${ratio} |`);
  }
  return lines.join('\n');
}

// What README gives: the inputs and stages of a few rows, and what they are called there.
const positionRows = [
  ['hop, positions of real games/scan', 'bare scan of the bytes'],
  ['hop, positions of real games/parse', 'parse'],
  ['hop, positions of real games/lint', 'lint: parse, resolve, all checks'],
  ['hop, positions of real games/format', 'format'],
  ['hop, 28 bugs/canonical text', 'canonical text of 28 bugs'],
];
const gameRows = [
  ['uhp, real games/lint', 'UHP, real games: lint, every move judged by all rules', 'plies'],
  ['uhp, real games/format', 'UHP, real games: format', 'plies'],
  ['homeworlds, archive games/parse and play', 'Homeworlds, games of an archive: parse, replay and full legality', 'turns'],
  ['homeworlds, archive games/lint', 'Homeworlds, games of an archive: lint', 'turns'],
  ['hexix, published game/lint', 'Hexix, a published game: lint, every ply judged by all rules', 'plies'],
  ['hexix, generated games/lint', 'Hexix, generated games: lint', 'plies'],
  ['hopgi/lint', 'Hopgi, generated games: lint, every turn judged by all rules', 'turns'],
  ['perft of Base+MLP, depth 6/walk all', 'perft of Base+MLP, depth 6, every move made but the last', 'leaves'],
  ['perft of published game 1, depth 4/walk all', 'perft of a published middle game, depth 4, the same', 'leaves'],
];

function rowNamed(measurements, name) {
  const row = measurements.find((measured) => measured.name === name);
  if (!row) throw new Error(`no measurement is named ${name}; real games are read from the vectors beside the project`);
  return row;
}

function readmeTables(measurements) {
  const lines = ['| HOP, positions of real games | positions/s | MB/s |', '|---|---:|---:|'];
  for (const [name, title] of positionRows) {
    const row = rowNamed(measurements, name);
    lines.push(`| ${title} | ${rounded(row.items_per_second)} | ${rounded(row.bytes_per_second / 1e6)} |`);
  }
  lines.push('', '| games | a second |', '|---|---:|');
  for (const [name, title, unit] of gameRows) {
    lines.push(`| ${title} | ${rounded(rowNamed(measurements, name).items_per_second)} ${unit} |`);
  }
  return lines.join('\n');
}

function writeReadme(table) {
  const file = join(top, 'README.md');
  const block = /(<!-- figures -->\n)[^]*?(\n<!-- end figures -->)/;
  writeFileSync(file, readFileSync(file, 'utf8').replace(block, (_, begin, end) => begin + table + end));
}

const programs = readdirSync(folder).filter((name) => /^bench-\w+$/.test(name)).sort();
const measurements = programs.flatMap(measurementsOf);
const tables = [...byInputs(measurements)].map(([inputs, rows]) => tableOf(inputs, rows));
const text = tables.join('\n\n');
console.log(text);

if (options.includes('--readme')) {
  const machine = `${process.arch}, ${(cpus()[0].speed / 1000).toFixed(1)} GHz`.replace(', 0.0 GHz', '');
  writeFileSync(join(top, 'docs/benchmarks.md'), `# How fast it is

Written by \`tools/dev bench --readme\`. One core of a machine (${machine}), optimised build by g++. The figures are of one
run; compare the ratios, not the figures, with those of another machine. An item is a position; of
UHP and Hexix, a ply; of Homeworlds and Hopgi, a turn; of perft, a leaf of the tree of moves.

- *scan*: a loop that looks at every byte, the least that any reader must do
- *parse*: bytes to tree and tree to AST
- *parse and resolve*: the same, then cells, stacks and all checks, without a session around it
- *lint*: what \`plyglot lint\` does with a file, without reading and printing it
- *parse and play*, *judge alone*: the same with the moves played by the rules; the rules without any text
- *format*: every position read, its canonical text found and written
- *recognise*, *tree*: whether the grammar takes the text, and its syntax tree, without the AST
- *canonical text*: finding it alone, of full boards

${text}
`);
  writeReadme(readmeTables(measurements));
  console.log('\nwritten to docs/benchmarks.md and README.md');
}
