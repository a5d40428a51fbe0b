// The trees of the program, and the texts that the strict grammars take.
import {execFileSync, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {peggy} from '../conformance/peggy/peggy.mjs';

// Whether the published grammar takes a record, as bytes.
export function verdictsOf(program, {words}) {
  const grammar = execFileSync(program, ['grammar', ...words, '--format', 'peggy'], {encoding: 'latin1'});
  const [start] = /\w+/.exec(grammar);
  const parser = peggy.generate(`whole = ${start} { return true; } / .* { return false; }\n${grammar}`);
  return (record) => parser.parse(record.toString('latin1'));
}

// The records in each text: their nodes, of which the first is the record itself.
export function dumped(program, {words}, texts, out) {
  const paths = texts.map((text, index) => {
    const path = join(out, `${index}.text`);
    writeFileSync(path, text);
    return path;
  });
  const [notation, ...options] = words;
  const all = ['dump', '--quiet', '--no-config', '--stage', 'syntax', '--from', notation, ...options, ...paths];
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
