// The runner of the conformance suite notices what is wrong with a program:
//   runner_test.mjs NAIVE_ADAPTER PLYGLOT
// The adapter does one thing wrong at a time (tests/tools/naive_adapter/main.cpp).
import {strict as assert} from 'node:assert';
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const [adapter, plyglot] = process.argv.slice(2);
const conformance = fileURLToPath(new URL('../../tools/conformance/', import.meta.url));
const suite = fileURLToPath(new URL('../../corpus/suite/', import.meta.url));
const example = ['node', `${conformance}example-adapter.mjs`];

// A part of the suite is enough, and quicker.
const files = ['protocol.jsonl', 'hop.jsonl', 'uhp.jsonl', 'hopgi-fen.jsonl', 'hopgi-diagram.jsonl'];
const part = mkdtempSync(join(tmpdir(), 'plyglot-suite-'));
const about = JSON.parse(readFileSync(`${suite}suite.json`, 'utf8'));
writeFileSync(join(part, 'suite.json'), JSON.stringify({...about, files}));
for (const file of files) copyFileSync(suite + file, join(part, file));

function run(...words) {
  const {status, stdout, stderr} = spawnSync('node', [`${conformance}run.mjs`, '--suite', part, ...words], {encoding: 'utf8'});
  return {status, stdout, said: stdout + stderr};
}

// The row `all` of the table.
function totals(stdout) {
  const [passed, failed, leftOut] = stdout.match(/^all +(\d+) +(\d+) +(\d+)$/m).slice(1).map(Number);
  return {passed, failed, leftOut};
}

const hop = ['--only', 'hop/valid/'];
const at = 'hop/valid/gametypes:3 lint';
const withFault = (fault, ...words) => run(...hop, ...words, adapter, '--fault', fault);

const tests = {
  'what is right passes'() {
    const {status, stdout} = run('--only', 'hop/valid/gametypes:', adapter);
    assert.equal(status, 0);
    assert.equal(totals(stdout).failed, 0);
    assert.ok(totals(stdout).passed > 10);
  },
  'a wrong answer is shown with what is expected'() {
    const {status, stdout} = withFault('answer');
    assert.equal(status, 1);
    assert.match(stdout, /^hop\/valid\/\S+ format \(level 3\)\n {2}text\n {4}expected .*\n {4}given {4}"\\"/m);
    assert.ok(totals(stdout).failed > 20);
    assert.match(stdout, /^\.\.\. and \d+ more$/m);
    assert.doesNotMatch(withFault('answer', '--all').stdout, /^\.\.\. and/m);
  },
  'wrong answers of a higher level are not asked for'() {
    const {status, stdout} = withFault('answer', '--level', '2');
    assert.equal(status, 0);
    assert.ok(totals(stdout).passed > 50);
  },
  'one dialect read as another is noticed'() {
    assert.equal(withFault('dialect').status, 1);
  },
  'a program that dies is named with its case, and the others are asked anyway'() {
    const {status, stdout} = withFault('die');
    assert.equal(status, 2);
    assert.ok(stdout.includes(`${at}: it ended with status 3`));
    assert.ok(totals(stdout).passed > 50);
    assert.equal(totals(stdout).failed, 2);
  },
  'a program that hangs does not hang the runner'() {
    const {status, stdout} = withFault('hang', '--seconds', '1');
    assert.equal(status, 2);
    assert.ok(stdout.includes(`${at}: it gave no answer within 1 s`));
    assert.ok(totals(stdout).passed > 50);
  },
  'what is not JSON is noticed'() {
    const {status, stdout} = withFault('chatter');
    assert.equal(status, 2);
    assert.ok(stdout.includes(`${at}: it answered "thinking ...", which is no JSON`));
  },
  'an answer to another request is noticed'() {
    const {status, stdout} = withFault('number');
    assert.equal(status, 2);
    assert.ok(stdout.includes(`${at}: its answer has the id "another"`));
  },
  'what a program does not know is left out, and is not a failure'() {
    const {status, stdout} = run('--only', 'hopgi-', adapter);
    assert.equal(status, 0);
    assert.ok(totals(stdout).leftOut > totals(stdout).passed);
    assert.match(stdout, /^hopgi-diagram +1 +0 +0 +\d+$/m);
  },
  'the example of an adapter speaks the protocol and knows nothing'() {
    const {status, stdout} = run(...example);
    assert.equal(status, 0);
    assert.match(stdout, /^protocol +0 +11 +0 +0$/m);
    assert.equal(totals(stdout).passed, 11);
  },
  'a run in which nothing is compared is none'() {
    assert.equal(run(...hop, ...example).status, 1);
    assert.equal(run('--only', 'nothing/', ...example).status, 2);
  },
  'a program that cannot be run, or is none of ours, is named'() {
    assert.equal(run('./there-is-no-such-program').status, 2);
    const {status, said} = run('--seconds', '5', 'cat');
    assert.equal(status, 2);
    assert.match(said, /hello: the answer lacks/);
  },
  'a wrong command line is explained'() {
    for (const words of [[], ['--level', 'x', 'cat'], ['--colour', 'cat'], ['--only']]) {
      const {status, said} = run(...words);
      assert.equal(status, 2);
      assert.match(said, /usage: run\.mjs/);
    }
  },
  'a folder without a suite is named'() {
    const {status, said} = run('--suite', 'there-is-no-such-folder', 'cat');
    assert.equal(status, 2);
    assert.match(said, /^run\.mjs: there is no suite in there-is-no-such-folder/);
  },
  'JSON lines have every check, and then the counts'() {
    const {status, stdout} = run('--only', 'hive/options/pass', '--output-format', 'jsonl', plyglot, 'answer');
    assert.equal(status, 0);
    const rows = stdout.trim().split('\n').map((line) => JSON.parse(line));
    assert.equal(rows[0].program, 'plyglot');
    const checks = rows.filter((row) => row.result === 'passed');
    const counted = rows.filter((row) => 'passed' in row).reduce((sum, row) => sum + row.passed, 0);
    assert.ok(checks.length > 5);
    assert.equal(counted, checks.length);
  },
};

process.on('exit', () => rmSync(part, {recursive: true}));
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    test();
  } catch (error) {
    ++failed;
    console.log(`${name}:\n${error.message}\n`);
  }
}
console.log(`${Object.keys(tests).length} tests, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
