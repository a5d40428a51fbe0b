// What the search box looks in: a script, since a page that is opened as a file may not read other files.
export function addSearchIndex(site) {
  const rows = [...site.pages].map(([path, {title, summary, name, search}]) => [path, title, summary, name, search]);
  site.file('search-index.js', `window.plyglotIndex = [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n];\n`);
}
