// Tags of a record, and what must hold of their values (hopgi 7.1).
import {broken} from './text.mjs';

export const results = ['1-0', '0-1', '1/2-1/2', '*'];

const unescape = (value) => value.replace(/\\(["\\])/g, '$1');

// The first tag of a name counts.
export const tagOf = (tags, name) => tags.find((tag) => tag.name === name);

export function valueOf(tags, name) {
  const tag = tagOf(tags, name);
  return tag === undefined ? undefined : unescape(tag.value);
}

const daysIn = (year, month) => {
  if (month === 2) return year === undefined || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

// YYYY.MM.DD, in which a field that is not known is all `?`.
function isDate(value) {
  const match = /^(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(value);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map((field) => (field.startsWith('?') ? undefined : Number(field)));
  if (month !== undefined && (month < 1 || month > 12)) return false;
  return day === undefined || (day >= 1 && day <= daysIn(year, month));
}

export function checkTags(tags, findings) {
  const warnOfValue = (name, tag) => findings.warning(name, tag.valueAt, tag.valueAt + tag.value.length);
  for (const tag of tags.filter((tag) => tagOf(tags, tag.name) !== tag)) {
    findings.warning('hopgi/duplicate-tag', tag.nameAt, tag.nameAt + tag.name.length);
  }
  const first = new Map();
  for (const tag of tags.filter((tag) => tagOf(tags, tag.name) === tag)) {
    const name = tag.name.toLowerCase();
    if (!first.has(name)) first.set(name, tag);
    else if (first.get(name).value !== tag.value) findings.warning('hopgi/duplicate-tag', tag.nameAt, tag.nameAt + tag.name.length);
  }
  const variant = valueOf(tags, 'Variant');
  if (variant !== undefined && variant.toLowerCase() !== 'hopgi') broken('other-variant');
  const result = valueOf(tags, 'Result');
  const isResult = result === undefined || results.includes(result);
  if (!isResult) warnOfValue('hopgi/bad-result-tag', tagOf(tags, 'Result'));
  const date = valueOf(tags, 'Date');
  if (date !== undefined && !isDate(date)) warnOfValue('hopgi/bad-date', tagOf(tags, 'Date'));
}
