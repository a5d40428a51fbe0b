// Mutation testing: one operator or constant of lib/ is changed at a time, and some test must fail.
//   mutate.mjs [--mutants N] [--seed N] [--only PREFIX] [--report]
// Works in a clone of the last commit under build/mutate. What is known about a mutant stays in build/mutate/results.jsonl,
// so that a run that was stopped goes on where it was. --report writes docs/mutation.md from it.
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { changesOf } from "./mutations.mjs";
import { writeReport } from "./mutation_report.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, "build", "mutate");
const tree = join(folder, "tree");
const build = join(tree, "build", "dev");
const results = join(folder, "results.jsonl");

// What must notice, the quickest first: each builds its own programs only.
const stages = [
  { name: "unit", targets: ["plyglot-unit"], tests: ["-R", "^unit$"] },
  { name: "properties and vectors", targets: ["plyglot-properties", "plyglot-conformance"], tests: ["-R", "^(properties|conformance)$"] },
  { name: "all", targets: ["all"], tests: ["-E", "^grammar_differential"] },
];

function fail(message) {
  console.error(`tools/dev mutate: ${message}`);
  process.exit(2);
}

function parseArguments(words) {
  const options = { mutants: 300, seed: 1, only: "lib/", report: false };
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--report") options.report = true;
    else if (word === "--mutants" || word === "--seed") options[word.slice(2)] = Number(words.shift());
    else if (word === "--only") options.only = words.shift();
    else fail(`there is no option \`${word}\``);
  }
  if (!(options.mutants > 0)) fail("--mutants needs a number");
  if (!Number.isInteger(options.seed)) fail("--seed needs a number");
  return options;
}

function git(...words) {
  return execFileSync("git", ["-C", root, ...words], { encoding: "utf8" }).trim();
}

// The clone stands at the commit under test; what an earlier run left changed is put back.
function prepare(commit) {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(tree)) execFileSync("git", ["clone", "-q", "--shared", root, tree]);
  execFileSync("git", ["-C", tree, "fetch", "-q", "origin", commit]);
  execFileSync("git", ["-C", tree, "checkout", "-q", "--force", commit]);
  execFileSync(join(tree, "tools", "dev"), ["build", "dev"], { stdio: "inherit" });
}

// A small generator of its own, so that a seed means the same mutants everywhere.
function randomFrom(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) % bound;
  };
}

function shuffled(list, seed) {
  const random = randomFrom(seed);
  for (let i = list.length - 1; i > 0; --i) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

function allChanges(only) {
  const files = git("ls-files", "lib/*.cpp").split("\n").filter((file) => file.startsWith(only));
  return files.flatMap((file) => changesOf(readFileSync(join(tree, file), "utf8")).map((change) => ({ file, ...change })));
}

function run(command, words, seconds) {
  const done = spawnSync(command, words, { cwd: tree, encoding: "utf8", timeout: seconds * 1000, killSignal: "SIGKILL" });
  return { ok: done.status === 0, text: `${done.stdout ?? ""}${done.stderr ?? ""}` };
}

// "killed" with what noticed, "survived", or "no program" for a change that does not compile.
function judge() {
  for (const stage of stages) {
    const built = run("ninja", ["-C", build, ...stage.targets], 1800);
    // A change that the compiler or a compile-time check refuses is no mutant.
    if (!built.ok) return { verdict: "no program" };
    const tested = run("ctest", ["--test-dir", build, "-j", String(cpus().length), ...stage.tests, "--stop-on-failure", "--timeout", "300"], 3600);
    if (tested.ok) continue;
    const failed = /^\t *\d+ - (\S+) \(/m.exec(tested.text);
    return { verdict: "killed", by: failed ? failed[1] : stage.name };
  }
  return { verdict: "survived" };
}

function keyOf(change) {
  return `${change.file}:${change.line}:${change.column} ${change.from} -> ${change.to}`;
}

const options = parseArguments(process.argv.slice(2));
const known = new Map();
if (existsSync(results)) {
  for (const line of readFileSync(results, "utf8").split("\n").filter((text) => text !== "")) {
    const row = JSON.parse(line);
    known.set(row.key, row);
  }
}
if (options.report) {
  writeReport(root, [...known.values()]);
  process.exit(0);
}

const commit = git("rev-parse", "HEAD");
prepare(commit);
let judged = [...known.values()].filter((row) => row.verdict !== "no program").length;
for (const change of shuffled(allChanges(options.only), options.seed)) {
  if (judged >= options.mutants) break;
  const key = keyOf(change);
  if (known.has(key)) continue;
  const path = join(tree, change.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.slice(0, change.offset) + change.to + text.slice(change.offset + change.from.length));
  const row = { key, ...change, line_text: text.split("\n")[change.line - 1].trim(), commit: commit.slice(0, 10), ...judge() };
  writeFileSync(path, text);
  appendFileSync(results, `${JSON.stringify(row)}\n`);
  known.set(key, row);
  if (row.verdict !== "no program") ++judged;
  console.log(`${judged}/${options.mutants} ${row.verdict}${row.by ? ` by ${row.by}` : ""}: ${key}`);
}
