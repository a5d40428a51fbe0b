// The texts of the corpus, with the languages in which an editor may have them.
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';

const corpus = join(dirname(fileURLToPath(import.meta.url)), '../../corpus');
const by_extension = {
  hop: ['hop'],
  uhp: ['uhp'],
  thehive: ['thehive'],
  pgn: ['hive-pgn'],
  sgf: ['boardspace-sgf'],
  hw: ['homeworlds', 'homeworlds-ap', 'homeworlds-sdg', 'homeworlds-jpb', 'homeworlds-quux'],
  hexix: ['hexix', 'hexix-2019'],
  hexpos: ['hexix-position'],
  hopgi: ['hopgi'],
  hgfen: ['hopgi-fen'],
  hgd: ['hopgi-diagram'],
};

// A text as the editor has it: without a byte order mark, and with one kind of line ends, the one that most lines have.
function opened(bytes) {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const ends = text.match(/\r\n|\r|\n/g) ?? [];
  const with_return = ends.filter((end) => end !== '\n').length;
  return text.replace(/\r\n|\r|\n/g, with_return > ends.length / 2 ? '\r\n' : '\n');
}

export function texts() {
  return readdirSync(corpus, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .flatMap((path) => {
      const languages = by_extension[path.split('.').at(-1)] ?? [];
      const name = relative(corpus, path);
      return languages.map((language) => ({name, language, text: opened(readFileSync(path))}));
    });
}
