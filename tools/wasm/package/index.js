// plyglot in JavaScript. What it offers is documented in index.d.ts.
import {Module} from './module.js';
import {Plyglot} from './plyglot.js';

export {PlyglotError} from './module.js';

const beside = new URL('plyglot.wasm', import.meta.url);

// A place is fetched, but for files, which Node's `fetch` does not know.
async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL && source.protocol === 'file:') {
    const {readFile} = await import('node:fs/promises');
    return WebAssembly.compile(await readFile(source));
  }
  if (source instanceof URL || typeof source === 'string') return WebAssembly.compileStreaming(fetch(source));
  if (typeof Response !== 'undefined' && source instanceof Response) return WebAssembly.compileStreaming(source);
  return WebAssembly.compile(source);
}

export async function load(source = beside) {
  return new Plyglot(await Module.of(await compiled(source)));
}
