// `plyglot find --pattern`: where parts of positions are found, against a search of every place by a second reading.
//   node patterns.mjs PLYGLOT HIVE_GAMES HEXIX_GAMES HOPGI_GAMES CORPUS
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardsOf, placesOf } from './pattern_boards.mjs';

const [plyglot, hiveGames, hexixGames, hopgiGames, corpus] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-patterns-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const run = (...words) => {
  const { status, stdout, stderr } = spawnSync(plyglot, words, { encoding: 'utf8', cwd: top, maxBuffer: 1 << 30 });
  return { status, error: stderr, found: stdout.split('\n').filter(Boolean) };
};
const made = (program, ...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 30 });

// The same numbers each time.
let seed = 20261126;
const random = (below) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const oneOf = (list) => list[random(list.length)];

mkdirSync(join(top, 'games'));
const files = { hive: ['hive.uhp'], hexix: ['hexix.hexix'], hopgi: ['hopgi.hopgi'], homeworlds: [] };
writeFileSync(join(top, 'games', 'hive.uhp'), made(hiveGames, 'Base+MLP', '1', '100', '60'));
writeFileSync(join(top, 'games', 'hexix.hexix'), made(hexixGames, 'random', 'random', '1', 'games=80', 'plies=40'));
writeFileSync(join(top, 'games', 'hopgi.hopgi'), made(hopgiGames, 'random', 'greedy', '1', 'games=80', 'turns=30'));
for (const name of readdirSync(join(corpus, 'homeworlds', 'games')).filter((each) => each.endsWith('.hw'))) {
  copyFileSync(join(corpus, 'homeworlds', 'games', name), join(top, 'games', name));
  files.homeworlds.push(name);
}
assert.equal(run('index', 'games', '-o', 'all.db').status, 0);

// ---- Patterns of what is in a position that there is.
const steps = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];
// One cell at least has a bug in it.
function hiveStack(stack, hasBug) {
  const wild = (letter) => oneOf([letter, letter, letter, '?', letter < 'a' ? 'X' : 'x', `[${letter}${oneOf([...'QABGLMPSqabglmps?'])}]`]);
  if (stack === '') return [oneOf(['.', '.', '*'])];
  if (random(6) === 0) return ['*', ...(hasBug || random(2) ? [wild(stack.at(-1))] : [])];
  return [...[...stack].map(wild), ...(random(5) === 0 ? ['*'] : [])];
}
function patternOfHive({ cells, mover }) {
  const at = (q, r) => cells.get(`${q},${r}`) ?? '';
  const occupied = [...cells.keys()].map((name) => name.split(',').map(Number));
  const [q, r] = oneOf(occupied);
  const seen = new Set([`${q},${r}`]);
  // By chain position.
  const chain = [{ q, r, heading: 1 }];
  let walker = chain[0];
  const put = (scope, stack) => {
    const [first, ...rest] = hiveStack(stack, seen.size === 1);
    let text = first;
    const ground = scope.length;
    for (const bug of rest) {
      scope.push(scope[ground - 1]);
      text += `${ground}=${bug}`;
    }
    return text;
  };
  let text = put(chain, at(q, r));
  const walk = (scope, count, depth) => {
    let out = '';
    for (let i = 0; i < count; i += 1) {
      const goesBack = scope.length > 1 && random(2) === 0;
      const number = goesBack ? 1 + random(scope.length) : 0;
      const from = goesBack ? scope[number - 1] : walker;
      const heading = random(6);
      const cell = { q: from.q + steps[heading][0], r: from.r + steps[heading][1], heading };
      if (seen.has(`${cell.q},${cell.r}`)) continue;
      seen.add(`${cell.q},${cell.r}`);
      const turns = (heading - from.heading + 6) % 6;
      const right = '+'.repeat(turns);
      const written = turns > 3 ? '-'.repeat(6 - turns) : right;
      if (!goesBack) {
        scope.push(cell);
        walker = cell;
        out += written + put(scope, at(cell.q, cell.r));
        continue;
      }
      const branch = `${number}${written === '' ? '+-' : written}`;
      if (depth === 0 && random(2) === 0) {
        const outer = walker;
        const inner = [cell];
        walker = cell;
        out += `${branch}(${put(inner, at(cell.q, cell.r))}${walk(inner, 2, 1)})`;
        walker = outer;
      } else {
        scope.push(cell);
        walker = cell;
        out += branch + put(scope, at(cell.q, cell.r));
      }
    }
    return out;
  };
  text += walk(chain, 1 + random(4), 0);
  return text + (random(3) === 0 ? `,${mover}` : '');
}
function patternOfHomeworlds({ systems, mover }) {
  const piece = (word, isShip) => `${oneOf([word[0], word[0], '?'])}${oneOf([word[1], word[1], '?'])}${isShip && random(2) ? word[2] : ''}`;
  const some = (words, isShip) => {
    const kept = words.filter(() => random(3) > 0);
    return kept.map((word) => piece(word, isShip)).join(' ') + (kept.length === words.length && random(2) ? ' .' : '');
  };
  const written = systems.filter(() => random(2)).slice(0, 3).map(({ home, stars, ships }) =>
    `${home && random(2) ? `${home}: ` : ''}${some(stars, false)} / ${some(ships, true)}`).filter((text) => text.trim() !== '/');
  return written.length === 0 ? '?? / ??' : written.join('; ') + (random(3) === 0 ? `, ${mover}` : '');
}
function patternOfHexix({ cells, mover }) {
  const written = [...cells].filter(() => random(8) === 0).map(([cell, piece]) => {
    if (piece === '.') return `.${cell}`;
    return `${oneOf([piece[0], '?'])}${oneOf([piece[1], ''])}${oneOf([piece[2], ''])}${cell}`;
  });
  return (written.length === 0 ? '?D1' : written.join(oneOf([' ', '']))) + (random(3) === 0 ? `, ${mover}` : '');
}
function patternOfHopgi({ cells, mover }) {
  const written = [...cells].filter(() => random(12) === 0).map(([cell, piece]) =>
    `${piece === '.' ? '.' : oneOf([piece, piece, '?', piece < 'a' ? 'X' : 'x'])}${cell}`);
  return (written.length === 0 ? '?e3' : written.join(oneOf([' ', '']))) + (random(3) === 0 ? `,${mover}` : '');
}
const makers = { hive: patternOfHive, homeworlds: patternOfHomeworlds, hexix: patternOfHexix, hopgi: patternOfHopgi };
const written = {
  hive: ['qA', 'q*A', 'q+?++?+?+?+?+.', 'q1=*1=B', '*1=B', '*1=B1+x', 'Q1=?', 'Q+q1-(A+b)1++.', '[Qq]?', 'X+x,b', 'm1=*'],
  homeworlds: ['g3 b? / y1n', '/ r?n r?s', 's: / ?3n', '?? . / ??', '?1 ?1', 'n: ; s: / ?3 ?3', 'g? / g?; g? / g?, n'],
  hexix: ['Bv2D3', 'BD3 RD4', 'R4E3', '?h', '.D1', 'Bh6D1 ?E2, r'].filter((text) => text !== '?h'),
  hopgi: ['We3', 'Xd4 xd5', '.d4 .d5, b', 'Dd7', '?c3'],
};

let compared = 0;
let places = 0;
let mirrored = 0;
for (const [game, names] of Object.entries(files)) {
  const records = new Map(names.map((name) => [name, boardsOf(plyglot, game, join(top, 'games', name))]));
  const expected = (text, isMirrored) => names.flatMap((name) =>
    placesOf(game, records.get(name), text, isMirrored).map((place) => `games/${name}:${place}`)).sort();
  const sources = Array.from({ length: 25 }, () => {
    const name = oneOf(names);
    const { record, first, boards } = oneOf(records.get(name));
    const ply = random(boards.length);
    return { file: `games/${name}`, record, ply: first + ply, board: boards[ply] };
  }).filter(({ board }) => game !== 'hive' || board.cells.size > 1);
  const asked = [...written[game].map((text) => ({ text })),
                 ...sources.map((source) => ({ text: makers[game](source.board), source }))];
  for (const { text, source } of asked) {
    for (const isMirrored of [false, true]) {
      const words = ['find', '--pattern', text, '--notation', { hive: 'uhp' }[game] ?? game, ...(isMirrored ? ['--mirrored'] : []),
                     '--output-format', 'jsonl', '-q'];
      const scanned = run(...words, ...names.map((name) => `games/${name}`));
      const told = scanned.found.map((line) => JSON.parse(line));
      const found = told.map((one) => `${one.file}:${one.record}@${one.ply}-${one.lastPly}${one.mirrored ? ' mirrored' : ''}`).sort();
      assert.deepEqual(found, expected(text, isMirrored), `${game} \`${text}\`${isMirrored ? ', mirrored' : ''}: ${scanned.error}`);
      assert.equal(scanned.status, found.length === 0 ? 1 : 0, `${text}: ${scanned.error}`);
      assert.deepEqual([...run(...words, '--index', 'all.db').found].sort(), [...scanned.found].sort(), text);
      if (source) {
        assert.ok(told.some((one) => one.file === source.file && one.record === source.record && one.ply <= source.ply
          && source.ply <= one.lastPly), `${game} \`${text}\` is in ${source.file}:${source.record}@${source.ply}`);
      }
      compared += 1;
      places += found.length;
      mirrored += told.filter((one) => one.mirrored).length;
    }
  }
}
assert.ok(compared > 200 && places > 5000 && mirrored > 100, `${compared} patterns, ${places} places, ${mirrored} mirrored`);

// ---- Conditions, other notations, and one thread alone.
const whites = run('find', '--pattern', 'Q1=?', '--index', 'all.db', '--where', "result = 'first'", '--output-format', 'jsonl', '-q').found;
const all = run('find', '--pattern', 'Q1=?', 'games', '--output-format', 'jsonl', '-q').found;
assert.deepEqual([...whites].sort(), all.filter((line) => JSON.parse(line).result === 'first').sort());
assert.ok(all.length > whites.length);
assert.deepEqual(run('find', '--pattern', 'Q1=?', '--index', 'all.db', '--jobs', '1', '--output-format', 'jsonl', '-q').found.sort(), [...all].sort());
assert.equal(run('find', '--pattern', 'Q1=?', '--index', 'all.db', '--limit', '3', '-q').found.length, 3);
const texts = run('find', '--pattern', 'Q1=?', '--index', 'all.db', '--to', 'uhp', '-q').found;
assert.equal(texts.length, all.length);
console.log(`${compared} patterns in ${places} places, ${mirrored} of them mirrored`);
