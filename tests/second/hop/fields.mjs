// The fields of a string (hop T2, T3): each with its `text` and where that begins in the whole.
import {HopError} from './gametype.mjs';

export const player = /^[wb]([0-5]?m?)$/i;

function trimmed(text, start, note) {
  const [, before, field, after] = /^([ \t]*)([^]*?)([ \t]*)$/.exec(text);
  const fieldStart = start + before.length;
  const fieldEnd = fieldStart + field.length;
  if (before) note('space-around-field', start, fieldStart);
  if (after) note('space-around-field', fieldEnd, fieldEnd + after.length);
  return {text: field, start: fieldStart, wholeStart: start};
}

export function readFields(text, note) {
  const fields = [];
  let start = 0;
  for (const part of text.split(',')) {
    fields.push(trimmed(part, start, note));
    start += part.length + 1;
  }
  if (fields.length > 3) throw new HopError('too-many-fields');
  if (fields.length === 3) return {gametype: fields[0], topology: fields[1], player: fields[2]};
  const [first, second] = fields;
  const isPlayer = second && (second.text === '' || player.test(second.text));
  if (!second || (!isPlayer && /^(base|ultimate)/i.test(first.text))) throw new HopError('missing-player-field');
  return {gametype: null, topology: first, player: second};
}
