// The search box: what is typed is looked up at once, and keys walk through what is found.
(() => {
  'use strict';
  const place = document.getElementById('search');
  const top = place.dataset.top;
  const most = 12;

  const make = (name, attributes = {}, text = '') => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };

  const input = make('input', {
    type: 'search', role: 'combobox', 'aria-label': 'Search the documentation', 'aria-controls': 'search-list',
    'aria-expanded': 'false', 'aria-autocomplete': 'list', autocomplete: 'off', placeholder: 'Search (press /)',
  });
  const list = make('ul', {id: 'search-list', role: 'listbox', 'aria-label': 'Pages found', hidden: ''});
  const status = make('p', {role: 'status'});
  place.append(input, list, status);
  let chosen = -1;

  // What is searched in is loaded once, when somebody is about to search.
  let loading = null;
  const load = (name) => new Promise((done, failed) => {
    const script = make('script', {src: `${top}/${name}`});
    script.addEventListener('load', done);
    script.addEventListener('error', failed);
    document.head.append(script);
  });
  const ready = () => {
    loading ??= ['minisearch.js', 'search-index.js', 'search-find.js']
      .reduce((before, name) => before.then(() => load(name)), Promise.resolve());
    return loading;
  };

  function choose(next) {
    const items = [...list.children];
    chosen = items.length === 0 ? -1 : (next + items.length) % items.length;
    items.forEach((item, at) => item.setAttribute('aria-selected', String(at === chosen)));
    if (chosen < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', items[chosen].id);
    items[chosen].scrollIntoView({block: 'nearest'});
  }

  function close() {
    list.hidden = true;
    status.className = '';
    input.setAttribute('aria-expanded', 'false');
    choose(-1);
  }

  async function show() {
    await ready();
    // Somebody may have gone on while it was loaded.
    if (document.activeElement !== input) return;
    const all = window.plyglotFind(input.value);
    list.replaceChildren(...all.slice(0, most).map((entry, at) => {
      const item = make('li', {id: `search-${at}`, role: 'option', 'aria-selected': 'false'});
      const link = make('a', {href: `${top}/${entry.path}`, tabindex: '-1'}, entry.title);
      link.append(make('span', {}, entry.summary));
      item.append(link);
      return item;
    }));
    const asked = input.value.trim() !== '';
    list.hidden = all.length === 0;
    input.setAttribute('aria-expanded', String(all.length > 0));
    status.textContent = !asked ? '' : all.length > 0 ? `${all.length} pages found` : 'Nothing found';
    status.className = asked && all.length === 0 ? 'nothing' : '';
    chosen = -1;
    input.removeAttribute('aria-activedescendant');
    if (asked && all.length > 0) choose(0);
  }

  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) show();
      else choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && chosen >= 0) {
      list.children[chosen].firstChild.click();
    } else if (event.key === 'Escape' && !list.hidden) {
      close();
    } else {
      return;
    }
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  document.addEventListener('click', (event) => {
    if (!place.contains(event.target)) close();
  });
  place.addEventListener('focusout', (event) => {
    if (event.relatedTarget !== null && !place.contains(event.relatedTarget)) close();
  });
})();
