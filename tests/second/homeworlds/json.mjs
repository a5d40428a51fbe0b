// JSON whose values keep their place and their text (homeworlds 3.3, the game record of `ap`).
import {firstBadByte} from './text.mjs';

// homeworlds 7, bad-record
const mostDepth = 100;

export class NotJson extends Error {
  constructor(at, end) {
    super('not JSON');
    this.span = {start: at, end};
  }
}

// A value has `kind` (object, array, string, or literal for the others), `start`, `end`, and `members` (with `key` and
// `value`), `items`, or of a string `text` and `places`: the offset of each byte of its text.
export function parseJson(bytes, from) {
  const bad = firstBadByte(bytes);
  let at = from;
  let depth = 0;
  const fail = () => {
    throw new NotJson(at, Math.min(at + 1, bytes.length));
  };
  const skipSpace = () => {
    while (' \t\r\n'.includes(bytes[at] ?? 'x')) at += 1;
  };
  const expect = (character) => {
    skipSpace();
    if (bytes[at] !== character) fail();
    at += 1;
  };

  function list(close, readOne) {
    const found = [];
    if (depth === mostDepth) fail();
    depth += 1;
    at += 1;
    skipSpace();
    if (bytes[at] === close) {
      at += 1;
      depth -= 1;
      return found;
    }
    for (;;) {
      found.push(readOne());
      skipSpace();
      if (bytes[at] === close) break;
      if (bytes[at] !== ',') fail();
      at += 1;
    }
    at += 1;
    depth -= 1;
    return found;
  }
  function readMember() {
    skipSpace();
    if (bytes[at] !== '"') fail();
    const key = readString();
    expect(':');
    return {key, value: readValue()};
  }
  function readString() {
    const start = at;
    let text = '';
    const places = [];
    const add = (more, place) => {
      for (const byte of more) places.push(place);
      text += more;
    };
    at += 1;
    while (bytes[at] !== '"') {
      if (at >= bytes.length || bytes[at] < ' ' || at === bad) fail();
      const start = at;
      if (bytes[at] !== '\\') add(bytes[at++], start);
      else add(readEscape(), start);
    }
    at += 1;
    return {kind: 'string', text, places, start, end: at};
  }
  const escapes = {'"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t'};
  function readEscape() {
    const units = /^(?:\\u[0-9A-Fa-f]{4})+/.exec(bytes.slice(at, at + 12))?.[0];
    if (units === undefined) {
      const escape = escapes[bytes[at + 1]];
      at += 1;
      if (escape === undefined) fail();
      at += 1;
      return escape;
    }
    const isPair = /^\\u[dD][89abAB].{2}\\u[dD][c-fC-F]/.test(units);
    const used = units.slice(0, isPair ? 12 : 6);
    at += used.length;
    return Buffer.from(JSON.parse(`"${used}"`), 'utf8').toString('latin1');
  }
  function readValue() {
    skipSpace();
    const start = at;
    if (bytes[at] === '{') return {kind: 'object', start, members: list('}', readMember), end: at};
    if (bytes[at] === '[') return {kind: 'array', start, items: list(']', readValue), end: at};
    if (bytes[at] === '"') return readString();
    const literal = /^(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)/.exec(bytes.slice(at, at + 400));
    if (literal === null) fail();
    at += literal[0].length;
    return {kind: 'literal', text: literal[0], start, end: at};
  }

  const value = readValue();
  skipSpace();
  if (at < bytes.length) fail();
  return value;
}

export const memberOf = (value, key) => value?.members?.find((member) => member.key.text === key)?.value;
