// Answers what a page asks of a worker, which first sends the module.
import {load, PlyglotError} from 'plyglot';

// `make` gets plyglot, and makes what has a function for each question.
export function serve(make) {
  let session;
  self.onmessage = async ({data: {id, module, verb, request}}) => {
    if (module !== undefined) {
      session = load(module).then(make);
      return;
    }
    try {
      self.postMessage({id, answer: await (await session)[verb](request)});
    } catch (error) {
      // Without a status the module itself failed.
      const isRefusal = error instanceof PlyglotError && error.status !== undefined;
      self.postMessage({id, problem: error.message, isBroken: !isRefusal});
    }
  };
}
