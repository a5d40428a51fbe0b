// Puts functions that are like each other side by side, where gzip finds what they share: order_functions.mjs FILE. The
// module does the same as before; functions alone have other numbers.
import {readFileSync, writeFileSync} from 'node:fs';

const [path] = process.argv.slice(2);
const bytes = readFileSync(path);

class Reader {
  constructor(at) {
    this.at = at;
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[this.at++];
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  skip(count = 1) {
    for (; count > 0; --count) while (bytes[this.at++] >= 0x80);
  }

  skipText() {
    const size = this.number();
    this.at += size;
  }

  list(item) {
    return Array.from({length: this.number()}, () => item());
  }
}

function numberOf(value) {
  const out = [];
  for (; value >= 0x80; value >>>= 7) out.push((value & 0x7f) | 0x80);
  return [...out, value];
}

const sized = (parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(numberOf(body.length)), body]);
};

// Immediates after the opcode 0xfc, by its second number.
const longImmediates = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

// Where numbers of functions are in a body: [begin, end, number].
function callsIn(begin, end) {
  const reader = new Reader(begin);
  const calls = [];
  for (let groups = reader.number(); groups > 0; --groups) reader.skip(2);
  while (reader.at < end) {
    const opcode = bytes[reader.at++];
    if (opcode === 0x10 || opcode === 0xd2) {
      const at = reader.at;
      calls.push([at, reader.number(), reader.at]);
    } else if (opcode === 0x0e || opcode === 0x1c) {
      reader.skip(reader.number() + (opcode === 0x0e ? 1 : 0));
    } else if (opcode === 0x43 || opcode === 0x44) {
      reader.at += opcode === 0x43 ? 4 : 8;
    } else if (opcode === 0xfc) {
      reader.skip(longImmediates[reader.number()]);
    } else if (opcode === 0xfd || opcode === 0xfe) {
      throw new Error(`${path}: an instruction that this does not know`);
    } else if (opcode === 0x11 || (opcode >= 0x28 && opcode <= 0x3e)) {
      reader.skip(2);
    } else if ((opcode >= 0x02 && opcode <= 0x04) || opcode === 0x0c || opcode === 0x0d || (opcode >= 0x20 && opcode <= 0x26) ||
      (opcode >= 0x3f && opcode <= 0x42) || opcode === 0xd0) {
      reader.skip();
    }
  }
  if (reader.at !== end) throw new Error(`${path}: a function does not end where it should`);
  return calls;
}

// What a body shares with others: the least hashes of all runs of so many bytes, by so many functions.
const run = 4;
const hashes = 128;
const multipliers = Array.from({length: hashes}, (_, i) => (Math.imul(i + 1, 0x9e3779b1) | 1) >>> 0);

function signatureOf(body) {
  const least = new Uint32Array(hashes).fill(0xffffffff);
  for (let at = 0; at + run <= body.length; ++at) {
    let hash = 0x811c9dc5;
    for (let i = at; i < at + run; ++i) hash = Math.imul(hash ^ body[i], 0x01000193);
    for (let k = 0; k < hashes; ++k) {
      const mixed = Math.imul(hash ^ (hash >>> 15), multipliers[k]);
      least[k] = Math.min(least[k], (mixed ^ (mixed >>> 13)) >>> 0);
    }
  }
  return least;
}

// From one body to the one that shares most with the last ones.
function orderOf(bodies) {
  const remembered = 4;
  const signatures = bodies.map(signatureOf);
  const alike = Array.from({length: hashes}, () => new Map());
  const left = new Set(bodies.keys());
  signatures.forEach((signature, index) => alike.forEach((map, k) => {
    if (!map.has(signature[k])) map.set(signature[k], new Set());
    map.get(signature[k]).add(index);
  }));
  const order = [];
  for (let current = 0; current !== undefined;) {
    order.push(current);
    left.delete(current);
    alike.forEach((map, k) => map.get(signatures[current][k]).delete(current));
    const shared = new Map();
    for (const last of order.slice(-remembered)) {
      alike.forEach((map, k) => { for (const other of map.get(signatures[last][k])) shared.set(other, (shared.get(other) ?? 0) + 1); });
    }
    current = [...shared].reduce((best, [index, count]) => (count > best[1] || (count === best[1] && index < best[0]) ? [index, count] : best),
      [left.values().next().value, 0])[0];
  }
  return order;
}

const sections = new Map();
const reader = new Reader(8);
while (reader.at < bytes.length) {
  const id = bytes[reader.at++];
  const size = reader.number();
  sections.set(id, {begin: reader.at, end: reader.at + size});
  reader.at += size;
}
const inside = (id) => new Reader(sections.get(id).begin);

// The module imports nothing, so that functions are numbered from zero.
if (sections.has(2)) throw new Error(`${path}: something is imported`);
const code = inside(10);
const functions = code.list(() => {
  const end = code.number() + code.at;
  const begin = code.at;
  code.at = end;
  return {begin, end, calls: callsIn(begin, end)};
});
const declarations = inside(3);
const types = declarations.list(() => declarations.number());
const order = orderOf(functions.map(({begin, end}) => bytes.subarray(begin, end)));
const places = new Map(order.map((old, index) => [old, index]));
const renumbered = (number) => Buffer.from(numberOf(places.get(number) ?? number));

function bodyOf({begin, end, calls}) {
  const parts = [];
  let at = begin;
  for (const [from, number, to] of calls) {
    parts.push(bytes.subarray(at, from), renumbered(number));
    at = to;
  }
  return sized([...parts, bytes.subarray(at, end)]);
}

// Copies a section, with the numbers of functions in it that `walk` finds.
function copied(id, walk) {
  const {begin, end} = sections.get(id);
  const parts = [];
  let at = begin;
  walk(new Reader(begin), (walker) => {
    parts.push(bytes.subarray(at, walker.at));
    parts.push(renumbered(walker.number()));
    at = walker.at;
  });
  return [...parts, bytes.subarray(at, end)];
}

const counted = (parts) => [Buffer.from(numberOf(parts.length)), ...parts];
const rewritten = new Map([
  [3, () => counted(order.map((old) => Buffer.from(numberOf(types[old]))))],
  [7, () => copied(7, (exports, replace) => exports.list(() => {
    exports.skipText();
    if (bytes[exports.at++] === 0) replace(exports);
    else exports.skip();
  }))],
  [8, () => copied(8, (start, replace) => replace(start))],
  [9, () => copied(9, (elements, replace) => elements.list(() => {
    if (elements.number() !== 0) throw new Error(`${path}: a table that this does not know`);
    // An offset: a constant and the end.
    elements.at += 1;
    elements.skip();
    elements.at += 1;
    for (let count = elements.number(); count > 0; --count) replace(elements);
  }))],
  [10, () => counted(order.map((old) => bodyOf(functions[old])))],
]);
const out = [bytes.subarray(0, 8)];
for (const [id, {begin, end}] of sections) {
  out.push(Buffer.from([id]), sized(rewritten.get(id)?.() ?? [bytes.subarray(begin, end)]));
}
writeFileSync(path, Buffer.concat(out));
