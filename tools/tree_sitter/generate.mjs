// The grammars for tree-sitter, in grammars/tree-sitter: `generate.mjs check PLYGLOT` says whether they are those that plyglot
// publishes; `generate.mjs write PLYGLOT [TREE-SITTER [NAME...]]` makes them. Only the program of tree-sitter finds the
// conflicts of a grammar, in which a parser must follow several readings; without it they stay as they are.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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

/** @param {string} path */
const read = (path) => {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    return '';
  }
};
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

/** @param {Record<string, string>} files by path in the package */
function put(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Writes a grammar with the conflicts that tree-sitter finds in it, one by one.
 * @param {string} program plyglot
 * @param {string} generator
 * @param {import('./languages.mjs').Language} language
 */
function writeWithConflicts(program, generator, language) {
  const name = nameOf(language);
  const scratch = mkdtempSync(join(tmpdir(), 'plyglot-tree-sitter-'));
  /** @type {string[][]} */
  const conflicts = [];
  for (;;) {
    put(filesOf(program, language, conflicts));
    const words = ['generate', '--abi', '14', join(folder, name, 'src/grammar.json')];
    const run = spawnSync(generator, words, {cwd: scratch, encoding: 'utf8'});
    if (run.status === 0) break;
    const found = /Add a conflict for these rules: (.*)/.exec(run.stderr);
    if (!found) throw new Error(`${name}: ${run.error ?? run.stderr}`);
    conflicts.push(found[1].split(',').map((word) => word.replaceAll('`', '').trim()));
  }
  rmSync(scratch, {recursive: true});
}

/**
 * All that is there, by path.
 * @param {string} program plyglot
 * @returns {Record<string, string>}
 */
function wantedFiles(program) {
  return Object.assign({}, manifests(), ...languages.map((language) => filesOf(program, language, conflictsOf(nameOf(language)))));
}

/**
 * What is not as it should be.
 * @param {string} program plyglot
 */
export const faults = (program) => Object.entries(wantedFiles(program))
  .filter(([path, text]) => read(path) !== text).map(([path]) => `${path} is not what it is made of`);

function main() {
  const [verb, program, generator, ...names] = process.argv.slice(2);
  if (verb === 'check' && program) {
    const found = faults(program);
    for (const fault of found) console.error(fault);
    if (found.length > 0) console.error('`node tools/tree_sitter/generate.mjs write PLYGLOT` makes them again');
    return found.length === 0 ? 0 : 1;
  }
  if (verb !== 'write' || !program) {
    console.error('usage: generate.mjs check PLYGLOT | write PLYGLOT [TREE-SITTER [NAME...]]');
    return 2;
  }
  for (const language of languages) {
    if (generator && (names.length === 0 || names.includes(language.id))) writeWithConflicts(program, generator, language);
  }
  put(wantedFiles(program));
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
