// The position diagram (hop R28).
import {byPlace, nameOf} from './cells.mjs';

// hop R17: the number is left out where the set has only one such bug.
function displayName({name, number, letter}, set) {
  return 'QLMPD'.includes(name[1]) && set.get(letter) <= 1 ? name : name + number;
}

function writeStack({bugs}, {set, marked}) {
  const top = bugs.at(-1);
  const height = bugs.length > 1 ? `^${bugs.length}` : '  ';
  return displayName(top, set).padEnd(3) + height + (top === marked ? '*' : '');
}

function writeRow(r, xs, position) {
  const stackAt = new Map(position.stacks.map((stack) => [nameOf(stack), stack]));
  const [first, last] = xs;
  let line = '';
  for (let x = first; x <= last; x += 1) {
    if ((x - r) % 2 !== 0) continue;
    const stack = stackAt.get(nameOf({q: (x - r) / 2, r}));
    line = line.padEnd(4 * (x - first)) + (stack ? writeStack(stack, position) : '.');
  }
  return line.trimEnd();
}

export function writeDiagram(position) {
  const {stacks, marked, toMove, set} = position;
  const lines = [
    `to move: ${toMove === 'w' ? 'White' : 'Black'}`,
    `last moved: ${marked ? displayName(marked, set) : '-'}`,
  ];
  if (stacks.length > 0) {
    const allX = stacks.map(({q, r}) => 2 * q + r);
    const rows = stacks.map(({r}) => r);
    lines.push('');
    for (let r = Math.min(...rows); r <= Math.max(...rows); r += 1) {
      lines.push(writeRow(r, [Math.min(...allX), Math.max(...allX)], position));
    }
  }
  const tall = stacks.filter(({bugs}) => bugs.length > 1).sort(byPlace);
  if (tall.length > 0) lines.push('');
  for (const stack of tall) {
    lines.push(`stack ${nameOf(stack)}: ${stack.bugs.map((bug) => displayName(bug, set)).join(' ')}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}
