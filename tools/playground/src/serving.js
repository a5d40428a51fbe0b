// Answers what a page asks of a worker.
import {load, PlyglotError} from 'plyglot';

// `make` gets plyglot, and makes what has a function for each question. Of those in `late` a part is loaded late, and may
// not be there: that breaks nothing.
export function serve(make, late = []) {
  const session = load(new URL('plyglot.wasm', import.meta.url)).then(make);
  self.onmessage = async ({data: {id, verb, request}}) => {
    try {
      self.postMessage({id, answer: await (await session)[verb](request)});
    } catch (error) {
      // Without a status the module itself failed.
      const isRefusal = error instanceof PlyglotError && error.status !== undefined;
      self.postMessage({id, problem: error.message, isBroken: !late.includes(verb) && !isRefusal});
    }
  };
}
