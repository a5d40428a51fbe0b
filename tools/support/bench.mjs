// Builds the measurements, runs them and shows them as tables: bench.mjs [--readme | --archive | --growth [PROGRAM] |
// --filter REGEX | --instructions [--update]].
//
// With --readme the tables go into the blocks of docs/performance.md, and the figures that README gives to README.md.
// With --filter only the measurements are run whose names it finds, and nothing that takes all of them.
// With --archive indexes of up to a million games are measured, and written into docs/performance.md.
// With --growth inputs of 1 to 8 times the size are shown, and how time and memory grow is written into
// docs/performance.md; with another plyglot, PROGRAM, both are measured and nothing is written.
// With --instructions nothing is timed: instructions are counted, and compared with those that are kept.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chessRows} from '../../tests/bench/peers/chess.mjs';
import {archiveTable} from './bench/archive.mjs';
import {growthTable} from './bench/growth.mjs';
import {compareInstructions} from './bench/instructions.mjs';
import {keystrokeRows} from './bench/keystrokes.mjs';
import {hasPerf, hotSpotTable} from './bench/profiles.mjs';
import {byInputs, chessTable, keystrokeTable, memoryTable, overview, rounded, rulesTable, secondCoreTable, stageTable, startUpTable, table} from './bench/tables.mjs';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const build = join(top, 'build/bench');
const programs = join(build, 'tests/bench');
// What makes long games.
const makers = ['plyglot-hive-games', 'plyglot-hexix-games', 'plyglot-hopgi-games'];
const plyglot = join(build, 'tools/plyglot/plyglot');
const pages = {'docs/performance.md': {}, 'README.md': {}};

function fail(error) {
  console.error(`tools/dev bench: ${error.message}`);
  process.exit(2);
}

function optionsOf(words) {
  if (words.length === 0) return {readme: false};
  if (words.length === 1 && words[0] === '--readme') return {readme: true};
  if (words.length === 2 && words[0] === '--filter') return {readme: false, filter: words[1]};
  if (words.join(' ') === '--archive') return {archive: true};
  if (words[0] === '--growth' && words.length <= 2 && !words[1]?.startsWith('-')) return {growth: true, other: words[1]};
  if (words.join(' ') === '--instructions') return {counts: true};
  if (words.join(' ') === '--instructions --update') return {counts: true, update: true};
  throw new Error(`--readme, --archive, --growth [PROGRAM], --filter REGEX or --instructions [--update] is known, and not \`${words.join(' ')}\``);
}

let options;
try {
  options = optionsOf(process.argv.slice(2));
} catch (error) {
  fail(error);
}
const measuresAll = options.filter === undefined;

function measurementsOf(program) {
  const output = execFileSync(join(programs, program), ['--benchmark_format=json', `--benchmark_filter=${options.filter ?? '.'}`, '--benchmark_min_time=0.2'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return output ? JSON.parse(output).benchmarks : [];
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
  ['hexix:2024/lint', 'Hexix, generated games: lint', 'plies'],
  ['hopgi/lint', 'Hopgi, generated games: lint, every turn judged by all rules', 'turns'],
  ['perft of Base+MLP, depth 6/walk all', 'perft of Base+MLP, depth 6, every move made but the last', 'leaves'],
  ['perft of published game 1, depth 4/walk all', 'perft of a published middle game, depth 4, the same', 'leaves'],
];

const rowNamed = (measurements, name) => measurements.find((measured) => measured.name === name);

// Reported before hours of measuring.
function requireRowsOfReadme(names) {
  const known = new Set(names.flatMap((name) => execFileSync(join(programs, name), ['--benchmark_list_tests'], {encoding: 'utf8'}).split('\n')));
  const missing = [...positionRows, ...gameRows].find(([row]) => !known.has(row));
  if (missing) throw new Error(`no measurement is named ${missing[0]}; real games are read where they lie beside the project`);
}

function readmeTables(measurements) {
  const positions = positionRows.map(([name, title]) => {
    const row = rowNamed(measurements, name);
    return [title, rounded(row.items_per_second), rounded(row.bytes_per_second / 1e6)];
  });
  const games = gameRows.map(([name, title, unit]) => [title, `${rounded(rowNamed(measurements, name).items_per_second)} ${unit}`]);
  return `${table(['HOP, positions of real games', 'positions/s', 'MB/s'], positions)}\n\n${table(['games', 'a second'], games)}`;
}

// A block is between `<!-- measured: NAME -->` and `<!-- end measured -->`. What the page has no block for is reported.
function write(page, blocks) {
  const file = join(top, page);
  const block = /(<!-- measured: ([\w-]+) -->\n)[^]*?(<!-- end measured -->)/g;
  const text = readFileSync(file, 'utf8');
  const lost = Object.keys(blocks).filter((name) => !text.includes(`<!-- measured: ${name} -->`));
  if (lost.length > 0) console.error(`${page} has no place for: ${lost.join(', ')}`);
  const fill = (whole, begin, name, end) => (blocks[name] ? `${begin}${blocks[name]}\n${end}` : whole);
  writeFileSync(file, text.replace(block, fill));
}

function show(name, text) {
  pages['docs/performance.md'][name] = text;
  console.log(`${text}\n`);
}

// Measured first: what they need may be out of reach.
function peersOf(samples) {
  execFileSync(join(programs, 'bench-notations'), [`--write=${samples}/texts`]);
  return JSON.parse(execFileSync('node', [join(top, 'tests/bench/peers/measure.mjs'), plyglot, `${samples}/texts`], {encoding: 'utf8'}));
}

// By the shared library of the same build.
function pythonTable() {
  const env = {...process.env, PYTHONPATH: join(build, 'python'), PLYGLOT_LIBRARY: join(build, 'lib/c/libplyglot.so.0')};
  return execFileSync('python3', [join(top, 'tests/python/measure.py')], {encoding: 'utf8', env}).trim();
}

async function measureAndShow(samples) {
  execFileSync(join(top, 'tools/dev'), ['build', 'bench', '--target', 'benchmarks', 'plyglot-c', ...makers], {stdio: 'inherit'});
  const isRules = (program) => /rules|perft|search/.test(program);
  const names = readdirSync(programs).filter((name) => /^bench-\w+$/.test(name) && name !== 'bench-processes').sort();
  if (options.readme) requireRowsOfReadme(names);
  const peers = measuresAll ? peersOf(samples) : [];
  const rules = names.filter(isRules).flatMap(measurementsOf);
  const texts = names.filter((name) => !isRules(name)).flatMap(measurementsOf);
  const processes = byInputs(measurementsOf('bench-processes'));

  const groups = byInputs([...texts, ...peers]);
  if (measuresAll) show('notations', overview(groups));
  for (const [inputs, rows] of processes) {
    show(inputs.replace(' ', '-'), {'start-up': startUpTable, 'second core': secondCoreTable, memory: memoryTable}[inputs](rows));
  }
  const chess = measuresAll ? chessRows(plyglot, `${samples}/texts`) : [];
  if (chess.length > 0) show('chess', chessTable(chess));
  if (measuresAll) show('keystrokes', keystrokeTable(await keystrokeRows(join(build, 'tests/tools'), plyglot)));
  if (measuresAll && hasPerf()) show('hot-spots', hotSpotTable(plyglot, `${samples}/texts`, `${samples}/profiles`));
  if (measuresAll) show('python', pythonTable());
  if (rules.length > 0) show('rules', rulesTable(rules));
  if (groups.size > 0) show('stages', [...groups].map(([inputs, rows]) => stageTable(inputs, rows)).join('\n\n'));

  if (!options.readme) return;
  pages['README.md'].figures = readmeTables([...texts, ...rules]);
  for (const [page, blocks] of Object.entries(pages)) write(page, blocks);
  console.log(`written to ${Object.keys(pages).join(' and ')}`);
}

if (options.archive) {
  try {
    execFileSync(join(top, 'tools/dev'), ['build', 'bench', '--target', 'plyglot-cli', ...makers], {stdio: 'inherit'});
    show('archives', archiveTable(join(build, 'tests/tools'), plyglot));
    write('docs/performance.md', pages['docs/performance.md']);
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

if (options.growth) {
  try {
    execFileSync(join(top, 'tools/dev'), ['build', 'release', '--target', 'plyglot-cli'], {stdio: 'inherit'});
    const released = join(top, 'build/release/tools/plyglot/plyglot');
    if (options.other) {
      console.log(growthTable([{name: 'the other', path: resolve(options.other)}, {name: 'this one', path: released}]));
    } else {
      show('growth', growthTable([{path: released}]));
      write('docs/performance.md', pages['docs/performance.md']);
    }
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

if (options.counts) {
  try {
    execFileSync(join(top, 'tools/dev'), ['build', 'release', '--target', 'plyglot-cli'], {stdio: 'inherit'});
    process.exit(compareInstructions(top, options.update));
  } catch (error) {
    fail(error);
  }
}

const samples = mkdtempSync(join(tmpdir(), 'plyglot-samples-'));
process.on('exit', () => rmSync(samples, {recursive: true, force: true}));
try {
  await measureAndShow(samples);
} catch (error) {
  fail(error);
}
