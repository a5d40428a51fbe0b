// What plyglot says of the example on the page of each finding. Examples that are read alike are linted together.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

// The language of a block says how it is read: `hop`, `homeworlds sdg`, `homeworlds advice=on`, `hop string`.
function readingOf(info) {
  const [notation, ...words] = info.split(' ');
  const dialect = words.find((word) => word !== 'string' && !word.includes('='));
  const options = words.filter((word) => word.includes('=')).flatMap((option) => ['--option', option]);
  return {words: ['--from', dialect ? `${notation}:${dialect}` : notation, ...options], isString: words.includes('string')};
}

function exampleOf(text) {
  const [, part] = /^## Example\n([\s\S]*?)^## /m.exec(text);
  const [, , info, body] = /^(`{3,})(\S.*)\n([\s\S]*?)^\1/m.exec(part) ?? [];
  if (info === undefined || info === 'sh') return undefined;
  // Texts in other files: what is said before the block tells where they are.
  const [, column] = /^With `(--column [^`]+)`:$/m.exec(part) ?? [];
  if (column) return {words: column.split(' '), file: info === 'csv' ? 'example.csv' : 'example.jsonl', body};
  return info === 'toml' ? {isConfig: true, body} : {...readingOf(info), body};
}

const said = /^(?:error|warning|info)\[(.+?)\].*\n(?:(?!(?:error|warning|info)\[|\d+ (?:error|warning|info)s?\b).*\n)*/gm;

// A config with a mistake ends the program, which says so after the finding.
function askedOfConfig(program, folder, body) {
  const path = join(folder, 'plyglot.toml');
  writeFileSync(path, body);
  try {
    return program.ask(['config'], {folder, statuses: [2]}).stderr.replace(/^plyglot: .*\n/m, '');
  } finally {
    rmSync(path);
  }
}

function lint(program, folder, name, onRequest, example) {
  if (example.isConfig) return askedOfConfig(program, folder, example.body);
  const words = ['lint', '--quiet', ...example.words];
  if (onRequest) words.push('--select', name);
  if (example.isString) return program.ask([...words, '--text', example.body.replace(/\n$/, '')]).stdout;
  const file = example.file ?? 'example';
  writeFileSync(join(folder, file), example.body);
  return program.ask([...words, file], {folder}).stdout;
}

// From the name of a finding to what is said, where the page has an example that can be linted.
export function saidOfExamples(program, findings, textOfPage) {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-site-'));
  const out = new Map();
  try {
    for (const {name, onRequest} of findings) {
      const example = exampleOf(textOfPage(name));
      if (example === undefined) continue;
      const all = lint(program, folder, name, onRequest, example);
      const own = [...all.matchAll(said)].filter((match) => match[1] === name).map((match) => match[0].trimEnd());
      if (own.length === 0) throw new Error(`the example of ${name} does not give it:\n${all}`);
      out.set(name, own.slice(0, 2).join('\n\n'));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
  return out;
}
