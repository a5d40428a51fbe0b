// The grammars for tree-sitter, in grammars/tree-sitter: `generate.mjs check PLYGLOT` says whether they are those that plyglot
// publishes; `generate.mjs write PLYGLOT TREE-SITTER [NAME...]` makes them, with the program of tree-sitter, all or those named.
// Where that program is not to be had, `generate.mjs postpone NAME...` notes that they are older than the published ones.
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

const generated = () => JSON.parse(read('generated.json') || '{}');
/** @param {object} content */
const writeGenerated = (content) => writeFileSync(join(folder, 'generated.json'), `${JSON.stringify(content, null, 2)}\n`);

/** Those that are older than the published grammars, by their ids. @returns {string[]} */
export const postponed = () => generated().postponed ?? [];

/**
 * The grammars that are up to date; says which tests are skipped for the others.
 * @param {string} tests
 */
export function currentLanguages(tests) {
  const old = postponed();
  if (old.length > 0) console.log(`skipped: ${old.length} ${old.length === 1 ? 'grammar' : 'grammars'} for tree-sitter, \`${tests}\` (${old.join(', ')}: older than the published ones)`);
  return languages.filter(({id}) => !old.includes(id));
}

/**
 * What is not as it should be.
 * @param {string} program plyglot
 */
export function faults(program) {
  const {files: stamps = {}} = generated();
  const old = postponed();
  const staleOf = (/** @type {Record<string, string>} */ wanted) => Object.entries(wanted)
    .filter(([path, text]) => read(path) !== text).map(([path]) => `${path} is not what it is made of`);
  const found = staleOf(manifests());
  for (const language of languages) {
    const name = nameOf(language);
    const stale = staleOf(filesOf(program, language, conflictsOf(name)));
    if (!old.includes(language.id)) found.push(...stale);
    else if (stale.length === 0) found.push(`${name} is not older than the published grammar: it is no longer \`postponed\` in generated.json`);
    if (JSON.stringify(stamps[name]) !== JSON.stringify(stampOf(name))) found.push(`${name}/src: \`parser.c\` was not made of this \`grammar.json\``);
  }
  return found;
}

function main() {
  const [verb, program, generator, ...names] = process.argv.slice(2);
  if (verb === 'check' && program) {
    const found = faults(program);
    for (const fault of found) console.error(fault);
    if (found.length > 0) console.error('`node tools/tree_sitter/generate.mjs write PLYGLOT TREE-SITTER` makes them again');
    return found.length === 0 ? 0 : 1;
  }
  if (verb === 'postpone') {
    const wanted = process.argv.slice(3);
    const unknown = wanted.filter((name) => !languages.some(({id}) => id === name));
    if (unknown.length > 0) throw new Error(`there is no grammar ${unknown.join(', ')}`);
    writeGenerated({...generated(), postponed: [...new Set([...postponed(), ...wanted])].sort()});
    return 0;
  }
  if (verb !== 'write' || !generator) {
    console.error('usage: generate.mjs check PLYGLOT | write PLYGLOT TREE-SITTER [NAME...] | postpone NAME...');
    return 2;
  }
  const written = languages.filter(({id}) => names.length === 0 || names.includes(id));
  for (const language of written) write(program, generator, language);
  for (const [path, text] of Object.entries(manifests())) writeFileSync(join(folder, path), text);
  const version = execFileSync(generator, ['--version'], {encoding: 'utf8'}).trim();
  const files = Object.fromEntries(languages.map(nameOf).map((name) => [name, stampOf(name)]));
  const left = postponed().filter((id) => !written.some((language) => language.id === id));
  writeGenerated({generator: version, files, ...(left.length > 0 ? {postponed: left} : {})});
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
