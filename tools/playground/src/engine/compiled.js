// plyglot's module, compiled once for all workers while the rest of the page is still on its way.
export const compiled = WebAssembly.compileStreaming(fetch(new URL('plyglot.wasm', import.meta.url)));
// Whoever needs it says what went wrong.
compiled.catch(() => {});
