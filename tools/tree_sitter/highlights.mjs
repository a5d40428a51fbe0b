// The colours of nodes, as queries of tree-sitter: by the kinds that the language server knows.

// What editors call the kinds (tools/vscode/grammars/kinds.mjs).
/** @type {Record<string, string>} */
export const captures = {
  comment: 'comment',
  number: 'number',
  piece: 'variable',
  place: 'type',
  player: 'variable.parameter',
  mark: 'operator',
  separator: 'punctuation.delimiter',
  key: 'property',
  value: 'string',
  result: 'constant',
  keyword: 'keyword',
  unreadable: 'error',
};

/**
 * @param {Map<string, unknown>} rules
 * @param {Set<string>} nodes
 * @param {Map<string, string>} kinds
 */
export function highlights(rules, nodes, kinds) {
  const shown = [...rules.keys()].filter((name) => nodes.has(name) && kinds.has(name));
  return shown.map((name) => `(${name}) @${captures[/** @type {string} */ (kinds.get(name))]}\n`).join('');
}
