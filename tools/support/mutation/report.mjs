// docs/mutation.md from what is known about mutants: the figures, who noticed, and every survivor; and what noticed the
// faults that people thought of.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {explanationsOf, filesIn} from './records.mjs';

const begin = '<!-- figures: tools/dev mutate --report -->';
const end = '<!-- end of figures -->';

function table(head, rows) {
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}

// A bar in a cell would end it.
const quoted = (text) => `\`${text.replaceAll('|', '\\|')}\``;

function counted(rows, keyOf) {
  const counts = new Map();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

function figuresOf(tree, all, explained) {
  if (all.length === 0) return [];
  const rows = all.filter((row) => row.verdict !== 'no program');
  const killed = rows.filter((row) => row.verdict === 'killed');
  const survivors = rows.filter((row) => row.verdict === 'survived').sort((a, b) => a.key.localeCompare(b.key));
  const share = rows.length === 0 ? 0 : Math.floor((1000 * killed.length) / rows.length) / 10;
  return [
    `\`${tree}\`: ${rows.length} mutants, ${killed.length} noticed by a test (${share} %), ${survivors.length} survived. ${all.length - rows.length} further changes do not compile and are not counted.`,
    table(['noticed first by', 'mutants'], counted(killed, (row) => row.by)),
    table(['survivor', 'line', 'change', 'why no test notices'], survivors.map((row) => [
      quoted(row.file), quoted(row.line_text), `${quoted(row.from)} to ${quoted(row.to)}`, explained[row.key] ?? 'not explained',
    ])),
  ];
}

export function writeReport(top, all, faults) {
  const explained = explanationsOf(filesIn(top).explained);
  const parts = ['lib/', 'tools/plyglot/'].flatMap((tree) => figuresOf(tree, all.filter(({file}) => file.startsWith(tree)), explained));
  if (faults.length > 0) {
    parts.push(table(['fault', 'where', 'noticed by', 'first of all by the test'], faults.map(({fault, file, by}) => [
      fault, quoted(file), by.map(({stage}) => stage).join(', ') || 'nothing', by.flatMap(({cases}) => cases)[0] ?? '',
    ])));
  }
  const path = join(top, 'docs', 'mutation.md');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : `# Mutation testing\n\n${begin}\n${end}\n`;
  const head = page.slice(0, page.indexOf(begin));
  const tail = page.slice(page.indexOf(end));
  writeFileSync(path, `${head}${begin}\n${parts.join('\n\n')}\n${tail}`);
}
