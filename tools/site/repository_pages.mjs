// The pages in the repository: which there are, where they are in the site, and what their links mean.
import {existsSync, readdirSync, statSync} from 'node:fs';
import {basename, extname, join, posix} from 'node:path';
import {top, textOf} from './places.mjs';
import {Rules} from '../support/rules.mjs';
import {renderer} from './markdown.mjs';

function pagesUnder(folder) {
  return readdirSync(join(top, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return pagesUnder(path);
    return extname(path) === '.md' ? [path] : [];
  }).sort();
}

const moved = {'README.md': '/docs/overview.html', 'docs/README.md': '/index.html',
  'docs/diagnostics.md': '/findings/index.html', docs: '/docs/index.html', 'docs/diagnostics': '/findings/index.html'};

function placeOf(path) {
  if (moved[path] !== undefined) return moved[path];
  const [, folder, rest] = /^docs\/(diagnostics|guide|notations|spec)\/(.*)\.md$/.exec(path) ?? [];
  if (folder !== undefined) {
    return `/${folder === 'diagnostics' ? 'findings' : folder}/${rest.replace(/^README$/, 'index')}.html`;
  }
  return `/docs/${path.replace(/^docs\//, '').replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html')}`;
}

export function repositoryPages(site) {
  const paths = ['README.md', ...pagesUnder('docs'), ...pagesUnder('corpus')];
  // A file that is not a page, but is linked from one, is added as text, which any browser shows.
  const resolve = (path, from) => {
    const clean = path.replace(/\/$/, '');
    if (paths.includes(clean) || moved[clean] !== undefined) return placeOf(clean);
    if (!existsSync(join(top, clean))) throw new Error(`${from} links to ${path}, which is not there`);
    if (statSync(join(top, clean)).isDirectory()) return resolve(posix.join(clean, 'README.md'), from);
    const place = `files/${clean}${extname(clean) === '.txt' ? '' : '.txt'}`;
    site.file(place, textOf(clean));
    return `/${place}`;
  };
  const rules = new Rules(join(top, 'docs/spec'));
  const render = renderer(resolve, {
    pictured(path) {
      site.file(path, textOf(path));
      return `/${path}`;
    },
    cited: (code) => rules.cited(code),
    isFinding: (code) => paths.includes(`docs/diagnostics/${code}.md`),
  });
  return {
    paths,
    placeOf,
    read: (path) => render(textOf(path), path),
    under: (folder) => paths.filter((path) => path.startsWith(`${folder}/`)),
    name: (path) => basename(path, '.md'),
  };
}
