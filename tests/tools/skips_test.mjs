// A test that cannot see its data says so, and is counted:
//   skips_test.mjs TESTS
// The program of the conformance tests runs a few of them as if nothing lay beside the project.
import {strict as assert} from 'node:assert';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const [program] = process.argv.slice(2);
const top = fileURLToPath(new URL('../../', import.meta.url));
const beside = readFileSync(`${top}tests/conformance/vectors/beside.tsv`, 'utf8').trimEnd().split('\n').slice(1).map((line) => line.split('\t'));

function linesOf(name) {
  const {status, stdout} = spawnSync(program, [name], {encoding: 'utf8', env: {...process.env, PLYGLOT_SHARED: 'none'}});
  assert.equal(status, 0, stdout);
  return stdout.split('\n').filter((line) => line.startsWith('skipped: '));
}

function countOf(file) {
  const [, rows] = beside.find(([path]) => path === file);
  return rows.split(',').map((range) => range.split('-').map(Number)).reduce((sum, ends) => sum + ends.at(-1) - ends[0] + 1, 0);
}

const tests = {
  'a test without any of its rows is skipped, with the rows'() {
    const file = 'hive/thehive-games.jsonl';
    assert.deepEqual(linesOf('thehive vectors: real games'), [
      `skipped: ${countOf(file)} rows of ${file} (real games of other people, which stay beside the project)`,
      `skipped: 1 test, \`thehive vectors: real games\` (not beside the project: vectors/${file})`,
    ]);
  },
  'a test with other rows runs, and its rows are skipped'() {
    const file = 'hive/projection.tsv';
    assert.deepEqual(linesOf('projection vectors: a game after any ply as HOP').filter((line) => line.includes(file)), [
      `skipped: ${countOf(file)} rows of ${file} (real games of other people, which stay beside the project)`,
    ]);
  },
  'a test that asks for a file is skipped, once for all its files'() {
    const [line, ...others] = linesOf('homeworlds rules: games of the archive');
    assert.match(line, /^skipped: 1 test, `homeworlds rules: games of the archive` \(not beside the project: \d+ files of data\/homeworlds\/sdg-raw\)$/);
    assert.deepEqual(others, []);
  },
  'a test that has all its data skips nothing'() {
    assert.deepEqual(linesOf('hexix play: the vectors of the rules'), []);
  },
  'what several programs skip is reported once'() {
    const folder = mkdtempSync(join(tmpdir(), 'plyglot-skips-'));
    const log = join(folder, 'LastTest.log');
    writeFileSync(log, 'passed\nskipped: 3 rows of a.tsv (b)\nskipped: none\n<end of output>\nskipped: 1 test, `c` (d)\nskipped: 3 rows of a.tsv (b)\n');
    const {status, stdout} = spawnSync(`${top}tools/support/skips`, [log], {encoding: 'utf8'});
    const absent = spawnSync(`${top}tools/support/skips`, [join(folder, 'none')], {encoding: 'utf8'});
    rmSync(folder, {recursive: true});
    assert.equal(status, 0);
    assert.equal(stdout, 'skipped: 1 test, `c` (d)\nskipped: 3 rows of a.tsv (b)\n');
    assert.equal(absent.status, 1);
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    test();
  } catch (error) {
    ++failed;
    console.log(`${name}:\n${error.message.replaceAll('skipped:', 'skips:')}\n`);
  }
}
console.log(`${Object.keys(tests).length} tests, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
