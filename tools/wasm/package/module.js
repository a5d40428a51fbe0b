// The module's functions, called with JavaScript's values: texts as strings or bytes, structures by their addresses.

import {bytesOf, stringOf} from './texts.js';

export class PlyglotError extends Error {
  constructor(message, status) {
    super(message);
    this.name = 'PlyglotError';
    this.status = status;
  }
}

// This instance of the module cannot be used any longer.
export class BrokenInstance extends PlyglotError {}

// A structure of results is not larger.
const roomSize = 32;

export class Module {
  #functions;
  #memory;
  #room;
  #isBroken = false;

  static async of(compiled) {
    const {exports} = await WebAssembly.instantiate(compiled);
    return new Module(exports);
  }

  constructor(exports) {
    this.#functions = exports;
    this.#memory = exports.memory;
    this.call('_initialize');
    this.#room = this.#allocate(roomSize);
  }

  // A function that takes and returns numbers. After one that did not return, nothing is known of the memory.
  call(name, ...values) {
    if (this.#isBroken) throw new BrokenInstance('an earlier call broke this instance; load another one');
    try {
      return this.#functions[name](...values);
    } catch (error) {
      this.#isBroken = true;
      throw new BrokenInstance(`\`${name}\` did not return: ${error.message}`);
    }
  }

  // One that returns a structure of `count` numbers, unsigned and of 32 bits each.
  numbers(name, count, ...values) {
    this.call(name, this.#room, ...values);
    const view = new DataView(this.#memory.buffer);
    return Array.from({length: count}, (_, i) => view.getUint32(this.#room + 4 * i, true));
  }

  // One that returns a text, as bytes or as a string.
  bytes(name, ...values) {
    const [address, size] = this.numbers(name, 2, ...values);
    return new Uint8Array(this.#memory.buffer, address, size).slice();
  }

  string(name, ...values) {
    return stringOf(this.bytes(name, ...values));
  }

  // Lists are a count and elements.
  list(count, element) {
    return Array.from({length: count >>> 0}, (_, i) => element(i));
  }

  // One that returns numbers that are signed, as many as it says.
  integers(name, ...values) {
    const [address, size] = this.numbers(name, 2, ...values);
    return Array.from(new Int32Array(this.#memory.buffer, address, size));
  }

  // What a text is translated to; whoever asks for it frees it.
  target(name, options) {
    const target = this.call('plyglot_target_new');
    try {
      const set = (setter, ...texts) => {
        const status = this.withTexts(texts, (...given) => this.call(setter, target, ...given));
        if (status !== 0) throw new PlyglotError(this.string('plyglot_target_problem', target), status);
      };
      set('plyglot_target_set_notation', name);
      for (const [key, value] of Object.entries(options)) set('plyglot_target_set_option', key, value);
    } catch (error) {
      this.call('plyglot_target_free', target);
      throw error;
    }
    return target;
  }

  // A function that returns a status, and stores the address of a handle where its last argument points.
  handle(name, ...values) {
    const status = this.call(name, ...values, this.#room);
    return {status, handle: new DataView(this.#memory.buffer).getUint32(this.#room, true)};
  }

  // The handle of such a function, which whoever asks for it frees.
  made(name, ...values) {
    const {status, handle} = this.handle(name, ...values);
    if (status !== 0) throw new PlyglotError(this.string('plyglot_status_text', status), status);
    return handle;
  }

  // The addresses of texts are good while `use` runs.
  withTexts(texts, use) {
    const addresses = [];
    try {
      for (const text of texts) addresses.push(this.#textOf(text));
      return use(...addresses);
    } finally {
      if (!this.#isBroken) for (const address of addresses) this.call('free', address);
    }
  }

  // One of numbers and, last, a text: its address is good while `use` runs.
  withStructure(numbers, text, use) {
    return this.withTexts([text], (address) => {
      const fields = Uint32Array.of(...numbers, ...new Uint32Array(this.#memory.buffer, address, 2));
      return this.withTexts([new Uint8Array(fields.buffer)],
        (given) => use(new DataView(this.#memory.buffer).getUint32(given, true)));
    });
  }

  #textOf(text) {
    const bytes = bytesOf(text);
    const address = this.#allocate(8 + bytes.length);
    const view = new DataView(this.#memory.buffer);
    view.setUint32(address, address + 8, true);
    view.setUint32(address + 4, bytes.length, true);
    new Uint8Array(this.#memory.buffer).set(bytes, address + 8);
    return address;
  }

  #allocate(size) {
    const address = this.call('malloc', size) >>> 0;
    if (address === 0) throw new BrokenInstance(`there is no memory for a text of ${size - 8} bytes`);
    return address;
  }
}
