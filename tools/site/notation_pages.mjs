// A page for each notation and one for each further dialect, and their index.
import {board, exampleSection} from './example_section.mjs';
import {examples, madeOf, optionWords} from './examples.mjs';
import {familyTitle, findingTable} from './finding_pages.mjs';
import {grammarSection} from './grammar/section.mjs';
import {escaped, link, table, worded} from './html.mjs';
import {textOf} from './places.mjs';
import {translationTable} from './translations.mjs';

const trail = [['Notations', '/notations/index.html']];
const code = (text) => `<code>${escaped(text)}</code>`;
const listed = (words) => words.map(code).join(', ');
const pageOf = ({id, dialects}, dialect) => `notations/${dialect === undefined || dialect === dialects[0] ? id : `${id}-${dialect}`}.html`;

function facts({id, game, extensions, dialects, manyRecords, readable, comments}) {
  const rows = [['game', escaped(game)]];
  if (readable) {
    rows.push(['files', `${listed(extensions)}; any other file with ${code(`--from ${id}`)}`]);
    rows.push(['a file holds', manyRecords ? 'any number of records' : 'one game']);
    rows.push(['comments', comments.length ? listed(comments.map((comment) => comment.replace('TEXT', '...'))) : 'none that hold suppressions']);
  } else {
    rows.push(['files', `none: it is only written, with ${code(`plyglot translate --to ${id}`)}`]);
  }
  if (dialects.length) {
    rows.push(['dialects', dialects.map((dialect) => link(`/${pageOf({id, dialects}, dialect)}`, code(dialect))).join(', ')]);
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
  const families = [id, game].filter((family, index, both) => both.indexOf(family) === index && all.families.includes(family));
  return `<h2 id="checks">Checks</h2>\n` + families.map((family) =>
    `<h3 id="checks-${family}">${escaped(familyTitle(all, family))}</h3>\n` +
    findingTable(all.findings.filter(({name}) => name.startsWith(`${family}/`)))).join('') +
    `<p>Beside these: ${link('/findings/index.html#plyglot', 'findings about suppressions and files')}.</p>\n`;
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
  const text = source.body.replace('</h1>\n', `</h1>\n${facts(notation)}<!-- parts -->`) +
    (notation.readable
      ? read(site, program, notation) + options(notation) + translationTable(program, all, notation) + checks(all, notation) +
        grammarSection(program, notation.id)
      : written(program, notation));
  const parts = [...text.matchAll(/<h2 id="(.*?)".*?>(.*?)<\/h2>/g)].map(([, id, name]) => `<li>${link(`#${id}`, name)}</li>`);
  const body = text.replace('<!-- parts -->', `<ul class="jumps">${parts.join(' ')}</ul>\n`);
  site.page(pageOf(notation), {title: source.title, summary: source.summary, body, trail, name: notation.id, search: notation.extensions.join(' ')});
}

// A dialect is shown by the notation's own example, translated.
function dialectPage(site, program, notation, dialect) {
  const language = `${notation.id}:${dialect}`;
  const path = pageOf(notation, dialect);
  const {file, options: values} = examples[notation.id];
  const text = program.ask(['translate', '--quiet', '--to', language, ...optionWords(values), file]).stdout;
  const picture = board(site, program, path, ['--from', language, '-'], text);
  const sharesGrammar = program.text('grammar', language) === program.text('grammar', notation.id);
  const grammar = sharesGrammar
    ? `<h2 id="grammar">Grammar</h2>\n<p>It is ${link(`/${pageOf(notation)}#grammar`, `that of ${notation.id}`)}: the same texts can be read in both.</p>\n`
    : grammarSection(program, language);
  const forms = (notation.options.find(({key}) => key === 'form')?.choices ?? []).slice(1)
    .filter((form) => program.text('grammar', language, '--option', `form=${form}`) !== program.text('grammar', language));
  const name = `${notation.id}, dialect ${dialect}`;
  site.page(path, {
    title: name, summary: `The dialect ${dialect} of ${notation.title}`, name: language,
    trail: [...trail, [notation.id, `/${pageOf(notation)}`]],
    body: `<h1>${escaped(name)}</h1>
<p>A dialect of ${link(`/${pageOf(notation)}`, escaped(notation.title))}, named by <code>--from ${language}</code> and
<code>--to ${language}</code>. Options and checks are those of the notation.</p>
${exampleSection(text, picture, `Example of ${language}`)}<p>The example of ${link(`/${pageOf(notation)}#example`, notation.id)}
as <code>plyglot translate --to ${language} ${file}</code> writes it.</p>
${forms.map((form) => formPage(site, program, notation, dialect, form)).join('')}${grammar}`,
  });
}

// Another form of a dialect, with a grammar of its own.
function formPage(site, program, notation, dialect, form) {
  const path = pageOf(notation, `${dialect}-${form}`);
  const language = `${notation.id}:${dialect}`;
  const name = `${notation.id}, dialect ${dialect}, form ${form}`;
  site.page(path, {
    title: name, summary: `The form ${form} of the dialect ${dialect} of ${notation.title}`,
    trail: [...trail, [notation.id, `/${pageOf(notation)}`], [dialect, `/${pageOf(notation, dialect)}`]],
    body: `<h1>${escaped(name)}</h1>\n<p>Written with <code>--to-option form=${form}</code>; it is recognised when it is read.</p>\n` +
      grammarSection(program, language, [`form=${form}`]),
  });
  return `<h2 id="form-${form}">The form ${escaped(form)}</h2>\n<p>The dialect has ${link(`/${path}`, `another form, <code>${escaped(form)}</code>`)}, with a grammar of its own.</p>\n`;
}

export function notationPages(site, all, program, repository) {
  for (const notation of all.notations) {
    notationPage(site, all, program, repository, notation);
    for (const dialect of notation.dialects.slice(1)) dialectPage(site, program, notation, dialect);
  }
  const lists = all.games.map((game) => `<h2 id="${game}">${game[0].toUpperCase()}${game.slice(1)}</h2>\n` +
    table(['notation', 'what it is', 'files', 'dialects'], all.notations.filter((notation) => notation.game === game).map((notation) => [
      link(`/${pageOf(notation)}`, code(notation.id)), escaped(notation.title),
      notation.readable ? listed(notation.extensions) : 'only written',
      notation.dialects.map((dialect) => link(`/${pageOf(notation, dialect)}`, code(dialect))).join(', '),
    ])));
  site.page('notations/index.html', {
    title: 'Notations', summary: 'The notations that plyglot reads and writes',
    body: `<h1>Notations</h1>\n<p>Each page has an example with its board, the options, what can be translated to what, all checks,
and the grammar, rule by rule, as pictures.</p>\n${lists.join('\n')}`,
  });
}
