// Which pages are found by some words. It needs no server: the index is a script beside it.
(() => {
  'use strict';

  // A word may be found in a title, in a summary, or elsewhere; the first counts most.
  const index = window.plyglotIndex.map(([path, title, summary, name, more]) =>
    ({path, title, summary, fields: [title, summary, name, more].map((text) => text.toLowerCase())}));

  function weight({fields: [title, summary, name, more]}, word) {
    if (title === word || name === word) return 16;
    if (title.split(/[^\p{L}\p{N}]+/u).includes(word)) return 8;
    if (title.startsWith(word)) return 6;
    if (title.includes(word)) return 4;
    if (summary.includes(word)) return 2;
    return more.includes(word) ? 1 : 0;
  }

  // Every word must be found. Pages that are found alike stay in the order of the index.
  window.plyglotFind = (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return index
      .map((page) => ({page, weights: words.map((word) => weight(page, word))}))
      .filter(({weights}) => weights.every((one) => one > 0))
      .map(({page, weights}) => ({page, sum: weights.reduce((sum, one) => sum + one)}))
      .sort((a, b) => b.sum - a.sum)
      .map(({page}) => page);
  };
})();
