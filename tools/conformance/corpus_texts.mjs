// The texts of corpus/ as cases of the suite: each file one, each game of the games' files, each string of HOP.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const corpus = fileURLToPath(new URL('../../corpus', import.meta.url));

const textOf = (path) => readFileSync(join(corpus, path), 'utf8');
const linesOf = (text) => text.split('\n').filter(Boolean);

// Where the games of one file are divided.
const dividers = {
  'hive/games': /(?<=\n)/,
  'homeworlds/games': /(?!)/,
  'hexix/games': /\n\n/,
  'hopgi/games': /\n\n(?=\[Event )/,
};

// Folders with the notation and options that their files are read with.
const folders = linesOf(textOf('folders.txt')).filter((line) => !line.startsWith('#')).map((line) => {
  const [folder, notation, ...options] = line.split(' ');
  return [folder, notation, Object.fromEntries(options.map((option) => option.split('='))), dividers[folder]];
});

// Each of these games has a verdict under each of these options (corpus/hive/options/README.md).
const ruleOptions = {
  'queen-first': [{}, {'queen-first': 'allowed'}],
  'piece-order': [{}, {'piece-order': 'any'}],
  pass: [{}, {pass: 'free'}],
  repetition: [{}, {repetition: 'threefold'}],
  'repetition-rotation': ['identity', 'rotation', 'reflection'].map((symmetry) => threefold(symmetry)),
  'repetition-reflection': ['identity', 'rotation', 'reflection'].map((symmetry) => threefold(symmetry)),
};

function threefold(symmetry) {
  return {repetition: 'threefold', 'repetition-symmetry': symmetry};
}

const isUtf8 = (bytes) => Buffer.from(bytes.toString('utf8'), 'utf8').equals(bytes);

function textMembers(bytes) {
  return isUtf8(bytes) ? {text: bytes.toString('utf8')} : {base64: bytes.toString('base64')};
}

// What is said to be found in a text, of lines such as `hop/lost-plus warning 3-4` below `== findings`.
export function findingsIn(expected) {
  const found = /^== findings\n((?!== ).*\n)*/m.exec(expected)?.[0] ?? '';
  return [...found.matchAll(/^(\S+) (error|warning|info) (\d+)-(\d+)$/gm)]
    .map(([, name, severity, start, end]) => ({name, severity, start: +start, end: +end}));
}

// The findings in a file are kept beside it, if there are any.
const findingsBeside = (path) => findingsIn(existsSync(join(corpus, path)) ? textOf(path) : '');

// The style checks are on for the files that show them.
function fileCase(path, notation, options, styleChecks) {
  const id = path.slice(0, -extname(path).length);
  const named = `${notation}/${basename(id)}`;
  return {
    id: notation === 'hop' ? `${id} file` : id,
    notation,
    options,
    ...textMembers(readFileSync(join(corpus, path))),
    checks: styleChecks.includes(named) ? [named] : undefined,
    found: findingsBeside(`${path}.expected`),
  };
}

// The texts of a collection, each with what is expected of it and the rest of its heading.
export function textsOf(collection) {
  return collection.split(/^=== /m).slice(1).map((part) => {
    const [, heading, escaped, expected] = /^([^\n]*)\n([^]*?)(^== [^]*)$/m.exec(part);
    return {heading, escaped, expected};
  });
}

// A second reader reads the text differently, and it is undecided which one is right.
export const isDoubted = (heading) => heading.startsWith('? ');

function unescaped(text) {
  const bytes = text.replace(/\\\n$/, '').replace(/\\(?:x([0-9A-F]{2})|(.))/g, (_, hex, letter) =>
    hex ? String.fromCharCode(parseInt(hex, 16)) : {r: '\r', t: '\t'}[letter] ?? letter);
  return Buffer.from(bytes, 'latin1');
}

function collectionCases(path, notation, options) {
  const collection = readFileSync(join(corpus, path), 'latin1');
  return textsOf(collection).flatMap(({heading, escaped, expected}, i) => {
    if (isDoubted(heading)) return [];
    const words = (/ \| (.*)/.exec(heading)?.[1] ?? '').split(' ').filter(Boolean);
    const checks = words.filter((word) => word.startsWith('+')).map((word) => word.slice(1));
    const own = Object.fromEntries(words.filter((word) => !word.startsWith('+')).map((word) => word.split('=')));
    return [{
      id: `${path.slice(0, -extname(path).length)}:${i + 1}`,
      notation,
      options: {...options, ...own},
      ...textMembers(unescaped(escaped)),
      checks,
      found: findingsIn(expected),
      isSmall: true,
    }];
  });
}

// Comments between the games of a file belong to none of them.
function gameCases(path, notation, options, divider) {
  const id = path.slice(0, -extname(path).length);
  const games = textOf(path).split(divider).filter((text) => !/^#[^\n]*\n$/.test(text));
  return games.map((text, i) => ({id: `${id}:${i + 1}`, notation, options, text: text.endsWith('\n') ? text : `${text}\n`, isGame: true}));
}

function filesOf(folder) {
  const isText = (name) => extname(name) !== '' && !['.md', '.expected'].includes(extname(name));
  return readdirSync(join(corpus, folder)).filter(isText).sort().map((name) => `${folder}/${name}`);
}

// A folder of files of many notations: their extensions name the notations, and their ids keep those.
function mixedCases(folder, extensions, styleChecks) {
  return filesOf(folder).filter((path) => extensions.has(extname(path))).map((path) => ({
    ...fileCase(path, extensions.get(extname(path)), {}, styleChecks), id: path, isSmall: true,
  }));
}

const isRecord = (line) => /^[ \t]*[^ \t#]/.test(line);

// Each line of a file of HOP is a string of its own.
function stringCases({id, notation, options, text}) {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return lines.flatMap((line, i) => {
    if (!isRecord(line)) return [];
    return [{id: `${id.replace(/ file$/, '')}:${i + 1}`, notation, options, source: 'string', text: line}];
  });
}

const hopOptions = (dialect) => (dialect === 'spec' ? {} : {dialect});

// Rows with an id, a dialect and the string.
export function hopStrings(jsonLines) {
  return jsonLines.split('\n').filter(Boolean).map((line) => {
    const {id, dialect, input} = JSON.parse(line);
    return {id: `hop/${id}`, notation: 'hop', options: hopOptions(dialect), source: 'string', text: input};
  });
}

function optionCases(name) {
  return ruleOptions[name].map((options) => {
    const words = Object.values(options).join(' ');
    return {...fileCase(`hive/options/${name}.uhp`, 'uhp', options, []), found: undefined, id: `hive/options/${name}${words && ` ${words}`}`};
  });
}

function folderCases([folder, notation, options, divider], styleChecks) {
  return filesOf(folder).flatMap((path) => {
    if (extname(path) === '.texts') return collectionCases(path, notation, options);
    if (divider) return gameCases(path, notation, options, divider);
    const whole = fileCase(path, notation, options, styleChecks);
    return notation === 'hop' ? [whole, ...stringCases(whole)] : [whole];
  });
}

// `extensions` are those of the notations: `.uhp` is that of `uhp`.
export function corpusCases(styleChecks, extensions) {
  const isMixed = ([, notation]) => notation === '*';
  const cases = folders.flatMap((folder) =>
    isMixed(folder) ? mixedCases(folder[0], extensions, styleChecks) : folderCases(folder, styleChecks));
  const strings = hopStrings(textOf('hop/strings.jsonl'));
  return [...cases, ...strings, ...Object.keys(ruleOptions).flatMap(optionCases)];
}
