// The canonical form (hexix 5).
import {gapsOf, isNumbered, prefixWidth} from './records.mjs';
import {writePly} from './rules.mjs';

// hexix 5.7
const refusals = ['not-utf8', 'control-char', 'bad-header', 'remark', 'bad-move', 'unknown-cell', 'missing-action', 'extra-token',
  'bad-value', 'unexpected-value', 'bad-suffix'];

function writeItem(item, dialect) {
  if (!item?.move) return '...';
  const {ply, suffix} = item.move;
  return writePly(ply, dialect) + (ply.value ?? '') + suffix;
}

// hexix 5.4
function writeRow({blue, red}, isOnlyRow, dialect) {
  if (!red) return writeItem(blue, dialect);
  if (isOnlyRow && !blue?.move && red.move) return `...${writeItem(red, dialect)}`;
  return `${writeItem(blue, dialect).padEnd(6)} ${writeItem(red, dialect)}`;
}

// hexix 5.6
const withComment = (text, {comment}, prefix) => (comment ? `${text.padEnd(prefix + 14)}${comment}` : text);

// The comment lines of a gap and its divider, if one is due (hexix 5.3).
function writeGap({isDue, lines}, prefix) {
  const hyphens = '-'.repeat(13 + prefix);
  const kept = isDue ? lines.find(({kind}) => kind === 'divider') : undefined;
  const written = lines
    .map((entry) => (entry === kept ? withComment(hyphens, entry.line, prefix) : entry.line.comment))
    .filter((text) => text);
  return isDue && !kept ? [hyphens, ...written] : written;
}

function writeRecord(record, dialect) {
  const {rows} = record;
  const numbered = isNumbered(record);
  const prefix = numbered ? prefixWidth(rows.length) : 0;
  const written = [];
  for (const gap of gapsOf(record)) {
    const {kind, line, row} = gap.before;
    const number = numbered && row ? `${gap.rowCount}. `.padStart(prefix) : ' '.repeat(prefix);
    const text = kind === 'header' ? 'Blue   Red' : writeRow(row, rows.length === 1, dialect);
    written.push(withComment(number + text, line, prefix), ...writeGap(gap, prefix));
  }
  return written;
}

// The comments of a lead or tail, with one blank line for each run of them (hexix 5.1).
function writeLead(lines) {
  const written = [];
  for (const {kind, line} of lines) {
    if (kind === 'blank' && written.length > 0 && written.at(-1) !== '') written.push('');
    if (line.comment) written.push(line.comment);
  }
  return written;
}

// The canonical text, or the text itself if the formatter refuses it.
export function format(bytes, {records, tail}, findings, dialect) {
  if (findings.has(...refusals) || records.some(({restart}) => restart > 0)) return bytes;
  const blocks = records.map((record) => [...writeLead(record.lead), ...writeRecord(record, dialect)]);
  const end = writeLead(tail);
  if (end.at(-1) === '') end.pop();
  if (end.length > 0) blocks.push(end);
  return blocks.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
}
