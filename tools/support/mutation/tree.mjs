// A clone of the project in which one thing at a time is changed, built and tested.
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

// What must notice; each builds its own programs only. What runs long and is about the grammars or hostile bytes is left
// out: a change that only it would notice counts as one that survived.
const kinds = ['unit', 'conformance', 'properties'];
const stages = [
  ...kinds.map((kind) => ({name: kind, targets: [`plyglot-${kind}`]})),
  {name: 'cli', targets: ['plyglot-cli-test']},
  {name: 'suite', targets: ['plyglot-cli']},
];

export function git(where, ...words) {
  return execFileSync('git', ['-C', where, ...words], {encoding: 'utf8', maxBuffer: 1 << 26}).trim();
}

// The words that make a program of tests run those that stand in the folder of the same name as that of a file of lib/;
// none if there are none.
function nearTests(tree, kind, file) {
  for (let folder = dirname(file); folder !== 'lib'; folder = dirname(folder)) {
    const tests = git(tree, 'ls-files', `tests/${kind}/${folder.slice('lib/'.length)}/*.cpp`).split('\n').filter(Boolean);
    const tags = tests.map((test) => `[#${basename(test, '.cpp')}]`);
    if (tags.length > 0) return ['--filenames-as-tags', [...new Set(tags)].join(',')];
  }
  return [];
}

// The test cases that fail, as Catch2 names them.
function failuresIn(text) {
  const cases = [...text.matchAll(/^-{20,}\n(\S.*)\n(?: .*\n)*-{20,}$/gm)].map((match) => match[1]);
  return [...new Set(cases)];
}

// The signal that ended a program, or the first test case that failed.
const howItFailed = ({signal, text}) => signal ?? failuresIn(text)[0] ?? 'it ended early';

export class Tree {
  // How long each stage takes with nothing changed, in seconds by its name.
  usual = {};

  constructor(path) {
    this.path = path;
  }

  // Stands at the commit, with everything built, and real games beside it where the project has them.
  prepare(project, commit) {
    mkdirSync(dirname(this.path), {recursive: true});
    const [shared, link] = [join(project, '../shared'), join(this.path, '../shared')];
    if (existsSync(shared) && !existsSync(link)) symlinkSync(shared, link);
    if (!existsSync(this.path)) execFileSync('git', ['clone', '-q', '--shared', project, this.path]);
    git(this.path, 'fetch', '-q', 'origin', commit);
    git(this.path, 'checkout', '-q', '--force', commit);
    const targets = stages.flatMap((stage) => stage.targets);
    execFileSync(join(this.path, 'tools/dev'), ['build', 'mutate', '--target', ...targets], {stdio: 'inherit'});
  }

  async measure() {
    for (const stage of stages) {
      const started = Date.now();
      const {ok, text} = await this.#test(stage);
      if (!ok) throw new Error(`without any change, ${stage.name} fails:\n${text}`);
      this.usual[stage.name] = (Date.now() - started) / 1000;
    }
  }

  // What `change` makes of a file stands there while `use` is at work.
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

  // The first stage that fails, if one does; the tests that stand nearest to the file are asked before all others. A change
  // that the compiler or a compile-time check refuses is none.
  async judge(file) {
    for (const kind of kinds) {
      const words = nearTests(this.path, kind, file);
      if (words.length === 0) continue;
      if (!(await this.#build({targets: [`plyglot-${kind}`]})).ok) return {verdict: 'no program'};
      const near = await this.#run(...this.#program(kind), '--abort', ...words);
      if (!near.ok) return {verdict: 'killed', by: kind, how: howItFailed(near)};
    }
    for (const stage of stages) {
      if (!(await this.#build(stage)).ok) return {verdict: 'no program'};
      const all = kinds.includes(stage.name) ? await this.#run(...this.#program(stage.name), '--abort') : await this.#test(stage);
      if (!all.ok) return {verdict: 'killed', by: stage.name, how: howItFailed(all)};
    }
    return {verdict: 'survived'};
  }

  // Every stage that fails, with the test cases that say so first.
  async catchers() {
    const found = [];
    for (const stage of stages) {
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

  // A program of tests, which may work for three times as long as usual; the processor's time is counted, since other
  // trees are at work beside.
  #program(kind) {
    const seconds = Math.ceil(10 + 3 * this.usual[kind]);
    return ['bash', '-c', `ulimit -t ${seconds} && exec "$0" "$@"`, join('build/mutate/tests', `plyglot-${kind}`)];
  }

  #test({name}) {
    const seconds = Math.ceil(10 + 10 * (this.usual[name] ?? 360));
    return this.#run('ctest', '--test-dir', 'build/mutate', '-R', `^${name}$`, '--timeout', String(seconds), '--output-on-failure');
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
