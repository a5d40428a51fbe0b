// The dialects that the program reads texts in where their language names only a notation.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** From each notation that has dialects to them, the default one first. */
export function dialectsOf(program) {
  const listed = execFileSync(program, ['list', 'notations', '--output-format', 'jsonl'], {encoding: 'utf8'});
  const rows = listed.trim().split('\n').map((line) => JSON.parse(line)).filter(({dialects}) => dialects.length > 0);
  return new Map(rows.map(({id, dialects}) => [id, dialects]));
}

/**
 * For each text the dialect that the program chooses by its content, or nothing where it keeps the default
 * (docs/configuration.md, "A dialect that nothing names").
 * @param {string} program
 * @param {string} notation
 * @param {string[]} texts
 */
export function chosenDialects(program, notation, texts) {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-dialects-'));
  try {
    const paths = texts.map((text, index) => {
      const path = join(folder, `${index}.text`);
      writeFileSync(path, text);
      return path;
    });
    const words = ['config', '--no-config', '--from', notation, '--output-format', 'jsonl', ...paths];
    const said = execFileSync(program, words, {encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore']});
    const found = new Map(said.trim().split('\n').map((line) => JSON.parse(line)).map(({file, options}) => [file, options]));
    return paths.map((path) => found.get(path).find(({key, origin}) => key === 'dialect' && origin === 'the text')?.value);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
