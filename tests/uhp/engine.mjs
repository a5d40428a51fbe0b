// An engine as a client has it: commands in, and for each the lines up to `ok`.
import {spawn} from 'node:child_process';
import {once} from 'node:events';

export class Engine {
  #process;
  #lines = [];
  #answer = [];
  #waiting = [];

  constructor(program, ...options) {
    this.#process = spawn(program, ['uhp', ...options], {stdio: ['pipe', 'pipe', 'inherit']});
    let rest = '';
    this.#process.stdout.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) this.#take(line);
    });
    this.ended = once(this.#process, 'close').then(([status]) => ({status, rest}));
  }

  #take(line) {
    if (line !== 'ok') {
      this.#answer.push(line);
      return;
    }
    const answer = this.#answer;
    this.#answer = [];
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#lines.push(answer);
    else waiting(answer);
  }

  // The next answer; that to the start is the first.
  next() {
    const known = this.#lines.shift();
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  // The answers to several commands that are sent at once.
  ask(...commands) {
    this.send(`${commands.join('\n')}\n`);
    return Promise.all(commands.map(() => this.next()));
  }

  send(text) {
    this.#process.stdin.write(text);
  }

  close() {
    this.#process.stdin.end();
    return this.ended;
  }
}
