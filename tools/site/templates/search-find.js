// Which pages are found by some words, those first that hold them in their titles. It needs no server: the index is a
// script beside it.
(() => {
  'use strict';

  const {options, index} = window.plyglotSearch;
  const search = window.MiniSearch.loadJS(index, options);
  const boost = {title: 8, name: 12, summary: 3, more: 2};
  // The beginning of a word finds it, and so does a long word with a typing error.
  const how = {boost, prefix: true, fuzzy: (term) => (term.length > 5 ? 0.2 : 0), weights: {fuzzy: 0.2, prefix: 0.5}};

  // All words, or, where no page has them all, some.
  window.plyglotFind = (text) => {
    const words = text.trim().toLowerCase();
    if (words === '') return [];
    const all = search.search(words, {...how, combineWith: 'AND'});
    const found = all.length > 0 ? all : search.search(words, how);
    const isNamed = (page) => [page.name, page.title].some((name) => name.toLowerCase() === words);
    const pages = found.map(({id, title, name, summary}) => ({path: id, title, name, summary}));
    return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
  };
})();
