// The grammars for tree-sitter, in grammars/tree-sitter: `generate.mjs check PLYGLOT` says whether they are those that plyglot
// publishes; `generate.mjs write PLYGLOT` makes them. Their parsers are made of them by parser/emit.mjs.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
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
 */
function filesOf(program, language) {
  const name = nameOf(language);
  const {rules, nodes, kinds} = fileGrammar(program, language);
  const grammar = grammarOf(name, rules, nodes);
  return {[`${name}/src/grammar.json`]: grammarJson(grammar), [`${name}/queries/highlights.scm`]: highlights(rules, nodes, kinds)};
}

/** @param {Record<string, string>} files by path in the package */
function put(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/**
 * All that is there, by path.
 * @param {string} program plyglot
 * @returns {Record<string, string>}
 */
function wantedFiles(program) {
  return Object.assign({}, manifests(), ...languages.map((language) => filesOf(program, language)));
}

/**
 * What is not as it should be.
 * @param {string} program plyglot
 */
export const faults = (program) => Object.entries(wantedFiles(program))
  .filter(([path, text]) => read(path) !== text).map(([path]) => `${path} is not what it is made of`);

function main() {
  const [verb, program] = process.argv.slice(2);
  if (verb === 'check' && program) {
    const found = faults(program);
    for (const fault of found) console.error(fault);
    if (found.length > 0) console.error('`node tools/tree_sitter/generate.mjs write PLYGLOT` makes them again');
    return found.length === 0 ? 0 : 1;
  }
  if (verb !== 'write' || !program) {
    console.error('usage: generate.mjs check PLYGLOT | write PLYGLOT');
    return 2;
  }
  put(wantedFiles(program));
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
