// A page for each dialect of a notation but the first, and one for each form of a dialect that has a grammar of its own.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {board, exampleSection} from './example_section.mjs';
import {examples, optionWords} from './examples.mjs';
import {grammarSection} from './grammar/section.mjs';
import {escaped, link} from './html.mjs';
import {pageOf, trail} from './notation_paths.mjs';
import {top} from './places.mjs';

function formPage(site, program, notation, dialect, form) {
  const path = pageOf(notation, `${dialect}-${form}`);
  const name = `${notation.id}, dialect ${dialect}, form ${form}`;
  site.page(path, {
    title: name, summary: `The form ${form} of the dialect ${dialect} of ${notation.title}`,
    trail: [...trail, [notation.id, `/${pageOf(notation)}`], [dialect, `/${pageOf(notation, dialect)}`]],
    body: `<h1>${escaped(name)}</h1>
<p>Written with <code>--to-option form=${form}</code>; it is recognised when it is read.</p>
${grammarSection(program, `${notation.id}:${dialect}`, [`form=${form}`])}`,
  });
  return `<h2 id="form-${form}">The form ${escaped(form)}</h2>
<p>The dialect has ${link(`/${path}`, `another form, <code>${escaped(form)}</code>`)}, with a grammar of its own.</p>
`;
}

function otherForms(program, notation, language) {
  const forms = notation.options.find(({key}) => key === 'form')?.choices.slice(1) ?? [];
  const usual = program.text('grammar', language);
  return forms.filter((form) => program.text('grammar', language, '--option', `form=${form}`) !== usual);
}

function grammarOf(program, notation, language) {
  if (program.text('grammar', language) !== program.text('grammar', notation.id)) return grammarSection(program, language);
  const shared = link(`/${pageOf(notation)}#grammar`, `that of ${notation.id}`);
  return `<h2 id="grammar">Grammar</h2>\n<p>It is ${shared}: the same texts can be read in both.</p>\n`;
}

// A dialect is shown by the notation's own example, translated, or by a text of its own if it is only read.
export function dialectPage(site, program, notation, dialect) {
  const language = `${notation.id}:${dialect}`;
  const path = pageOf(notation, dialect);
  const home = `/${pageOf(notation)}`;
  const {file, options, onlyRead = {}} = examples[notation.id];
  const own = onlyRead[dialect];
  const text = own ? readFileSync(join(top, own), 'utf8')
    : program.ask(['translate', '--quiet', '--to', language, ...optionWords(options), file]).stdout;
  const uses = own ? `<code>--from ${language}</code>; it is not written`
    : `<code>--from ${language}</code> and\n<code>--to ${language}</code>`;
  const origin = own ? `It is <code>${escaped(own)}</code>.` : `The example of ${link(`${home}#example`, notation.id)}
as <code>plyglot translate --to ${language} ${file}</code> writes it.`;
  const picture = board(site, program, path, ['--from', language, '-'], text);
  const forms = otherForms(program, notation, language).map((form) => formPage(site, program, notation, dialect, form));
  const name = `${notation.id}, dialect ${dialect}`;
  site.page(path, {
    title: name, summary: `The dialect ${dialect} of ${notation.title}`, name: language,
    trail: [...trail, [notation.id, home]],
    body: `<h1>${escaped(name)}</h1>
<p>A dialect of ${link(home, escaped(notation.title))}, named by ${uses}. Options and checks are those of the notation.</p>
${exampleSection(text, picture, `Example of ${language}`)}<p>${origin}</p>
${forms.join('')}${grammarOf(program, notation, language)}`,
  });
}
