// A block of corpus/README.md, from `<!-- NAME -->` to `<!-- end -->`: with PLYGLOT_UPDATE in the environment it is
// written again; otherwise the answer says whether it holds these lines.
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const page = fileURLToPath(new URL('../../corpus/README.md', import.meta.url));

export function isCurrent(name, lines) {
  const text = readFileSync(page, 'utf8');
  const block = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`);
  assert.match(text, block);
  const now = text.replace(block, (whole, begin, end) => `${begin}${lines.join('\n')}${end}`);
  if (process.env.PLYGLOT_UPDATE && now !== text) writeFileSync(page, now);
  return process.env.PLYGLOT_UPDATE !== undefined || now === text;
}
