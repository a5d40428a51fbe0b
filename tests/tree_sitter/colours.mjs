// The colours of the grammars for tree-sitter against the language server's: in all texts of the conformance suite that are
// read as a whole, every character is of the same kind.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {folder, nameOf} from '../../tools/tree_sitter/generate.mjs';
import {captures} from '../../tools/tree_sitter/highlights.mjs';
import {languages} from '../../tools/tree_sitter/languages.mjs';
import {ServedKinds} from '../vscode/served.mjs';
import {compile, isTooDeep, parsed} from './parsers.mjs';
import {dialectOf, textsOf} from './texts.mjs';

const out = mkdtempSync(join(tmpdir(), 'plyglot-colours-'));
const kind_of_capture = new Map(Object.entries(captures).map(([kind, capture]) => [capture, kind]));

// By the query: what is inside has its own colour.
function kindsOf(language, nodes, bytes) {
  const query = readFileSync(join(folder, nameOf(language), 'queries/highlights.scm'), 'utf8');
  const kinds = new Map([...query.matchAll(/^\((\w+)\) @([\w.]+)$/gm)].map(([, node, capture]) => [node, kind_of_capture.get(capture)]));
  const found = new Array(bytes.length);
  for (const {node, begin, end} of nodes) if (kinds.has(node)) found.fill(kinds.get(node), begin, end);
  return found;
}

const [program] = process.argv.slice(2);
const served_kinds = new ServedKinds(program);
await served_kinds.begin();
compile(languages, out);
let told = 0;
for (const language of languages) {
  // To an editor a carriage return alone is a line end.
  const texts = textsOf(language).filter((text) => !/^\uFEFF|\0|\r(?!\n)/.test(text));
  const trees = parsed(language, texts.map((text) => Buffer.from(text)), out);
  const counts = {texts: 0, characters: 0};
  const served_as = dialectOf(program, language).replace(':', '-');
  for (const [index, {isWhole, nodes}] of trees.entries()) {
    if (!isWhole || isTooDeep(nodes)) continue;
    counts.texts += 1;
    const text = texts[index];
    const bytes = Buffer.from(text);
    const kinds = kindsOf(language, nodes, bytes);
    const lines = text.split(/\r\n|\n/);
    const served = await served_kinds.of(served_as, text, lines);
    let offset = 0;
    lines.forEach((content, line) => {
      let byte = offset;
      for (let column = 0; column < content.length; ++column) {
        const size = Buffer.byteLength(String.fromCodePoint(content.codePointAt(column)));
        // The colour of a blank is invisible.
        if (!/\s/.test(content[column])) {
          counts.characters += 1;
          if (kinds[byte] !== served[line][column] && ++told <= 20) {
            const around = `${content.slice(Math.max(0, column - 20), column)}>>>${content.slice(column, column + 20)}`;
            console.error(`${language.id}: ${served[line][column]}, by the query ${kinds[byte]}: ${around}`);
          }
        }
        if (size === 4) ++column;
        byte += size;
      }
      offset = byte;
      offset += bytes.subarray(offset, offset + 2).toString() === '\r\n' ? 2 : 1;
    });
  }
  console.log(`${language.id}: ${counts.texts} texts, ${counts.characters} characters`);
}
await served_kinds.end();
rmSync(out, {recursive: true});
assert.equal(told, 0);
