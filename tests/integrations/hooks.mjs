// What other programs run of plyglot does what they expect: the hooks of pre-commit and the example of a workflow.
// hooks.mjs PROGRAM
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../support/files/npm.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const top = resolve(here, '../..');
install(here);
const {parse} = await import('yaml');
const yaml = (path) => parse(readFileSync(join(top, path), 'utf8'), {strict: true, uniqueKeys: true});

const folder = mkdtempSync(join(tmpdir(), 'plyglot-hooks-'));
mkdirSync(join(folder, 'bin'));
symlinkSync(resolve(process.argv[2]), join(folder, 'bin/plyglot'));
const texts = join(folder, 'texts');
const environment = {PATH: `${join(folder, 'bin')}:${process.env.PATH}`, GITHUB_OUTPUT: join(folder, 'outputs')};

// As a shell that stops at the first failure, which is how workflows run their steps.
const bash = (command, words = []) =>
  spawnSync('bash', ['--norc', '-eo', 'pipefail', '-c', command, 'bash', ...words],
    {cwd: texts, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
const run = (words) => bash('"$@"', words);

function freshTexts(...sources) {
  rmSync(texts, {recursive: true, force: true});
  mkdirSync(texts);
  for (const source of sources) cpSync(join(top, 'corpus', source), join(texts, source), {recursive: true});
}
const filesOf = (pattern) => readdirSync(texts, {recursive: true}).filter((name) => pattern.test(name)).sort();
const contents = (names) => names.map((name) => readFileSync(join(texts, name), 'latin1'));

const hooks = Object.fromEntries(yaml('.pre-commit-hooks.yaml').map((hook) => [hook.id, hook]));
// Python's patterns are searched for, and say in their text that case does not matter.
const patternOf = (hook) => new RegExp(hook.files.replace(/^\(\?i\)/, ''), 'i');
const commandOf = (hook) => [...hook.entry.split(' '), ...(hook.args ?? [])];

function hooks_know_the_extensions() {
  assert.deepEqual(Object.keys(hooks), ['plyglot-lint', 'plyglot-fmt']);
  freshTexts('hive/hive-bga');
  const notations = run(['plyglot', 'list', 'notations', '--output-format', 'jsonl']).stdout
    .trim().split('\n').map((line) => JSON.parse(line)).filter((notation) => notation.readable);
  assert.ok(notations.length > 5);
  for (const {id, extensions} of notations) {
    for (const extension of extensions) {
      assert.match(`games/one${extension}`, patternOf(hooks['plyglot-lint']), id);
      assert.match(`ONE${extension.toUpperCase()}`, patternOf(hooks['plyglot-lint']), id);
      if (patternOf(hooks['plyglot-fmt']).test(`one${extension}`)) continue;
      // What it leaves out cannot be formatted.
      const [example] = filesOf(new RegExp(`/valid/.*\\${extension}$`));
      assert.match(run(['plyglot', 'fmt', '--check', example]).stderr, /has no canonical text/, id);
    }
  }
  const known = notations.flatMap(({extensions}) => extensions).sort();
  for (const hook of Object.values(hooks)) {
    const inPattern = /\(([a-z|]+)\)\$$/.exec(hook.files)[1].split('|').map((word) => `.${word}`);
    for (const extension of inPattern) assert.ok(known.includes(extension), `${hook.id} has ${extension}`);
    for (const name of ['hop', 'shop', 'a.hopx', 'a.hop.txt', 'a.md']) assert.doesNotMatch(name, patternOf(hook));
  }
}

function hooks_run() {
  freshTexts('tour', 'hop/invalid');
  const lint = run([...commandOf(hooks['plyglot-lint']), ...filesOf(patternOf(hooks['plyglot-lint']))]);
  assert.equal(lint.status, 1, lint.stderr);
  assert.match(lint.stdout, /^error\[hop\/unknown-bug\]/m);
  const names = filesOf(patternOf(hooks['plyglot-fmt']));
  const before = contents(names);
  const fmt = run([...commandOf(hooks['plyglot-fmt']), ...names]);
  // Texts with errors are kept, and named.
  assert.equal(fmt.status, 1, fmt.stderr);
  const after = contents(names);
  assert.notDeepEqual(after, before);
  run([...commandOf(hooks['plyglot-fmt']), ...names]);
  assert.deepEqual(contents(names), after);
  // Texts of which only information is found may be kept too, such as one whose turns a recount would shorten.
  const clean = names.filter((name) => /\.hop$/.test(name) && /^no findings/m.test(run(['plyglot', 'lint', name]).stderr));
  assert.ok(clean.length > 0);
  assert.equal(run([...commandOf(hooks['plyglot-fmt']), ...clean]).status, 0);
}

function workflow_finds() {
  const workflow = yaml('docs/examples/github-workflow.yml');
  const {steps, permissions} = workflow.jobs.plyglot;
  const named = (name) => steps.find((step) => step.name === name);
  const lint = steps.find(({id}) => id === 'lint');
  const upload = steps.find(({uses}) => uses?.startsWith('github/codeql-action/upload-sarif@'));
  assert.equal(permissions['security-events'], 'write');
  assert.ok(steps.indexOf(lint) < steps.indexOf(upload) && steps.indexOf(upload) < steps.indexOf(named('Fail on findings')));

  // The result of the step: its status, and the status that it noted.
  const outcome = () => {
    rmSync(environment.GITHUB_OUTPUT, {force: true});
    const {status, stderr} = bash(lint.run);
    const noted = existsSync(environment.GITHUB_OUTPUT) && /^status=(\d)$/m.exec(readFileSync(environment.GITHUB_OUTPUT, 'utf8'));
    return {status, noted: noted && Number(noted[1]), stderr};
  };
  const sarif = () => JSON.parse(readFileSync(join(texts, upload.with.sarif_file), 'utf8'));

  freshTexts('hop/invalid');
  assert.deepEqual({...outcome(), stderr: ''}, {status: 0, noted: 1, stderr: ''});
  assert.equal(sarif().version, '2.1.0');
  const [{results}] = sarif().runs;
  assert.ok(results.length > 10);
  for (const {locations} of results) {
    const {uri} = locations[0].physicalLocation.artifactLocation;
    assert.ok(existsSync(join(texts, decodeURIComponent(uri))), uri);
    assert.doesNotMatch(uri, /^\.|^\/|^file:/);
  }
  assert.equal(bash(named('Fail on findings').run.replace('${{ steps.lint.outputs.status }}', '1')).status, 1);

  freshTexts('tour/openings.hop');
  assert.deepEqual({...outcome(), stderr: ''}, {status: 0, noted: 0, stderr: ''});
  assert.deepEqual(sarif().runs[0].results, []);
  assert.equal(bash(named('Check the format').run).status, 1);

  writeFileSync(join(texts, 'plyglot.toml'), 'ingore = []\n');
  const broken = outcome();
  assert.deepEqual([broken.status, broken.noted], [1, 2]);
  assert.match(broken.stderr, /config\/unknown-key/);
}

try {
  for (const test of [hooks_know_the_extensions, hooks_run, workflow_finds]) {
    console.log(test.name.replaceAll('_', ' '));
    test();
  }
} finally {
  rmSync(folder, {recursive: true});
}
