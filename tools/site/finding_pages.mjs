// A page for each finding, and their index.
import {block, escaped, link, table, worded} from './html.mjs';
import {notationsOf} from './facts.mjs';
import {saidOfExamples} from './finding_examples.mjs';
import {textOf} from './places.mjs';

export const severityOf = ({severity, onRequest}) => (onRequest ? `${severity}, off until asked for` : severity);
const placeOf = (name) => `/findings/${name}.html`;
const badge = (finding) => `<span class="severity ${finding.severity}">${escaped(severityOf(finding))}</span>`;

const titles = {plyglot: 'plyglot: suppressions and files', translate: 'translate: what a target cannot hold'};
export function familyTitle({notations}, family) {
  const notation = notations.find(({id}) => id === family);
  if (titles[family]) return titles[family];
  return notation ? `${family}: ${notation.title}` : `${family}: the rules, in every notation of the game`;
}

export const findingTable = (findings) => table(['name', 'severity', 'finding'], findings.map((finding) =>
  [link(placeOf(finding.name), `<code>${escaped(finding.name)}</code>`), badge(finding), worded(finding.summary)]));

const phases = {
  bytes: 'It is a finding of the bytes: the text is not strictly of the notation.',
  syntax: 'It is a finding of the syntax: the text is not strictly of the notation.',
  meaning: 'It is a finding of the meaning: the text can be read, and what it says does not hold together.',
  rule: 'It is a finding of the rules of the game.',
  style: 'It is a finding of style.',
  translate: 'It comes up where a text is written in another notation.',
};

function suppressions(facts, name) {
  const written = (comment) => `<code>${escaped(comment.replace('TEXT', `plyglot: ignore[${name}] why`))}</code>`;
  const rows = notationsOf(facts, name.split('/')[0]).map(({id, comments}) =>
    [link(`/notations/${id}.html`, id), comments.map(written).join(' or ') || 'has no such comments']);
  return table(['in', 'a comment before the record'], rows);
}

function setting(facts, {name, onRequest, severity}) {
  const wanted = onRequest ? `<p>It is off. <code>plyglot lint --select ${name}</code> reports only it,
<code>--severity ${name}=${severity}</code> reports it with the others.</p>\n` : '';
  const other = severity === 'warning' ? 'error' : 'warning';
  return `<h2 id="suppress">How to suppress it, or change its severity</h2>
${wanted}<p>For a whole run: <code>--ignore ${name}</code>, or <code>--severity ${name}=${other}</code>.
${link('/guide/suppressing.html', 'Suppressions')} in the text itself can say why:</p>
${suppressions(facts, name)}`;
}

export function findingPages(site, facts, program, repository) {
  // The pages that `plyglot explain` prints: the program holds these files.
  const sourceOf = (name) => `docs/diagnostics/${name}.md`;
  const said = saidOfExamples(program, facts.findings, (name) => textOf(sourceOf(name)));
  for (const finding of facts.findings) {
    const {name, summary, phase} = finding;
    const page = repository.read(sourceOf(name));
    const output = said.has(name)
      ? `<h2 id="said">What plyglot says</h2>\n${block(said.get(name), 'What plyglot says')}`
      : '';
    const top = `<p class="facts">${badge(finding)} ${phases[phase]}</p>\n`;
    const body = page.body.replace('</h1>\n', `</h1>\n${top}`).replace(/(?=<h2 id="instead")/, () => output);
    site.page(placeOf(name).slice(1), {
      title: name, summary, body: body + setting(facts, finding), search: severityOf(finding),
      trail: [['Findings', '/findings/index.html'], [name.split('/')[0], `/findings/index.html#${name.split('/')[0]}`]],
    });
  }
  const index = facts.families.map((family) => {
    const some = facts.findings.filter(({name}) => name.startsWith(`${family}/`));
    return `<h2 id="${family}">${escaped(familyTitle(facts, family))}</h2>\n${findingTable(some)}`;
  });
  const jumps = facts.families.map((family) => `<li>${link(`#${family}`, family)}</li>`);
  site.page('findings/index.html', {
    title: 'Findings', summary: 'Everything that plyglot finds in texts',
    body: `<h1>Findings</h1>
<p>What plyglot finds in texts: ${facts.findings.length} findings, each with a name that never changes. An <em>error</em>
means that something could not be read, or not with certainty; a <em>warning</em>, that the text is understood but hardly
what was meant, or not understood by other readers; an <em>info</em> needs no action.</p>
<ul class="jumps">${jumps.join('\n')}</ul>
${index.join('\n')}`,
  });
}
