// What came of something: a text in a box that can be scrolled by keys, and what plyglot has to say about it.
import {element} from '../parts/elements.js';
import {findingBody} from '../parts/finding_body.js';
import {counted, proseOf} from '../parts/prose.js';

// What a page shows without coming to a stop.
const shown = 50_000;

// `isProse`: plyglot's own words, in which code is between backticks.
export function resultOf(name, {text, findings = [], says = '', isProse = false}) {
  const left = text.length - shown;
  const rest = left <= 0 ? null : element('p', {className: 'quiet'}, `${counted(left, 'more character')} not shown.`);
  return [
    says === '' ? null : element('p', {}, ...proseOf(says)),
    text === '' ? null : element('pre', {tabIndex: 0, role: 'region', 'aria-label': name}, ...(isProse ? proseOf(text.slice(0, shown)) : [text.slice(0, shown)])),
    rest,
    findings.length === 0 ? null : element('ul', {className: 'remarks'}, ...findings.map(remark)),
  ].filter((part) => part !== null);
}

const remark = (finding) => element('li', {},
  element('span', {className: `severity ${finding.severity}`}, finding.severity), findingBody(finding));
