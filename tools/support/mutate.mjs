// Mutation testing: one operator or constant of lib/ is changed at a time, and some test must fail.
//   mutate.mjs [--mutants N] [--seed N] [--only PREFIX] [--faults] [--report]
// Works in clones of the last commit under build/mutate, one for each core. What is known about a mutant is kept in
// tests/mutation/results.jsonl, so that a run that was stopped goes on where it was. With --faults the changes are those
// of tests/mutation/faults.json, which people thought of, and every kind of test says whether it notices. --report writes
// docs/mutation.md.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { changesOf } from "./mutations.mjs";
import { writeReport } from "./mutation_report.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, "build", "mutate");
const results = join(root, "tests", "mutation", "results.jsonl");
const faults = join(root, "tests", "mutation", "faults.json");
const caught = join(root, "tests", "mutation", "caught.jsonl");

// What must notice, the quickest first; each builds its own programs only. What runs long and is about the grammars or
// hostile bytes is left out: a mutant that only it would notice counts as one that survived.
const stages = [
  { name: "unit", targets: ["plyglot-unit"] },
  { name: "conformance", targets: ["plyglot-conformance"] },
  { name: "properties", targets: ["plyglot-properties"] },
  { name: "cli", targets: ["plyglot-cli-test"] },
  { name: "suite", targets: ["plyglot-cli"] },
];

function fail(message) {
  console.error(`tools/dev mutate: ${message}`);
  process.exit(2);
}

function parseArguments(words) {
  const options = { mutants: 300, seed: 1, only: "lib/", faults: false, report: false };
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--report" || word === "--faults") options[word.slice(2)] = true;
    else if (word === "--mutants" || word === "--seed") options[word.slice(2)] = Number(words.shift());
    else if (word === "--only") options.only = words.shift();
    else fail(`there is no option \`${word}\``);
  }
  if (!(options.mutants > 0)) fail("--mutants needs a number");
  if (!Number.isInteger(options.seed)) fail("--seed needs a number");
  if (!options.only) fail("--only needs the beginning of a path");
  return options;
}

function git(where, ...words) {
  return execFileSync("git", ["-C", where, ...words], { encoding: "utf8", maxBuffer: 1 << 26 }).trim();
}

// `text` is what was printed.
function run(tree, command, ...words) {
  return new Promise((done) => {
    const child = spawn(command, words, { cwd: tree });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text = (text + data).slice(-20000)));
    child.on("close", (status) => done({ ok: status === 0, text }));
  });
}

function buildOf(tree, targets) {
  return run(tree, "cmake", "--build", join(tree, "build", "mutate"), "-j1", "--target", ...targets);
}

// What takes longer than `seconds` has failed.
function testOf(tree, { name }, seconds) {
  return run(tree, "ctest", "--test-dir", join(tree, "build", "mutate"), "-R", `^${name}$`, "--timeout", String(Math.ceil(seconds)), "--output-on-failure");
}

// A clone stands at the commit under test, with everything built, and real games beside it where the project has them.
// The result says how long each stage takes with nothing changed.
async function prepare(tree, commit) {
  mkdirSync(folder, { recursive: true });
  const shared = join(root, "..", "shared");
  if (existsSync(shared) && !existsSync(join(folder, "shared"))) symlinkSync(shared, join(folder, "shared"));
  if (!existsSync(tree)) execFileSync("git", ["clone", "-q", "--shared", root, tree]);
  git(tree, "fetch", "-q", "origin", commit);
  git(tree, "checkout", "-q", "--force", commit);
  execFileSync(join(tree, "tools", "dev"), ["build", "mutate", "--target", ...stages.flatMap((stage) => stage.targets)], { stdio: "inherit" });
  const seconds = {};
  for (const stage of stages) {
    const started = Date.now();
    const { ok, text } = await testOf(tree, stage, 3600);
    if (!ok) fail(`without any change, ${stage.name} fails:\n${text}`);
    seconds[stage.name] = (Date.now() - started) / 1000;
  }
  return seconds;
}

// The place is told by the text of the line, so that what is known stays known when lines above it come and go.
function keyOf(change) {
  return `${change.file}: ${change.line_text} [${change.place}] ${change.from} -> ${change.to}`;
}

function changesIn(tree, file) {
  const text = readFileSync(join(tree, file), "utf8");
  const lines = text.split("\n");
  return changesOf(text).map((change) => {
    const line = lines[change.line - 1];
    const known = { file, ...change, line_text: line.trim(), place: change.column - line.search(/\S/) };
    return { ...known, key: keyOf(known) };
  });
}

// In an order that a seed decides, and that stays as it is for all the others when a line is changed.
function allChanges(tree, { only, seed }) {
  const files = git(tree, "ls-files", "lib/*.cpp").split("\n").filter((file) => file.startsWith(only));
  const order = (key) => createHash("sha256").update(`${seed} ${key}`).digest("hex");
  const changes = files.flatMap((file) => changesIn(tree, file)).map((change) => ({ ...change, order: order(change.key) }));
  return changes.sort((a, b) => (a.order < b.order ? -1 : 1));
}

// "killed" with what noticed, "survived", or "no program" for a change that does not compile.
async function judge(tree, usual) {
  for (const stage of stages) {
    const built = await buildOf(tree, stage.targets);
    // A change that the compiler or a compile-time check refuses is no mutant.
    if (!built.ok) return { verdict: "no program" };
    const tested = await testOf(tree, stage, 10 + 5 * usual[stage.name]);
    if (!tested.ok) return { verdict: "killed", by: stage.name };
  }
  return { verdict: "survived" };
}

// The test cases that fail first; of what is no list of test cases the first line.
function failuresIn(text) {
  const cases = [...text.matchAll(/^-{20,}\n(\S.*)\n(?: .*\n)*-{20,}$/gm)].map((match) => match[1]);
  return [...new Set(cases)].slice(0, 2);
}

// Every stage that notices, with what it says.
async function catchers(tree, usual) {
  const found = [];
  for (const stage of stages) {
    const built = await buildOf(tree, stage.targets);
    if (!built.ok) fail(`a fault of ${faults} does not compile:\n${built.text}`);
    const tested = await testOf(tree, stage, 10 + 5 * usual[stage.name]);
    if (!tested.ok) found.push({ stage: stage.name, cases: failuresIn(tested.text) });
  }
  return found;
}

function changed(text, { file, from, to }) {
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length > 0) fail(`${file} does not have exactly once: ${from}`);
  return before + to + after;
}

// What `apply` makes of the file stands there while `use` is at work.
async function withChange(tree, file, apply, use) {
  const path = join(tree, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, apply(text));
  try {
    return await use();
  } finally {
    writeFileSync(path, text);
  }
}

function rowsOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

const options = parseArguments(process.argv.slice(2));
const known = new Map(rowsOf(results).map((row) => [row.key, row]));
if (options.report) {
  writeReport(root, [...known.values()], rowsOf(caught));
  process.exit(0);
}

const commit = git(root, "rev-parse", "HEAD");
const trees = cpus().map((_, number) => join(folder, `tree-${number}`));
const usual = [];
// One after another, so that the second finds in the compiler cache what the first has compiled.
for (const tree of trees) usual.push(await prepare(tree, commit));

async function judgeMutants(waiting) {
  let judged = [...known.values()].filter((row) => row.verdict !== "no program").length;
  await Promise.all(trees.map(async (tree, number) => {
    while (judged < options.mutants && waiting.length > 0) {
      const { order, offset, ...change } = waiting.shift();
      const apply = (text) => text.slice(0, offset) + change.to + text.slice(offset + change.from.length);
      const verdict = await withChange(tree, change.file, apply, () => judge(tree, usual[number]));
      appendFileSync(results, `${JSON.stringify({ ...change, commit: commit.slice(0, 10), ...verdict })}\n`);
      if (verdict.verdict !== "no program") ++judged;
      console.log(`${judged}/${options.mutants} ${verdict.verdict}${verdict.by ? ` by ${verdict.by}` : ""}: ${change.key}`);
    }
  }));
}

async function judgeFaults(waiting) {
  await Promise.all(trees.map(async (tree, number) => {
    while (waiting.length > 0) {
      const fault = waiting.shift();
      const by = await withChange(tree, fault.file, (text) => changed(text, fault), () => catchers(tree, usual[number]));
      appendFileSync(caught, `${JSON.stringify({ ...fault, commit: commit.slice(0, 10), by })}\n`);
      console.log(`${fault.fault}: ${by.map(({ stage }) => stage).join(", ") || "not noticed"}`);
    }
  }));
}

if (options.faults) {
  const done = new Set(rowsOf(caught).map((row) => row.fault));
  await judgeFaults(JSON.parse(readFileSync(faults, "utf8")).filter(({ fault }) => !done.has(fault)));
} else {
  await judgeMutants(allChanges(trees[0], options).filter(({ key }) => !known.has(key)));
}
