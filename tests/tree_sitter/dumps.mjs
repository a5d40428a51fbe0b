// The trees of the program, and the texts that the strict grammars take.
import {execFileSync, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {peggy} from '../conformance/peggy/peggy.mjs';
import {dialectOf} from './texts.mjs';

// Lines below the last record, which no record has, in the rules of the published grammar. Remarks are none of them.
const tails = {
  hexix: `tail = (tail_line '\\x0D'? '\\x0A')* tail_line !.
    tail_line = comment_line / divider_line / [\\x00-\\x09\\x0B-\\x20\\x7F]*`,
};

// Whether the published grammar takes a record, and what is below the last one, as bytes.
export function verdictsOf(program, {id, words}) {
  const grammar = execFileSync(program, ['grammar', ...words, '--format', 'peggy'], {encoding: 'latin1'});
  const verdictBy = (start, rules = '') => {
    const parser = peggy.generate(`whole = ${start} { return true; } / .* { return false; }\n${rules}\n${grammar}`);
    return (bytes) => parser.parse(bytes.toString('latin1'));
  };
  const [start] = /\w+/.exec(grammar);
  return {isRecord: verdictBy(start), isTail: tails[id] === undefined ? () => true : verdictBy('tail', tails[id])};
}

// The records in each text: their nodes, of which the first is the record itself.
export function dumped(program, language, texts, out) {
  const paths = texts.map((text, index) => {
    const path = join(out, `${index}.text`);
    writeFileSync(path, text);
    return path;
  });
  const [, ...options] = language.words;
  const from = dialectOf(program, language);
  const all = ['dump', '--quiet', '--no-config', '--stage', 'syntax', '--from', from, ...options, ...paths];
  const run = spawnSync(program, all, {maxBuffer: 1 << 30});
  if (run.error) throw run.error;
  const found = texts.map(() => []);
  let records;
  for (const line of run.stdout.toString('latin1').split('\n')) {
    const head = line.startsWith(`${out}/`) && /\/(\d+)\.text:\d+:$/.exec(line);
    if (head) {
      records = found[Number(head[1])];
      records.push([]);
      continue;
    }
    const node = /^( *)([a-z_0-9]+) (\d+)\.\.(\d+)/.exec(line);
    // Bytes without a node, and nodes without bytes, are in no tree of tree-sitter.
    if (!node || node[2] === 'text') continue;
    const [, indent, name, begin, end] = node;
    records.at(-1).push({depth: indent.length / 2, node: name, begin: Number(begin), end: Number(end)});
  }
  return found;
}
