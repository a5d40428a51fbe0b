// The smallest single change that makes one text the other, so that the cursor stays where it is if it can.
export function changeBetween(before, after) {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) ++same;
  let end = 0;
  while (end < most - same && before[before.length - 1 - end] === after[after.length - 1 - end]) ++end;
  return {from: same, to: before.length - end, insert: after.slice(same, after.length - end)};
}
