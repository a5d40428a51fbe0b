// A guard of speed that no other load of a machine disturbs: how many instructions the release build takes for fixed
// runs, counted by valgrind's callgrind and compared with tests/bench/instructions.json. The counts depend on the
// compiler, the C library and what the processor can do, so these are kept with them.
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {rounded, table} from './tables.mjs';

const tolerance = 0.03;
// So much text that start-up is small beside it.
const leastBytes = 150_000;

function textsOf(folder, extension) {
  const names = readdirSync(folder).filter((name) => name.endsWith(extension)).sort();
  return names.map((name) => readFileSync(join(folder, name)));
}

const timesFor = (texts) => Math.ceil(leastBytes / texts.reduce((sum, text) => sum + text.length, 0));

// One file of all texts again and again.
function oneFile(name, texts) {
  const lines = texts.flatMap((text) => [text, Buffer.from('\n')]);
  writeFileSync(name, Buffer.concat(Array(timesFor(texts)).fill(lines).flat()));
  return [name];
}

// Where a file is one game, each file is named again and again.
function manyFiles(prefix, extension, texts) {
  const names = texts.map((text, index) => {
    const name = `${prefix}-${index}${extension}`;
    writeFileSync(name, text);
    return name;
  });
  return Array(timesFor(texts)).fill(names).flat();
}

// Name, words and files of each run, in the working directory.
function runsOf(corpus, plyglot) {
  const texts = (folder, extension) => textsOf(join(corpus, folder), extension);
  const lint = ['lint', '--quiet', '--no-config', '--jobs', '1'];
  const hop = oneFile('positions.hop', texts('hop/valid', '.hop'));
  const seed = texts('homeworlds/games', '.hw');
  const asQuux = (input) => execFileSync(plyglot, ['translate', '--quiet', '--from', 'homeworlds', '--to', 'homeworlds:quux', '-'], {input, stdio: ['pipe', 'pipe', 'ignore']});
  // That dialect is for two, and its profile has rules of its own: a game that breaks one is searched for readings.
  const isClean = (input) => spawnSync(plyglot, [...lint, '--from', 'homeworlds:quux', '-'], {input}).status === 0;
  const quux = seed.filter((text) => /^Players: \w+, \w+$/m.test(text)).map(asQuux).filter(isClean);
  writeFileSync('one.hop', textsOf(join(corpus, 'tour'), 'after.hop')[0]);
  return [
    ['lint of HOP', lint, hop],
    ['fmt of HOP', ['fmt', '--quiet', '--no-config', '--jobs', '1'], hop],
    ['lint of UHP', lint, oneFile('games.uhp', texts('hive/games', '.uhp'))],
    ['lint of Homeworlds, seed', lint, manyFiles('seed', '.hw', seed)],
    ['lint of Homeworlds, quux', [...lint, '--from', 'homeworlds:quux'], manyFiles('quux', '.hw', quux)],
    ['lint of Hexix', lint, oneFile('games.hexix', texts('hexix/games', '.hexix'))],
    ['lint of Hopgi', lint, oneFile('games.hopgi', texts('hopgi/games', '.hopgi'))],
    ['lint of faults, as JSON lines', [...lint, '--output-format', 'jsonl'], oneFile('faults.hop', texts('hop/invalid', '.hop'))],
    ['--version', ['--version'], []],
    ['lint of one position', lint, ['one.hop']],
  ];
}

function count(plyglot, words, files) {
  // Status 1 is that something was found.
  const {status, stderr} = spawnSync('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', plyglot, ...words, ...files], {
    encoding: 'utf8',
    env: {PATH: process.env.PATH, LC_ALL: 'C'},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const collected = /Collected : (\d+)/.exec(stderr);
  if (status > 1 || !collected) throw new Error(`\`plyglot ${words.join(' ')}\` cannot be counted:\n${stderr}`);
  return Number(collected[1]);
}

function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

// Counts by the name of the run, with a digest of what was read.
function countsOf(corpus, plyglot) {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-counted-'));
  process.chdir(folder);
  try {
    const runs = runsOf(corpus, plyglot);
    return Object.fromEntries(runs.map(([name, words, files]) => [name, {instructions: count(plyglot, words, files), text: digestOf(files)}]));
  } finally {
    process.chdir(before);
    rmSync(folder, {recursive: true});
  }
}

function machineOf(build) {
  const cache = readFileSync(join(build, 'CMakeCache.txt'), 'utf8');
  const firstLine = (program, ...words) => execFileSync(program, words, {encoding: 'utf8'}).split('\n')[0];
  const processor = readFileSync('/proc/cpuinfo', 'utf8');
  return {
    compiler: firstLine(/^CMAKE_CXX_COMPILER:\w+=(.*)$/m.exec(cache)[1], '--version'),
    library: firstLine('getconf', 'GNU_LIBC_VERSION'),
    valgrind: firstLine('valgrind', '--version'),
    processor: `${process.arch}${/\bavx2\b/.test(processor) ? ' with' : ' without'} AVX2`,
  };
}

// What a count is beside the one that is kept; empty if it is within the tolerance.
export function verdictOn(kept, counted) {
  if (!kept) return 'new';
  if (kept.text !== counted.text) return 'of another text';
  const ratio = counted.instructions / kept.instructions;
  if (ratio > 1 + tolerance) return 'slower';
  return ratio < 1 - tolerance ? 'faster' : '';
}

// The exit status: 0 if all counts are those that are kept, 1 if one is not.
export function compareInstructions(top, isUpdate) {
  if (spawnSync('valgrind', ['--version']).status !== 0) throw new Error('nothing was counted: there is no valgrind');
  const build = join(top, 'build/release');
  const file = join(top, 'tests/bench/instructions.json');
  const machine = machineOf(build);
  const counts = countsOf(join(top, 'corpus'), join(build, 'tools/plyglot/plyglot'));
  const kept = isUpdate ? {machine, counts} : JSON.parse(readFileSync(file, 'utf8'));
  if (isUpdate) writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);

  const names = [...new Set([...Object.keys(kept.counts), ...Object.keys(counts)])];
  const rows = names.map((name) => {
    const [was, is] = [kept.counts[name], counts[name]];
    const figures = [was, is].map((one) => (one ? rounded(one.instructions / 1000) : ''));
    return [name, ...figures, was && is ? (is.instructions / was.instructions).toFixed(3) : '', is ? verdictOn(was, is) : 'not counted'];
  });
  console.log(table(['thousands of instructions', 'kept', 'counted', 'ratio', ''], rows));
  for (const [what, was] of Object.entries(kept.machine)) {
    if (machine[what] !== was) console.log(`another ${what}: kept of ${was}, counted of ${machine[what]}`);
  }
  const differing = rows.filter((row) => row.at(-1) !== '').length;
  if (differing > 0) console.log(`${differing} of ${rows.length} differ; \`tools/dev bench --instructions --update\` keeps these`);
  return differing > 0 ? 1 : 0;
}
