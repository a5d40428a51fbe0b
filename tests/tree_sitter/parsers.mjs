// The parsers of tree-sitter, made by its program, `TREE_SITTER` or `tree-sitter`, and compiled with Debian's library of it.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {folder, nameOf} from '../../tools/tree_sitter/generate.mjs';

const here = dirname(fileURLToPath(import.meta.url));

export const generator = process.env.TREE_SITTER ?? 'tree-sitter';

// Whether there is that program; if not, says what is skipped.
export function canMake(languages, tests) {
  if (!spawnSync(generator, ['--version']).error) return true;
  console.log(`skipped: ${languages.length} grammars for tree-sitter, \`${tests}\` (its program is not installed)`);
  return false;
}

// Makes a parser in a folder, and returns the place of its source.
export function generate(name, out) {
  mkdirSync(out, {recursive: true});
  execFileSync(generator, ['generate', '--abi', '14', join(folder, name, 'src/grammar.json')], {cwd: out, stdio: 'pipe'});
  return join(out, 'src/parser.c');
}

// Compiles the program that parses, and the parsers of the languages, into a folder.
export function compile(languages, out) {
  mkdirSync(out, {recursive: true});
  execFileSync('cc', ['-O1', '-Wall', '-Wextra', '-Werror', join(here, 'parse.c'), '-o', join(out, 'parse'), '-ltree-sitter', '-ldl']);
  for (const name of languages.map(nameOf)) {
    execFileSync('cc', ['-shared', '-fPIC', generate(name, join(out, `${name}-parser`)), '-o', join(out, `${name}.so`)]);
  }
}

// For each text, as bytes: whether all of it is read, and its named nodes, with depth, name, begin and end.
export function parsed(language, texts, out) {
  const name = nameOf(language);
  const input = Buffer.concat(texts.flatMap((text) => [Buffer.from(`${text.length}\n`), text]));
  const run = spawnSync(join(out, 'parse'), [join(out, `${name}.so`), `tree_sitter_${name}`], {input, maxBuffer: 1 << 30});
  if (run.status !== 0) throw new Error(`${name}: ${run.error ?? run.stderr} ${run.signal}`);
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
