// Lines to records (hexix 2), and the layout that a record should have.
import {readPosition} from './board.mjs';
import {Findings} from './findings.mjs';
import {readRow} from './row.mjs';
import {eachMatch, wordsOf} from './text.mjs';

function kindOf({body, comment}) {
  const words = body.trim().split(/[ \t]+/);
  if (words[0] === '') return comment ? 'comment' : 'blank';
  if (words.length === 1 && /^--+$/.test(words[0])) return 'divider';
  if (isHeader(words)) return 'header';
  const isNumberAlone = words.length === 1 && /^[0-9]+\.?$/.test(words[0]);
  return isNumberAlone || /[A-Za-z][0-9]|\.\.|\xE2\x80\xA6/.test(body) ? 'row' : 'remark';
}

// hexix 2: after the name of a side comes the other one, or no word that begins with a letter.
function isHeader([first, ...others]) {
  const sides = ['blue', 'red'];
  const side = sides.indexOf(first.toLowerCase());
  const next = others.find((word) => /^[A-Za-z]/.test(word));
  return side >= 0 && (next === undefined || next.toLowerCase() === sides[1 - side]);
}

// hexix 7, `empty-file`: it takes the place of `final-newline`.
export function checkEmptyFile(bytes, findings) {
  const [mark] = /^(\xEF\xBB\xBF)?/.exec(bytes);
  if (/[^\x00-\x20\x7F]/.test(bytes.slice(mark.length))) return;
  findings.remove('final-newline');
  findings.add('empty-file', mark.length, bytes.length);
}

// hexix R4: the row of the line before it once more, with a ply that cannot be made twice.
function isRepetition({line, row}, before) {
  if (before?.kind !== 'row' && !before?.isRepetition) return false;
  const [words, wordsBefore] = [line, before.line].map((one) => wordsOf(one).map(({text}) => text));
  if (wordsBefore.join(' ') !== words.join(' ') || words.length > row.items.length + (row.number ? 1 : 0)) return false;
  return row.items.some(({move}) => ['place', 'capture'].includes(move?.ply?.kind)) && !row.isJoined;
}

// A file is a list of records and a tail. A record has the lines of its `lead`, with the blank ones, and those of its
// `body`: `{kind, line}`, of a row also `row`.
export function readRecords(lines, dialect, findings) {
  const records = [];
  let lead = [];
  let open = null;
  let wasBlank = false;
  const repetitions = new Set();
  const begin = () => {
    open = {lead, body: [], rows: [], header: null, isAfterBlank: wasBlank};
    records.push(open);
    lead = [];
  };
  for (const line of lines) {
    const entry = {kind: kindOf(line), line};
    const beforeComment = line.text.slice(0, line.commentAt - line.start);
    if (entry.kind !== 'remark') {
      eachMatch(/\t+/g, beforeComment, line.start, (from, to) => findings.add('tab', from, to));
    }
    if (entry.kind === 'header' || (entry.kind === 'row' && !open)) begin();
    if (entry.kind === 'blank') open = null;
    wasBlank ||= entry.kind === 'blank';
    if (entry.kind === 'remark') {
      const words = wordsOf(line);
      const mayBePlay = words.some(({text}) => /^[A-Ga-g][v^+]+$/.test(text));
      findings.add('remark', words[0].start, words.at(-1).start + words.at(-1).text.length, mayBePlay ? 'error' : undefined);
    }
    if (entry.kind === 'header') open.header = line;
    if (entry.kind === 'row') {
      const own = new Findings();
      entry.row = readRow(line, dialect, own);
      if (isRepetition(entry, open.body.at(-1))) {
        const words = wordsOf(line);
        Object.assign(entry, {kind: 'remark', isRepetition: true});
        if (!open.body.at(-1).isRepetition) open.repetition = {start: words[0].start};
        open.repetition.end = words.at(-1).start + words.at(-1).text.length;
        repetitions.add(open.repetition);
      } else {
        findings.list.push(...own.list);
        entry.row.isAfterRepetition = open.body.at(-1)?.isRepetition ?? false;
        open.rows.push(entry.row);
      }
    }
    (open ? open.body : lead).push(entry);
    if (open) wasBlank = false;
  }
  for (const {start, end} of repetitions) findings.add('bad-move', start, end);
  records.forEach(readStart);
  return {records, tail: lead};
}

// The position that the comment of a line gives, if it is a position line (hexix R13).
export function positionLine({kind, line}) {
  if (kind !== 'comment' && kind !== 'divider') return null;
  const match = /^#[ \t]*position:[ \t]*/.exec(line.text.slice(line.commentAt - line.start));
  if (!match) return null;
  const {comment, commentAt} = line;
  const text = comment.slice(match[0].length);
  const start = commentAt + match[0].length;
  return {text, start, end: start + text.length, commentAt, commentEnd: commentAt + comment.length};
}

function readStart(record) {
  const hasNumber = (row, value) => row?.number?.isWellFormed && row.number.value === value;
  const {rows} = record;
  record.restart = rows.findIndex((row, index) => index > 1 && hasNumber(row, 1) && hasNumber(rows[index + 1], 2));
  const firstRow = record.body.findIndex(({kind}) => kind === 'row');
  const early = [...record.lead, ...(firstRow < 0 ? record.body : record.body.slice(0, firstRow))];
  const late = firstRow < 0 ? [] : record.body.slice(firstRow);
  const [positionStart = null, ...second] = early.map(positionLine).filter(Boolean);
  record.positionLine = positionStart;
  record.misplaced = [...second, ...late.map(positionLine).filter(Boolean)];
  record.start = positionStart && readPosition(positionStart.text);
}

export const isNumbered = ({rows}) => rows.some(({number}) => number);
export const prefixWidth = (rowCount) => String(rowCount).length + 2;

// hexix 5.3: a record with dividers has one after its header and after each fifth row that has a row after it. The
// body as gaps: the entry before each one, whether a divider is due in it, and its comment lines and dividers.
export function gapsOf({body, rows, header}) {
  const hasDividers = Boolean(header) || body.some(({kind}) => kind === 'divider');
  const gaps = [];
  let rowCount = 0;
  for (const entry of body) {
    if (entry.kind === 'row') rowCount += 1;
    if (entry.kind === 'header' || entry.kind === 'row') {
      const isDue = entry.kind === 'header' || (rowCount % 5 === 0 && rowCount < rows.length);
      gaps.push({before: entry, rowCount, isDue: hasDividers && isDue, lines: []});
    } else {
      gaps.at(-1).lines.push(entry);
    }
  }
  return gaps;
}

export const headerWords = (line) => wordsOf(line).map(({text}) => text).join(' ');
