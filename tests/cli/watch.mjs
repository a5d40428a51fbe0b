// `plyglot lint --watch` and `fmt --check --watch` as a person has them running beside an editor: watch.mjs PROGRAM.
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import assert from 'node:assert/strict';

const program = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'plyglot-watch-'));
const path = (name) => join(folder, name);
const write = (name, text) => writeFileSync(path(name), text);

class Watcher {
  #out = '';
  #wake = () => {};

  // Findings and what is said about the run are read as one: two pipes would keep no order.
  constructor(command, words) {
    const both = ['-c', 'exec "$@" 2>&1', 'sh', command, ...words];
    this.child = spawn('sh', both, {cwd: folder, env: {PATH: process.env.PATH, TERM: 'xterm'}});
    this.ended = new Promise((done) => this.child.on('close', (status, signal) => done(signal ?? status)));
    this.child.stdout.on('data', (data) => {
      this.#out += data;
      this.#wake();
    });
  }

  // What it says up to its next pause, however slow the machine is.
  async untilPause() {
    const late = setTimeout(() => this.child.kill('SIGKILL'), 20000);
    for (;;) {
      const end = /watching [0-9,]+ files?\r?\n/.exec(this.#out);
      if (end) {
        clearTimeout(late);
        const at = end.index + end[0].length;
        const said = this.#out.slice(0, at);
        this.#out = this.#out.slice(at);
        return said;
      }
      const isGone = await Promise.race([this.ended.then(() => true), new Promise((done) => (this.#wake = done))]);
      assert.ok(!isGone, `it ended, or said nothing more: ${this.#out}`);
    }
  }

  get unread() {
    return this.#out;
  }

  end(signal) {
    this.child.kill(signal);
    return this.ended;
  }
}

// In hundredths of a second.
const processorTime = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

async function sees_changes() {
  mkdirSync(path('texts/deep'), {recursive: true});
  write('texts/a.hop', 'QA-a,b\n');
  write('texts/notes.txt', 'QA-a,B\n');
  const watcher = new Watcher(program, ['lint', '--watch', '--output-format', 'gcc', 'texts']);
  assert.equal(await watcher.untilPause(), 'no findings in 1 file (1 position)\nwatching 1 file\n');

  const step = async (change, expected) => {
    change();
    assert.equal(await watcher.untilPause(), expected);
  };
  const finding = (file) => `${file}:1:6: warning: the player \`B\` is in upper case [hop/player-case]\n`;
  await step(() => write('texts/a.hop', 'QA-a,B\n'),
    `changed: texts/a.hop\n${finding('texts/a.hop')}1 warning in 1 file (1 position)\n1 can be fixed by --fix\nwatching 1 file\n`);
  // The same length, by a file that is put in its place, as editors save.
  await step(() => {
    write('saved', 'QA-g,B\n');
    renameSync(path('saved'), path('texts/a.hop'));
  }, `changed: texts/a.hop\n${finding('texts/a.hop')}1 warning in 1 file (1 position)\n1 can be fixed by --fix\nwatching 1 file\n`);
  await step(() => write('texts/deep/new.hop', 'QA-a,b\n'),
    `changed: texts/deep/new.hop\n${finding('texts/a.hop')}1 warning in 2 files (2 positions)\n1 can be fixed by --fix\nwatching 2 files\n`);
  const both = `${finding('texts/a.hop')}${finding('texts/deep/new.hop')}`;
  await step(() => write('texts/deep/new.hop', 'QA-a,B\n'),
    `changed: texts/deep/new.hop\n${both}2 warnings in 2 files (2 positions)\n2 can be fixed by --fix\nwatching 2 files\n`);
  // A config inside of the folder that is watched.
  await step(() => write('texts/deep/plyglot.toml', 'ignore = ["hop/player-case"]\n'),
    `changed: texts/deep/plyglot.toml\n${finding('texts/a.hop')}1 warning in 2 files (2 positions)\n1 can be fixed by --fix\nwatching 2 files\n`);
  await step(() => rmSync(path('texts/deep/plyglot.toml')),
    `changed: texts/deep/plyglot.toml\n${both}2 warnings in 2 files (2 positions)\n2 can be fixed by --fix\nwatching 2 files\n`);
  await step(() => write('texts/deep/new.hop', 'QA-a,b\n'),
    `changed: texts/deep/new.hop\n${finding('texts/a.hop')}1 warning in 2 files (2 positions)\n1 can be fixed by --fix\nwatching 2 files\n`);
  await step(() => write('plyglot.toml', 'ignore = ["hop/player-case"]\n'),
    `changed: plyglot.toml\nno findings in 2 files (2 positions)\nwatching 2 files\n`);
  await step(() => write('plyglot.toml', 'ingore = ["hop/player-case"]\n'),
    `changed: plyglot.toml\n` +
      'error[config/unknown-key]: there is no key `ingore` here; did you mean `ignore`?\n' +
      '  --> plyglot.toml:1:1\n   |\n 1 | ingore = ["hop/player-case"]\n   | ^^^^^^\n\n' +
      'plyglot: nothing was done: fix `plyglot.toml`, or use --no-config\nwatching 2 files\n');
  // A config can bring in files that were of no interest before.
  await step(() => write('plyglot.toml', '[[overrides]]\nfiles = ["notes.txt"]\nnotation = "hop"\n'),
    'changed: plyglot.toml and 1 other\n' +
      `${finding('texts/a.hop')}${finding('texts/notes.txt')}2 warnings in 3 files (3 positions)\n2 can be fixed by --fix\nwatching 3 files\n`);
  await step(() => rmSync(path('plyglot.toml')),
    `changed: plyglot.toml and 1 other\n${finding('texts/a.hop')}1 warning in 2 files (2 positions)\n` +
      '1 can be fixed by --fix\nwatching 2 files\n');
  await step(() => rmSync(path('texts/a.hop')),
    'changed: texts/a.hop\nno findings in 1 file (1 position)\nwatching 1 file\n');

  // What is none of its texts is nothing to it, and waiting costs next to nothing.
  const before = processorTime(watcher.child.pid);
  write('texts/notes.txt', 'still none of ours\n');
  await pause(1000);
  assert.equal(watcher.unread, '');
  const spent = processorTime(watcher.child.pid) - before;
  assert.ok(spent < 25, `it spent ${spent} hundredths of a second on waiting for one second`);
  assert.equal(await watcher.end('SIGINT'), 'SIGINT');
}

async function sees_a_file_come_and_go() {
  const watcher = new Watcher(program, ['fmt', '--check', '--watch', 'one.hop']);
  assert.equal(await watcher.untilPause(),
    'plyglot: one.hop: No such file or directory\n0 of 0 files would change\nwatching 0 files\n');
  write('one.hop', 'QA-a,b\n');
  assert.equal(await watcher.untilPause(),
    'changed: one.hop\none.hop\n1 of 1 file would change\nwatching 1 file\n');
  write('one.hop', 'A+a1-Q,b\n');
  assert.equal(await watcher.untilPause(), 'changed: one.hop\n0 of 1 file would change\nwatching 1 file\n');
  assert.equal(await watcher.end('SIGTERM'), 'SIGTERM');
}

// Only a terminal is cleared, and only for a new run.
async function clears_a_terminal() {
  const watcher = new Watcher('script', ['-qec', `${program} lint --watch --color never one.hop`, '/dev/null']);
  assert.ok(!(await watcher.untilPause()).includes('\x1b[2J'));
  write('one.hop', 'QA-a,B\n');
  const said = await watcher.untilPause();
  assert.ok(said.includes('\x1b[2J\x1b[H'), said);
  // As the key does.
  watcher.child.stdin.write('\x03');
  assert.equal(await watcher.ended, 130);
}

async function refuses_what_it_cannot_watch() {
  const refused = async (words, reason) => {
    const child = spawn(program, words, {cwd: folder});
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    assert.equal(await new Promise((done) => child.on('close', done)), 2);
    assert.match(said, reason);
  };
  await refused(['lint', '--watch', '--from', 'hop', '-'], /--watch waits for changes of files/);
  await refused(['lint', '--watch', '--from', 'hop', '--text', 'QA-a,b'], /--watch waits for changes of files/);
  await refused(['lint', '--watch', '--fix', 'one.hop'], /does not go with --fix/);
  await refused(['lint', '--watch', '--output-format', 'sarif', 'one.hop'], /does not go with a report that is one document/);
  await refused(['lint', '--watch', '--severity', 'hop/x=error', 'one.hop'], /no diagnostic `hop\/x`/);
  await refused(['fmt', '--watch', 'one.hop'], /--watch goes with --check or --diff/);
  await refused(['fmt', '--watch', '--write', 'one.hop'], /--watch goes with --check or --diff/);
}

try {
  for (const test of [sees_changes, sees_a_file_come_and_go, clears_a_terminal, refuses_what_it_cannot_watch]) {
    console.log(test.name.replaceAll('_', ' '));
    await test();
  }
} finally {
  rmSync(folder, {recursive: true});
}
