// The texts that forms are tried with: all of the corpus with something to find, and texts and names made to break a form.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, extname, join, relative} from 'node:path';

const isText = (name) => extname(name) !== '' && !['.md', '.jsonl', '.toml', '.expected', '.texts', '.txt'].includes(extname(name));

function filesUnder(folder, top) {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path, top);
    return isText(entry.name) ? [relative(top, path)] : [];
  });
}

// What is UTF-16 by its byte order mark is not read at all.
const isRead = (path) => !['fffe', 'feff'].includes(readFileSync(path).subarray(0, 2).toString('hex'));

// The paths of the texts below the folders, from the corpus.
export function textsIn(corpus, folders) {
  return folders.flatMap((folder) => filesUnder(join(corpus, folder), corpus)).filter((path) => isRead(join(corpus, path))).sort();
}

export function faultyTexts(corpus) {
  return textsIn(corpus, ['.']).filter((path) => /\/(invalid|illegal)\/|^regressions\//.test(path));
}

// An escape that colours, an override of the direction of writing, what is not UTF-8, two units of UTF-16.
const wild = ['\x1b[31m', '\u202e', '\xff', '\u{1f41d}', '%0A%25%', '::error file=a::b', ': error: c [hop/d]', 'a,line=9', '\t"\\'];
const inBytes = (text) => Buffer.concat([...text].map((c) => (c === '\xff' ? Buffer.from([0xff]) : Buffer.from(c, 'utf8'))));

const names = ['two words', '100%25', 'new\nline', 'colon:', 'a::b', 'comma,line=9', 'equals=', 'sharp#', 'question?', 'quote"\\',
  '\x1b[31mred', '\u202egnp', 'byte\xff', '\u{1f41d}', '%', '%0A', 'tab\t', 'folder:2/in it'];
// What a mistake may hold, in a comment or tag and in the text itself.
const texts = [
  ['.hop', (word) => `# ${word}\nQA-a,B\nQA-a${word},b\n`],
  ['.uhp', (word) => `# ${word}\nBase;InProgress;White[2];wG1;bS1 ${word}wG1-\nBase;Over${word};White[1]\n`],
  ['.pgn', (word) => `[Event "${word}"]\n[GameType "Base"]\n[${word} "x"]\n[Result "*"]\n\n1. wG1 {${word}} ${word}bS1 wG1- *\n`],
  ['.hw', (word) => `Players: A${word}nn, Ben\n\nhomeworld g1 y2 b3 ${word}\nhomeworld y3 b2 g3 Birch\nbuild ${word} Birch\n`],
  ['.hexix', (word) => `D2^ E5^ # ${word}\nD2${word} C5v\n`],
  ['.hopgi', (word) => `[Event "${word}"]\n\n1. d2-c3 Pb3-c3 {${word}} 2. ${word}Pc2xc3 Fa4-c5 *\n`],
];

// Writes them below the folder and returns their paths as bytes.
export function hostileTexts(folder) {
  return names.flatMap((name, i) => texts.map(([extension, textOf], j) => {
    const path = inBytes(`${name}${extension}`);
    const whole = Buffer.concat([Buffer.from(`${folder}/`), path]);
    if (name.includes('/')) mkdirSync(dirname(whole.toString()), {recursive: true});
    writeFileSync(whole, inBytes(textOf(wild[(i + j) % wild.length])));
    return path;
  }));
}
