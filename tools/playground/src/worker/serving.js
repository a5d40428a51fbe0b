// Answers what a page asks of a worker, which first sends half of the module, and the other half when it has it.
import {BrokenInstance} from 'plyglot/module.js';
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
    let session = null;
    try {
      ({session} = await loaded);
      self.postMessage({id, answer: await session[verb](request)});
    } catch (error) {
      // A question that comes too late, or that has no answer, breaks nothing.
      self.postMessage({id, problem: error.message, isBroken: session === null || error instanceof BrokenInstance});
    }
  };
}
