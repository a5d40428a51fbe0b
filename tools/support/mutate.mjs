// Mutation testing: one operator or constant of lib/ or tools/plyglot is changed at a time, and some test must fail.
//   mutate.mjs [--mutants N] [--seed N] [--only PREFIX] [--jobs N] [--faults] [--report]
// Works in clones of the last commit under build/mutate, N of them or one for each core. What is known about a mutant is kept in
// tests/mutation/results.jsonl, so that a run that was stopped goes on where it was. With --faults the changes are those
// of tests/mutation/faults.json, which people thought of, and every kind of test says whether it notices. --report writes
// docs/mutation.md. Records about files that are gone are taken out first.
import {appendFileSync, mkdirSync, readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {changesBelow} from './mutation/changes.mjs';
import {dropRecordsOfMissingFiles, filesIn, rowsOf} from './mutation/records.mjs';
import {writeReport} from './mutation/report.mjs';
import {git, Tree} from './mutation/tree.mjs';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const {results, faults, caught} = filesIn(top);

function optionsOf(words) {
  const options = {mutants: 300, seed: 1, only: 'lib/', jobs: cpus().length, faults: false, report: false};
  while (words.length > 0) {
    const word = words.shift();
    if (word === '--report' || word === '--faults') options[word.slice(2)] = true;
    else if (word === '--mutants' || word === '--seed' || word === '--jobs') options[word.slice(2)] = Number(words.shift());
    else if (word === '--only') options.only = words.shift();
    else throw new Error(`there is no option \`${word}\``);
  }
  if (!(options.mutants > 0)) throw new Error('--mutants needs a number');
  if (!(options.jobs > 0)) throw new Error('--jobs needs a number');
  if (!Number.isInteger(options.seed)) throw new Error('--seed needs a number');
  if (!options.only) throw new Error('--only needs the beginning of a path');
  return options;
}

const isProgram = (row) => row.verdict !== 'no program';

async function judgeMutants(trees, commit, {mutants, seed, only}) {
  const known = rowsOf(results);
  const keys = new Set(known.map(({key}) => key));
  const waiting = changesBelow(trees[0].path, only, seed).filter(({key}) => !keys.has(key));
  let judged = known.filter((row) => row.file.startsWith(only) && isProgram(row)).length;
  const work = async (tree) => {
    while (judged < mutants && waiting.length > 0) {
      const {offset, ...change} = waiting.shift();
      const changed = (text) => text.slice(0, offset) + change.to + text.slice(offset + change.from.length);
      const row = {...change, commit, ...(await tree.with(change.file, changed, () => tree.judge(change.file)))};
      appendFileSync(results, `${JSON.stringify(row)}\n`);
      if (isProgram(row)) ++judged;
      console.log(`${judged}/${mutants} ${row.verdict}${row.by ? ` by ${row.by}` : ''}: ${row.key}`);
    }
  };
  await Promise.all(trees.map(work));
}

function withFault(text, {file, from, to}) {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} does not have exactly once: ${from}`);
  return parts.join(to);
}

async function judgeFaults(trees, commit) {
  const done = new Set(rowsOf(caught).map(({fault}) => fault));
  const waiting = JSON.parse(readFileSync(faults, 'utf8')).filter(({fault}) => !done.has(fault));
  const work = async (tree) => {
    while (waiting.length > 0) {
      const fault = waiting.shift();
      const by = await tree.with(fault.file, (text) => withFault(text, fault), () => tree.catchers(fault.file));
      appendFileSync(caught, `${JSON.stringify({...fault, commit, by})}\n`);
      console.log(`${fault.fault}: ${by.map(({stage}) => stage).join(', ') || 'not noticed'}`);
    }
  };
  await Promise.all(trees.map(work));
}

try {
  const options = optionsOf(process.argv.slice(2));
  const dropped = dropRecordsOfMissingFiles(top);
  if (dropped > 0) console.log(`${dropped} records of files that are gone are taken out`);
  if (options.report) {
    writeReport(top, rowsOf(results), rowsOf(caught));
  } else {
    const commit = git(top, 'rev-parse', 'HEAD');
    const trees = Array.from({length: options.jobs}, (_, number) => new Tree(join(top, `build/mutate/tree-${number}`)));
    for (const tree of trees) tree.prepare(top, commit, options.only);
    await trees[0].measure(commit);
    for (const tree of trees) tree.tests = trees[0].tests;
    mkdirSync(dirname(results), {recursive: true});
    if (options.faults) await judgeFaults(trees, commit.slice(0, 10));
    else await judgeMutants(trees, commit.slice(0, 10), options);
  }
} catch (error) {
  console.error(`tools/dev mutate: ${error.message}`);
  process.exitCode = 2;
}
