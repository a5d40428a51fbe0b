import {Module} from './module.js';
import {Plyglot} from './plyglot.js';

// The module of whatever holds it; a place is fetched.
export async function loadFrom(source) {
  return new Plyglot(await Module.of(await compiled(source)));
}

function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL || typeof source === 'string') return WebAssembly.compileStreaming(fetch(source));
  if (typeof Response !== 'undefined' && source instanceof Response) return WebAssembly.compileStreaming(source);
  return WebAssembly.compile(source);
}
