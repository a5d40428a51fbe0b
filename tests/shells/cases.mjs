// What is typed, and the words that may replace the last one. What the program lists is what is expected: completions
// are made from the tables inside, and here its listings and helps are read.
import {execFileSync} from 'node:child_process';

export const files = ['game.uhp', 'games/', 'notes.txt', 'old.PGN'];

export function casesFor(program) {
  const run = (...words) => execFileSync(program, words, {encoding: 'utf8'});
  const listed = (what) => run('list', what, '--output-format', 'jsonl').trim().split('\n').map((line) => JSON.parse(line));
  const notations = listed('notations');
  const checks = listed('diagnostics').map(({name}) => name);
  const names = (rows) => rows.flatMap(({id, dialects}) => [id, ...dialects.map((dialect) => `${id}:${dialect}`)]);
  const readable = names(notations.filter((notation) => notation.readable));
  const choicesOf = (wanted) => [...new Set(notations.flatMap(({options}) =>
    options.filter(({key}) => key === wanted).flatMap(({choices}) => choices ?? [])))];
  const settings = (key) => choicesOf(key).map((choice) => `${key}=${choice}`);
  const levels = ['error', 'warning', 'info', 'off'];
  const beginning = (words, start) => words.filter((word) => word.startsWith(start));
  const commands = [...run('--help').split('Subcommands:\n')[1].matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);

  const cases = [
    ['plyglot ', commands],
    ['plyglot tr', ['translate']],
    ['plyglot --v', ['--version']],
    ['plyglot lint --unsafe', ['--unsafe-fixes']],
    ['plyglot fmt --ch', ['--check']],
    ['plyglot lint game.uhp --unsafe', ['--unsafe-fixes']],
    ['plyglot lint --from ', readable],
    ['plyglot lint --from hop', beginning(readable, 'hop')],
    ['plyglot lint --from hop:', beginning(readable, 'hop:')],
    ['plyglot lint --from=hop:h', beginning(readable, 'hop:h').map((name) => `--from=${name}`)],
    ['plyglot grammar hexi', beginning(readable, 'hexi')],
    ['plyglot translate --to ', names(notations)],
    ['plyglot lint --option pieces=', settings('pieces')],
    ['plyglot translate --to-option=pieces=m', beginning(settings('pieces'), 'pieces=m').map((word) => `--to-option=${word}`)],
    ['plyglot lint --profile ', choicesOf('profile')],
    ['plyglot explain hop/lost', beginning(checks, 'hop/lost')],
    ['plyglot lint --select uhp/', [...beginning(checks, 'uhp/'), 'uhp/']],
    ['plyglot lint --ignore al', ['all']],
    ['plyglot lint --severity hop/lost-p', ['hop/lost-plus=']],
    ['plyglot lint --severity hop/lost-plus=', levels.map((level) => `hop/lost-plus=${level}`)],
    ['plyglot lint --severity=hop/=e', ['--severity=hop/=error']],
    ['plyglot lint --color ', ['always', 'auto', 'never']],
    ['plyglot lint --output-format s', ['sarif']],
    ['plyglot list --output-format ', ['human', 'jsonl']],
    ['plyglot list ', ['config', 'diagnostics', 'notations']],
    ['plyglot generate z', ['zsh']],
    ['plyglot perft h', ['hexix', 'hive', 'hopgi']],
    ['plyglot perft g', ['game.uhp', 'games']],
    ['plyglot lint ', ['game.uhp', 'games', 'old.PGN']],
    ['plyglot lint game.uhp g', ['game.uhp', 'games']],
    ['plyglot lint --from hop no', ['notes.txt']],
    ['plyglot translate -o no', ['notes.txt']],
    ['plyglot lint --stdin-filename no', ['notes.txt']],
    ['plyglot uhp-check --output-format j', ['jsonl', 'junit']],
    ['plyglot uhp-check --games g', ['game.uhp', 'games']],
    ['plyglot match --output-format j', ['jsonl']],
    ['plyglot match --repetition o', ['off']],
    ['plyglot match --openings g', ['game.uhp', 'games']],
    ['plyglot match g', ['game.uhp', 'games']],
    ['plyglot match -o n', ['notes.txt']],
    ['plyglot lint --text ', []],
    ['plyglot lint --record ', []],
  ];
  // Every option that a help names, by as many letters as make it the only one.
  for (const command of commands) {
    const help = run(command, '--help');
    const options = [...new Set([...help.matchAll(/^ {2}(?:-\w,)?(--[a-z-]+)/gm)].map(([, name]) => name))];
    for (const option of options) {
      cases.push([`plyglot ${command} ${option}`, beginning(options, option)]);
    }
  }
  return cases;
}
