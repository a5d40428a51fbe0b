// What can be translated to what, tried out: every text of the corpus that is good in a notation is written in every
// target of its game, and what is said of that is counted.
import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {escaped, link, table} from './html.mjs';
import {examples, optionWords} from './examples.mjs';
import {pageOf} from './notation_paths.mjs';
import {top} from './places.mjs';

// The texts that are tried: the example, and the good texts of the corpus, folder by folder. Folders in them are for
// other dialects and options.
function textsOf({id, game}) {
  const folders = [`corpus/${id}/valid`, `corpus/${id}/games`, `corpus/${game}/${id}/valid`]
    .filter((folder) => existsSync(join(top, folder)));
  const filesOf = (folder) => readdirSync(join(top, folder), {withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(md|jsonl)$/.test(entry.name)).map(({name}) => `${folder}/${name}`).sort();
  return [[examples[id].file], ...folders.map(filesOf)];
}

function targetsOf({notations}, from) {
  return notations.filter(({game}) => game === from.game).flatMap(({id, dialects}) => {
    const all = dialects.length ? dialects.map((dialect) => `${id}:${dialect}`) : [id];
    return id === from.id ? all.slice(1) : all;
  });
}

function outcome(program, from, target) {
  const words = ['translate', '--from', from.id, ...optionWords(examples[from.id].options), '--to', target];
  const names = new Set();
  let isNever = true;
  for (const texts of textsOf(from)) {
    const folder = mkdtempSync(join(tmpdir(), 'plyglot-site-'));
    // A notation that is only read is refused on the command line.
    const {stderr} = program.ask([...words, '-o', `${folder}/`, ...texts], {statuses: [0, 1, 2]});
    if (readdirSync(folder).length) isNever = false;
    rmSync(folder, {recursive: true});
    for (const [, name] of stderr.matchAll(/^(?:error|warning|info)\[(translate\/.+?)\]/gm)) names.add(name);
  }
  return {names: [...names].sort(), isNever};
}

export function translationTable(program, facts, from) {
  const rows = targetsOf(facts, from).map((target) => {
    const {names, isNever} = outcome(program, from, target);
    const [id, dialect] = target.split(':');
    const notation = facts.notations.find((one) => one.id === id);
    const links = names.map((name) => link(`/findings/${name}.html`, `<code>${escaped(name)}</code>`)).join(', ');
    return [link(`/${pageOf(notation, dialect)}`, `<code>${escaped(target)}</code>`),
      isNever ? 'cannot be written' : 'written', links || 'nothing'];
  });
  if (rows.length === 0) return '';
  return `<h2 id="translation">Translation</h2>
<p>With <code>plyglot translate --to</code> and one of these. The last column says what came up when the good texts of the
project's own corpus were translated.</p>
${table(['target', 'result', 'what may be said'], rows)}`;
}
