// The grammar of a language as a part of a page: each rule as a picture and as text.
import {escaped, link, block} from '../html.mjs';
import {parts, readGrammar} from './read.mjs';
import {railroadOf} from './railroad.mjs';

const legend = `<p>The first rule is the whole text. Lines are followed from left to right; text in
a round box is literal, and a square box is another rule. Of boxes one below the other, the upper one is tried first, and
the first that fits is taken; a line around a box is taken if the box does not fit. A dashed box looks ahead: its content
must come next, or must not, and is not consumed. Words in any case, and words that may be cut short after some letter, are
in boxes that say so. Slanted words name bytes or sets of bytes; <code>x80</code> is the byte with that hexadecimal number.
The pictures are drawn from the rules with which plyglot reads.</p>
`;

const to = (name) => link(`#rule-${name}`, escaped(name));

// The text of a rule with its names as links; what is in quotes or brackets is not a name.
function linked(rule, names) {
  const tokens = rule.text.split(/('(?:\\.|[^'\\])*'|\[(?:\\.|[^\]\\])*\]|\w+)/);
  return tokens.map((token) => (names.has(token) && token !== rule.name ? to(token) : escaped(token))).join('');
}

function usersOf(rules) {
  const users = new Map(rules.map(({name}) => [name, new Set()]));
  for (const rule of rules) {
    for (const part of parts(rule.expression)) if (part.kind === 'rule') users.get(part.name).add(rule.name);
  }
  return users;
}

export function grammarSection(program, language, options = []) {
  const words = ['grammar', language, ...options.flatMap((option) => ['--option', option])];
  const text = program.text(...words);
  const {rules, notes} = readGrammar(text, program.text(...words, '--format', 'peggy'));
  const users = usersOf(rules);
  const names = new Set(users.keys());
  const drawn = rules.map((rule) => {
    const from = [...users.get(rule.name)].filter((name) => name !== rule.name);
    return `<section class="rule" aria-labelledby="rule-${rule.name}">
<h3 id="rule-${rule.name}">${escaped(rule.name)}</h3>
<div class="wide" tabindex="0" role="group" aria-label="Picture of ${rule.name}">
${railroadOf(rule)}</div>
<pre class="peg" tabindex="0" role="group" aria-label="Text of ${rule.name}"><code>${linked(rule, names)}</code></pre>
${from.length ? `<p class="users">used by ${from.map(to).join(', ')}</p>\n` : ''}</section>
`;
  });
  const command = `plyglot ${words.join(' ')}`;
  return `<h2 id="grammar">Grammar</h2>
${legend}<ul class="rules">${rules.map(({name}) => `<li>${to(name)}</li>`).join(' ')}</ul>
${notes.map((note) => `<p>${escaped(note)}.</p>\n`).join('')}${drawn.join('')}
<h2 id="grammar-text">The grammar as text</h2>
<p>This is what <code>${escaped(command)}</code> prints. With <code>--tolerant</code> it is the grammar by which texts are
read: whatever people write, plyglot makes the best of it and says what is wrong.</p>
<details><summary>The grammar</summary>
${block(text, 'Grammar')}</details>
<details><summary>The tolerant grammar</summary>
${block(program.text(...words, '--tolerant'), 'Tolerant grammar')}</details>
`;
}
