// Answers what a page asks of a worker, which first sends half of the module, and the other half when it has it.
import {PlyglotError} from 'plyglot';
import {loadHalves} from './halves.js';

// `make` gets plyglot, and makes what has a function for each question.
export function serve(make) {
  let loaded;
  self.onmessage = async ({data: {id, first, second, verb, request}}) => {
    if (first !== undefined) {
      loaded = loadHalves(first, new URL('rest.wasm', import.meta.url)).then(({plyglot, complete}) => ({session: make(plyglot), complete}));
      return;
    }
    if (second !== undefined) {
      (await loaded).complete(second);
      return;
    }
    try {
      self.postMessage({id, answer: await (await loaded).session[verb](request)});
    } catch (error) {
      // Without a status the module itself failed.
      const isRefusal = error instanceof PlyglotError && error.status !== undefined;
      self.postMessage({id, problem: error.message, isBroken: !isRefusal});
    }
  };
}
