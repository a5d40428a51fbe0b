// Readers by others over the texts that bench-notations writes, one record a file: measure.mjs PLYGLOT FOLDER. Prints a
// JSON list of what each does a second.
//
// For no notation is there a published reader that runs without a network. So the peer is Peggy, a generator of parsers,
// which runs the grammar that `plyglot grammar` prints. Readers of SGF refuse what boardspace.net writes, since its
// properties have digits.
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {peggy} from '../../conformance/peggy/peggy.mjs';

const [plyglot, folder] = process.argv.slice(2);
const leastSeconds = 0.5;

// The first pass lets the engine compile what it will run.
function bytesPerSecond(texts, read) {
  const bytes = texts.reduce((sum, text) => sum + text.length, 0);
  texts.forEach(read);
  let passes = 0;
  const begin = process.hrtime.bigint();
  let seconds = 0;
  while (seconds < leastSeconds) {
    texts.forEach(read);
    passes += 1;
    seconds = Number(process.hrtime.bigint() - begin) / 1e9;
  }
  return (passes * bytes) / seconds;
}

// The tolerant grammar takes what ours takes; nothing is built from what it reads. A sample is named `hopgi` or `hopgi,
// annotated`: the part before the comma is the language.
function recogniser(sample) {
  const grammar = execFileSync(plyglot, ['grammar', sample.split(',')[0], '--tolerant', '--format', 'peggy'], {encoding: 'latin1'});
  const first = /^\w[\w-]*/m.exec(grammar)[0];
  return peggy.generate(`whole = $${first}\n${grammar}`);
}

const measurements = [];
for (const sample of readdirSync(folder)) {
  const texts = readdirSync(join(folder, sample)).map((name) => readFileSync(join(folder, sample, name), 'latin1'));
  const parser = recogniser(sample);
  const add = (stage, read) =>
    measurements.push({name: `${sample}/${stage}`, bytes_per_second: bytesPerSecond(texts, read)});
  add('Peggy runs our grammar', (text) => parser.parse(text));
}
console.log(JSON.stringify(measurements));
