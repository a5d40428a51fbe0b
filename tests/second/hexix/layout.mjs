// The diagnostics of layout (hexix 2 and 7).
import {gapsOf, headerWords, isNumbered, positionLine, prefixWidth} from './records.mjs';
import {wordsOf} from './text.mjs';

// `column`: what begins at `start` should begin at the offset `wanted` of its line; its gap begins at `gapStart`.
function checkColumn(line, start, wanted, gapStart, findings) {
  const blanksStart = Math.max(gapStart, line.start);
  const gap = line.text.slice(blanksStart - line.start, start - line.start);
  if (start - line.start !== wanted && !gap.includes('\t')) findings.add('column', blanksStart, start);
}

function checkHeader(line, prefix, findings) {
  const words = wordsOf(line);
  const end = (word) => word.start + word.text.length;
  if (headerWords(line) !== 'Blue Red') {
    const severity = /^blue red$/i.test(headerWords(line)) ? 'warning' : 'error';
    findings.add('bad-header', words[0].start, end(words.at(-1)), severity);
    return;
  }
  checkColumn(line, words[0].start, prefix, line.start, findings);
  checkColumn(line, words[1].start, prefix + 7, end(words[0]), findings);
}

const endOf = ({move, dots}) => (move ?? dots).end;

function checkNumber({number, start}, place, restart, numbered, findings) {
  if (place === restart + 1 && restart > 0) {
    findings.add('wrong-number', number.start, number.digitsEnd, 'error');
  } else if (restart < 0 || place <= restart) {
    if (numbered && !number) findings.add('number-missing', start, start);
    if (number && !number.isWellFormed) findings.add('number-format', number.start, number.dotsEnd);
    if (number?.isWellFormed && number.value !== place) findings.add('wrong-number', number.start, number.digitsEnd);
  }
}

function checkRow(row, place, numbered, prefix, findings) {
  const {line, number, items} = row;
  if (items.length === 0 || row.isNoRow || row.isJoined || (numbered && !number?.isWellFormed)) return;
  const isRed = items.length === 1 && row.red === items[0] && !row.isRedSolo;
  const first = prefix + (isRed ? 7 : 0);
  checkColumn(line, items[0].start, first, number ? number.end : line.start, findings);
  if (items.length === 2) checkColumn(line, items[1].start, prefix + 7, endOf(items[0]), findings);
}

function checkDividers(record, prefix, findings) {
  for (const {isDue, lines, before, rowCount} of gapsOf(record)) {
    const dividers = lines.filter(({kind}) => kind === 'divider').map(({line}) => line);
    const [kept] = isDue ? dividers.splice(0, 1) : [];
    dividers.forEach((line) => reportDivider('divider-place', line, findings));
    const next = record.rows[before.kind === 'header' ? 0 : rowCount];
    if (kept && kept.body !== '-'.repeat(13 + prefix)) reportDivider('divider-length', kept, findings);
    if (isDue && !kept && next) findings.add('divider-missing', next.line.start, next.line.start);
  }
}

function reportDivider(name, line, findings) {
  const [word] = wordsOf(line);
  findings.add(name, word.start, word.start + word.text.length);
}

function checkRecord(record, findings) {
  const numbered = isNumbered(record);
  const prefix = numbered ? prefixWidth(record.rows.length) : 0;
  for (const {kind, line} of record.lead) if (kind === 'divider') reportDivider('divider-place', line, findings);
  if (record.header) checkHeader(record.header, prefix, findings);
  record.rows.forEach((row, index) => {
    checkNumber(row, index + 1, record.restart, numbered, findings);
    checkRow(row, index + 1, numbered, prefix, findings);
  });
  checkDividers(record, prefix, findings);
  const {positionLine: start} = record;
  if (start && !record.start) findings.add('bad-position', start.start, start.end);
  record.misplaced.forEach(({commentAt, commentEnd}) => findings.add('misplaced-position', commentAt, commentEnd));
}

export function checkLayout({records, tail}, findings) {
  for (const record of records) {
    checkRecord(record, findings);
    if (records[0].header && !record.header && record.isAfterBlank) {
      const [{start, number, items}] = record.rows;
      findings.add('headerless-record', start, number?.end ?? endOf(items[0]));
    }
  }
  for (const entry of tail) {
    if (entry.kind === 'divider') reportDivider('divider-place', entry.line, findings);
    const late = positionLine(entry);
    if (late) findings.add('misplaced-position', late.commentAt, late.commentEnd);
  }
}
