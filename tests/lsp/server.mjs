// A language server as a child process, and the frame of its messages.
import {spawn} from 'node:child_process';

export const frame = (body) => {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(`Content-Length: ${bytes.length}\r\n\r\n`), bytes]);
};
export const message = (json) => frame(JSON.stringify({jsonrpc: '2.0', ...json}));

// The bodies of all whole messages in what a server wrote.
export function bodiesIn(bytes) {
  const bodies = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n\r\n', at);
    const [, length] = /^Content-Length: (\d+)$/.exec(bytes.subarray(at, end).toString()) ?? [];
    if (end < 0 || length === undefined) throw new Error(`no header of a message: ${bytes.subarray(at, at + 80)}`);
    at = end + 4 + Number(length);
    if (at > bytes.length) throw new Error('a message is cut off');
    bodies.push(bytes.subarray(end + 4, at).toString());
  }
  return bodies;
}

// A server that one speaks with, message by message.
export class Server {
  #bytes = Buffer.alloc(0);
  #bodies = [];
  #wake = () => {};

  constructor(program) {
    this.child = spawn(program, ['lsp'], {stdio: ['pipe', 'pipe', 'inherit']});
    this.ended = new Promise((done) => this.child.on('close', (status, signal) => done(signal ?? status)));
    this.child.stdout.on('data', (data) => this.#take(data));
  }

  #take(data) {
    this.#bytes = Buffer.concat([this.#bytes, data]);
    for (;;) {
      const end = this.#bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const size = Number(/Content-Length: (\d+)/.exec(this.#bytes.subarray(0, end).toString())[1]);
      if (this.#bytes.length < end + 4 + size) return;
      this.#bodies.push(this.#bytes.subarray(end + 4, end + 4 + size).toString());
      this.#bytes = this.#bytes.subarray(end + 4 + size);
      this.#wake();
    }
  }

  // Several in one piece, so that the server has none of them without the others.
  say(...messages) {
    this.child.stdin.write(Buffer.concat(messages.map(message)));
  }

  // All that was not taken yet, up to the first one that is wanted.
  async answersUpTo(isWanted) {
    const taken = [];
    for (;;) {
      while (this.#bodies.length === 0) await new Promise((done) => (this.#wake = done));
      taken.push(this.#bodies.shift());
      if (isWanted(taken.at(-1))) return taken;
    }
  }

  // The exit status, or the signal.
  end() {
    this.child.stdin.end();
    return this.ended;
  }
}

// Runs a server on bytes, which are all there is; it must end by itself. What it answers, says and ends with.
export function serve(program, input, milliseconds = 20000) {
  return new Promise((done, fail) => {
    const child = spawn(program, ['lsp']);
    const [out, error] = [[], []];
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error('the server does not end'));
    }, milliseconds);
    child.stdout.on('data', (data) => out.push(data));
    child.stderr.on('data', (data) => error.push(data));
    child.stdin.on('error', () => {});
    child.on('close', (status, signal) => {
      clearTimeout(late);
      done({status, signal, bodies: bodiesIn(Buffer.concat(out)), error: Buffer.concat(error).toString()});
    });
    child.stdin.end(input);
  });
}
