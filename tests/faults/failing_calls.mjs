// Every call that can fail fails once. Each command that writes runs once for each of its calls that have to do with
// files in its folder and each way in which that can fail, and once killed there. Afterwards no input has lost a byte,
// every output is the old or the new one, the status is 2 and says why (or nothing was lost by the failure), and the
// next run works. Prints a table of commands, calls and faults.
// usage: failing_calls.mjs PLYGLOT LIBRARY ENGINE [COMMAND...]
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {constants, tmpdir} from 'node:os';
import {join, relative} from 'node:path';

const [plyglot, library, engine, ...only] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-faults-'));
process.on('exit', () => rmSync(top, {recursive: true, force: true}));

// How each call can fail.
const errors = {
  open: ['EACCES', 'EMFILE', 'EINTR'],
  create: ['EACCES', 'EMFILE', 'EINTR', 'ENOSPC'],
  read: ['EIO', 'EINTR'],
  write: ['ENOSPC', 'EIO', 'EINTR', 'half', 'torn'],
  flush: ['ENOSPC', 'EIO'],
  fsync: ['EIO', 'ENOSPC', 'EINTR'],
  ftruncate: ['EIO', 'ENOSPC', 'EINTR'],
  rename: ['EACCES', 'EIO', 'ENOSPC'],
  link: ['EACCES', 'EIO', 'ENOSPC'],
  unlink: ['EACCES', 'EIO'],
  mkdir: ['EACCES', 'ENOSPC'],
  chmod: ['EACCES', 'EIO'],
  mmap: ['ENOMEM', 'EACCES'],
  close: ['EIO', 'EINTR'],
};

const uhp = {
  'a.uhp': 'Base;InProgress;White[2];wS1;bS1 wS1-;\nBase;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-\n',
  'b.uhp': '# kept\nBase;NotStarted;White[1]\nBase;InProgress;White[2];wG1;bG1 wG1-\n',
};
const wins = 'Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-\n';
const twice = {'a.uhp': wins + wins + uhp['a.uhp'], 'b.uhp': uhp['b.uhp']};
const faulty = {'a.uhp': 'Base;InProgress;White[2];wS1;bS1 wS1-;;\n' + wins, 'b.hop': 'QA-a ,b\n'};

// `files` are there before; `query` are the words whose output stands for a file that is not the same each time;
// `spare` is a file that may be anything, as long as what is printed stays the same;
// `again` are the words for the next run where that is another one, and `refusal` what it says if the output is there.
const commands = {
  'lint --fix': {files: faulty, words: ['lint', '--fix', 'a.uhp', 'b.hop']},
  'lint --add-ignore': {files: faulty, words: ['lint', '--add-ignore', 'a.uhp', 'b.hop']},
  'lint --write-baseline': {files: faulty, words: ['lint', '--write-baseline', '--baseline', 'base.json', 'a.uhp', 'b.hop'], isPartial: true},
  'lint --baseline': {
    files: faulty, before: [['lint', '--write-baseline', '--baseline', 'base.json', 'a.uhp', 'b.hop']],
    then: {'b.hop': 'QA-a,b\n'}, words: ['lint', '--baseline', 'base.json', 'a.uhp', 'b.hop'],
  },
  'lint --output-file': {files: faulty, words: ['lint', '--output-format', 'sarif', '--output-file', 'out.sarif', 'a.uhp', 'b.hop'], isPartial: true},
  'lint --cache': {
    files: {'a.hop': 'QA-a,b\n', 'b.hop': 'QA-a,b\n'}, before: [['lint', '--cache', 'cache', 'a.hop', 'b.hop']],
    then: {'b.hop': faulty['b.hop'], 'c.hop': faulty['b.hop']}, words: ['lint', '--cache', 'cache', 'a.hop', 'b.hop', 'c.hop'],
    spare: 'cache/plyglot-lint.cache',
  },
  'fmt --write': {files: faulty, words: ['fmt', '--write', 'a.uhp', 'b.hop']},
  'translate -o FILE': {files: uhp, words: ['translate', '--to', 'hop', '-o', 'out.hop', 'a.uhp']},
  'translate -o DIR': {files: uhp, words: ['translate', '--to', 'hop', '-o', 'out/', 'a.uhp', 'b.uhp']},
  index: {files: uhp, words: ['index', 'a.uhp', 'b.uhp', '-o', 'w.db'], database: 'w.db', isPartial: true},
  'index again': {files: uhp, before: [['index', 'a.uhp', '-o', 'w.db']], words: ['index', 'a.uhp', 'b.uhp', '-o', 'w.db'], database: 'w.db', isPartial: true},
  'index --update': {
    files: uhp, before: [['index', '.', '-o', 'w.db']], then: {'b.uhp': uhp['b.uhp'] + wins, 'c.uhp': wins},
    words: ['index', '--update', '-o', 'w.db', '.'], database: 'w.db', isPartial: true,
  },
  'dedupe --write': {files: twice, words: ['dedupe', '--write', '--plies', '1', '.']},
  'archive split': {files: uhp, words: ['archive', 'split', '--games', '1', '-o', 'parts', 'a.uhp'], refusal: /overwrit|exist|there/},
  'archive merge': {files: uhp, words: ['archive', 'merge', '-o', 'all.uhp', 'a.uhp', 'b.uhp'], refusal: /overwrit|exist|there/},
  'archive sort': {files: uhp, words: ['archive', 'sort', '--by', 'plies', '--reverse', '--write', 'a.uhp', 'b.uhp']},
  export: {files: uhp, words: ['export', '-o', 'tables', 'a.uhp', 'b.uhp'], isPartial: true, refusal: /overwrit|exist|there/},
  init: {files: uhp, words: ['init', '.'], refusal: /exist|there/},
  match: {
    files: {}, words: ['match', '--engine', `a=${engine}`, '--engine', `b=${engine}`, '--depth', '1', '--pairs', '1', '--max-plies', '6', '-o', 'run'],
    resume: ['match', '--trust', 'run'], timeless: true,
  },
};

function run(folder, words, environment = {}) {
  const done = spawnSync(plyglot, [...words, ...(['index', 'dedupe', 'lint', 'fmt', 'translate', 'export'].includes(words[0]) ? ['--jobs', '1'] : [])],
                         {cwd: folder, encoding: 'utf8', timeout: 60_000, env: {PATH: process.env.PATH, LC_ALL: 'C', ...environment}});
  if (done.error) throw done.error;
  return done;
}

const isTemporary = (name) => /\.plyglot-|-journal$|-wal$|-shm$/.test(name);

// Texts by name. A database is what a command reads in it.
function contentOf(folder, command) {
  const {database} = command;
  const content = new Map();
  // It is looked at first: whoever reads it plays back the journal of whoever was killed.
  if (database !== undefined && existsSync(join(folder, database))) {
    const {status, stdout, stderr} = run(folder, ['find', '--index', database, '--where', 'plies >= 0']);
    const lines = stdout.split('\n').sort().join('\n');
    content.set(database, `${status}\n${lines}${status === 0 ? '' : stderr}`);
  }
  const names = readdirSync(folder, {recursive: true}).map(String).filter((name) => statSync(join(folder, name)).isFile());
  for (const name of names.filter((name) => name !== database && name !== command.spare).sort()) {
    const text = readFileSync(join(folder, name), 'latin1');
    content.set(name, command.timeless ? text.replace(/"ms":[0-9]+|[0-9]+\.[0-9]{3} s/g, '') : text);
  }
  return content;
}

function preparedFolder(name, command) {
  const folder = join(top, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  for (const [file, text] of Object.entries(command.files)) writeFileSync(join(folder, file), text);
  for (const words of command.before ?? []) assert.equal(run(folder, words).status, 0, words.join(' '));
  for (const [file, text] of Object.entries(command.then ?? {})) writeFileSync(join(folder, file), text);
  return folder;
}

function withFault(folder, command, at, by) {
  const log = `${folder}.log`;
  rmSync(log, {force: true});
  const done = run(folder, command.words, {LD_PRELOAD: library, FAULTS_FOLDER: folder, FAULTS_LOG: log, FAULTS_AT: String(at), FAULTS_BY: by});
  return {...done, calls: existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : []};
}

class Trial {
  constructor(name, command) {
    this.name = name;
    this.command = command;
    this.model = preparedFolder('model', command);
    this.old = contentOf(this.model, command);
    const done = withFault(this.model, command, 0, '');
    assert.ok([0, 1].includes(done.status), `${name}: ${done.status} ${done.stderr}`);
    this.status = done.status;
    this.stdout = done.stdout;
    this.wanted = contentOf(this.model, command);
    this.template = preparedFolder('template', command);
    // Files that were copied are read again by an update.
    this.calls = withFault(this.copy(), command, 0, '').calls;
    this.problems = [];
    this.counts = new Map();
  }

  problem(call, by, words) {
    this.problems.push(`${this.name}: call ${call} (${this.calls[call - 1]}), ${by}: ${words}`);
  }

  // Whether all is old or new, and nothing else is there.
  look(folder, call, by, mayLeave) {
    const now = contentOf(folder, this.command);
    for (const name of new Set([...this.old.keys(), ...this.wanted.keys(), ...now.keys()])) {
      const [was, is, wanted] = [this.old.get(name), now.get(name), this.wanted.get(name)];
      if (is === was || is === wanted) continue;
      if (was === undefined && wanted === undefined) {
        if (!mayLeave || !isTemporary(name)) this.problem(call, by, `${name} is left behind`);
        continue;
      }
      if (this.command.resume && isMade(name)) continue;
      // What could be read is written, and the status says that it is not all.
      if (this.command.isPartial && ['open', 'read'].includes(this.calls[call - 1])) continue;
      this.problem(call, by, `${name} is neither old nor new: ${JSON.stringify(is)?.slice(0, 300)}`);
    }
    return now;
  }

  isWanted(content) {
    return [...this.wanted].every(([name, text]) => content.get(name) === text);
  }

  copy() {
    const folder = join(top, 'tried');
    rmSync(folder, {recursive: true, force: true});
    cpSync(this.template, folder, {recursive: true, preserveTimestamps: true});
    return folder;
  }

  attempt(call, by) {
    const {command} = this;
    const folder = this.copy();
    const number = constants.errno[by];
    const done = withFault(folder, command, call, String(number ?? by));
    const isKilled = by === 'kill' || by === 'torn';
    this.counts.set(this.calls[call - 1], (this.counts.get(this.calls[call - 1]) ?? 0) + 1);
    const now = this.look(folder, call, by, isKilled || this.calls[call - 1] === 'unlink');
    if (isKilled) {
      if (done.signal !== 'SIGKILL') this.problem(call, by, `it goes on: status ${done.status}`);
    } else if (done.status === this.status) {
      if (!this.isWanted(now)) this.problem(call, by, `status ${done.status}, and not all is done: ${done.stderr}`);
      if (command.spare && done.stdout !== this.stdout) this.problem(call, by, `it prints something else: ${done.stdout}`);
    } else if (done.status !== 2 || done.stderr.trim() === '') {
      this.problem(call, by, `status ${done.status} ${done.signal ?? ''}: ${done.stderr}`);
    }
    this.goOn(folder, call, by, now);
  }

  goOn(folder, call, by, now) {
    const {command} = this;
    const canResume = command.resume && existsSync(join(folder, 'run/state.json'));
    const next = run(folder, canResume ? command.resume : command.words);
    const isThere = command.refusal?.test(next.stderr) && next.status === 2 && now.size > this.old.size;
    if (!isThere && ![0, 1].includes(next.status)) return this.problem(call, by, `the next run: status ${next.status}: ${next.stderr}`);
    if (!isThere && !this.isWanted(contentOf(folder, command))) this.problem(call, by, 'the next run makes something else');
    if (command.spare && next.stdout !== this.stdout) this.problem(call, by, `the next run prints something else: ${next.stdout}`);
  }

  run() {
    this.calls.forEach((call, index) => {
      for (const by of [...errors[call], 'kill']) this.attempt(index + 1, by);
    });
  }
}

const isMade = (name) => name.startsWith('run/');

const kinds = Object.keys(errors);
console.log(`| command | calls | ${kinds.join(' | ')} | bad |\n|---|${'---:|'.repeat(kinds.length + 2)}`);
const problems = [];
for (const [name, command] of Object.entries(commands)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const trial = new Trial(name, command);
  trial.run();
  problems.push(...trial.problems);
  const counts = kinds.map((kind) => trial.counts.get(kind) ?? '');
  console.log(`| ${[name, trial.calls.length, ...counts, trial.problems.length].join(' | ')} |`);
}
for (const problem of problems.slice(0, 200)) console.error(problem);
assert.equal(problems.length, 0, `${problems.length} problems`);
