// The program under test: a child process that answers one line for each line.
import {spawn} from 'node:child_process';

const lineEnd = 0x0a;

export class Program {
  // `seconds` is how long one answer may take.
  constructor(command, seconds) {
    this.command = command;
    this.seconds = seconds;
    this.lines = [];
    this.pieces = [];
    this.waiting = null;
    // Why it cannot be asked any more.
    this.trouble = '';
    const [name, ...rest] = command;
    this.child = spawn(name, rest, {stdio: ['pipe', 'pipe', 'inherit']});
    // Nothing of it is left when the run is over, however it ends.
    const kill = () => this.child.kill('SIGKILL');
    process.once('exit', kill);
    this.ended = new Promise((resolve) => {
      this.child.on('error', (error) => this.#end(`it could not be run: ${error.message}`, resolve));
      this.child.on('close', (status, signal) => this.#end(`it ended with ${signal ?? `status ${status}`}`, resolve));
    }).finally(() => process.off('exit', kill));
    // Writing to a program that has ended is not an error.
    this.child.stdin.on('error', () => {});
    this.child.stdout.on('data', (piece) => this.#take(piece));
  }

  // The answer as {line}, or why there is none as {trouble}.
  ask(line) {
    if (this.trouble) return Promise.resolve({trouble: this.trouble});
    if (this.lines.length > 0) return this.#giveUp('it said something that nobody had asked for');
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(this.#giveUp(`it gave no answer within ${this.seconds} s`)), this.seconds * 1000);
      this.waiting = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      this.child.stdin.write(`${line}\n`);
    });
  }

  // Closes its input; answers what is wrong with the way it ends, or nothing.
  async finish() {
    if (this.trouble) return this.trouble;
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), this.seconds * 1000);
    const status = await this.ended;
    clearTimeout(timer);
    if (this.lines.length > 0) return 'it said something that nobody had asked for';
    return status === 0 ? '' : this.trouble;
  }

  async stop() {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  #giveUp(trouble) {
    this.waiting = null;
    this.trouble = trouble;
    this.child.kill('SIGKILL');
    return {trouble};
  }

  #end(trouble, resolve) {
    this.trouble ||= trouble;
    this.#answer({trouble: this.trouble});
    resolve(this.child.exitCode);
  }

  #answer(answer) {
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.(answer);
  }

  #take(piece) {
    let begin = 0;
    for (let end = piece.indexOf(lineEnd); end >= 0; end = piece.indexOf(lineEnd, begin)) {
      this.pieces.push(piece.subarray(begin, end));
      const line = Buffer.concat(this.pieces).toString('utf8');
      this.pieces = [];
      begin = end + 1;
      if (this.waiting) this.#answer({line});
      else this.lines.push(line);
    }
    if (begin < piece.length) this.pieces.push(piece.subarray(begin));
  }
}
