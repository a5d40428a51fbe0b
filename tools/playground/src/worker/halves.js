// plyglot of a module in two halves (split.mjs). Until the second is there, what is in it is a placeholder, which gets it
// and waits.
import {Module} from 'plyglot/module.js';
import {Plyglot} from 'plyglot/plyglot.js';

// A call of the module cannot be left and taken up again, so that this keeps the worker waiting.
function compiledNow(place) {
  const request = new XMLHttpRequest();
  request.open('GET', place, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error('a part of plyglot could not be loaded');
  return new WebAssembly.Module(request.response);
}

// Resolves to plyglot, and to what takes the second half once it is compiled; `place` is its address.
export async function loadHalves(first, place) {
  let isWhole = false;
  const complete = (second) => {
    if (isWhole) return;
    new WebAssembly.Instance(second, {primary: exports});
    isWhole = true;
  };
  // They are numbered as what stands for them in the table, where the second half puts itself.
  const placeholder = new Proxy({}, {
    get: (_, number) => (...values) => {
      complete(compiledNow(place));
      return exports.table.get(Number(number))(...values);
    },
  });
  const {exports} = await WebAssembly.instantiate(first, {placeholder});
  return {plyglot: new Plyglot(new Module(exports)), complete};
}
