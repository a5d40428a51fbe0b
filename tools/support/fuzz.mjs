// Builds fuzz targets, runs them beside each other, and says what came of it:
//   fuzz.mjs [TARGET...] [--seconds N] [--jobs N] [--fast] [--log] [--minimise] [--background]
// They are built with sanitizers, or optimised with --fast. A target may have `*` in its name; without one all are run, as
// many at once as there are cores, or as --jobs says.
// Inputs that reach something new are kept in build/fuzz-inputs from one run to the next, for all builds; what breaks a
// target is written to build/fuzz-findings, to be moved to corpus/regressions when it is fixed. With --log the
// executions go to docs/fuzzing.md, with --minimise the inputs that reach nothing of their own are dropped first. Ends
// with 1 if anything broke. With --background it ends at once, and all of this goes on at the lowest priority; its
// output goes to build/fuzz.log.
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {dirname, extname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {addCampaign} from './fuzz_log.mjs';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const inputs = join(top, 'build/fuzz-inputs');
const findings = join(top, 'build/fuzz-findings');

function optionsOf(words) {
  const options = {seconds: 60, jobs: cpus().length, patterns: [], fast: false, log: false, minimise: false, background: false};
  for (let i = 0; i < words.length; ++i) {
    if (words[i] === '--seconds' || words[i] === '--jobs') options[words[i].slice(2)] = Number(words[++i]);
    else if (['--fast', '--log', '--minimise', '--background'].includes(words[i])) options[words[i].slice(2)] = true;
    else options.patterns.push(words[i]);
  }
  const unknown = options.patterns.find((pattern) => !/^[a-z0-9*-]+$/.test(pattern) || pattern.startsWith('--'));
  if (unknown !== undefined) throw new Error(`there is no option or fuzz target \`${unknown}\``);
  if (!(options.seconds > 0)) throw new Error('--seconds needs a number');
  if (!(Number.isInteger(options.jobs) && options.jobs > 0)) throw new Error('--jobs needs a whole number');
  return options;
}

function fail(error) {
  console.error(`tools/dev fuzz: ${error.message}`);
  process.exit(2);
}

let options;
try {
  options = optionsOf(process.argv.slice(2));
} catch (error) {
  fail(error);
}
if (options.background) {
  const file = join(top, 'build/fuzz.log');
  mkdirSync(dirname(file), {recursive: true});
  const log = openSync(file, 'w');
  const words = process.argv.filter((word) => word !== '--background');
  const child = spawn('nice', ['-n', '19', ...words], {detached: true, stdio: ['ignore', log, log]});
  child.on('error', fail);
  child.on('spawn', () => {
    // Linux shares the processor among sessions first, and this is a new one: its own priority counts beside others.
    try {
      writeFileSync(`/proc/${child.pid}/autogroup`, '19');
    } catch {
      // Nothing groups processes here.
    }
    console.log(`tools/dev fuzz: process ${child.pid} is at work; its report will be in ${file}`);
    process.exit(0);
  });
  await new Promise(() => {});
}
const preset = options.fast ? 'fuzz-fast' : 'asan';
const programs = join(top, 'build', preset, 'tests/fuzz');

// `LAW-SUBJECT SUBJECT .EXTENSION...` a line.
function allTargets() {
  const listed = execFileSync(join(programs, 'plyglot-fuzz'), ['--list'], {encoding: 'utf8'}).trim().split('\n');
  const all = listed.map((line) => {
    const [name, subject, ...extensions] = line.split(' ');
    return {name, subject, extensions};
  });
  // Targets that are programs of their own are about the same subjects.
  for (const entry of readdirSync(programs, {withFileTypes: true})) {
    const [, name, subject] = /^fuzz-([a-z]+-(.+))$/.exec(entry.name) ?? [];
    const known = all.find((target) => target.subject === subject);
    if (known && entry.isFile()) all.push({...known, name});
  }
  return all;
}

function targetsWanted(all) {
  const expressions = options.patterns.map((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`));
  const unknown = expressions.findIndex((expression) => !all.some(({name}) => expression.test(name)));
  if (unknown >= 0) throw new Error(`there is no fuzz target \`${options.patterns[unknown]}\``);
  return all.filter(({name}) => expressions.length === 0 || expressions.some((expression) => expression.test(name)));
}

function filesUnder(folder, extensions) {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path, extensions);
    return extensions.includes(extname(path)) ? [path] : [];
  });
}

function made(...names) {
  const folder = join(...names);
  mkdirSync(folder, {recursive: true});
  return folder;
}

// The seeds of libFuzzer are a list in a file.
function seedsOf({name, extensions}) {
  const list = join(made(inputs, 'seeds'), name);
  const files = ['corpus', 'tests/fuzz/seeds'].flatMap((folder) => filesUnder(join(top, folder), extensions));
  writeFileSync(list, files.join(','));
  return `-seed_inputs=@${list}`;
}

function minimise(program, kept) {
  if (readdirSync(kept).length === 0) return;
  const fewer = `${kept}.fewer`;
  rmSync(fewer, {recursive: true, force: true});
  mkdirSync(fewer);
  execFileSync(program, ['-merge=1', '-verbosity=0', fewer, kept], {stdio: ['ignore', 'ignore', 'ignore']});
  rmSync(kept, {recursive: true});
  renameSync(fewer, kept);
}

// A short trace of each allocation, and less memory that waits to be used again.
const sanitizer = 'malloc_context_size=3:quarantine_size_mb=16';

// Reading is quick and wants many short texts; the laws that read a text again and again want fewer and longer ones.
const longest = ({name}) => (name.startsWith('parse-') ? 256 : 1024);

function numberAfter(pattern, text) {
  const found = [...text.matchAll(pattern)];
  return found.length > 0 ? Number(found.at(-1)[1]) : 0;
}

// A target may take more texts than libFuzzer knows of; one that breaks has not reported how many.
function resultOf(target, log, status) {
  const executions = numberAfter(/texts taken: (\d+)/g, log) || numberAfter(/stat::number_of_executed_units:\s+(\d+)/g, log);
  const seconds = numberAfter(/Done \d+ runs in (\d+) second/g, log);
  return {
    ...target,
    executions,
    perSecond: seconds > 0 ? Math.round(executions / seconds) : 0,
    added: numberAfter(/stat::new_units_added:\s+(\d+)/g, log),
    edges: numberAfter(/ cov: (\d+)/g, log),
    isBroken: status !== 0,
    log,
  };
}

function run(target) {
  const program = join(programs, `fuzz-${target.name}`);
  const kept = made(inputs, target.name);
  if (options.minimise) minimise(program, kept);
  // What leads a reader somewhere leads every later stage there as well.
  const read = made(inputs, `parse-${target.subject}`);
  const words = [
    `-max_total_time=${options.seconds}`, `-max_len=${longest(target)}`, '-timeout=20', '-rss_limit_mb=2048',
    // A library that has thousands of features for a text pays more for weighing its inputs by them than for running them.
    '-entropic=0',
    // Leaks are reported at the end of the run.
    '-detect_leaks=0',
    '-print_final_stats=1', `-artifact_prefix=${made(findings)}/${target.name}-`,
    `-dict=${join(programs, 'dictionaries', `${target.subject}.dict`)}`, seedsOf(target), kept,
    ...(read === kept ? [] : [read]),
  ];
  return new Promise((done) => {
    let log = '';
    const child = spawn(program, words, {stdio: ['ignore', 'ignore', 'pipe'], env: {...process.env, ASAN_OPTIONS: sanitizer}});
    // Only the end is of interest, and that of a finding is not long.
    child.stderr.on('data', (data) => (log = (log + data).slice(-20000)));
    child.on('close', (status) => done(resultOf(target, log, status)));
  });
}

async function runAll(targets) {
  const waiting = [...targets];
  const results = [];
  const work = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const result = await run(target);
      results.push(result);
      if (result.isBroken) console.log(`\n${result.name} broke:\n${result.log}`);
    }
  };
  await Promise.all(Array.from({length: options.jobs}, work));
  return results.sort((a, b) => targets.findIndex(({name}) => name === a.name) - targets.findIndex(({name}) => name === b.name));
}

function show(results) {
  const columns = ['target', 'executions', 'a second', 'edges', 'new inputs', 'findings'];
  const rows = results.map((it) => [it.name, it.executions, it.perSecond, it.edges, it.added, it.isBroken ? 1 : 0]
    .map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)));
  const widths = columns.map((column, i) => Math.max(column.length, ...rows.map((row) => row[i].length)));
  for (const row of [columns, ...rows]) {
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));
  }
}

try {
  execFileSync(join(top, 'tools/dev'), ['build', preset, '--target', 'fuzz-targets'], {stdio: 'inherit'});
  const all = allTargets();
  const results = await runAll(targetsWanted(all));
  show(results);
  if (options.log) {
    const commit = execFileSync('git', ['-C', top, 'rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
    const campaign = {date: new Date().toISOString().slice(0, 10), commit, seconds: options.seconds, names: all.map(({name}) => name), results};
    const page = join(top, 'docs/fuzzing.md');
    writeFileSync(page, addCampaign(readFileSync(page, 'utf8'), {...campaign, isFast: options.fast}));
  }
  process.exitCode = results.some(({isBroken}) => isBroken) ? 1 : 0;
} catch (error) {
  fail(error);
}
