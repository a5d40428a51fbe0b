// The texts of corpus/ as cases of the suite: each file one, each game of the games' files, each string of HOP.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const corpus = fileURLToPath(new URL('../../corpus', import.meta.url));

// Folders with the notation and options that their files are read with, and where the games of one file are divided.
const eachLine = /(?<=\n)/;
const nowhere = /(?!)/;
const folders = [
  ['hop/valid', 'hop'],
  ['hop/valid/hivegame', 'hop', {dialect: 'hivegame'}],
  ['hop/invalid', 'hop'],
  ['hop/invalid/hivegame', 'hop', {dialect: 'hivegame'}],
  ['hive/uhp/valid', 'uhp'],
  ['hive/uhp/invalid', 'uhp'],
  ['hive/uhp/illegal', 'uhp'],
  ['hive/games', 'uhp', {}, eachLine],
  ['hive/thehive/valid', 'thehive'],
  ['hive/thehive/valid/mlp', 'thehive', {pieces: 'mlp'}],
  ['hive/thehive/invalid', 'thehive'],
  ['hive/hive-pgn/valid', 'hive-pgn'],
  ['hive/hive-pgn/invalid', 'hive-pgn'],
  ['hive/boardspace-sgf/valid', 'boardspace-sgf'],
  ['hive/boardspace-sgf/invalid', 'boardspace-sgf'],
  ['hive/hive-human/valid', 'hive-human'],
  ['hive/hive-human/invalid', 'hive-human'],
  ['homeworlds/games', 'homeworlds', {}, nowhere],
  ['homeworlds/ap', 'homeworlds', {dialect: 'ap'}],
  ['homeworlds/invalid', 'homeworlds'],
  ['homeworlds/invalid/ap', 'homeworlds', {dialect: 'ap'}],
  ['hexix/valid', 'hexix'],
  ['hexix/valid/2019', 'hexix', {dialect: '2019'}],
  ['hexix/invalid', 'hexix'],
  ['hexix/invalid/2019', 'hexix', {dialect: '2019'}],
  ['hexix/games', 'hexix', {}, /\n\n/],
  ['hexix-position/valid', 'hexix-position'],
  ['hexix-position/invalid', 'hexix-position'],
  ['hopgi/valid', 'hopgi'],
  ['hopgi/invalid', 'hopgi'],
  ['hopgi/games', 'hopgi', {}, /\n\n(?=\[Event )/],
  ['hopgi-fen/valid', 'hopgi-fen'],
  ['hopgi-fen/invalid', 'hopgi-fen'],
  ['hopgi-diagram/valid', 'hopgi-diagram'],
  ['hopgi-diagram/invalid', 'hopgi-diagram'],
];

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

// The style checks are on for the files that show them; what is found in a file stands beside it.
function fileCase(path, notation, options, styleChecks) {
  const id = path.slice(0, -extname(path).length);
  const named = `${notation}/${basename(id)}`;
  const found = join(corpus, `${id}.expected.jsonl`);
  return {
    id: notation === 'hop' ? `${id} file` : id,
    notation,
    options,
    ...textMembers(readFileSync(join(corpus, path))),
    checks: styleChecks.includes(named) ? [named] : undefined,
    found: existsSync(found) ? readFileSync(found, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)) : undefined,
  };
}

// Comments between the games of a file belong to none of them.
function gameCases(path, notation, options, divider) {
  const id = path.slice(0, -extname(path).length);
  const games = readFileSync(join(corpus, path), 'utf8').split(divider).filter((text) => !/^#[^\n]*\n$/.test(text));
  return games.map((text, i) => ({id: `${id}:${i + 1}`, notation, options, text: text.endsWith('\n') ? text : `${text}\n`, isGame: true}));
}

function filesOf(folder) {
  const isText = (name) => extname(name) !== '' && !['.md', '.jsonl'].includes(extname(name));
  return readdirSync(join(corpus, folder)).filter(isText).sort().map((name) => `${folder}/${name}`);
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
    return {...fileCase(`hive/options/${name}.uhp`, 'uhp', options, []), id: `hive/options/${name}${words && ` ${words}`}`};
  });
}

export function corpusCases(styleChecks) {
  const cases = folders.flatMap(([folder, notation, options = {}, divider]) =>
    filesOf(folder).flatMap((path) => {
      if (divider) return gameCases(path, notation, options, divider);
      const whole = fileCase(path, notation, options, styleChecks);
      return notation === 'hop' ? [whole, ...stringCases(whole)] : [whole];
    }));
  const strings = hopStrings(readFileSync(join(corpus, 'hop/strings.jsonl'), 'utf8'));
  return [...cases, ...strings, ...Object.keys(ruleOptions).flatMap(optionCases)];
}
