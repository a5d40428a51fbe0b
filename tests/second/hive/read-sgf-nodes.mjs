// The headers and actions of a file of boardspace.net (hive-notations 3.4).
import {Refused} from './errors.mjs';

const header = /\s*([A-Z][A-Z0-9]*)\[([^\]]*)\]/dy;
const action = /\s*;\s*(P[01])\[([0-9]+) +([^\]\r\n]*?) *\](?:\s*TM\[[0-9]+\])?/dy;
const semicolon = /\s*;/y;
const end = /\s*\)/y;

// S1: what two trees of one game have in common.
function nodesOfGame(tree) {
  const [, headers, ...nodes] = tree.split(';').map(node => node.trim());
  const numbered = nodes.filter(node => /^P[01]\[[0-9]/.test(node));
  return [headers, ...numbered.filter((node, i) => node !== numbered[i - 1])].join('\n');
}

// {headers, actions, hasOther}: headers by key as {text, start, end}, of the two players a list of them; actions as {side, words}, and
// words as headers.
export function readNodes(text, note) {
  const begin = /\(\s*;/.exec(text);
  if (begin === null) throw new Refused('no game');
  if (text.slice(0, begin.index).trim() !== '') throw new Refused('text before the game');
  let at = begin.index + begin[0].length;
  const match = (shape) => {
    shape.lastIndex = at;
    const found = shape.exec(text);
    if (found !== null) at = shape.lastIndex;
    return found;
  };
  let hasOther = false;  // S17: times, headers that are there twice or at the end, a second tree
  const headers = new Map([['P0', []], ['P1', []]]);
  const values = new Map();
  const readHeaders = () => {
    for (let found = match(header); found !== null; found = match(header)) {
      const [, key, value] = found;
      const [from, to] = found.indices[2];
      const entry = {text: value, start: from, end: to};
      const [word] = /^P[01]$/.test(key) ? /^\S*/.exec(value.trim().toLowerCase()) : [''];
      const name = `${key} ${word}`;
      const first = values.get(name) ?? value.trim();
      values.set(name, first);
      if (first !== value.trim()) note('boardspace-sgf/duplicate-header', ...found.indices[0].with(0, found.indices[1][0]));
      if (key === 'P0' || key === 'P1') headers.get(key).push(entry);
      else if (!headers.has(key)) headers.set(key, entry);
      else hasOther = true;
    }
  };
  readHeaders();
  const actions = [];
  for (let found = match(action); found !== null; found = match(action)) {
    const number = {value: Number(found[2]), start: found.indices[2][0], end: found.indices[2][1]};
    const [from] = found.indices[3];
    const words = [...found[3].matchAll(/[^ ]+/g)].map(({0: word, index}) =>
      ({text: word, start: from + index, end: from + index + word.length}));
    if (found[0].includes('TM[')) hasOther = true;
    actions.push({side: found[1] === 'P0' ? 'w' : 'b', words, number});
  }
  if (match(semicolon) !== null) {
    readHeaders();  // the site writes the times of both at the end
    hasOther = true;
  }
  if (match(end) === null) throw new Refused('bad node');
  const after = text.slice(at).trim();
  if (after === '') return {headers, actions, hasOther};
  if (!/^\(\s*;/.test(after)) throw new Refused('text after the game');
  const second = text.indexOf('(', at);
  const isFirstAgain = nodesOfGame(text.slice(text.indexOf('('), second)) === nodesOfGame(text.slice(second));
  if (!isFirstAgain) throw new Refused('a second game');
  note('boardspace-sgf/second-tree', second, text.indexOf(';', second) + 1);  // S1
  return {headers, actions, hasOther: true};
}
