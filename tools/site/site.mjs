// The site: pages and files by their path in it. Inside, links begin with `/`, the top of the site; what is written has
// relative ones only, so that it works in any folder and without a server.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {escaped} from './html.mjs';
import {template} from './places.mjs';

const sections = [
  ['guide', 'Guide', '/guide/index.html'],
  ['notations', 'Notations', '/notations/index.html'],
  ['findings', 'Findings', '/findings/index.html'],
  ['spec', 'Specifications', '/spec/index.html'],
  ['docs', 'More', '/docs/index.html'],
  ['try', 'Try it', '/docs/playground.html'],
];

function relativeFrom(page, target) {
  const [path, anchor] = target.split('#');
  const way = posix.relative(posix.dirname(`/${page}`), path);
  return anchor === undefined ? way : `${path === `/${page}` ? '' : way}#${anchor}`;
}

export class Site {
  constructor() {
    this.pages = new Map();
    this.files = new Map();
  }

  // `name` is what the program calls the thing, `search` what the page is found by besides; `trail` are the pages above it,
  // as [title, path].
  page(path, {title, body, summary = '', name = '', search = '', trail = []}) {
    if (this.pages.has(path)) throw new Error(`two pages would be ${path}`);
    this.pages.set(path, {title, body, summary, name, search, trail});
  }

  file(path, content) {
    this.files.set(path, content);
  }

  #html(path, {title, body, summary, trail}) {
    const section = path === 'docs/playground.html' ? 'try' : path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    const links = sections.map(([id, name, to]) =>
      `<li><a href="${to}"${id === section ? ' aria-current="true"' : ''}>${name}</a></li>`);
    const steps = trail.map(([name, to]) => `<li><a href="${to}">${escaped(name)}</a></li>`);
    const parts = {
      title: escaped(path === 'index.html' ? title : `${title} - plyglot`),
      description: escaped(summary || title),
      sections: links.join('\n'),
      trail: steps.length ? `<nav aria-label="Where this is"><ol class="trail">${steps.join('')}</ol></nav>` : '',
      body,
    };
    return template('page.html').replace(/{{(\w+)}}/g, (_, name) => parts[name])
      .replace(/\b(href|src|data-top)="(\/[^"]*)"/g, (_, name, to) => `${name}="${relativeFrom(path, to) || '.'}"`);
  }

  write(folder) {
    rmSync(folder, {recursive: true, force: true});
    const put = (path, content) => {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), content);
    };
    for (const [path, page] of this.pages) put(path, this.#html(path, page));
    for (const [path, content] of this.files) put(path, content);
  }
}
