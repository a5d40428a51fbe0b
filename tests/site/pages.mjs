// The pages of a site as trees, and what can be asked of them.
import {readFileSync, readdirSync} from 'node:fs';
import {join, posix} from 'node:path';
import {parse} from 'parse5';

export function filesUnder(folder, path = '') {
  return readdirSync(join(folder, path), {withFileTypes: true}).flatMap((entry) => {
    const inner = posix.join(path, entry.name);
    return entry.isDirectory() ? filesUnder(folder, inner) : [inner];
  });
}

function* elements(node) {
  if (node.tagName !== undefined) yield node;
  for (const child of node.childNodes ?? []) yield* elements(child);
}

const attributesOf = (element) => Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));

// Elements in order, as {name, attributes, parent}, where the parent is one of them; and what the parser of HTML5 had
// to repair.
export function pageAt(folder, path) {
  const text = readFileSync(join(folder, path), 'utf8');
  const made = new Map();
  const errors = [];
  const note = ({code, startLine, startCol}) => errors.push(`${path}:${startLine}:${startCol}: ${code}`);
  for (const element of elements(parse(text, {onParseError: note}))) {
    made.set(element, {name: element.tagName, attributes: attributesOf(element), parent: made.get(element.parentNode)});
  }
  const all = [...made.values()];
  const ids = new Set(all.map(({attributes}) => attributes.id).filter(Boolean));
  return {path, text, all, ids, errors, named: (name) => all.filter((element) => element.name === name)};
}
