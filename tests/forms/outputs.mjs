// The forms in which findings, lists and boards are written for programs, read by others: SARIF by its published schema,
// JSON by the schemas of docs, the forms of GitHub and gcc by parsers of their own. All forms of one run say the same, and
// a form that is broken is noticed.
// outputs.mjs PROGRAM
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../support/files/npm.mjs';
import {fromGcc, fromGithub, fromSarif} from './parsers.mjs';
import {Places} from './places.mjs';
import {faultyTexts, hostileTexts, textsIn} from './texts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const top = resolve(here, '../..');
install(here);
const {sarifChecker, schemasOf} = await import('./schemas.mjs');

const corpus = join(top, 'corpus');
const program = resolve(process.argv[2]);
// Paths that no string holds are handed over by a shell, one a line of octal escapes.
const quoted = (bytes) => `$'${[...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}'`;
function run(words, folder, paths = []) {
  // One word of a command line has a limit, so that the shell reads it from its input.
  const script = `exec "$0" "$@" ${paths.map((path) => quoted(Buffer.from(path))).join(' ')}`;
  const {status, stdout, stderr, error} = spawnSync('bash', ['-c', 'eval "$(cat)"', program, ...words],
    {cwd: folder, encoding: 'utf8', input: script, maxBuffer: 1 << 28, env: {...process.env, LC_ALL: 'C'}});
  assert.ok(status === 0 || status === 1, `${words.join(' ')} ended with ${status}: ${stderr ?? error}`);
  return stdout;
}
const rowsOf = (text) => text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));

// What people are shown in the place of what drives a terminal or is not seen.
const isUnseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu;
function controlSign(c) {
  if (c < ' ') return String.fromCodePoint(0x2400 + c.codePointAt(0));
  return c === '\x7f' ? '\u2421' : '\ufffd';
}
const shown = (text) => text.replace(isUnseen, controlSign);
const shownLines = (text) => text.replace(isUnseen, (c) => (c === '\n' || c === '\t' ? c : controlSign(c)));

// Sites look for files in the project: the folder above that holds `.git`, or the one where plyglot runs.
let folderOfRun = '';
function inProject(file) {
  let project = folderOfRun;
  while (!existsSync(join(project, '.git')) && dirname(project) !== project) project = dirname(project);
  if (!existsSync(join(project, '.git'))) project = folderOfRun;
  return relative(project, join(folderOfRun, file));
}

// What each form has to say of a finding of the JSON lines.
function inGithub({name, severity, message, file, line, column, endLine, endColumn, help, fix}) {
  const whole = [message, ...help.map((text) => `help: ${text}`),
                 ...(fix ? [`${{safe: 'fix', recount: 'recount', unsafe: 'unsafe fix'}[fix.safety]}: ${fix.title}`] : [])].join('\n');
  return {file: shownLines(inProject(file)), name, severity, message: shownLines(whole), line, column, endLine, endColumn};
}
function inGcc({name, severity, message, file, line, column, labels}, places) {
  const labelOf = ({start, message: text}) => {
    const at = places.at(start);
    return {line: at.line, column: at.column, message: shown(text)};
  };
  return {file: shown(file), name, severity, message: shown(message), line, column, labels: labels.map(labelOf)};
}
function inSarif({name, severity, message, file, start, end, label, labels, notes, help, fix}, places) {
  const whole = [message, ...notes.map((note) => `note: ${note}`), ...help.map((text) => `help: ${text}`)].join('\n');
  const spanOf = (from, to) => {
    const [begin, stop] = [places.at(from), places.at(to)];
    return {start: from, end: to, units: [begin.line, begin.unit, stop.line, stop.unit]};
  };
  return {
    file: inProject(file), name, severity, message: whole, ...spanOf(start, end), label,
    labels: labels.map(({start: from, end: to, message: text}) => ({...spanOf(from, to), message: text})), fix,
  };
}
function inBytes(finding, places) {
  const [begin, stop] = [places.at(finding.start), places.at(finding.end)];
  const counted = {line: begin.line, column: begin.column, endLine: stop.line, endColumn: stop.column};
  assert.deepEqual({...finding, ...counted}, finding);
}

const checkFinding = schemasOf(join(top, 'docs/json-lines.md')).get('A finding');
const checkSarif = sarifChecker();

// `outputs` is what was printed, by form, and `placesOf` gives the places of a finding's file.
function checkForms(outputs, placesOf) {
  const findings = rowsOf(outputs.jsonl);
  for (const finding of findings) {
    checkFinding(finding);
    inBytes(finding, placesOf(finding));
  }
  checkSarif(outputs.sarif);
  const forms = {github: [fromGithub, inGithub], gcc: [fromGcc, inGcc], sarif: [fromSarif, inSarif]};
  for (const [form, [parse, wanted]] of Object.entries(forms)) {
    const parsed = parse(outputs[form]);
    assert.equal(parsed.length, findings.length, form);
    findings.forEach((finding, i) => assert.deepEqual(parsed[i], wanted(finding, placesOf(finding)), form));
  }
  return findings;
}

const formNames = ['jsonl', 'sarif', 'github', 'gcc'];
const notationOf = (name) => name.slice(0, name.indexOf('/'));

function lintAll(folder, paths, more = []) {
  folderOfRun = folder;
  const outputs = Object.fromEntries(formNames.map((form) =>
    [form, run(['lint', '--quiet', '--select', 'all', ...more, '--output-format', form, '--'], folder, paths)]));
  // A path as JSON lines tell it.
  const byName = new Map(paths.map((path) => [Buffer.from(path).toString('utf8'), path]));
  assert.equal(byName.size, paths.length);
  const known = new Map();
  const placesOf = ({file, name}) => {
    if (!known.has(file)) {
      const bytes = readFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(byName.get(file))]));
      known.set(file, new Places(bytes, /\.(hw|json)$/.test(file) ? 'homeworlds' : notationOf(name)));
    }
    return known.get(file);
  };
  return {outputs, placesOf};
}

// A change of any form that a program would stumble over, or that says something else.
const spoilt = {
  jsonl: [
    [/"severity":"error"/, '"severity":"bad"'], [/"column":(\d+)/, '"column":1$1'], [/,"notes":\[\]/, ''],
    [/"safety":"safe"/, '"safety":"sure"'], [/"fix":/, '"mend":'], [/"message":"/, '"message":"x'],
  ],
  sarif: [
    [/"level":"error"/, '"level":"bad"'], [/"startLine":(\d+)/, '"startLine":1$1'], [/\{"id":"/, '{"id":"x'],
    [/"results"/, '"findings"'], [/"artifactLocation"/, '"artifact"'], [/"byteLength":(\d+)/, '"byteLength":9$1'],
    [/"utf16CodeUnits"/, '"x"'], [/%20/, ' '], [/"deletedRegion":\{"startLine":\d+/, '"deletedRegion":{"startLine":0'],
  ],
  github: [
    [/::error /, '::fault '], [/,line=(\d+)/, ',line=1$1'], [/,endColumn=/, ','], [/%25/, '%'], [/%3A/, ':'],
    [/%2C/, ','], [/%0A/, '\n'], [/title=/, 'name='], [/\n/, ''],
  ],
  gcc: [
    [/: error: /, ': fault: '], [/:(\d+): (error|warning)/, ':1$1: $2'], [/ \[[a-z/-]+\]\n/, '\n'], [/: note: .*\n/, '\n'],
    [/\n/, ''],
  ],
};

function a_broken_form_is_noticed(outputs, placesOf) {
  for (const [form, changes] of Object.entries(spoilt)) {
    for (const [pattern, by] of changes) {
      const changed = outputs[form].replace(pattern, by);
      assert.notEqual(changed, outputs[form], `${form}: nothing matches ${pattern}`);
      assert.throws(() => checkForms({...outputs, [form]: changed}, placesOf), undefined, `${form}: ${pattern} went by`);
    }
  }
}

function the_corpus() {
  const paths = faultyTexts(corpus);
  const isRecord = (path) => path.endsWith('.json');
  const lint = (some, more) => {
    const {outputs, placesOf} = lintAll(corpus, some, more);
    return checkForms(outputs, placesOf);
  };
  const records = lint(paths.filter(isRecord), ['--from', 'homeworlds:ap']);
  const findings = [...records, ...lint(paths.filter((path) => !isRecord(path)))];
  console.log(`${findings.length} findings in ${paths.length} texts of the corpus`);
  assert.ok(new Set(findings.map(({name}) => name)).size > 300);
}

function hostile_texts(folder) {
  const paths = hostileTexts(folder);
  const {outputs, placesOf} = lintAll(folder, paths);
  const findings = checkForms(outputs, placesOf);
  console.log(`${findings.length} findings in ${paths.length} hostile texts`);
  assert.equal(new Set(findings.map(({file}) => file)).size, paths.length);
  a_broken_form_is_noticed(outputs, placesOf);
}

function lists_and_settings(folder) {
  const schemas = schemasOf(join(top, 'docs/json-lines.md'));
  const example = join(top, 'docs/examples/config');
  const texts = ['a.hop', 'b.uhp', 'c.pgn', 'd.sgf', 'e.hw', 'f.hexix', 'g.hopgi'].map((name) => ['--stdin-filename', name]);
  const index = join(folder, 'games.db');
  run(['index', 'corpus/hopgi/games', '-o', index], top);
  const rows = [
    ['A notation', ['list', 'notations'], top],
    ['A diagnostic', ['list', 'diagnostics'], top],
    ['A count', ['lint', '--statistics', 'corpus/tour'], top],
    ['A key', ['list', 'config'], top],
    ['A solution', ['solve', '--plies', '3', '--ply', '21', '--record', '1', 'corpus/hive/games/base.uhp'], top],
    ['A solution', ['solve', '--plies', '1', '--ply', '20', '--record', '1', 'corpus/hive/games/base.uhp'], top],
    ['A forced win', ['solve', '--plies', '3', '--find', 'corpus/hive/games/base.uhp', 'corpus/hexix/games'], top],
    ['A found game', ['find', '--position', 'corpus/hive/games/base.uhp:1@3', 'corpus/hive/games'], top],
    ['A found game', ['find', '--where', "result = 'first'", 'corpus/hopgi/games', 'corpus/hexix/games'], top],
    ['A game that is there twice', ['dedupe', '--plies', '4', 'corpus/hopgi/games', 'corpus/hexix/games', 'corpus/tour', 'corpus/hive'], top],
    ['A continuation', ['explore', '--index', index], top],
    ['The numbers of an archive', ['stats', 'corpus/hopgi/games', 'corpus/homeworlds/games'], top, 'json'],
    ['The settings of a text', ['config'], top],
    ['The settings of a text', ['config'], example],
    ...texts.flatMap((words) => [top, example].map((where) => ['The settings of a text', ['config', ...words], where])),
  ];
  for (const [title, words, where, format = 'jsonl'] of rows) {
    const objects = rowsOf(run([...words, '--output-format', format], where));
    assert.ok(objects.length > 0);
    objects.forEach(schemas.get(title));
    const [first] = objects;
    for (const key of Object.keys(first).filter((member) => member !== 'notation')) {
      const {[key]: gone, ...rest} = first;
      assert.throws(() => schemas.get(title)(rest), undefined, `${title}: nobody misses ${key}`);
      assert.throws(() => schemas.get(title)({...first, [key]: {}}), undefined, `${title}: ${key} may be anything`);
    }
  }
}

function boards_and_games() {
  const show = ['show', '--format', 'json'];
  const shownAs = [
    ['hexix-json.md', 'A game of Hexix', show, ['hexix', 'hexix-position']],
    ['hopgi-json.md', 'A game of Hopgi', show, ['hopgi']],
    ['hopgi-json.md', 'A position of Hopgi', show, ['hopgi-fen', 'hopgi-diagram']],
    ['homeworlds-json.md', 'A game of Homeworlds', show, ['homeworlds']],
    ['board-json.md', 'A position of Hive', show, ['hop']],
    ['board-json.md', 'A game of Hive', show, ['hive']],
    ['board-json.md', 'A board of plyglot', ['dump', '--stage', 'board'], ['.']],
  ];
  for (const [page, title, words, folders] of shownAs) {
    const check = schemasOf(join(top, 'docs', page)).get(title);
    const texts = textsIn(corpus, folders).filter((path) => !path.endsWith('.json') && !path.endsWith('.txt'));
    const objects = rowsOf(run([...words, '--quiet'], corpus, texts));
    console.log(`${objects.length} times: ${title}`);
    assert.ok(objects.length > 5);
    objects.forEach(check);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'plyglot-forms-'));
try {
  the_corpus();
  hostile_texts(folder);
  lists_and_settings(folder);
  boards_and_games();
} finally {
  rmSync(folder, {recursive: true});
}
