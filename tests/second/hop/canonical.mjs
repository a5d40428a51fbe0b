// Canonical text (hop R25 to R27).
import {headings, nameOf, stepped, turned} from './cells.mjs';
import {writeGametype} from './gametype.mjs';

// One attempt to walk the whole hive from a root (hop R26.1 to R26.4).
class Attempt {
  constructor({stacks, marked}, dialect) {
    this.stackAt = new Map(stacks.map((stack) => [nameOf(stack), stack]));
    this.marked = marked;
    this.dialect = dialect;
    this.visited = new Set();
  }

  // The stack next to a node in a direction, which is then visited; undefined if there is none or it was visited.
  visit({stack, heading}, sign) {
    const direction = sign === '' ? heading : turned(heading, sign, this.dialect);
    const next = this.stackAt.get(nameOf(stepped(stack, direction)));
    if (!next || this.visited.has(next)) return undefined;
    this.visited.add(next);
    return {stack: next, heading: direction, sign};
  }

  // Straight ahead, else at `+`, else at `-`.
  nextOf(node) {
    return this.visit(node, '') ?? this.visit(node, '+') ?? this.visit(node, '-');
  }

  // The main line from a node, then the branches of each of its nodes.
  chain(first) {
    const line = [first];
    for (let next = this.nextOf(first); next; next = this.nextOf(next)) line.push(next);
    const branches = [];
    for (const [index, node] of line.entries()) {
      for (const sign of ['+', '-']) {
        const start = this.visit(node, sign);
        if (start) branches.push({position: index + 1, sign, chain: this.chain({...start, sign: ''})});
      }
    }
    return {line, branches};
  }

  writeBug(bug) {
    return bug.letter + (bug === this.marked ? '!' : '');
  }

  write({line, branches}) {
    const ground = line.map(({stack, sign}) => sign + this.writeBug(stack.bugs[0]));
    const stacked = line.flatMap(({stack}, index) =>
      stack.bugs.slice(1).map((bug) => `${index + 1}=${this.writeBug(bug)}`));
    const written = branches.map(({position, sign, chain}) => {
      const isPlain = chain.branches.length === 0 && chain.line.every(({stack}) => stack.bugs.length === 1);
      return `${position}${sign}${isPlain ? this.write(chain) : `(${this.write(chain)})`}`;
    });
    return [...ground, ...stacked, ...written].join('');
  }

  // The text from a root with a heading, or null if not all cells were visited.
  textFrom(root, heading) {
    this.visited = new Set([root]);
    const chain = this.chain({stack: root, heading, sign: ''});
    return this.visited.size === this.stackAt.size ? this.write(chain) : null;
  }
}

export function canonicalTopology(position, dialect) {
  const attempt = new Attempt(position, dialect);
  const texts = position.stacks.flatMap((root) => headings.map((heading) => attempt.textFrom(root, heading)));
  return texts.filter((text) => text !== null).sort()[0] ?? '';
}

// hop 5
export function canonicalText(position, dialect) {
  const gametype = writeGametype(position.set);
  const suffix = dialect === 'hivegame' ? position.suffix : '';
  const fields = [canonicalTopology(position, dialect), position.toMove + suffix];
  return (gametype === 'ultimate' ? fields : [gametype, ...fields]).join(',');
}
