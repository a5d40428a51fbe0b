// Runs plyglot at the top of the project, as a reader of the pages would.
import {spawnSync} from 'node:child_process';
import {top} from './places.mjs';

export class Program {
  constructor(path) {
    this.path = path;
  }

  // What it answers, whatever it finds; a wrong command line is a fault of the site.
  ask(words, {input, folder = top, statuses = [0, 1]} = {}) {
    const {status, stdout, stderr} = spawnSync(this.path, words, {
      cwd: folder,
      encoding: 'utf8',
      input: input ?? '',
      maxBuffer: 1 << 28,
      env: {...process.env, NO_COLOR: '1', LC_ALL: 'C.UTF-8'},
    });
    if (!statuses.includes(status)) throw new Error(`plyglot ${words.join(' ')} ended with ${status}: ${stderr}`);
    return {status, stdout, stderr};
  }

  text(...words) {
    return this.ask(words).stdout;
  }

  lines(...words) {
    return this.text(...words).split('\n').filter(Boolean).map((line) => JSON.parse(line));
  }
}
