// Before the program begins: its environment is that of Node, only what is a terminal is one, what must not wait when it
// is opened does not, a pipe that is full for now is waited for, and one that is not read any more ends the program silently.
Module['preRun'] = () => Object.assign(ENV, process.env);
Module['onRuntimeInitialized'] = () => {
  for (const stream of FS.streams.slice(0, 3)) {
    if (!require('tty').isatty(stream.fd)) stream.tty = undefined;
  }
  const {O_NONBLOCK} = require('fs').constants;
  const flagsForNode = NODEFS.flagsForNode;
  NODEFS.flagsForNode = (flags) => flagsForNode(flags & ~0o4000) | (flags & 0o4000 ? O_NONBLOCK : 0);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (const name of ['readSync', 'writeSync']) {
    const once = fs[name];
    fs[name] = (...values) => {
      for (;;) {
        try {
          return once(...values);
        } catch (error) {
          if (error.code === 'EPIPE') process.exit(141);
          if (error.code !== 'EAGAIN') throw error;
          Atomics.wait(pause, 0, 0, 1);
        }
      }
    };
  }
};
