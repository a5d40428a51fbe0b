// Which tests can notice a change in a file of lib/, the likeliest first.
import {basename, dirname} from 'node:path';

const entities = {quot: '"', apos: "'", lt: '<', gt: '>', amp: '&'};
const unescaped = (text) => text.replace(/&(quot|apos|lt|gt|amp);/g, (_, name) => entities[name]);

// What Catch2's XML report says of each test case: its name, its folder below tests/KIND, and how many seconds it
// takes.
export function testsIn(report, kind) {
  const cases = report.matchAll(/<TestCase name="([^"]*)"[^>]* filename="([^"]*)"[\s\S]*?<OverallResult [^>]*durationInSeconds="([^"]*)"/g);
  return [...cases].map(([, name, file, seconds]) => {
    const path = unescaped(file);
    const folder = dirname(path.slice(path.lastIndexOf(`tests/${kind}/`) + `tests/${kind}/`.length));
    return {name: unescaped(name), folder: folder === '.' ? '' : folder, file: basename(path), seconds: Number(seconds)};
  });
}

const games = {hive: ['hive', 'hop'], homeworlds: ['homeworlds'], hexix: ['hexix'], hopgi: ['hopgi']};
const isIn = (folder, parent) => folder === parent || folder.startsWith(`${parent}/`);

// Those in the folder of the same name as the file's own, or else in one around it; quick ones only.
export function nearTests(tests, file) {
  const most_seconds = 1;
  for (let folder = dirname(file).slice('lib/'.length); folder !== '.'; folder = dirname(folder)) {
    const found = tests.filter((test) => isIn(test.folder, folder) && test.seconds < most_seconds);
    if (found.length > 0) return found;
  }
  return [];
}

// All the others, but for those of other games: no game knows another, which a test of its own sees to. What takes long
// is not asked.
export function otherTests(tests, file) {
  const [, room] = file.split('/');
  const strangers = games[room] ? Object.keys(games).filter((game) => game !== room).flatMap((game) => games[game]) : [];
  const most_seconds = 2;
  const near = new Set(nearTests(tests, file));
  return tests.filter((test) => test.seconds < most_seconds && !near.has(test) && !strangers.some((game) => isIn(test.folder, game)));
}

// Of the command line, quick ones first. What measures the memory of large files is not asked.
export function commandLineTests(tests) {
  return tests.filter(({file}) => file !== 'memory_test.cpp').sort((a, b) => a.seconds - b.seconds);
}

// For Catch2's option --input-file.
export function listOf(tests) {
  return tests.map(({name}) => `"${name.replace(/[\\",]/g, '\\$&')}"\n`).join('');
}
