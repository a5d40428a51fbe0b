// plyglot's module, compiled once for all workers: what a first look needs, while the rest of the page is still on its way,
// and the second half once somebody asks for it.
const compile = (name) => {
  const module = WebAssembly.compileStreaming(fetch(new URL(name, import.meta.url)));
  // Whoever needs it says what went wrong.
  module.catch(() => {});
  return module;
};

export const compiled = compile('plyglot.wasm');

let second = null;
export function compiledSecond() {
  second ??= compile('rest.wasm');
  second.catch(() => { second = null; });
  return second;
}
