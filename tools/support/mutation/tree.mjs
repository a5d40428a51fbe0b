// A clone of the project in which one thing at a time is changed, built and tested.
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {commandLineTests, listOf, nearTests, otherTests, testsIn} from './tests.mjs';

// What must notice; each builds its own programs only. What runs long and is about the grammars or hostile bytes is left
// out: a change that only it would notice counts as one that survived.
const kinds = ['unit', 'conformance', 'properties'];
const stages = [
  ...kinds.map((kind) => ({name: kind, targets: [`plyglot-${kind}`]})),
  {name: 'c', targets: ['plyglot-c-test']},
  {name: 'cli', targets: ['plyglot-cli-test']},
  {name: 'suite', targets: ['plyglot-cli']},
];
// What the tool alone has is noticed only where it is run.
const stagesOfTool = [
  {name: 'cli', targets: ['plyglot-cli', 'plyglot-cli-test'], asks: commandLineTests},
  {name: 'cli_watch', targets: ['plyglot-cli']},
  {name: 'lsp(_[a-z]+)?', targets: ['plyglot-cli', 'plyglot-lsp-test']},
  {name: 'forms_[a-z]+', targets: ['plyglot-cli']},
  {name: 'answer', targets: ['plyglot-cli']},
  {name: 'suite', targets: ['plyglot-cli']},
  {name: 'shell_[a-z]+|manual', targets: ['plyglot-cli']},
  {name: 'archive-changed_files', targets: ['plyglot-cli']},
];
const makers = ['plyglot-hive-games', 'plyglot-hexix-games', 'plyglot-hopgi-games'];
// Tests of some rooms of the tool alone. They are the likeliest to fail, and run first.
const stagesOfRooms = [
  {rooms: ['archive'], name: 'archive(_[a-z]+)?|archive-(killed|hostile_index|not_files|patterns|serve)', targets: ['plyglot-cli', ...makers]},
  {rooms: ['engines', 'match', 'playing', 'uhp', 'uhp_check'], name: 'engines(_[a-z_]+)?|uhp_[a-z]+',
    targets: ['plyglot-cli', 'plyglot-test-engine', 'plyglot-engines-test']},
];
const isOfTool = (file) => file.startsWith('tools/');
// Of a file, or of all whose paths begin so.
function stagesFor(path) {
  if (!isOfTool(path)) return stages;
  const isBelow = (room) => `tools/plyglot/${room}/`.startsWith(path) || path.startsWith(`tools/plyglot/${room}/`);
  return [...stagesOfRooms.filter(({rooms}) => rooms.some(isBelow)), ...stagesOfTool];
}

export function git(where, ...words) {
  return execFileSync('git', ['-C', where, ...words], {encoding: 'utf8', maxBuffer: 1 << 26}).trim();
}

// The test cases that fail, as Catch2 names them.
function failuresIn(text) {
  const cases = [...text.matchAll(/^-{20,}\n(\S.*)\n(?: .*\n)*-{20,}$/gm)].map((match) => match[1]);
  return [...new Set(cases)];
}

const programs = {cli: 'build/mutate/tests/cli/plyglot-cli-test'};
const program = (kind) => programs[kind] ?? join('build/mutate/tests', `plyglot-${kind}`);

// The signal that ended a program, or the first test case that failed.
const howItFailed = ({signal, text}) => signal ?? failuresIn(text)[0] ?? 'it ended early';

export class Tree {
  // The test cases of each kind, once they were measured.
  tests = {};

  constructor(path) {
    this.path = path;
  }

  // At the commit, with what notices changes below `only` built, and real games beside it where the project has them.
  prepare(project, commit, only) {
    mkdirSync(dirname(this.path), {recursive: true});
    const [shared, link] = [join(project, '../shared'), join(this.path, '../shared')];
    if (existsSync(shared) && !existsSync(link)) symlinkSync(shared, link);
    if (!existsSync(this.path)) execFileSync('git', ['clone', '-q', '--shared', project, this.path]);
    git(this.path, 'fetch', '-q', 'origin', commit);
    git(this.path, 'checkout', '-q', '--force', commit);
    this.stages = isOfTool(only) ? stagesFor(only) : [...stages, ...stagesFor('tools/')];
    const targets = [...new Set(this.stages.flatMap((stage) => stage.targets))];
    execFileSync(join(this.path, 'tools/dev'), ['build', 'mutate', '--target', ...targets], {stdio: 'inherit'});
  }

  // With nothing changed, every test must pass; what is known of a commit is kept.
  async measure(commit) {
    const names = new Set(this.stages.map(({name}) => name));
    const known = join(this.path, `build/mutate/${names.has('unit') ? 'tests' : 'tests-of-the-tool'}-of-${commit}.json`);
    if (existsSync(known)) {
      this.tests = JSON.parse(readFileSync(known, 'utf8'));
      return;
    }
    const pass = ({ok, text}, name) => {
      if (!ok) throw new Error(`without any change, ${name} fails:\n${text}`);
    };
    for (const kind of [...kinds, 'cli'].filter((one) => names.has(one))) {
      const report = join(this.path, `build/mutate/${kind}.xml`);
      pass(await this.#run(program(kind), '--reporter', 'xml', '--durations', 'yes', '--out', report), kind);
      this.tests[kind] = testsIn(readFileSync(report, 'utf8'), kind);
    }
    const others = this.stages.filter(({name}) => !kinds.includes(name) && name !== 'cli');
    for (const stage of others) pass(await this.#test(stage), stage.name);
    writeFileSync(known, JSON.stringify(this.tests));
  }

  // The file holds what `change` makes of it while `use` runs.
  async with(file, change, use) {
    const path = join(this.path, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, change(text));
    try {
      return await use();
    } finally {
      writeFileSync(path, text);
    }
  }

  // The first stage that fails, if one does; the tests nearest to the file run before all others. A change that the
  // compiler or a compile-time check refuses is none.
  async judge(file) {
    if (!isOfTool(file)) {
      const verdict = await this.#judgeByKinds(file);
      if (verdict !== undefined) return verdict;
    }
    for (const stage of stagesFor(file).filter(({name}) => !kinds.includes(name))) {
      if (!(await this.#build(stage)).ok) return {verdict: 'no program'};
      const run = stage.asks ? await this.#runTests(stage.name, stage.asks(this.tests[stage.name])) : await this.#test(stage);
      if (!run.ok) return {verdict: 'killed', by: stage.name, how: howItFailed(run)};
    }
    return {verdict: 'survived'};
  }

  async #judgeByKinds(file) {
    for (const choose of [nearTests, otherTests]) {
      for (const kind of kinds) {
        if (!(await this.#build({targets: [`plyglot-${kind}`]})).ok) return {verdict: 'no program'};
        const run = await this.#runTests(kind, choose(this.tests[kind], file));
        if (!run.ok) return {verdict: 'killed', by: kind, how: howItFailed(run)};
      }
    }
    return undefined;
  }

  // Every stage that fails, with the test cases that say so first.
  async catchers(file) {
    const found = [];
    for (const stage of stagesFor(file)) {
      const {ok, text} = await this.#build(stage);
      if (!ok) throw new Error(`it does not compile:\n${text}`);
      const tested = await this.#test(stage);
      if (!tested.ok) found.push({stage: stage.name, cases: failuresIn(tested.text).slice(0, 2)});
    }
    return found;
  }

  #build({targets}) {
    return this.#run('cmake', '--build', 'build/mutate', '-j1', '--target', ...targets);
  }

  // They may work for three times as long as usual; the processor's time is counted, since other trees are at work beside.
  // What waits and never ends is stopped much later.
  #runTests(kind, tests) {
    if (tests.length === 0) return {ok: true};
    const usual = tests.reduce((sum, {seconds}) => sum + seconds, 0);
    const list = join(this.path, `build/mutate/${kind}.list`);
    writeFileSync(list, listOf(tests));
    const limited = `ulimit -t ${Math.ceil(10 + 3 * usual)} && exec timeout ${Math.ceil(120 + 10 * usual)} "$0" "$@"`;
    return this.#run('bash', '-c', limited, program(kind), '--abort', '--input-file', list);
  }

  #test({name}) {
    return this.#run('ctest', '--test-dir', 'build/mutate', '-R', `^${name}$`, '--timeout', '300', '--output-on-failure', '--stop-on-failure');
  }

  #run(command, ...words) {
    return new Promise((done) => {
      const child = spawn(command, words, {cwd: this.path});
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text = (text + data).slice(-200000)));
      child.on('close', (status, signal) => done({ok: status === 0, signal, text}));
    });
  }
}
