// How many plies of a record can be played: the largest number for which there is a board. The package says so for one
// number at a time, and halving finds it in some thirty questions.
const largest = 1 << 24;

export function playLength(hasBoardAt) {
  if (!hasBoardAt(0)) return 0;
  let some = 0;
  let none = 1;
  while (none < largest && hasBoardAt(none)) {
    some = none;
    none *= 2;
  }
  while (none - some > 1) {
    const middle = Math.floor((some + none) / 2);
    if (hasBoardAt(middle)) some = middle;
    else none = middle;
  }
  return some;
}
