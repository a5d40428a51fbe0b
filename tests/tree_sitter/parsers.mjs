// The parsers of tree-sitter, compiled with Debian's library of tree-sitter.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {folder, nameOf} from '../../tools/tree_sitter/generate.mjs';
import {parserOf} from '../../tools/tree_sitter/parser/emit.mjs';

const here = dirname(fileURLToPath(import.meta.url));

// Compiles the program that parses, and the parsers of the languages, into a folder.
export function compile(languages, out) {
  mkdirSync(out, {recursive: true});
  execFileSync('cc', ['-O1', '-Wall', '-Wextra', '-Werror', join(here, 'parse.c'), '-o', join(out, 'parse'), '-ltree-sitter', '-ldl']);
  for (const name of languages.map(nameOf)) {
    const source = join(out, `${name}.c`);
    writeFileSync(source, parserOf(JSON.parse(readFileSync(join(folder, name, 'src/grammar.json'), 'utf8'))));
    execFileSync('cc', ['-Wall', '-Wextra', '-Werror', '-shared', '-fPIC', source, '-o', join(out, `${name}.so`)]);
  }
}

// For each text, as bytes: whether all of it is read, and its named nodes, with depth, name, begin and end.
export function parsed(language, texts, out) {
  const name = nameOf(language);
  const input = Buffer.concat(texts.flatMap((text) => [Buffer.from(`${text.length}\n`), text]));
  const run = spawnSync(join(out, 'parse'), [join(out, `${name}.so`), `tree_sitter_${name}`], {input, maxBuffer: 1 << 30});
  if (run.status !== 0) throw new Error(`${name}: ${run.stderr || run.error} ${run.signal}`);
  return run.stdout.toString().split('\n\n').slice(0, -1).map((block) => {
    const [state, ...lines] = block.split('\n');
    const nodes = lines.map((line) => {
      const [depth, node, begin, end] = line.split(' ');
      return {depth: Number(depth), node, begin: Number(begin), end: Number(end)};
    });
    return {isWhole: state === 'whole', nodes};
  });
}

// Deeper than plyglot reads; a grammar cannot count.
const deepest = 100;
export function isTooDeep(nodes) {
  const around = [];
  return nodes.some(({depth, node}) => {
    around.length = depth;
    around.push(node);
    return around.filter((name) => name === node).length > deepest;
  });
}
