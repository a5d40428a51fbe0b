// Records of mutants in files that are gone are taken out, and all others are left to the byte.
import {strict as assert} from 'node:assert';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {dropRecordsOfMissingFiles, filesIn} from '../../tools/support/mutation/records.mjs';

const top = mkdtempSync(join(tmpdir(), 'plyglot-mutation-'));
const {results, caught, explained} = filesIn(top);
const text = (file) => readFileSync(file, 'utf8');
const line = (file, more) => `${JSON.stringify({key: `${file}: a`, file, ...more})}\n`;

try {
  assert.equal(dropRecordsOfMissingFiles(top), 0);
  mkdirSync(join(top, 'lib'));
  mkdirSync(join(top, 'tests/mutation'), {recursive: true});
  writeFileSync(join(top, 'lib/there.cpp'), '');
  writeFileSync(results, line('lib/there.cpp', {from: '<'}) + line('lib/gone.cpp', {}) + line('lib/there.cpp', {from: '>'}));
  writeFileSync(caught, line('lib/gone.cpp', {by: []}));
  writeFileSync(explained, JSON.stringify({'lib/there.cpp: x: y [1]': 'a', 'lib/gone.cpp: x [1]': 'b'}, null, 2) + '\n');
  assert.equal(dropRecordsOfMissingFiles(top), 3);
  assert.equal(text(results), line('lib/there.cpp', {from: '<'}) + line('lib/there.cpp', {from: '>'}));
  assert.equal(text(caught), '');
  assert.equal(text(explained), '{\n  "lib/there.cpp: x: y [1]": "a"\n}\n');
  assert.equal(dropRecordsOfMissingFiles(top), 0);
  console.log('1 test, 0 failed');
} finally {
  rmSync(top, {recursive: true});
}
