// `plyglot archive`: no byte of a record is lost, doubled or changed unless it was asked for, and no line around one.
//   node rearrange.mjs PLYGLOT HIVE_GAMES HEXIX_GAMES HOPGI_GAMES CORPUS
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { made, newDice, newFolder } from './made_archive.mjs';

const [plyglot, hiveGames, hexixGames, hopgiGames, corpus] = process.argv.slice(2);
const { top, run } = newFolder(plyglot);
const below = newDice(7);
const read = (name) => readFileSync(join(top, name), 'utf8');
const write = (name, text) => writeFileSync(join(top, name), text);
const inside = (folder) => readdirSync(join(top, folder), { recursive: true }).map((name) => join(folder, name))
  .filter((name) => statSync(join(top, name)).isFile()).sort();
// Lines that are not blank, however they end, and how often each is there.
const linesOf = (...texts) => texts.flatMap((text) => text.split(/\r?\n/)).filter((line) => line.trim() !== '').sort();

// ---- Texts whose records and comments are known here, since they are put together here: of each notation the records
// with what is above them, and what is around.
mkdirSync(join(top, 'uhp'));
mkdirSync(join(top, 'hopgi'));
mkdirSync(join(top, 'hexix'));
mkdirSync(join(top, 'fen'));
const uhp = [['1', '14', '30'], ['100', '13', '12'], ['200', '13', '20']].flatMap((words) => made(hiveGames, 'Base+MLP', ...words).trim().split('\n'));
uhp.sort((a, b) => (a.slice(-5) < b.slice(-5) ? -1 : 1));
const commented = uhp.map((text, index) => [`# comment ${index}\n`, '', `\n# above a gap ${index}\n\n`, '\n\n',
                                            `# plyglot: ignore[uhp/turn-mismatch] ${index}\n`, `Ann says ${index}\n`][below(6)] + text);
write('uhp/a.uhp', `# plyglot: ignore-file[uhp/state-mismatch] all of it\n# a head\n${commented.slice(0, 20).join('\n')}\n# a tail\n`);
write('uhp/b.uhp', `${commented.slice(20, 30).join('\n')}`);
write('uhp/c.uhp', `${commented.slice(30).join('\n').replaceAll('\n', '\r\n')}\r\n\r\n# another tail`);
const people = ['Ann', 'Bob', 'A/B', 'Cleo "c"', '?', '.hidden'];
const hopgi = [];
for (let seed = 1; seed <= 30; seed += 1) {
  hopgi.push(made(hopgiGames, 'random', 'random', String(seed), 'games=1', `turns=${1 + below(6)}`, ...(seed % 3 ? [] : ['comments']))
    .replace(/^\[Event .*$/m, `[Event "${['Cup', 'League', '?'][below(3)]}"]`)
    .replace(/\[White "random"\]/, `[White "${people[below(6)].replace(/"/g, '\\"')}"]`)
    .replace(/\[Black "random"\]/, `[Black "${people[below(6)].replace(/"/g, '\\"')}"]`)
    .replace(/\[Date "[^"]*"\]/, `[Date "${['????.??.??', '2019.01.01', '2021.05.05', '2020.02.02'][below(4)]}"]`)
    .trim() + `\n`);
}
const hopgiText = (list) => list.map((text, index) => (index % 4 === 1 ? `// about ${index} of ${list.length}\n` : '') + text).join('\n');
write('hopgi/a.hopgi', hopgiText(hopgi.slice(0, 18)));
write('hopgi/b.hopgi', `${hopgiText(hopgi.slice(18))}\n// the end of the file\n`);
const hexix = Array.from({ length: 12 }, (_, index) => made(hexixGames, 'random', 'random', String(index + 1), 'games=1', `plies=${4 + 2 * below(8)}`).trim());
write('hexix/a.hexix', `# a head\n${hexix.slice(0, 7).join('\n\n')}\n`);
write('hexix/b.hexix', `${hexix.slice(7).join('\n\n# a comment\n')}\n\n# a tail`);
const fens = hopgi.map((_, index) => `rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 ${index + 1}`);
write('fen/a.hgfen', `// positions\n${fens.join('\n')}\n`);

const originals = new Map(['uhp', 'hopgi', 'hexix', 'fen'].flatMap(inside).map((name) => [name, read(name)]));
const areUntouched = () => { for (const [name, text] of originals) assert.equal(read(name), text, name); };

// The bytes of the records as the makers gave them, without line ends at the end.
const recordsOf = { uhp, hopgi: hopgi.map((text) => text.trim()), hexix: hexix.map((text) => text), fen: fens };
const times = (text, part) => text.split(part).length - 1;
// How often a record is in a text: a game in UHP is a line, and of others the whole text counts.
const isThere = (text, record) => (record.includes('\n') ? times(text.replaceAll('\r\n', '\n'), record)
  : text.split(/\r?\n/).filter((line) => line === record).length);

// ---- Split, then merged: each record once, and each line that is not blank as often as before.
let splits = 0;
for (const [folder, extension] of [['uhp', 'uhp'], ['hopgi', 'hopgi'], ['hexix', 'hexix'], ['fen', 'hgfen']]) {
  const before = linesOf(...inside(folder).map(read));
  for (const words of [['--by', 'event'], ['--by', 'result'], ['--by', 'year'], ['--by', 'first-move'], ['--games', '4'],
                       ['--by', 'year', '--games', '2'], ['--by', 'player']]) {
    const out = `${folder}-${words.join('').replaceAll('--', '-')}`;
    const dry = run('archive', 'split', folder, ...words);
    assert.equal(dry.status, 0, dry.error);
    const done = run('archive', 'split', folder, ...words, '-o', out);
    assert.equal(done.status, 0, done.error);
    areUntouched();
    const files = inside(out);
    assert.deepEqual(dry.lines.map((line) => line.replace(/: \d[\d,]* records?$/, '')).sort(), files.map((name) => name.slice(out.length + 1)));
    if (words[1] === 'player') assert.ok(folder !== 'hopgi' || files.length === 6, files.join(' '));
    const merge = run('archive', 'merge', out, ...(words[1] === 'player' ? ['--once'] : []), '-o', `${out}.${extension}`);
    assert.equal(merge.status, 0, merge.error);
    const text = read(`${out}.${extension}`);
    for (const record of recordsOf[folder]) {
      const same = recordsOf[folder].filter((other) => other === record).length;
      assert.equal(isThere(text, record), same, `${out}: ${record}`);
    }
    assert.deepEqual(linesOf(text), before, out);
    if (folder === 'uhp') {
      for (const [index, whole] of commented.entries()) assert.equal(times(text.replaceAll('\r\n', '\n'), whole.trimStart()), 1, `${out}: record ${index} and what is above it: ${whole}`);
    }
    // Nothing is found in the records that was not found before.
    const found = (...paths) => run('lint', '--output-format', 'jsonl', '-q', ...paths).lines.map((line) => JSON.parse(line).name).filter((name) => !/crlf|line-end|newline/.test(name)).sort();
    assert.deepEqual(found(`${out}.${extension}`), found(folder), out);
    if (words.includes('--games')) {
      const most = Number(words.at(-1));
      for (const line of dry.lines) assert.ok(Number(/: (\d+) /.exec(line)[1]) <= most, line);
    }
    splits += 1;
  }
}
// What each file holds is what its name says.
for (const name of inside('hopgi--byyear')) {
  const year = basename(name, '.hopgi');
  for (const [, date] of read(name).matchAll(/\[Date "([^"]*)"\]/g)) assert.equal(/^\d/.test(date) ? date.slice(0, 4) : 'unknown', year, name);
}
for (const name of inside('hopgi--byplayer')) {
  const player = { 'A_B': 'A/B', 'Cleo _c_': 'Cleo \\"c\\"', _hidden: '.hidden', unknown: '?' }[basename(name, '.hopgi')] ?? basename(name, '.hopgi');
  const games = read(name).split('[Event').slice(1);
  assert.ok(games.length > 0);
  for (const game of games) assert.ok(game.includes(`"${player}"]`), `${name}: ${game}`);
}
// No existing file is overwritten.
const again = run('archive', 'split', 'hopgi', '--by', 'year', '-o', 'hopgi--byyear');
assert.equal(again.status, 2);
assert.match(again.error, /it is there already, and nothing was written/);
assert.match(run('archive', 'merge', 'hopgi', '-o', 'hopgi/a.hopgi').error, /is there already/);

// ---- Files of one game go into folders, byte for byte.
mkdirSync(join(top, 'pgn'));
for (const [index, text] of uhp.slice(0, 8).entries()) {
  const [type, , , ...moves] = text.split(';');
  write(`pgn/g${index}.pgn`, `[GameType "${type}"]\n[White "${['Ann', 'Bob'][index % 2]}"]\n\n${moves.map((move, ply) => `${ply + 1}. ${move}`).join('\n')}\n`);
}
assert.equal(run('archive', 'split', 'pgn', '--by', 'player', '-o', 'pgns').status, 0);
assert.deepEqual(inside('pgns').map((name) => read(name)).sort(), inside('pgn').map((name) => read(name)).sort());
assert.ok(existsSync(join(top, 'pgns/Ann/g0.pgn')) && existsSync(join(top, 'pgns/Bob/g1.pgn')));
assert.match(run('archive', 'merge', 'pgn').error, /holds one game/);
assert.match(run('archive', 'merge', 'uhp', 'hopgi').error, /not in one notation/);

// ---- Sorted: a permutation in order, in which records that are equal keep their order; the lines stay.
mkdirSync(join(top, 'sorted'));
const shown = (name) => run('show', '--format', 'json', name).lines.map((line) => JSON.parse(line));
const tag = (game, key) => { const value = game.tags.find((each) => each.name === key)?.value ?? ''; return /^[?.]*$/.test(value) ? '' : value; };
const keyOf = {
  date: (game) => tag(game, 'Date'),
  players: (game) => (tag(game, 'White') === '' && tag(game, 'Black') === '' ? '' : `${tag(game, 'White')}\0${tag(game, 'Black')}`),
  plies: (game) => String(game.line.turns.length).padStart(6, '0'),
};
const bytesOfGame = (game) => JSON.stringify({ ...game, lead_comments: 0, line: { turns: game.line.turns.map(({ span, ...rest }) => rest) } });
for (const by of ['date', 'players', 'plies']) {
  for (const reverse of [[], ['--reverse']]) {
    const name = `sorted/${by}${reverse.length}.hopgi`;
    write(name, originals.get('hopgi/a.hopgi'));
    const dry = run('archive', 'sort', name, '--by', by, ...reverse);
    assert.equal(dry.status, 1, dry.error);
    assert.equal(read(name), originals.get('hopgi/a.hopgi'));
    const done = run('archive', 'sort', name, '--by', by, ...reverse, '--write');
    assert.equal(done.status, 0, done.error);
    const unknownLast = (list) => [...list.filter((each) => keyOf[by](each) !== ''), ...list.filter((each) => keyOf[by](each) === '')];
    const games = shown('hopgi/a.hopgi');
    const sign = reverse.length ? -1 : 1;
    const wanted = unknownLast([...games].sort((a, b) => sign * (keyOf[by](a) < keyOf[by](b) ? -1 : keyOf[by](a) > keyOf[by](b) ? 1 : 0)));
    assert.deepEqual(shown(name).map(bytesOfGame), wanted.map(bytesOfGame), name);
    assert.deepEqual(linesOf(read(name)), linesOf(originals.get('hopgi/a.hopgi')), name);
    const second = run('archive', 'sort', name, '--by', by, ...reverse);
    assert.equal(second.status, 0, 'what is sorted stays as it is');
  }
}
for (const name of originals.keys()) {
  const copy = `sorted/${basename(name)}`;
  write(copy, originals.get(name));
  assert.equal(run('archive', 'sort', copy, '--by', 'plies', '--write').status, 0, name);
  assert.deepEqual(linesOf(read(copy)), linesOf(originals.get(name)), name);
  // What people said in a file is shown as a game without plies.
  const plies = shown(copy).map((game) => (game.plies ?? game.line?.turns ?? []).length).filter((count) => count > 0);
  assert.deepEqual(plies, [...plies].sort((a, b) => a - b), name);
}
// Records that nothing but their own words divides stay records of their own.
write('sorted/close.hexix', `Blue  Red\nD2v   D5v\nC2v   C5v\nBlue  Red\nD2^   D5^\nBlue  Red\nE1^   D5v\nE1+   D5+\nE1+\n`);
write('sorted/close.hopgi', `[Round "1"]\n1. Pe2-c3 Pd5-b4 *\n[Round "2"]\n1. Pc2-d3 * // about 2\n[Round "3"]\n*`);
for (const name of ['sorted/close.hexix', 'sorted/close.hopgi']) {
  const before = read(name);
  const games = shown(name);
  assert.equal(games.length, 3, name);
  const sorted = run('archive', 'sort', name, '--by', 'plies', '--write');
  assert.equal(sorted.status, 0, `${name}: ${sorted.error}`);
  assert.deepEqual(linesOf(read(name)), linesOf(before), name);
  assert.equal(shown(name).length, 3, name);
  const plies = shown(name).map((game) => (game.plies ?? game.line.turns).length);
  assert.deepEqual(plies, games.map((game) => (game.plies ?? game.line.turns).length).sort((a, b) => a - b), name);
}
areUntouched();

// ---- Headers: only their lines change.
write('sorted/h.hopgi', originals.get('hopgi/b.hopgi'));
const edit = ['archive', 'headers', 'sorted/h.hopgi', '--set', 'Event=a "b" \\ c', '--set', 'Annotator=me', '--drop', 'round'];
const dry = run(...edit);
assert.equal(dry.status, 1, dry.error);
assert.equal(read('sorted/h.hopgi'), originals.get('hopgi/b.hopgi'));
write('sorted/h.patch', dry.out);
const headed = run(...edit, '--write');
assert.equal(headed.status, 0, headed.error);
const oldLines = originals.get('hopgi/b.hopgi').split('\n');
const newLines = read('sorted/h.hopgi').split('\n');
const isEdited = (line) => /^\[(Event|Annotator|Round) /.test(line);
assert.deepEqual(newLines.filter((line) => !isEdited(line)), oldLines.filter((line) => !isEdited(line)));
assert.equal(newLines.filter((line) => line === '[Event "a \\"b\\" \\\\ c"]').length, 12);
assert.equal(newLines.filter((line) => line === '[Annotator "me"]').length, 12);
assert.equal(newLines.filter((line) => line.startsWith('[Round')).length, 0);
const after = read('sorted/h.hopgi');
write('sorted/h.hopgi', originals.get('hopgi/b.hopgi'));
assert.equal(spawnSync('patch', ['-s', '-p0', '-i', 'sorted/h.patch'], { cwd: top }).status, 0, 'what is shown is a patch');
assert.equal(read('sorted/h.hopgi'), after);
for (const [name, text] of [['g.pgn', read('pgn/g0.pgn')], ['h.hw', readFileSync(join(corpus, 'homeworlds/games/greedy-1.hw'), 'utf8')],
                            ['bare.hw', 'homeworld g1 y2 b3 Elneb\nhomeworld y1 b2 g3 Brelon\n'], ['k.hive', '1. +G +s\n'],
                            ['bare.pgn', `1. wG1\n2. bG1 wG1-\n`]]) {
  write(`sorted/${name}`, text);
  const set = run('archive', 'headers', `sorted/${name}`, '--set', 'Site=Here', '--write');
  assert.equal(set.status, 0, `${name}: ${set.error}`);
  const kept = read(`sorted/${name}`).split('\n').filter((line) => !/^\[Site "Here"\]$|^Site: Here$/.test(line));
  assert.deepEqual(kept.filter(Boolean), text.split('\n').filter(Boolean), name);
  assert.equal(read(`sorted/${name}`).split('\n').length - kept.length, 1, name);
  assert.equal(run('archive', 'headers', `sorted/${name}`, '--drop', 'Site', '--write').status, 0, name);
  assert.deepEqual(read(`sorted/${name}`).split('\n').filter(Boolean), text.split('\n').filter(Boolean), name);
}
// What would make another game of it is refused.
write('sorted/g.pgn', read('pgn/g0.pgn'));
const refused = run('archive', 'headers', 'sorted/g.pgn', '--set', 'GameType=Base', '--write');
assert.equal(refused.status, 2);
assert.match(refused.error, /left as it is/);
assert.equal(read('sorted/g.pgn'), read('pgn/g0.pgn'));
assert.match(run('archive', 'headers', 'uhp', '--set', 'A=b').error, /headers are set in/);

// ---- A full disk loses nothing: writing fails, and the file is the old one.
write('sorted/full.hopgi', originals.get('hopgi/a.hopgi'));
const full = spawnSync('bash', ['-c', `trap '' XFSZ; ulimit -f 1; exec "$0" archive sort sorted/full.hopgi --by plies --write`, plyglot], { cwd: top, encoding: 'utf8' });
assert.equal(full.status, 2, full.stderr);
assert.equal(read('sorted/full.hopgi'), originals.get('hopgi/a.hopgi'));
assert.equal(inside('sorted').filter((name) => /full/.test(name)).length, 1);
console.log(`${splits} splits of ${Object.values(recordsOf).flat().length} records`);
