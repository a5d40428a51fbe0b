// What a page loads until its first findings are shown, as a browser saw it.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

// To be run in the page before its own scripts: notes, by the page's clock, when its findings were those of the text.
export const watch = () => {
  addEventListener('DOMContentLoaded', () => {
    const checked = document.querySelector('#checked');
    window.settledAt = [];
    new MutationObserver(() => {
      if (checked.getAttribute('aria-busy') === 'false') window.settledAt.push(performance.now());
    }).observe(checked, {attributes: true, attributeFilter: ['aria-busy']});
  });
};

// The files of `folder` that were asked for until then, with their sizes in bytes with gzip. Everything must have come by
// now: browsers list only what has.
export async function firstLoad(page, folder) {
  const names = await page.evaluate(() => performance.getEntriesByType('resource')
    .filter(({startTime}) => startTime <= window.settledAt[0]).map(({name}) => new URL(name).pathname.slice(1)));
  return ['index.html', ...new Set(names)].map((name) => ({
    name, bytes: gzipSync(readFileSync(join(folder, name)), {level: 9}).length,
  }));
}

export const sumOf = (files, passes) => files.filter(({name}) => passes(name)).reduce((sum, {bytes}) => sum + bytes, 0);
