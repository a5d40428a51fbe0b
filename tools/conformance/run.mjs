// Runs a program against the conformance suite. The protocol and the exit status are in corpus/README.md.
import {compare, failedBecause, leftOut} from './compare.mjs';
import {Program} from './program.mjs';
import {Report} from './report.mjs';
import {levelOf, readSuite, suiteFolder} from './suite.mjs';

const usage = `usage: run.mjs [OPTION...] COMMAND [ARGUMENT...]

  --only PREFIX            only the cases whose id begins so, such as hop/ or hexix/games/
  --notation NAME          only the cases of this notation
  --verb NAME              only the questions with this verb
  --level N                only checks of this level and those below it
  --seconds N              how long one answer may take (default: 20)
  --all                    show every failure instead of the first twenty
  --output-format FORMAT   text, or jsonl: one object for each check, then one for each notation and level
  --suite FOLDER           the suite to run (default: corpus/suite)`;

// A program that fails so often is asked no more.
const mostTroubles = 10;

function fail(message) {
  console.error(`run.mjs: ${message}`);
  process.exit(2);
}

const isNumber = (word) => /^[0-9]+$/.test(word);
const anyWord = (word) => word;
// What an option is called here, and its value; undefined for a word that is not one of its values.
const valued = {
  '--only': ['only', anyWord],
  '--notation': ['notation', anyWord],
  '--verb': ['verb', anyWord],
  '--level': ['level', (word) => (isNumber(word) ? Number(word) : undefined)],
  '--seconds': ['seconds', (word) => (isNumber(word) && Number(word) > 0 ? Number(word) : undefined)],
  '--output-format': ['outputFormat', (word) => (word === 'text' || word === 'jsonl' ? word : undefined)],
  '--suite': ['suite', anyWord],
};

function parseArguments(words) {
  const options = {only: '', level: Infinity, seconds: 20, outputFormat: 'text', showsAll: false, suite: suiteFolder};
  while (words.length > 0 && words[0].startsWith('--')) {
    const word = words.shift();
    if (word === '--help') {
      console.log(usage);
      process.exit(0);
    }
    if (word === '--all') {
      options.showsAll = true;
      continue;
    }
    const [name, valueOf] = valued[word] ?? fail(`there is no option ${word}\n${usage}`);
    const next = words.shift();
    const value = next === undefined ? undefined : valueOf(next);
    if (value === undefined) fail(`${word} needs ${next === undefined ? 'a' : 'another'} value\n${usage}`);
    options[name] = value;
  }
  if (words.length === 0) fail(`no program is named\n${usage}`);
  return {...options, command: words};
}

// Checks of a higher level are not asked for.
function wanted(questions, {only, notation, verb, level}) {
  return questions
    .filter((question) => question.id.startsWith(only))
    .filter((question) => notation === undefined || question.notation === notation)
    .filter((question) => verb === undefined || question.verb === verb)
    .map((question) => ({
      ...question,
      expect: Object.fromEntries(Object.entries(question.expect).filter(([member]) => levelOf(question.verb, member) <= level)),
    }))
    .filter((question) => Object.keys(question.expect).length > 0);
}

// The object that a line holds, or why it is none.
function parse(line) {
  let answer;
  try {
    answer = JSON.parse(line);
  } catch {
    return {trouble: `it answered ${JSON.stringify(line.slice(0, 200))}, which is no JSON`};
  }
  const isObject = answer !== null && typeof answer === 'object' && !Array.isArray(answer);
  return isObject ? {answer} : {trouble: 'its answer is no object'};
}

async function ask(program, line, id) {
  const {line: answerLine, trouble} = await program.ask(line);
  if (trouble) return {trouble};
  const parsed = parse(answerLine);
  if (parsed.trouble || parsed.answer.id === id) return parsed;
  return {trouble: `its answer has the id ${JSON.stringify(parsed.answer.id)} instead of ${JSON.stringify(id)}`};
}

async function started(options, suite) {
  const program = new Program(options.command, options.seconds);
  const {answer, trouble} = await ask(program, JSON.stringify({id: 'hello', do: 'hello'}), 'hello');
  if (trouble) fail(`hello: ${trouble}`);
  const isHello = typeof answer.program === 'string' && Array.isArray(answer.verbs) && Array.isArray(answer.notations);
  if (!isHello) fail(`hello: the answer lacks \`program\`, \`verbs\` or \`notations\`: ${JSON.stringify(answer)}`);
  if (answer.protocol !== suite.protocol) fail(`hello: it speaks the protocol ${answer.protocol}, the suite ${suite.protocol}`);
  return {program, hello: answer};
}

// What a program does not claim to know is not asked for.
function isClaimed({verb, notation}, hello) {
  return verb === 'protocol' || (hello.verbs.includes(verb) && hello.notations.includes(notation));
}

function suiteIn(folder) {
  try {
    return readSuite(folder);
  } catch (error) {
    return fail(`there is no suite in ${folder}: ${error.message}`);
  }
}

async function run(options) {
  const {about, questions} = suiteIn(options.suite);
  const chosen = wanted(questions, options);
  if (chosen.length === 0) fail('no case of the suite is chosen');
  const report = new Report(options);
  let {program, hello} = await started(options, about);
  report.hello(hello, about);
  for (const question of chosen) {
    if (!isClaimed(question, hello)) {
      report.checks(leftOut(question));
      continue;
    }
    const {answer, trouble} = await ask(program, question.line, question.answerId);
    if (!trouble) {
      report.checks(compare(question, answer));
      continue;
    }
    report.trouble(question.id, trouble);
    report.checks(failedBecause(question, trouble));
    await program.stop();
    if (report.troubles === mostTroubles) fail(`stopped: there was trouble ${mostTroubles} times, at last at ${question.id}`);
    ({program, hello} = await started(options, about));
  }
  const trouble = await program.finish();
  if (trouble) report.trouble('at the end of the input', trouble);
  report.finish();
  return report.status();
}

process.exitCode = await run(parseArguments(process.argv.slice(2)));
