// plyglot, beside the page, so that no text keeps anybody from typing.
import {load, PlyglotError} from 'plyglot';
import {Session} from './session.js';

const session = load(new URL('plyglot.wasm', import.meta.url)).then((plyglot) => new Session(plyglot));

self.onmessage = async ({data: {id, verb, request}}) => {
  try {
    self.postMessage({id, answer: await (await session)[verb](request)});
  } catch (error) {
    // Without a status the module itself failed. What is loaded late may not be there: that breaks nothing.
    const isRefusal = error instanceof PlyglotError && error.status !== undefined;
    self.postMessage({id, problem: error.message, isBroken: verb !== 'explain' && !isRefusal});
  }
};
