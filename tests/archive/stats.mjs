// `plyglot stats`: each number against one that is counted from what `plyglot show` and `plyglot lint` say of the games.
//   node stats.mjs PLYGLOT HIVE_GAMES HEXIX_GAMES HOPGI_GAMES CORPUS
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeArchive, newFolder } from './made_archive.mjs';
import { positionsOf } from './positions.mjs';
import { readGames } from './read_games.mjs';

const [plyglot, hiveGames, hexixGames, hopgiGames, corpus] = process.argv.slice(2);
const { top, run } = newFolder(plyglot);
const files = makeArchive(top, { hiveGames, hexixGames, hopgiGames, corpus });
// Positions are counted, and are not games.
writeFileSync(join(top, 'games', 'some.hop'), 'base,QGs,b\nbase,QGs,w\n');
const games = readGames(plyglot, top, files);

assert.equal(run('index', 'games', '-o', 'all.db').status, 0);
const plies = 3;
const words = ['--output-format', 'json', '--limit', '100000', '--plies', String(plies)];
const asked = run('stats', '--index', 'all.db', ...words);
assert.equal(asked.status, 0, asked.error);
assert.equal(run('stats', 'games', ...words).out, asked.out, 'texts are counted as an index is');
const stats = JSON.parse(asked.out);

// ---- How many there are.
assert.equal(stats.games, games.length);
assert.equal(stats.positions, 2);
assert.equal(stats.files, files.length + 1);
const notationOf = { uhp: 'uhp', pgn: 'hive-pgn', hexix: 'hexix', hopgi: 'hopgi', hw: 'homeworlds' };
const count = (list, key) => {
  const counts = {};
  for (const each of list) counts[key(each)] = (counts[key(each)] ?? 0) + 1;
  return counts;
};
const kinds = count(games, ({ file, game, type }) => `${notationOf[file.replace(/^.*\./, '')]} ${game} ${type}`);
const listed = Object.fromEntries(stats.notations.map(({ notation, game, type, texts }) => [`${notation} ${game} ${type ?? ''}`, texts]));
assert.deepEqual(listed, { ...kinds, 'hop hive ': 2 });
assert.deepEqual(stats.byGame.map(({ game }) => game).sort(), ['hexix', 'hive', 'homeworlds', 'hopgi']);

// ---- Results, years, lengths.
const endings = (list) => {
  const results = count(list, ({ result }) => result);
  const of = (...names) => names.reduce((sum, name) => sum + (results[name] ?? 0), 0);
  return { firstWins: of('first'), secondWins: of('second'), otherWins: of('third', 'fourth'), draws: of('draw'), open: of('') };
};
const endingsIn = ({ firstWins, secondWins, otherWins, draws, open }) => ({ firstWins, secondWins, otherWins, draws, open });
let dated = 0;
for (const shown of stats.byGame) {
  const mine = games.filter(({ game }) => game === shown.game);
  assert.equal(shown.games, mine.length, shown.game);
  assert.deepEqual(endingsIn(shown), endings(mine), shown.game);
  const yearOf = ({ date }) => (/^\d{4}/.test(date) ? Number(date.slice(0, 4)) : null);
  const years = [...new Set(mine.map(yearOf))];
  assert.equal(shown.years.length, years.length, shown.game);
  for (const { year, ...of } of shown.years) {
    assert.deepEqual(endingsIn(of), endings(mine.filter((game) => yearOf(game) === year)), `${shown.game} ${year}`);
    if (year !== null) dated += 1;
  }
  const lengths = mine.map(({ moves }) => moves.length).sort((a, b) => a - b);
  assert.equal(shown.plies.min, lengths[0], shown.game);
  assert.equal(shown.plies.max, lengths.at(-1), shown.game);
  assert.equal(shown.plies.median, lengths[Math.ceil(lengths.length / 2) - 1], shown.game);
  const bins = shown.plies.histogram;
  assert.ok(bins.length >= 1 && bins.length <= 13, `${shown.game}: ${bins.length} bins`);
  for (const [index, { from, to, games: inside }] of bins.entries()) {
    assert.equal(to - from, bins[0].to - bins[0].from);
    if (index > 0) assert.equal(from, bins[index - 1].to + 1);
    assert.equal(inside, lengths.filter((length) => length >= from && length <= to).length, `${shown.game} ${from}-${to}`);
  }
  assert.equal(bins.reduce((sum, bin) => sum + bin.games, 0), mine.length, shown.game);
}
assert.ok(dated > 5, `${dated} years`);

// ---- Players.
const players = new Map();
for (const { players: names, result } of games) {
  for (const [seat, name] of names.entries()) {
    if (name === '') continue;
    if (!players.has(name)) players.set(name, { name, games: 0, won: 0, drawn: 0, lost: 0 });
    const player = players.get(name);
    player.games += 1;
    if (result === 'draw') player.drawn += 1;
    else if (result === ['first', 'second', 'third', 'fourth'][seat]) player.won += 1;
    else if (result !== '') player.lost += 1;
  }
}
const byName = (list) => [...list].sort((a, b) => (a.name < b.name ? -1 : 1));
assert.ok(players.size >= 6);
assert.equal(stats.playerCount, players.size);
assert.deepEqual(byName(stats.players), byName(players.values()));
for (const [index, { games: of }] of stats.players.entries()) assert.ok(index === 0 || of <= stats.players[index - 1].games);

// ---- Openings: games that pass the same positions. The words that are shown lead there.
let replayed = 0;
const textOf = {
  hive: (moves, type) => `${type};InProgress;${moves.length % 2 ? 'Black' : 'White'}[${Math.floor(moves.length / 2) + 1}];${moves.join(';')}\n`,
  hexix: (moves) => `${moves.map((move, ply) => move + (ply % 2 ? '\n' : ' ')).join('')}\n`,
  hopgi: (moves) => `${moves.map((move, ply) => `${ply % 2 ? '' : `${ply / 2 + 1}. `}${move} `).join('')}*\n`,
};
const ending = { hive: 'uhp', hexix: 'hexix', hopgi: 'hopgi' };
for (const { game, openings } of stats.byGame) {
  const before = game === 'homeworlds' ? 0 : 1;
  const long = games.filter((each) => each.game === game && each.moves.length >= plies && each.forms.length >= plies + before);
  const groups = new Map();
  for (const each of long) {
    const key = JSON.stringify([each.type, each.forms.slice(0, plies + before)]);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(each);
  }
  assert.equal(openings.plies, plies);
  assert.equal(openings.games, long.length, game);
  assert.equal(openings.count, groups.size, game);
  const sizes = (list) => list.sort((a, b) => b - a);
  assert.deepEqual(openings.list.map((opening) => opening.games), sizes([...groups.values()].map((group) => group.length)), game);
  for (const opening of openings.list) {
    assert.equal(opening.moves.length, plies, game);
    if (game === 'homeworlds') continue;
    const file = join(top, `opening.${ending[game]}`);
    writeFileSync(file, textOf[game](opening.moves, opening.type));
    const forms = positionsOf(plyglot, game, file).map(({ form, mirrored }) => [form, mirrored ?? form].sort()[0]);
    const group = groups.get(JSON.stringify([opening.type ?? '', forms]));
    assert.equal(group?.length, opening.games, `${game}: ${opening.moves.join(', ')}`);
    assert.deepEqual(endingsIn(opening), endings(group), `${game}: ${opening.moves.join(', ')}`);
    replayed += 1;
  }
}
assert.ok(replayed > 100, `${replayed} openings`);

// ---- Findings, which lint counts too: no text of this archive suppresses any.
const found = new Map();
for (const line of run('lint', 'games', '--output-format', 'jsonl', '-q').lines) {
  const { name, severity } = JSON.parse(line);
  const key = `${severity} ${name}`;
  found.set(key, (found.get(key) ?? 0) + 1);
}
assert.ok(found.size > 2);
assert.deepEqual(new Map(stats.findings.map(({ name, severity, count: of }) => [`${severity} ${name}`, of]).sort()), new Map([...found].sort()));

// ---- Lists are cut, and say so.
const few = JSON.parse(run('stats', '--index', 'all.db', '--output-format', 'json', '--limit', '1').out);
assert.deepEqual([few.players.length, few.playerCount], [1, players.size]);
assert.match(run('stats', '--index', 'all.db', '--limit', '1').out, new RegExp(`and ${players.size - 1} more`));

// ---- The picture is XML, and has a bar for each number that is not 0.
writeFileSync(join(top, 'stats.svg'), run('stats', '--index', 'all.db', '--output-format', 'svg').out);
const bars = execFileSync('python3', ['-c', `
import sys, xml.etree.ElementTree as tree
space = '{http://www.w3.org/2000/svg}'
root = tree.parse(sys.argv[1]).getroot()
for group in root.iter(space + 'g'):
    print(group.find(space + 'title').text, [int(bar.get('height')) for bar in group.iter(space + 'rect')], sep='|')`,
join(top, 'stats.svg')], { encoding: 'utf8' }).trim().split('\n');
const drawn = bars.filter((bar) => / plies: /.test(bar));
assert.equal(drawn.length, stats.byGame.reduce((sum, { plies: { histogram } }) => sum + histogram.length, 0));
const tall = stats.byGame.flatMap(({ plies: { histogram } }) => {
  const most = Math.max(...histogram.map((bin) => bin.games));
  return histogram.map((bin) => Math.floor((bin.games * 120) / most)).map((height) => (height === 0 ? '[]' : `[${height}]`));
});
assert.deepEqual(drawn.map((bar) => bar.split('|')[1]), tall);

// ---- What cannot be counted.
assert.equal(run('stats', 'none').status, 2);
assert.match(run('stats', '--index', 'all.db', 'games').error, /from texts or from an index/);
assert.equal(run('stats', '--index', 'games/short.uhp').status, 2);
console.log(`${games.length} games, ${players.size} players, ${replayed} openings, ${found.size} kinds of findings`);
