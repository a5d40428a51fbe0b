// Bytes in words. A grammar speaks of bytes; a player sees characters, and some bytes cannot be seen.
const names = new Map([['\t', 'tab'], ['\n', 'LF'], ['\r', 'CR'], [' ', 'space'], ['\x0B', 'VT'], ['\x0C', 'FF'],
  ['\x7F', 'DEL']]);

const isSeen = (byte) => byte > ' ' && byte <= '~';
const hex = (byte) => byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
const named = (byte) => (isSeen(byte) ? byte : names.get(byte) ?? `x${hex(byte)}`);

// The parts of a literal: stretches that are seen as they are, and names of bytes that are not.
export function literalParts(text) {
  if (/[\x80-\xFF]/.test(text)) {
    const character = Buffer.from(text, 'latin1').toString('utf8');
    return [character === '\uFEFF' ? {name: 'byte order mark'} : {text: character}];
  }
  return text.split(/([^!-~])/).filter(Boolean).map((part) => (isSeen(part[0]) ? {text: part} : {name: named(part)}));
}

function range([first, last]) {
  if (first === last) return named(first);
  if (last.charCodeAt(0) === first.charCodeAt(0) + 1) return `${named(first)} ${named(last)}`;
  return `${named(first)}\u2013${named(last)}`;
}

// Which bytes a class holds: `a–z 0–9 _`.
export const classText = ({negated, ranges}) => (negated ? 'any byte but ' : '') + ranges.map(range).join(' ');

// The letter whose two cases a class holds, or nothing.
export function letterOf(it) {
  if (it.kind !== 'class' || it.negated || it.ranges.length !== 2) return undefined;
  const [a, b] = it.ranges.map(([first, last]) => (first === last ? first.toLowerCase() : ''));
  return a === b && /^[a-z]$/.test(a) ? a : undefined;
}
