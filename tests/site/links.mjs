// Links of pages: where they lead, and that they lead somewhere.
import {posix} from 'node:path';

const targetsOf = (page) => page.all.flatMap(({attributes}) =>
  [attributes.href, attributes.src, attributes['xlink:href']].filter((target) => target !== undefined));

const isElsewhere = (target) => /^(https?|mailto):/.test(target);

export function brokenLinks(pages, files) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = new Set(files);
  const broken = [];
  for (const page of pages) {
    for (const target of targetsOf(page).filter((one) => !isElsewhere(one))) {
      const [path, anchor] = target.split('#');
      const place = path === '' ? page.path : posix.join(posix.dirname(page.path), path);
      const isThere = !target.startsWith('/') && known.has(place);
      const isInPage = anchor === undefined || byPath.get(place)?.ids.has(decodeURIComponent(anchor));
      if (!isThere || !isInPage) broken.push(`${page.path}: ${target}`);
    }
  }
  return broken;
}

// What a browser loads by itself; links that a reader follows may lead anywhere.
export function loadedFromElsewhere(pages) {
  const loads = ({name, attributes}) => attributes.src ?? (name === 'link' ? attributes.href : undefined);
  return pages.flatMap((page) => page.all.map(loads)
    .filter((target) => target !== undefined && /^([a-z]+:|\/)/.test(target)).map((target) => `${page.path}: ${target}`));
}
