// plyglot in JavaScript. What it offers is documented in index.d.ts.
import {loadFrom} from './load.js';

export {PlyglotError} from './module.js';

// Files are read, since Node's `fetch` does not know them.
export async function load(source = new URL('./plyglot.wasm', import.meta.url)) {
  if (!(source instanceof URL) || source.protocol !== 'file:') return loadFrom(source);
  const {readFile} = await import('node:fs/promises');
  return loadFrom(await readFile(source));
}
