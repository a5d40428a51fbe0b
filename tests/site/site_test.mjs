// The documentation site: site_test.mjs PLYGLOT FOLDER. It is made into the folder and looked at there.
import {strict as assert} from 'node:assert';
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {install} from '../support/files/npm.mjs';

const here = dirname(fileURLToPath(import.meta.url));
install(here);
const {brokenLinks, loadedFromElsewhere} = await import('./links.mjs');
const {faintPairs} = await import('./colours.mjs');
const {filesUnder, pageAt} = await import('./pages.mjs');
const {invalidParts} = await import('./validity.mjs');
const {opened} = await import('./browser.mjs');
const {changedRules} = await import('./plain.mjs');
const {readGrammar} = await import('../../tools/site/grammar/read.mjs');

const [plyglot, folder] = process.argv.slice(2);
execFileSync('node', [join(here, '../../tools/site/build.mjs'), plyglot, folder], {stdio: 'inherit'});
const files = filesUnder(folder);
const pages = files.filter((path) => path.endsWith('.html')).map((path) => pageAt(folder, path));
const printed = (...words) => execFileSync(plyglot, words, {encoding: 'utf8', maxBuffer: 1 << 26});
const rowsOf = (what) =>
  printed('list', what, '--output-format', 'jsonl').trim().split('\n').map((line) => JSON.parse(line));
const notations = rowsOf('notations');
const findings = rowsOf('diagnostics');
const specifications = join(here, '../../docs/spec');
const none = (list, what) => assert.equal(list.length, 0, `${what}:\n${list.slice(0, 20).join('\n')}`);
const pageOf = (path) => pages.find((page) => page.path === path) ?? assert.fail(`${path} is missing`);

const tests = {
  'every link leads to a page, and every anchor to a place in it'() {
    none(brokenLinks(pages, files), 'links that lead nowhere');
  },
  'nothing is loaded from elsewhere'() {
    none(loadedFromElsewhere(pages), 'loaded from elsewhere');
    assert.doesNotMatch(readFileSync(join(folder, 'style.css'), 'utf8'), /@import|url\(/);
  },
  'every finding has its page, with what plyglot explains of it'() {
    for (const {name, summary} of findings) {
      const page = pageOf(`findings/${name}.html`);
      assert.ok(page.ids.has('example') && page.ids.has('suppress'), name);
      assert.ok(page.text.includes(`<h1 id=`) && page.text.includes(name), `${name}: ${summary}`);
    }
    const example = printed('explain', 'hop/lost-plus');
    const [sentence] = example.split('\n\n')[1].split('\n');
    assert.ok(pageOf('findings/hop/lost-plus.html').text.includes(sentence));
    assert.ok(pageOf('findings/hop/lost-plus.html').text.includes('warning[hop/lost-plus]'));
  },
  'every specification has its page, with a place for each rule, linked with findings and notations'() {
    for (const name of readdirSync(specifications).filter((one) => one !== 'README.md')) {
      const page = pageOf(`spec/${name.replace(/\.md$/, '.html')}`);
      const text = readFileSync(join(specifications, name), 'utf8');
      const ids = [...text.matchAll(/<a id="(.*?)"><\/a>/g)].map((match) => match[1]);
      assert.ok(ids.length > 10, name);
      none(ids.filter((id) => !page.ids.has(id)), `ids of ${name} without a place`);
      assert.ok(pageOf('spec/index.html').text.includes(`href="${page.path.replace('spec/', '')}"`), name);
    }
    const rule = '<code><a href="../../spec/hop.html#T3">hop T3</a></code>';
    assert.ok(pageOf('findings/hop/lost-plus.html').text.includes(rule));
    const names = findings.map(({name}) => name).filter((name) => !/^(config|plyglot)\//.test(name));
    none(names.filter((name) => !/href="[./]+spec\//.test(pageOf(`findings/${name}.html`).text)), 'findings without a rule');
    const specified = pages.filter(({path}) => path.startsWith('spec/')).map(({text}) => text).join('');
    for (const {id} of notations.filter(({readable}) => readable)) {
      assert.ok(specified.includes(`href="../notations/${id}.html#grammar"`), id);
      assert.match(pageOf(`notations/${id}.html`).text, /href="\.\.\/spec\//, id);
    }
  },
  'every notation and dialect has its page, with every rule of its grammar as a picture'() {
    for (const {id, dialects, readable} of notations) {
      for (const dialect of dialects.length ? dialects : ['']) {
        const isFirst = dialect === '' || dialect === dialects[0];
        const page = pageOf(`notations/${isFirst ? id : `${id}-${dialect}`}.html`);
        assert.ok(page.ids.has('example'), page.path);
        if (!readable) continue;
        assert.equal(page.named('img').length, 1, `${page.path} has a board`);
        const language = dialect ? `${id}:${dialect}` : id;
        const grammar = printed('grammar', language);
        const isShared = !isFirst && grammar === printed('grammar', id);
        const pictures = page.named('svg').map(({attributes}) => attributes['aria-label']);
        const rules = [...grammar.matchAll(/^(\w+) +<-/gm)].map((match) => `Railroad diagram of ${match[1]}`);
        assert.deepEqual(pictures, isShared ? [] : rules, page.path);
      }
    }
    assert.ok(pageOf('notations/homeworlds-ap-record.html').named('svg').length > 5);
  },
  'what pictures shorten says the same'() {
    const languages = notations.filter(({readable}) => readable)
      .flatMap(({id, dialects}) => (dialects.length ? dialects.map((dialect) => [`${id}:${dialect}`]) : [[id]]));
    for (const words of [...languages, ['homeworlds:ap', '--option', 'form=record']]) {
      for (const strictness of [[], ['--tolerant']]) {
        const print = (...more) => printed('grammar', ...words, ...strictness, ...more);
        none(changedRules(readGrammar(print(), print('--format', 'peggy')).rules), words.join(' '));
      }
    }
  },
  'every reference to a rule in a picture is a link to it'() {
    for (const page of pages.filter(({path}) => path.startsWith('notations/'))) {
      const boxes = page.all.filter(({name, attributes}) => name === 'g' && attributes.class === 'non-terminal');
      const links = page.all.filter(({name, parent}) => name === 'a' && parent.attributes.class === 'non-terminal');
      assert.equal(links.length, boxes.length, page.path);
    }
  },
  'pages can be read in a narrow window, and by those who do not see them'() {
    for (const page of pages) {
      assert.equal(page.named('html')[0].attributes.lang, 'en', page.path);
      assert.equal(page.named('h1').length, 1, page.path);
      assert.equal(page.named('main')[0].attributes.id, 'content', page.path);
      const skip = page.named('a')[0];
      assert.deepEqual([skip.attributes.class, skip.attributes.href], ['skip', '#content'], page.path);
      for (const {parent} of [...page.named('table'), ...page.named('svg')]) {
        assert.equal(parent.attributes.class, 'wide', page.path);
      }
      for (const image of page.named('img')) assert.ok(image.attributes.alt.length > 20, page.path);
    }
    none(faintPairs(readFileSync(join(folder, 'style.css'), 'utf8')), 'colours with too little contrast');
  },
  'pages are well-formed'() {
    none(pages.flatMap(({errors}) => errors), 'what a browser has to mend');
  },
  // The pages of findings are made alike, and a tenth of them is enough.
  async 'pages are valid, and keep the rules of accessibility'() {
    const rest = pages.filter(({path}) => !/^findings\/.*\//.test(path));
    const some = pages.filter((page) => !rest.includes(page)).filter((page, index) => index % 10 === 0);
    none(await invalidParts([...rest, ...some]), 'faults');
  },
  'titles tell pages apart'() {
    const titles = pages.map((page) => /<title>(.*?)<\/title>/.exec(page.text)[1]);
    none(titles.filter((title, index) => titles.indexOf(title) !== index), 'titles of several pages');
  },
  'the site is small'() {
    const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    assert.ok(bytes < 8 << 20, `${bytes} bytes`);
    // Loaded by who searches; 250 kB as servers send it.
    assert.ok(statSync(join(folder, 'search-index.js')).size < 1_200_000);
  },
  async 'the search box finds pages by keys alone, from a file'() {
    const page = await opened(join(folder, 'findings/hop/lost-plus.html'));
    page.press('/', page.document.body);
    assert.equal(page.document.activeElement, page.input);
    assert.ok(!page.isOpen());
    await page.type('enemy piece');
    assert.ok(page.isOpen());
    assert.ok(page.found().includes('hexix/enemy-piece'), page.found().join(', '));
    const first = page.chosen().href;
    page.press('ArrowDown');
    assert.notEqual(page.chosen().href, first);
    page.press('ArrowUp');
    assert.equal(page.chosen().href, first);
    assert.ok(first.startsWith(pathToFileURL(folder)) && statSync(fileURLToPath(first)).isFile(), first);
    let followed;
    page.document.addEventListener('click', (event) => { followed = event.target.href; event.preventDefault(); });
    page.press('Enter');
    assert.equal(followed, first);
    page.press('Escape');
    assert.ok(!page.isOpen());
    await page.type('xyzzy');
    assert.ok(!page.isOpen());
    const status = page.document.querySelector('[role=status]');
    assert.deepEqual([status.textContent, status.className], ['Nothing found', 'nothing']);
    // Words that only the texts of pages hold.
    const foundBy = {pinned: 'hive/', 'convert boardspace': 'boardspace', mosquito: 'hive', 'one hive': 'hive/breaks-hive'};
    for (const [text, name] of Object.entries(foundBy)) {
      await page.type(text);
      assert.ok(page.found().some((title) => title.toLowerCase().includes(name)), `${text}: ${page.found().join(', ')}`);
    }
    page.close();
  },
  async 'every finding and notation is found by its own name first'() {
    const page = await opened(join(folder, 'index.html'));
    page.input.focus();
    await page.isLoaded();
    const pathsFor = (text) => page.window.plyglotFind(text).map(({path}) => path);
    for (const {name} of findings) assert.equal(pathsFor(name)[0], `findings/${name}.html`);
    for (const {id} of notations) assert.ok(pathsFor(id).slice(0, 6).includes(`notations/${id}.html`), id);
    page.close();
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
  } catch (error) {
    ++failed;
    console.log(`failed: ${name}\n${error.message}`);
  }
}
console.log(`${Object.keys(tests).length} tests, ${failed} failed; ${pages.length} pages`);
process.exit(failed ? 1 : 0);
