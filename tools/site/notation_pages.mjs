// A page for each notation, and their index.
import {dialectPage} from './dialect_pages.mjs';
import {board, exampleSection} from './example_section.mjs';
import {examples, madeOf, optionWords} from './examples.mjs';
import {familyTitle, findingTable} from './finding_pages.mjs';
import {grammarSection} from './grammar/section.mjs';
import {escaped, link, table, worded} from './html.mjs';
import {pageOf, trail} from './notation_paths.mjs';
import {textOf} from './places.mjs';
import {translationTable} from './translations.mjs';

const code = (text) => `<code>${escaped(text)}</code>`;
const listed = (words) => words.map(code).join(', ');

const dialectLinks = (notation) =>
  notation.dialects.map((dialect) => link(`/${pageOf(notation, dialect)}`, code(dialect))).join(', ');

function facts({id, game, extensions, dialects, manyRecords, readable, comments}) {
  const rows = [['game', escaped(game)]];
  if (readable) {
    rows.push(['files', `${listed(extensions)}; any other file with ${code(`--from ${id}`)}`]);
    rows.push(['a file holds', manyRecords ? 'any number of records' : 'one game']);
    const forms = listed(comments.map((comment) => comment.replace('TEXT', '...')));
    rows.push(['comments', forms || 'none that hold suppressions']);
  } else {
    rows.push(['files', `none: it is only written, with ${code(`plyglot translate --to ${id}`)}`]);
  }
  if (dialects.length) {
    rows.push(['dialects', dialectLinks({id, dialects})]);
  }
  return `<dl class="facts">${rows.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl>\n`;
}

function options({options}) {
  if (options.length === 0) return '';
  const rows = options.map(({key, help, choices, minimum, maximum, default: fallback}) =>
    [code(key), choices ? listed(choices) : `${minimum} to ${maximum}`, code(fallback), worded(help)]);
  return `<h2 id="options">Options</h2>\n<p>Each is set by <code>--option KEY=VALUE</code>.</p>\n` +
    table(['option', 'values', 'if not set', 'about'], rows);
}

function checks(all, {id, game, readable}) {
  if (!readable) return '';
  const families = [...new Set([id, game])].filter((family) => all.families.includes(family));
  return `<h2 id="checks">Checks</h2>\n` + families.map((family) =>
    `<h3 id="checks-${family}">${escaped(familyTitle(all, family))}</h3>\n` +
    findingTable(all.findings.filter(({name}) => name.startsWith(`${family}/`)))).join('') +
    `<p>Also: ${link('/findings/index.html#plyglot', 'findings about suppressions and files')}.</p>\n`;
}

// What a form that is only written looks like.
function written(program, {id}) {
  const source = madeOf[id];
  const {file} = examples[source];
  const text = program.ask(['translate', '--quiet', '--to', id, file]).stdout;
  return exampleSection(text, '', `Example of ${id}`) +
    `<p>Printed by <code>plyglot translate --to ${id} ${file}</code>.</p>\n`;
}

function read(site, program, notation) {
  const {file, options: values} = examples[notation.id];
  const picture = board(site, program, pageOf(notation), [...optionWords(values), file]);
  return exampleSection(textOf(file), picture, `Example of ${notation.id}`) + `<p>This is <code>${file}</code>.</p>\n`;
}

function notationPage(site, all, program, repository, notation) {
  const source = repository.read(`docs/notations/${notation.id}.md`);
  const text = `${source.body.replace('</h1>\n', () => `</h1>\n${facts(notation)}<!-- parts -->`)}${notation.readable
    ? read(site, program, notation) + options(notation) + translationTable(program, all, notation) +
      checks(all, notation) + grammarSection(program, notation.id)
    : written(program, notation)}`;
  const parts = [...text.matchAll(/<h2 id="(.*?)".*?>(.*?)<\/h2>/g)];
  const jumps = parts.map(([, id, name]) => `<li>${link(`#${id}`, name)}</li>`);
  site.page(pageOf(notation), {
    ...source, trail, name: notation.id, search: notation.extensions.join(' '),
    body: text.replace('<!-- parts -->', `<ul class="jumps">${jumps.join(' ')}</ul>\n`),
  });
}

export function notationPages(site, all, program, repository) {
  for (const notation of all.notations) {
    notationPage(site, all, program, repository, notation);
    for (const dialect of notation.dialects.slice(1)) dialectPage(site, program, notation, dialect);
  }
  const row = (notation) => [link(`/${pageOf(notation)}`, code(notation.id)), escaped(notation.title),
    notation.readable ? listed(notation.extensions) : 'only written', dialectLinks(notation)];
  const lists = all.games.map((game) => `<h2 id="${game}">${game[0].toUpperCase()}${game.slice(1)}</h2>\n` +
    table(['notation', 'what it is', 'files', 'dialects'], all.notations.filter((one) => one.game === game).map(row)));
  site.page('notations/index.html', {
    title: 'Notations', summary: 'The notations that plyglot reads and writes',
    body: `<h1>Notations</h1>
<p>Each page has an example with its board, the options, what can be translated to what, all checks, and the grammar, rule
by rule, as pictures.</p>
${lists.join('\n')}`,
  });
}
