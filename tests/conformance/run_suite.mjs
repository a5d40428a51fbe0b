// Runs a reader of HOP against the suite of corpus/hop. The protocol and the exit status are in corpus/hop/README.md.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../corpus/hop/", import.meta.url));
const usage = "usage: run_suite.mjs [--only PREFIX] [--all] COMMAND [ARGUMENT...]";

function fail(message) {
  console.error(`run_suite: ${message}`);
  process.exit(2);
}

function parseArguments(words) {
  const options = { only: "", most: 20, command: [] };
  while (words.length > 0 && words[0].startsWith("--")) {
    const word = words.shift();
    if (word === "--all") options.most = Infinity;
    else if (word === "--only" && words.length > 0) options.only = words.shift();
    else fail(usage);
  }
  if (words.length === 0) fail(usage);
  options.command = words;
  return options;
}

function readCases(only) {
  const text = ["suite.jsonl", "random.jsonl"].map((name) => readFileSync(folder + name, "utf8")).join("");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
    .filter((row) => row.id.startsWith(only));
}

// Sorts the keys, so that equal values have equal texts.
function textOf(value) {
  if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join(",")}}`;
}

// Of a diagnostic only what the suite speaks of.
function comparable(field, value) {
  if (field !== "diagnostics" || !Array.isArray(value)) return value;
  return value.map(({ name, severity, start, end }) => ({ name, severity, start, end }));
}

function differences(row, answer, tally) {
  const fields = row.ok ? ["ok", "gametype", "to_move", "canonical", "board", "diagnostics"] : ["ok", "diagnostics"];
  const found = [];
  for (const field of fields) {
    if (field !== "ok" && !(field in answer)) {
      tally.left_out += 1;
      continue;
    }
    const expected = textOf(row[field]);
    const given = textOf(comparable(field, answer[field]));
    if (expected !== given) found.push({ field, expected, given });
  }
  return found;
}

function show(row, found) {
  console.log(`${row.id} (${row.dialect}): ${JSON.stringify(row.input)}`);
  for (const { field, expected, given } of found) {
    console.log(`  ${field}\n    expected ${expected}\n    given    ${given}`);
  }
}

async function run(options) {
  const cases = readCases(options.only);
  if (cases.length === 0) fail(`no case begins with ${JSON.stringify(options.only)}`);
  const [command, ...rest] = options.command;
  const child = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
  child.on("error", (error) => fail(`${command}: ${error.message}`));
  child.stdin.on("error", () => {});
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const tally = { left_out: 0, wrong: 0 };
  for (const row of cases) {
    child.stdin.write(`${row.dialect}\t${row.input}\n`);
    const { value, done } = await answers.next();
    if (done) fail(`${command} ended before it answered ${row.id}`);
    let answer;
    try {
      answer = JSON.parse(value);
    } catch {
      fail(`${command} answered ${row.id} with ${JSON.stringify(value)}, which is no JSON`);
    }
    if (answer === null || typeof answer !== "object" || Array.isArray(answer)) fail(`the answer to ${row.id} is no object`);
    const found = differences(row, answer, tally);
    if (found.length === 0) continue;
    tally.wrong += 1;
    if (tally.wrong <= options.most) show(row, found);
  }
  child.stdin.end();
  const status = await new Promise((resolve) => (child.exitCode === null ? child.on("close", resolve) : resolve(child.exitCode)));
  if (status !== 0) fail(`${command} ended with status ${status}`);
  if (tally.wrong > options.most) console.log(`... and ${tally.wrong - options.most} more`);
  if (tally.left_out > 0) console.log(`${tally.left_out} fields were left out of the answers and not compared`);
  console.log(`${cases.length} cases, ${tally.wrong} differ`);
  return tally.wrong === 0 ? 0 : 1;
}

process.exit(await run(parseArguments(process.argv.slice(2))));
