// Keeps what README.md and docs/ show true: pages.mjs check|update BUILD.
//
// A block begins with `<!-- output: COMMAND -->`, `<!-- picture: NAME.svg COMMAND -->` or `<!-- file: PATH -->` and ends
// with `<!-- end -->`. Between the two is what the command prints (run at the top of the project; `plyglot`, `example`,
// `example-game`, `example-c` and `test-engine` are programs of BUILD), or the file. A picture that a command prints is the
// file of that name in docs/pictures, which holds no others. `check` fails when a block or picture shows anything else,
// `update` rewrites it. In the guide, docs/guide, no command is shown outside of such blocks. A page about a finding, docs/diagnostics, ends with a block
// `<!-- rules -->`: the rules of docs/spec that it cites, in their own words.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, extname, join, posix, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Rules} from './rules.mjs';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [mode, build] = process.argv.slice(2);
if (!['check', 'update'].includes(mode) || build === undefined) {
  console.error('usage: pages.mjs check|update BUILD');
  process.exit(2);
}
const block = /<!-- (output|picture|file): (.+?) -->\n[\s\S]*?<!-- end -->/g;
const languages = {'.c': 'c', '.cpp': 'cpp', '.md': 'markdown', '.toml': 'toml', '.yaml': 'yaml', '.yml': 'yaml'};

const programs = mkdtempSync(join(tmpdir(), 'plyglot-pages-'));
symlinkSync(resolve(build, 'tools/plyglot/plyglot'), join(programs, 'plyglot'));
for (const name of ['example', 'example-game']) symlinkSync(resolve(build, `tests/plyglot-${name}`), join(programs, name));
symlinkSync(resolve(build, 'tests/tools/plyglot-test-engine'), join(programs, 'test-engine'));
symlinkSync(resolve(build, 'tests/c/plyglot-c-example'), join(programs, 'example-c'));

function resultOf(command) {
  const run = spawnSync('bash', ['-c', command], {
    cwd: top,
    encoding: 'utf8',
    env: {...process.env, PATH: `${programs}:${process.env.PATH}`, NO_COLOR: '1', LC_ALL: 'C.UTF-8'},
  });
  if (run.status === null || run.status > 1) throw new Error(`\`${command}\` ended with ${run.status}: ${run.stdout}`);
  return run.stdout;
}

function fenced(language, text) {
  return '```' + language + '\n' + text.replace(/\n*$/, '\n') + '```';
}

// What the command shows a person: results, and then what is on stderr.
const outputOf = (command) => resultOf(`${command} 2>&1`);

const pictures = 'docs/pictures';
const shownPictures = new Set();

function pictureBy(what, page) {
  const [, name, command] = /^([\w-]+\.svg) (.*)$/.exec(what);
  const path = join(top, pictures, name);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const now = resultOf(`${command} --quiet`);
  shownPictures.add(name);
  if (now !== before && mode === 'check') {
    ++stale;
    console.log(`${pictures}/${name} is not what \`${command}\` draws`);
  }
  if (now !== before && mode === 'update') writeFileSync(path, now);
  // What it shows in words. Brackets and backslashes would mean something here.
  const [title, words] = ['title', 'desc'].map((element) => new RegExp(`<${element}>(.*?)</${element}>`).exec(now)[1].trim());
  const plain = `${title}. ${words}`.replace(/&lt;/g, '<').replace(/&#39;/g, "'").replace(/&amp;/g, '&').replace(/[[\]\\]/g, '\\$&');
  return `![${plain}](${posix.join(posix.relative(posix.dirname(page), pictures), name)})`;
}

function shownBy(kind, what, page) {
  if (kind === 'picture') return pictureBy(what, page);
  if (kind === 'output') return fenced('console', `$ ${what}\n${outputOf(what)}`);
  const text = readFileSync(join(top, what), 'utf8');
  // A page is included as it is; other files are shown.
  return extname(what) === '.md' ? text.trim() : fenced(languages[extname(what)] ?? 'text', text);
}

function firstDifference(was, is) {
  const [a, b] = [was.split('\n'), is.split('\n')];
  const line = a.findIndex((text, index) => text !== b[index]);
  return line < 0 ? `  now more: ${b[a.length]}` : `  shown: ${a[line]}\n  now:   ${b[line] ?? '(nothing)'}`;
}

function pagesUnder(folder) {
  return readdirSync(join(top, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesUnder(path);
    return extname(path) === '.md' ? [path] : [];
  });
}

const rules = new Rules(join(top, 'docs/spec'));
const rulesBlock = /\n<!-- rules -->\n[\s\S]*?<!-- end -->\n$/;

function withRules(page, text) {
  const [, name] = /^docs\/diagnostics\/(.*)\.md$/.exec(page) ?? [];
  if (name === undefined) return text;
  const own = text.replace(rulesBlock, '');
  const quoted = rules.quotedIn(own, name);
  if (quoted === '') return own;
  ++blocks;
  const now = `${own}\n<!-- rules -->\n${quoted}\n<!-- end -->\n`;
  if (now !== text && mode === 'check') {
    ++stale;
    console.log(`${page}: the rules that it cites say something else\n${firstDifference(text, now)}`);
  }
  return now;
}

const commandBlock = /^```(?:console|sh|bash|shell)\n[^\n]*/m;

let stale = 0;
let blocks = 0;
try {
  for (const page of ['README.md', ...pagesUnder('docs').sort()]) {
    const path = join(top, page);
    const before = readFileSync(path, 'utf8');
    const shown = before.replace(block, (whole, kind, what) => {
      ++blocks;
      const now = `<!-- ${kind}: ${what} -->\n${shownBy(kind, what, page)}\n<!-- end -->`;
      if (now !== whole && mode === 'check') {
        ++stale;
        console.log(`${relative(top, path)}: the block \`${what}\` is not what it shows\n${firstDifference(whole, now)}`);
      }
      return now;
    });
    const after = withRules(page, shown);
    const unchecked = page.startsWith('docs/guide/') ? commandBlock.exec(before.replace(block, '')) : null;
    if (unchecked !== null) {
      ++stale;
      console.log(`${page}: this block is not checked\n  ${unchecked[0].replace('\n', ' ')}`);
    }
    if (mode === 'update' && after !== before) writeFileSync(path, after);
  }
  for (const name of readdirSync(join(top, pictures))) {
    if (shownPictures.has(name)) continue;
    ++stale;
    console.log(`${pictures}/${name} is on no page`);
  }
} finally {
  rmSync(programs, {recursive: true});
}
console.log(`${blocks} blocks, ${stale} of them stale${stale ? ' (tools/dev update rewrites them)' : ''}`);
process.exitCode = stale ? 1 : 0;
