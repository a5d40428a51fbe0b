// What the package of the grammars says of itself to npm and to tree-sitter.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {languages} from './languages.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/** By path in the package. */
export function manifests() {
  const cmake = readFileSync(join(here, '../../CMakeLists.txt'), 'utf8');
  const [, version] = /** @type {RegExpExecArray} */ (/project\(plyglot VERSION ([0-9.]+)/.exec(cmake));
  const description = 'Grammars for tree-sitter of the notations of Hive, Homeworlds, Hexix and Hopgi';
  const npm = {
    name: 'plyglot-tree-sitter',
    version,
    description,
    keywords: ['tree-sitter', 'parser', 'hive', 'homeworlds', 'hexix', 'hopgi', 'notation', 'board games'],
    license: 'MIT',
    author: 'the plyglot authors',
    files: [...languages.map(({id}) => id.replaceAll('-', '_')), 'tree-sitter.json', 'NOTICES.txt'],
  };
  const grammars = languages.map(({id, title, extensions}) => {
    const name = id.replaceAll('-', '_');
    return {name, title, scope: `source.${id}`, path: name, 'file-types': extensions, highlights: `${name}/queries/highlights.scm`};
  });
  const metadata = {version, license: 'MIT', description, authors: [{name: 'the plyglot authors'}]};
  return {
    'package.json': `${JSON.stringify(npm, null, 2)}\n`,
    'tree-sitter.json': `${JSON.stringify({grammars, metadata}, null, 2)}\n`,
  };
}
