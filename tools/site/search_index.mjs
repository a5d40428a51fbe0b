// What the search box looks in: every word of every page. Scripts, since a page that is opened as a file may not read
// other files; they are loaded when the box is first used.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {MiniSearch} from './packages.mjs';
import {template} from './places.mjs';

const entities = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"'};
const plain = (html) => html.replace(/<(svg|style)\b.*?<\/\1>|<[^>]*>/gs, ' ').replace(/&\w+;/g, (name) => entities[name] ?? ' ');

// `loadJS` of the page needs the same.
const options = {fields: ['title', 'name', 'summary', 'more', 'text'], storeFields: ['title', 'name', 'summary'], idField: 'path'};

export function addSearch(site) {
  const search = new MiniSearch(options);
  for (const [path, {title, summary, name, search: more, body}] of site.pages) {
    search.add({path, title, summary, name, more, text: plain(body)});
  }
  site.file('search-index.js', `window.plyglotSearch = ${JSON.stringify({options, index: search})};\n`);
  const packaged = createRequire(import.meta.url).resolve('minisearch');
  const library = readFileSync(packaged.replace(/dist\/.*/, 'dist/umd/index.js'), 'utf8');
  const licence = readFileSync(packaged.replace(/dist\/.*/, 'LICENSE.txt'), 'utf8');
  site.file('minisearch.js', `/*\n${licence}*/\n${library.replace(/^\/\/# sourceMappingURL.*$/m, '')}`);
  for (const name of ['search-find.js', 'search.js']) site.file(name, template(name));
}
