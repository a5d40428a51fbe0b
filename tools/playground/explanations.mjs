// The pages about findings as the page shows them: pieces of HTML, by family and name.
import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {block, link} from '../site/html.mjs';
import {MarkdownIt} from '../site/packages.mjs';

// The place of a page of the repository in the documentation.
const siteOf = (path) => path.replace(/^docs\/diagnostics\//, 'findings/').replace(/^docs\/(?=spec\/|guide\/)/, '').replace(/\.md$/, '.html');

// `docs` is the folder of the documentation, which the page has as `docs`; without it links are words alone.
function renderer(docs) {
  const markdown = new MarkdownIt({html: false});
  const rules = markdown.renderer.rules;
  rules.fence = rules.code_block = (tokens, index) => block(tokens[index].content, `Example: ${tokens[index].info.trim().split(' ')[0] || 'text'}`);
  // Headings come below that of the findings.
  rules.heading_open = (tokens, index) => `<h${Number(tokens[index].tag.slice(1)) + 1}>`;
  rules.heading_close = (tokens, index) => `</h${Number(tokens[index].tag.slice(1)) + 1}>\n`;
  const isThere = (page) => docs !== undefined && existsSync(join(docs, page));
  // Pages name others by their places in the repository, or beside them.
  const placeOf = (target, from) => {
    if (/^[a-z]+:/.test(target)) return target;
    const [path, anchor] = target.split('#');
    const page = siteOf(path.startsWith('docs/') ? path : posix.join(posix.dirname(from), path));
    return isThere(page) ? `docs/${page}${anchor === undefined ? '' : `#${anchor}`}` : null;
  };
  // A link begins and ends alike, so that both know of its place.
  rules.link_open = (tokens, index, options, {from, places}) => {
    places.push(placeOf(tokens[index].attrGet('href'), from));
    return places.at(-1) === null ? '' : `<a href="${markdown.utils.escapeHtml(places.at(-1))}">`;
  };
  rules.link_close = (tokens, index, options, {places}) => (places.pop() === null ? '' : '</a>');
  return (name, text) => {
    const from = `docs/diagnostics/${name}.md`;
    const body = markdown.render(text.replace(/^# .*\n/, ''), {from, places: []});
    const page = siteOf(from);
    return isThere(page) ? `${body}<p>${link(`docs/${page}`, 'This page in the documentation')}</p>\n` : body;
  };
}

export function explanationsOf(pages, docs) {
  const render = renderer(docs);
  const families = {};
  for (const [name, text] of Object.entries(pages)) (families[name.split('/')[0]] ??= {})[name] = render(name, text);
  return families;
}
