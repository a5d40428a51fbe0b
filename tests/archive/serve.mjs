// `plyglot explore --serve` and the page that it writes, as programs see them: who is answered, and what is in a page.
//   node serve.mjs PLYGLOT HIVE_GAMES
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGames } from './hostile_games.mjs';
import { served } from './served.mjs';

const [plyglot, hiveGames] = process.argv.slice(2);
const top = mkdtempSync(join(tmpdir(), 'plyglot-serve-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
writeGames(top, hiveGames);
const run = (...words) => execFileSync(plyglot, words, { encoding: 'utf8', cwd: top, maxBuffer: 1 << 30 });
run('index', '-q', 'games', '-o', 'games.db');

// No script, no event, nothing from elsewhere, and each tag is one of ours.
function checkPage(page, policy) {
  assert.match(page, /^<!DOCTYPE html>\n<html lang="en">/);
  assert.ok(page.includes(`content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${policy}"`));
  assert.doesNotMatch(page, /<script|<img|<b>|javascript:|<[^>]*\son\w+=/i);
  assert.doesNotMatch(page.replaceAll('http://www.w3.org/2000/svg', ''), /https?:/);
  assert.doesNotMatch(page, /\u202E/);
}

const words = ['explore', '--index', 'games.db', '--depth', '2', '--games', '2', '--output-format'];
const page = run(...words, 'html');
checkPage(page, "form-action 'none'");
assert.match(page, /&lt;script&gt;/);
assert.match(page, /&lt;b&gt;&quot;&amp;\.pgn/);
// The same moves and numbers as in lines of JSON; a link to each position that is on the page, and no other.
const lines = run(...words, 'jsonl').trim().split('\n').map((line) => JSON.parse(line));
const sections = [...page.matchAll(/<section id="(p\d+)">([\s\S]*?)<\/section>/g)].map(([, id, text]) => ({ id, text }));
const decoded = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const byId = new Map(sections.map(({ id, text }) => [id, text]));
assert.equal(sections.at(-1).id, 'p0');
const rowsOf = (text) => [...text.matchAll(/<tr><th scope="row">(?:<a href="#(p\d+)">)?([^<]*)(?:<\/a>)?<\/th><td class="number">([\d,]+)<\/td>/g)]
  .map(([, to, move, games]) => ({ to, move: decoded(move), games: Number(games.replaceAll(',', '')) }));
const seen = [];
const walk = (id, line) => rowsOf(byId.get(id)).forEach(({ to, move, games }) => {
  if (line.length < 2) seen.push({ moves: [...line, move], games });
  assert.equal(to !== undefined, line.length < 2, `${id}: ${move}`);
  if (to) walk(to, [...line, move]);
});
walk('p0', []);
assert.deepEqual(seen, lines.map(({ moves, games }) => ({ moves, games })));
assert.equal(sections.length, lines.length + 1);

// ---- Served.
const server = await served(plyglot, top, '--index', 'games.db');
const { hostname, port } = new URL(server.address);
assert.equal(hostname, '127.0.0.1');
const ask = (path, { method = 'GET', headers = {} } = {}) => new Promise((resolve, reject) => {
  const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (data) => { body += data; });
    response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
  });
  asked.on('error', reject);
  asked.end();
});
const moves = (...line) => `/?${line.map((move) => `m=${encodeURIComponent(move)}`).join('&')}`;
const first = await ask('/');
assert.equal(first.status, 200);
checkPage(first.body, "form-action 'self'");
assert.equal(first.headers['content-type'], 'text/html; charset=utf-8');
assert.equal(first.headers['x-content-type-options'], 'nosniff');
assert.deepEqual(rowsOf(first.body.replaceAll(/href="\/[^"]*"/g, 'href="#p1"')).map(({ move, games }) => ({ move, games })),
  run('explore', '--index', 'games.db', '--output-format', 'jsonl').trim().split('\n').map((line) => JSON.parse(line))
    .map((line) => ({ move: line.moves[0], games: line.games })));
const deep = await ask(moves('wG1', 'bS1 wG1-', 'wQ -wG1', 'bA1 bS1-'));
assert.equal(deep.status, 200);
checkPage(deep.body, "form-action 'self'");
assert.match(deep.body, /4 games with this position/);
assert.match(deep.body, /&lt;script&gt;document\.title/);
// What cannot be played is said, and the position before it is shown.
for (const bad of ['wQ1', '<script>alert(1)</script>', '"><b>', '%00', ' ', 'bS1 wG2-', 'wA1 wG1-']) {
  const answer = await ask(moves('wG1', bad));
  assert.equal(answer.status, 400, bad);
  checkPage(answer.body, "form-action 'self'");
  assert.match(answer.body, /role="alert"/);
  assert.match(answer.body, /After 1 move: Black to move/);
}
assert.equal((await ask(moves(...Array(1001).fill('pass')))).status, 400);
assert.equal((await ask('/?x=1&m=wG1&y')).status, 200);
// Others than GET and HEAD of this one page by its own name are refused.
const head = await ask('/', { method: 'HEAD' });
assert.deepEqual([head.status, head.body], [200, '']);
for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) assert.ok((await ask('/', { method })).status >= 400, method);
for (const path of ['/games.db', '/../games.db', '//', '/favicon.ico', '/%2e%2e/games.db']) assert.equal((await ask(path)).status, 404, path);
assert.equal((await ask('/', { headers: { host: 'example.org' } })).status, 403);
assert.equal((await ask('/', { headers: { host: `example.org:${port}` } })).status, 403);
assert.equal((await ask('/', { headers: { host: `localhost:${port}` } })).status, 200);
// No one on another address of this machine is answered.
const isRefused = await new Promise((resolve) => {
  const socket = connect({ host: '127.0.0.2', port });
  socket.on('connect', () => { socket.destroy(); resolve(false); });
  socket.on('error', () => resolve(true));
});
assert.ok(isRefused);
// Rubbish, half a request and a long one harm no one.
for (const bytes of ['\0\0\0', 'GET', 'GET / HTTP/1.1\r\n', `GET /?${'m=x&'.repeat(50000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 'GET / HTTP/9.9\r\n\r\n']) {
  await new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => { socket.write(bytes); setTimeout(() => { socket.destroy(); resolve(); }, 50); });
    socket.on('error', resolve);
  });
}
assert.equal((await Promise.all(Array.from({ length: 50 }, () => ask('/')))).filter(({ status }) => status === 200).length, 50);
// Who opens many connections, or sends a request byte by byte, takes neither all descriptors nor all the time of the server.
const descriptors = (pid) => readdirSync(`/proc/${pid}/fd`).length;
const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
const open = (to, count) => Array.from({ length: count }, () => {
  const socket = connect({ host: '127.0.0.1', port: to });
  socket.on('error', () => {});
  return socket;
});
const [slow] = open(port, 1);
slow.resume();
const begun = Date.now();
const ended = new Promise((resolve) => slow.on('close', resolve));
slow.write('GET / HTTP/1.1\r\nX: ');
const drip = setInterval(() => slow.write('x'), 500);
const idle = open(port, 300);
await pause(1000);
assert.ok(descriptors(server.pid) < 150, `${descriptors(server.pid)} descriptors`);
for (const socket of idle) socket.destroy();
assert.equal((await ask('/')).status, 200);
assert.equal(await Promise.race([ended.then(() => 'ended'), pause(40_000)]), 'ended');
clearInterval(drip);
assert.ok(Date.now() - begun > 5000);
// Without descriptors it waits without a warning, and goes on when there are some.
const poor = spawn('sh', ['-c', 'ulimit -n 40; exec "$0" explore --index games.db --serve', plyglot], { cwd: top, stdio: ['ignore', 'pipe', 'pipe'] });
process.on('exit', () => poor.kill('SIGKILL'));
let said = '';
poor.stderr.on('data', (data) => { said += data; });
const poorPort = await new Promise((resolve) => poor.stdout.on('data', (data) => resolve(/:(\d+)\//.exec(data)[1])));
const many = open(poorPort, 80);
await pause(1500);
assert.ok(said.length < 1000, `${said.length} bytes of warnings`);
for (const socket of many) socket.destroy();
await new Promise((resolve, reject) => request({ host: '127.0.0.1', port: poorPort }, resolve).on('error', reject).end());
poor.kill('SIGINT');
// A port that is taken.
const second = spawn(plyglot, ['explore', '--index', 'games.db', '--serve', port], { cwd: top, stdio: ['ignore', 'ignore', 'pipe'] });
let error = '';
second.stderr.on('data', (data) => { error += data; });
assert.equal(await new Promise((resolve) => second.on('close', resolve)), 2);
assert.match(error, new RegExp(`port ${port} of 127\\.0\\.0\\.1 cannot be listened on`));
assert.equal(await server.end(), 'SIGINT');
console.log(`${sections.length} positions on the page, ${seen.length} moves`);
