// The grammars for tree-sitter, in grammars/tree-sitter: `generate.mjs check PLYGLOT` says whether they are those that plyglot
// publishes; `generate.mjs write PLYGLOT TREE-SITTER [NAME...]` makes them, with the program of tree-sitter, all or those named.
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {grammarOf} from './grammar.mjs';
import {highlights} from './highlights.mjs';
import {languages} from './languages.mjs';
import {manifests} from './manifests.mjs';
import {fileGrammar} from './published.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const folder = join(top, 'grammars/tree-sitter');
const made = ['parser.c', 'node-types.json'];

/** @param {string} path */
const read = (path) => {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    return '';
  }
};
/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex');
/** One rule a line. @param {ReturnType<typeof grammarOf>} grammar */
function grammarJson({rules, ...others}) {
  const lines = Object.entries(rules).map(([name, rule]) => `  ${JSON.stringify(name)}: ${JSON.stringify(rule)}`);
  const more = Object.entries(others).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${more.join(',\n')},\n  "rules": {\n${lines.map((line) => `  ${line}`).join(',\n')}\n  }\n}\n`;
}

// The name in C, and of the folder.
/** @param {{id: string}} language */
export const nameOf = ({id}) => id.replaceAll('-', '_');

/**
 * What is made of the published grammar alone, by path.
 * @param {string} program
 * @param {import('./languages.mjs').Language} language
 * @param {string[][]} conflicts
 */
function filesOf(program, language, conflicts) {
  const name = nameOf(language);
  const {rules, nodes, kinds} = fileGrammar(program, language);
  const grammar = grammarOf(name, rules, nodes, conflicts);
  return {[`${name}/src/grammar.json`]: grammarJson(grammar), [`${name}/queries/highlights.scm`]: highlights(rules, nodes, kinds)};
}

/**
 * The conflicts of a grammar that is there; only tree-sitter finds them.
 * @param {string} name
 */
function conflictsOf(name) {
  const text = read(`${name}/src/grammar.json`);
  return text === '' ? [] : JSON.parse(text).conflicts;
}

/**
 * Writes what tree-sitter makes of a grammar, and finds the conflicts in which its parser must follow several ways.
 * @param {string} program plyglot
 * @param {string} generator
 * @param {import('./languages.mjs').Language} language
 */
function write(program, generator, language) {
  const name = nameOf(language);
  const scratch = mkdtempSync(join(tmpdir(), 'plyglot-tree-sitter-'));
  /** @type {string[][]} */
  const conflicts = [];
  for (;;) {
    const files = filesOf(program, language, conflicts);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
    const words = ['generate', '--abi', '14', join(folder, name, 'src/grammar.json')];
    const run = spawnSync(generator, words, {cwd: scratch, encoding: 'utf8'});
    if (run.status === 0) break;
    const found = /Add a conflict for these rules: (.*)/.exec(run.stderr);
    if (!found) throw new Error(`${name}: ${run.error ?? run.stderr}`);
    conflicts.push(found[1].split(',').map((word) => word.replaceAll('`', '').trim()));
  }
  for (const file of made) copyFileSync(join(scratch, 'src', file), join(folder, name, 'src', file));
  rmSync(scratch, {recursive: true});
}

// What the generated files were made of and by: they cannot be made again where tree-sitter is not.
/** @param {string} name */
const stampOf = (name) => Object.fromEntries(['grammar.json', ...made].map((file) => [file, hash(read(`${name}/src/${file}`))]));

/**
 * What is not as it should be.
 * @param {string} program plyglot
 */
export function faults(program) {
  const stamps = JSON.parse(read('generated.json') || '{}');
  const wanted = Object.assign({}, manifests(), ...languages.map((language) => filesOf(program, language, conflictsOf(nameOf(language)))));
  const stale = Object.entries(wanted).filter(([path, text]) => read(path) !== text).map(([path]) => `${path} is not what it is made of`);
  const edited = languages.map(nameOf).filter((name) => JSON.stringify(stamps.files?.[name]) !== JSON.stringify(stampOf(name)));
  return [...stale, ...edited.map((name) => `${name}/src: \`parser.c\` was not made of this \`grammar.json\``)];
}

function main() {
  const [verb, program, generator, ...names] = process.argv.slice(2);
  if (verb === 'check' && program) {
    const found = faults(program);
    for (const fault of found) console.error(fault);
    if (found.length > 0) console.error('`node tools/tree_sitter/generate.mjs write PLYGLOT TREE-SITTER` makes them again');
    return found.length === 0 ? 0 : 1;
  }
  if (verb !== 'write' || !generator) {
    console.error('usage: generate.mjs check PLYGLOT | write PLYGLOT TREE-SITTER [NAME...]');
    return 2;
  }
  for (const language of languages) {
    if (names.length === 0 || names.includes(language.id)) write(program, generator, language);
  }
  for (const [path, text] of Object.entries(manifests())) writeFileSync(join(folder, path), text);
  const version = execFileSync(generator, ['--version'], {encoding: 'utf8'}).trim();
  const files = Object.fromEntries(languages.map(nameOf).map((name) => [name, stampOf(name)]));
  writeFileSync(join(folder, 'generated.json'), `${JSON.stringify({generator: version, files}, null, 2)}\n`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
