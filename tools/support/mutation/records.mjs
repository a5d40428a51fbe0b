// What is known about mutants and faults: the files of tests/mutation.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

export const filesIn = (top) => {
  const [results, caught, faults, explained] = ['results.jsonl', 'caught.jsonl', 'faults.json', 'explained.json']
    .map((name) => join(top, 'tests/mutation', name));
  return {results, caught, faults, explained};
};

export function rowsOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
}

// By the key of a mutant, why no test can notice it.
export function explanationsOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

// A record about a file that is gone says nothing about the project as it is: it is taken out. Returns how many were.
export function dropRecordsOfMissingFiles(top) {
  const {results, caught, explained} = filesIn(top);
  const isThere = (file) => existsSync(join(top, file));
  let dropped = 0;
  for (const path of [results, caught]) {
    const rows = rowsOf(path);
    const kept = rows.filter(({file}) => isThere(file));
    if (kept.length < rows.length) writeFileSync(path, kept.map((row) => `${JSON.stringify(row)}\n`).join(''));
    dropped += rows.length - kept.length;
  }
  const entries = Object.entries(explanationsOf(explained));
  // A key begins with its file: `lib/hive/x.cpp: a < b [3] < -> <=`.
  const kept = entries.filter(([key]) => isThere(key.slice(0, key.indexOf(': '))));
  if (kept.length < entries.length) writeFileSync(explained, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return dropped + entries.length - kept.length;
}
