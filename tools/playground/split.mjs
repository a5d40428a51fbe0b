// Makes two modules of plyglot's: what a first look at any of the examples runs, which a page waits for, and the rest. They
// are one module again as soon as the second is there (src/worker/halves.js).
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {esbuild, here} from './packages.mjs';

// The halves share the pointer of the stack.
const features = ['--enable-mutable-globals'];

// What a page asks for until somebody does something with it.
function look(session, {text, notation, options}) {
  const {recordCount} = session.check({text, notation, options});
  session.tokens();
  session.at({offset: 0});
  session.at({offset: text.length});
  for (const record of recordCount === 0 ? [] : [1, recordCount]) {
    session.board({record, ply: session.plies({record}) ?? undefined});
    session.board({record, ply: 0});
  }
}

// What looks, as one file.
const script = `
  export {Module} from 'plyglot/module.js';
  export {Plyglot} from 'plyglot/plyglot.js';
  export {Session} from './src/worker/session.js';
`;

// Writes `plyglot.wasm` and `rest.wasm` to the folder. `bundling` says how esbuild makes one file of the page's modules.
export async function split(whole, folder, examples, bundling) {
  const work = mkdtempSync(join(tmpdir(), 'plyglot-split-'));
  const [instrumented, profile, looking] = ['instrumented.wasm', 'profile', 'look.mjs'].map((name) => join(work, name));
  try {
    execFileSync('wasm-split', ['--instrument', whole, '-o', instrumented, ...features]);
    await esbuild.build({...bundling, stdin: {contents: script, resolveDir: here}, outfile: looking});
    const {Module, Plyglot, Session} = await import(pathToFileURL(looking));
    const {instance: {exports}} = await WebAssembly.instantiate(readFileSync(instrumented));
    const session = new Session(new Plyglot(new Module(exports)));
    session.catalogue();
    for (const example of examples) look(session, example);
    // It returns the size of it all, and writes nothing where that is too much.
    const size = exports.__write_profile(0, 0);
    const place = exports.malloc(size);
    exports.__write_profile(place, size);
    writeFileSync(profile, new Uint8Array(exports.memory.buffer, place, size));
    execFileSync('wasm-split', [whole, `--profile=${profile}`, '-o1', join(folder, 'plyglot.wasm'), '-o2', join(folder, 'rest.wasm'), ...features]);
  } finally {
    rmSync(work, {recursive: true});
  }
}
