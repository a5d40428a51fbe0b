// The texts of the corpus, with the languages in which an editor may have them.
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {languages} from '../../tools/vscode/grammars/languages.mjs';

const corpus = join(dirname(fileURLToPath(import.meta.url)), '../../corpus');
// A text as the editor has it: without a byte order mark, and with one kind of line ends, the one that most lines have.
function opened(bytes) {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const ends = text.match(/\r\n|\r|\n/g) ?? [];
  const with_return = ends.filter((end) => end !== '\n').length;
  return text.replace(/\r\n|\r|\n/g, with_return > ends.length / 2 ? '\r\n' : '\n');
}

// The languages of the extension by that of a file: notations, and those of their dialects that have a grammar of their own.
function languagesByExtension(program) {
  const listed = execFileSync(program, ['list', 'notations', '--output-format', 'jsonl'], {encoding: 'utf8'});
  const ids = languages.filter(({grammar}) => grammar === undefined).map(({id}) => id);
  const found = {};
  for (const {id, dialects, extensions, readable} of listed.trim().split('\n').map((line) => JSON.parse(line))) {
    if (!readable) continue;
    const names = [id, ...dialects.map((dialect) => `${id}-${dialect}`)].filter((name) => ids.includes(name));
    for (const extension of extensions) found[extension.slice(1)] = names;
  }
  return found;
}

export function texts(program) {
  const by_extension = languagesByExtension(program);
  return readdirSync(corpus, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .flatMap((path) => {
      const names = by_extension[path.split('.').at(-1)] ?? [];
      const name = relative(corpus, path);
      return names.map((language) => ({name, language, text: opened(readFileSync(path))}));
    });
}
