// The rules of docs/spec, and what a page quotes of those that it cites (docs/spec/README.md).
import {readFileSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';

// Rules end where others begin; parts of a rule and list items belong to what contains them.
const isWhole = (id) => /^[A-Z]\d+$/.test(id);
const anchor = /<a id="([^"]+)"><\/a>/g;
const withoutMarks = (text) => text.replace(anchor, '').replace(/^(?:[-|] )?\s*\*\*[\w.]+\.\*\* /, '').trim();

// What a row of a table says: the columns with their heads.
function rowText(row, heads) {
  const [what, ...values] = row.split('|').slice(1, -1).map((cell) => withoutMarks(cell).replace(/[¹²³⁴]/g, '').trim());
  const told = values.map((value, index) => `${heads[index + 1]}: ${value}`).filter((_, index) => values[index] !== '');
  return `${what}: ${told.join(', ')}.`;
}

// Paragraphs, items of lists and rows of tables, as {ids, text}; headings as {ids, title, level}.
function partsOf(document) {
  const parts = [];
  for (const block of document.replace(/^```[\s\S]*?^```$/gm, '').trim().split(/\n\n+/)) {
    const ids = (text) => [...text.matchAll(anchor)].map(([, id]) => id);
    const heading = /^(#+) (.*)/.exec(block);
    if (heading) {
      const title = withoutMarks(heading[2]).replace(/^[\d.]+ /, '');
      parts.push({ids: ids(block), title, level: heading[1].length, text: ''});
    } else if (block.startsWith('|')) {
      const [head, , ...rows] = block.split('\n');
      const heads = head.split('|').slice(1, -1).map((cell) => cell.trim());
      for (const row of rows) parts.push({ids: ids(row), text: rowText(row, heads), isRow: true});
    } else {
      for (const item of block.split(/\n(?=- )/)) {
        const text = item.replace(/^- (?=\S)/, '').replace(/\n\s*/g, ' ');
        parts.push({ids: ids(item), text: withoutMarks(text)});
      }
    }
  }
  return parts;
}

// The parts that belong to an id.
function extentOf(parts, id) {
  const first = parts.findIndex(({ids}) => ids.includes(id));
  if (first < 0) return undefined;
  const {level} = parts[first];
  const ends = level !== undefined
    ? (part) => part.level !== undefined && part.level <= level
    : (part) => part.level !== undefined || part.isRow || part.ids.length > 0 && (!isWhole(id) || part.ids.some(isWhole));
  const length = parts.slice(first + 1).findIndex(ends);
  return parts.slice(first, length < 0 ? undefined : first + 1 + length);
}

// Where the text may be divided: after a mark that is neither in code nor within parentheses, if what follows can begin
// something new.
function divided(text, mark, beginning) {
  const pieces = [];
  let depth = 0;
  let begin = 0;
  let isCode = false;
  for (let at = 0; at < text.length; ++at) {
    if (text[at] === '`') isCode = !isCode;
    if (isCode) continue;
    depth = Math.max(0, depth + (text[at] === '(') - (text[at] === ')'));
    const end = /^.(\*?) (.)/.exec(text.slice(at, at + 4));
    if (depth > 0 || text[at] !== mark || !end || !beginning.test(end[2])) continue;
    pieces.push(text.slice(begin, at + 1 + end[1].length).trim());
    begin = at + 1 + end[1].length;
  }
  return [...pieces, text.slice(begin).trim()].filter((piece) => piece !== '');
}

// Sentences, the long ones in their clauses.
const sentencesOf = (text) => divided(text, '.', /["(*`A-Z]/)
  .flatMap((sentence) => (sentence.length > 200 ? divided(sentence, ';', /./) : [sentence]));

const isTitle = (sentence) => /^\*[^*]+[.?]\*$/.test(sentence);

const namesAny = (sentence) => /`(?:[a-z-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)+`/.test(sentence);

// The sentences that name the finding, after the title, and after the first one where that speaks of no other finding; if
// none does, the first ones, as far as they are short.
function chosen(sentences, name) {
  const names = [`\`${name}\``, `\`${name.split('/')[1]}\``];
  const naming = sentences.map((sentence) => names.some((one) => sentence.includes(one)));
  if (naming.includes(true)) {
    const isLead = (index) => index === 0 || index === 1 && isTitle(sentences[0]) && !namesAny(sentences[1]);
    return naming.map((picked, index) => picked || isLead(index));
  }
  let length = 0;
  return sentences.map((sentence, index) => {
    const isFirst = index === 0 || isTitle(sentences[0]) && index === 1;
    length += sentence.length;
    return isFirst || length < 200;
  });
}

function joined(sentences, picked) {
  let text = '';
  sentences.forEach((sentence, index) => {
    if (!picked[index]) return;
    const gap = index === 0 || picked[index - 1] || index === 1 && isTitle(sentences[0]) ? ' ' : ' ... ';
    text += `${text === '' ? '' : gap}${sentence}`;
  });
  return text.replace(/[;,]$/, '.');
}

// Of a section its title, and where it names the finding.
function sectionQuoted([{title}, ...parts], name) {
  const names = [`\`${name}\``, `\`${name.split('/')[1]}\``];
  const own = parts.filter(({text, isRow}) => !isRow || names.some((one) => text.slice(0, text.indexOf(':')).includes(one)));
  const sentences = [`*${title}.*`, ...own.flatMap(({text}) => sentencesOf(text))];
  const picked = sentences.map((sentence, index) => index === 0 || names.some((one) => sentence.includes(one)));
  return joined(sentences, picked);
}

// Lines of 120 columns, code undivided. What would begin a list or a heading stays beside the word before it.
function wrapped(text) {
  const words = text.match(/(?:`[^`]*`|[^` ])+(?: (?:[-+*#>|]\S*|\d+[.)])(?= |$))*/g);
  return words.reduce((lines, word) => {
    const column = lines.length - lines.lastIndexOf('\n') - 1;
    return column + 1 + word.length <= 120 ? `${lines} ${word}` : `${lines}\n  ${word}`;
  });
}

const id = String.raw`(?:[A-Z]\d{1,2}(?:[a-i]|\.\d{1,2})?|\d(?:\.\d{1,2})?)`;

export class Rules {
  #documents = new Map();
  #citation;

  constructor(folder) {
    for (const file of readdirSync(folder).filter((one) => one.endsWith('.md') && one !== 'README.md')) {
      this.#documents.set(basename(file, '.md'), partsOf(readFileSync(join(folder, file), 'utf8')));
    }
    const names = [...this.#documents.keys()].sort((a, b) => b.length - a.length).join('|');
    this.#citation = new RegExp(`^(${names}) (${id}(?:(?:,? and | to |, )${id})*)$`);
  }

  // What a piece of code in a page cites, as [document, id]; nothing if it is not a citation.
  cited(code) {
    const [, document, ids] = this.#citation.exec(code) ?? [];
    return document === undefined ? [] : ids.split(/,? and | to |, /).map((one) => [document, one]);
  }

  // A list of what a page under docs/diagnostics cites, each with its link; empty if it cites nothing.
  quotedIn(page, name) {
    const codes = page.replace(/^```[\s\S]*?^```/gm, '').match(/`[^`\n]+`/g) ?? [];
    const lines = codes.flatMap((code) => this.cited(code.slice(1, -1))).map(([document, rule]) =>
      wrapped(`- [${document} ${rule}](../../spec/${document}.md#${rule}): ${this.quoted(document, rule, name)}`));
    return [...new Set(lines)].join('\n');
  }

  // The rule's own words, those about the finding first of all.
  quoted(document, rule, name) {
    const parts = extentOf(this.#documents.get(document), rule);
    if (parts === undefined) throw new Error(`${name} cites ${document} ${rule}, which is not there`);
    if (parts[0].title !== undefined) return sectionQuoted(parts, name);
    const sentences = parts.flatMap(({text}) => sentencesOf(text));
    return joined(sentences, chosen(sentences, name));
  }
}
