// What the program says of itself, and what follows from that.
import {examples, madeOf, optionWords} from './examples.mjs';
import {textOf} from './places.mjs';

// Comments as the notations have them.
const comments = ['# TEXT', '// TEXT', '{TEXT}'];

// The forms of comments in which a notation hears suppressions: one that names no finding is a finding itself.
function commentsOf(program, notation) {
  const {file, options} = examples[notation.id];
  return comments.filter((comment) => {
    const input = `${comment.replace('TEXT', 'plyglot: ignore[no/such-name] x')}\n${textOf(file)}`;
    const words = ['lint', '--output-format', 'jsonl', '--from', notation.id, ...optionWords(options), '-'];
    return program.ask(words, {input}).stdout.includes('"plyglot/unknown-diagnostic"');
  });
}

export function factsOf(program) {
  const notations = program.lines('list', 'notations', '--output-format', 'jsonl');
  for (const notation of notations) {
    if ((notation.readable ? examples : madeOf)[notation.id] === undefined) {
      throw new Error(`${notation.id} has no example in tools/site/examples.mjs`);
    }
    notation.comments = notation.readable ? commentsOf(program, notation) : [];
  }
  const findings = program.lines('list', 'diagnostics', '--output-format', 'jsonl');
  const families = [...new Set(findings.map(({name}) => name.split('/')[0]))];
  const games = [...new Set(notations.map(({game}) => game))];
  return {notations, findings, families, games};
}

// The notations in which findings of a family come up: that of its name, else those of its game, else all.
export function notationsOf({notations}, family) {
  const readable = notations.filter((notation) => notation.readable);
  for (const key of ['id', 'game']) {
    const some = readable.filter((notation) => notation[key] === family);
    if (some.length) return some;
  }
  return readable;
}
