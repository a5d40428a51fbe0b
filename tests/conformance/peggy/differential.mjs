// Runs both grammars of a notation, as we publish them, with peggy over many strings, and compares its verdicts with
// ours: differential.mjs PROGRAM NOTATION FOLDER. The program writes grammars, strings and verdicts into the folder.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {peggy} from './peggy.mjs';

const [program, notation, folder] = process.argv.slice(2);

// One byte is one character; only the newline ends a line.
function lines(name) {
  return readFileSync(join(folder, name), 'latin1').split('\n').slice(0, -1);
}

mkdirSync(folder, {recursive: true});
execFileSync(program, [notation, folder], {stdio: 'inherit'});

// A start of its own answers without an exception for every string that is refused.
function parserOf(name) {
  const grammar = readFileSync(join(folder, name), 'latin1');
  const first = /\w+/.exec(grammar)[0];
  return peggy.generate(`whole = ${first} { return true; } / .* { return false; }\n${grammar}`);
}

const strings = lines('strings.txt').map((line) =>
  line.includes('\\') ? line.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter)) : line);
const verdicts = lines('verdicts.txt');

// Whether peggy's verdicts are ours, in the column of the verdicts.
function agrees(name, column, fewestRefused) {
  const parser = parserOf(`${name}.peggy`);
  let accepted = 0;
  let compared = 0;
  const differing = [];
  strings.forEach((text, index) => {
    const ours = verdicts[index][column];
    if (ours === '-') return;
    const theirs = parser.parse(text);
    compared += 1;
    if (theirs) accepted += 1;
    if (theirs !== (ours === '1')) differing.push(text);
  });
  for (const text of differing.slice(0, 20)) {
    console.log(`${JSON.stringify(text)}: ${parser.parse(text) ? 'only peggy accepts it' : 'only we accept it'}`);
  }
  console.log(`${name} grammar: ${compared} strings, ${accepted} accepted by peggy, ` +
    `${differing.length} with another verdict of ours`);
  return differing.length === 0 && accepted > 1000 && compared - accepted >= fewestRefused;
}

const isMeaningful = strings.length === verdicts.length;
const isStrictRight = agrees('strict', 0, 1000);
// Most notations have a tolerant grammar that takes every text.
const isTolerantRight = agrees('tolerant', 1, 0);
process.exit(isMeaningful && isStrictRight && isTolerantRight ? 0 : 1);
