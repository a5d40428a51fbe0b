// Pages of the repository, written in Markdown, as HTML.
import {posix} from 'node:path';
import {block, escaped, link} from './html.mjs';
import {MarkdownIt, anchors} from './packages.mjs';

// As on the hosts where people read the same pages, so that links into them hold in both places.
const slug = (text) => text.trim().toLowerCase().replace(/[^\p{L}\p{N}\- _]/gu, '').replace(/ /g, '-');

const kinds = {console: 'Command and what it prints', sh: 'Commands', '': 'Text'};

// The one piece of HTML that pages hold: a name for a place, such as the id of a rule.
function namedPlaces(markdown) {
  markdown.inline.ruler.before('html_inline', 'named_place', (state, silent) => {
    const [all, id] = /^<a id="([\w.]+)"><\/a>/.exec(state.src.slice(state.pos)) ?? [];
    if (all === undefined) return false;
    if (!silent) state.push('named_place', '', 0).meta = id;
    state.pos += all.length;
    return true;
  });
  markdown.renderer.rules.named_place = (tokens, index) => `<span id="${tokens[index].meta}"></span>`;
}

// `resolve` gives the place in the site of a path in the repository, `pictured` that of a picture, `cited` what a piece of code cites of docs/spec,
// `isFinding` whether it is the name of one.
export function renderer(resolve, {pictured, cited, isFinding}) {
  const markdown = new MarkdownIt({html: false}).use(anchors, {slugify: slug}).use(namedPlaces);
  const rules = markdown.renderer.rules;
  const fence = (tokens, index) => {
    const language = tokens[index].info.trim().split(' ')[0];
    return block(tokens[index].content, kinds[language] ?? `Example: ${language}`);
  };
  rules.fence = fence;
  rules.code_block = fence;
  rules.table_open = () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => '</table></div>\n';
  rules.code_inline = (tokens, index, options, env) => {
    const code = tokens[index].content;
    if (env.path.startsWith('docs/spec/') && isFinding(code)) {
      return `<code>${link(resolve(`docs/diagnostics/${code}.md`, env.path), code)}</code>`;
    }
    const [[document, first] = [], ...others] = cited(code);
    if (document === undefined) return `<code>${escaped(code)}</code>`;
    const place = resolve(`docs/spec/${document}.md`, env.path);
    const linked = (rule, words) => link(`${place}#${rule}`, words);
    const list = [linked(first, `${document} ${first}`), ...others.map(([, rule]) => linked(rule, rule))];
    return `<code>${list.join(', ')}</code>`;
  };
  // The alignment of a column of figures is a class, not a style of each cell.
  const cell = (name, more) => (tokens, index) => {
    const isRight = tokens[index].attrGet('style') === 'text-align:right';
    return `<${name}${more}${isRight ? ' class="figures"' : ''}>`;
  };
  rules.th_open = cell('th', ' scope="col"');
  rules.td_open = cell('td', '');
  rules.link_open = (tokens, index, options, env, self) => {
    const target = tokens[index].attrGet('href');
    if (!/^[a-z]+:/.test(target) && !target.startsWith('#')) {
      const [path, anchor] = target.split('#');
      const place = resolve(posix.join(posix.dirname(env.path), path), env.path);
      tokens[index].attrSet('href', anchor === undefined ? place : `${place}#${anchor}`);
    }
    return self.renderToken(tokens, index, options);
  };
  rules.image = (tokens, index, options, env, self) => {
    const path = posix.join(posix.dirname(env.path), tokens[index].attrGet('src'));
    const words = self.renderInlineAsText(tokens[index].children, options, env);
    return `<img src="${pictured(path)}" alt="${escaped(words)}">`;
  };
  // Title, body and headings of a page. Comments are marks for the tool that keeps the page true.
  return (text, path) => {
    const tokens = markdown.parse(text.replace(/^<!--.*?-->\n/gm, ''), {path});
    const inlines = tokens.filter((token, index) => token.type === 'inline' && tokens[index - 1].type === 'heading_open');
    const plain = (token) => token.children.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
    const first = tokens.find((token, index) => token.type === 'inline' && tokens[index - 1].type === 'paragraph_open');
    return {
      title: plain(inlines[0]),
      summary: first ? plain(first).match(/^.*?[.?:](?= |$)|^.*/)[0].replace(/:$/, '.') : '',
      headings: inlines.slice(1).map(plain),
      body: markdown.renderer.render(tokens, markdown.options, {path}),
    };
  };
}
