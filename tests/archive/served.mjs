// A server of explored games as a child process.
import { spawn } from 'node:child_process';

export async function served(plyglot, folder, ...words) {
  const child = spawn(plyglot, ['explore', ...words, '--serve'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.on('close', (status, signal) => resolve(signal ?? status)));
  const address = await new Promise((resolve, reject) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (data) => {
      out += data;
      const found = /^(http:\S+) until Ctrl-C\n$/.exec(out);
      if (found) resolve(found[1]);
    });
    child.on('close', () => reject(new Error(`it has ended, and said: ${out}`)));
  });
  return { address, pid: child.pid, end: () => { child.kill('SIGINT'); return ended; } };
}
