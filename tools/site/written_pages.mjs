// The pages that people wrote: the start, the guide, and all others.
import {escaped, link, worded} from './html.mjs';

// Two pages with the same title could not be distinguished in a list.
const titles = {'README.md': 'plyglot, an overview'};

function entry(place, {title, summary}) {
  return `<li>${link(place, escaped(title))}<br>${worded(summary)}</li>`;
}

// A specification links to its notations for their grammars.
const withGrammars = (body) => body.replace(/(?<=href="\/notations\/[\w-]+\.html)(?=")/g, '#grammar');

export function writtenPages(site, repository) {
  const put = (path, trail, changed = (body) => body) => {
    const read = repository.read(path);
    read.body = changed(read.body);
    const page = {...read, title: titles[path] ?? read.title};
    const place = repository.placeOf(path);
    site.page(place.slice(1), {...page, trail, search: page.headings.join(' ')});
    return entry(place, page);
  };
  put('docs/README.md', []);
  for (const path of repository.under('docs/guide')) {
    put(path, path.endsWith('/README.md') ? [] : [['Guide', '/guide/index.html']]);
  }
  for (const path of repository.under('docs/spec')) {
    put(path, path.endsWith('/README.md') ? [] : [['Specifications', '/spec/index.html']], withGrammars);
  }
  const trail = [['More', '/docs/index.html']];
  const isOther = (path) => !/^docs\/(guide|notations|diagnostics|spec)\/|^docs\/(README|diagnostics)\.md$/.test(path);
  const others = repository.paths.filter(isOther);
  const lists = [['Pages', (path) => !path.startsWith('corpus/')], ['The corpus', (path) => path.startsWith('corpus/')]];
  const body = lists.map(([title, belongs]) => `<h2>${title}</h2>\n<ul class="entries">\n` +
    `${others.filter(belongs).map((path) => put(path, trail)).join('\n')}\n</ul>\n`);
  site.page('docs/index.html', {
    title: 'More', summary: 'Games and notations in detail, data for programs, and how plyglot is made',
    body: `<h1>More</h1>\n${body.join('')}`,
  });
}
