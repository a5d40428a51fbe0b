// plyglot as bundlers take it for a page: nothing of Node is named. What it offers is documented in index.d.ts.
import {loadFrom} from './load.js';

export {PlyglotError} from './module.js';

export const load = (source = new URL('./plyglot.wasm', import.meta.url)) => loadFrom(source);
