// An example as text and as a board.
import {block, escaped} from './html.mjs';

const titleOf = (svg) => /<title>(.*?)<\/title>/.exec(svg)[1];
// What the picture shows, in the words that the picture itself has for those who cannot see it.
const wordsOf = (svg) => /<desc>(.*?)<\/desc>/.exec(svg)?.[1].trim() ?? '';

// The picture becomes a file of its own, named like the page.
export function board(site, program, page, words, input) {
  const svg = program.ask(['show', '--quiet', '--format', 'svg', '--record', '1', ...words], {input}).stdout;
  if (!svg.startsWith('<svg')) throw new Error(`there is no picture for ${page}`);
  const path = page.replace(/\.html$/, '.svg');
  site.file(path, svg);
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<figure><img src="/${path}" ${size} alt="${titleOf(svg)}. ${wordsOf(svg)}">
<figcaption>The board: <code>${escaped('plyglot show --format svg')}</code></figcaption></figure>\n`;
}

export const exampleSection = (text, picture, label) =>
  `<h2 id="example">Example</h2>\n${block(text, label)}${picture}`;
