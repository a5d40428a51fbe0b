// The kinds of tokens (annotations::TokenKind), in their order: what the language server calls each (semantic tokens),
// and the scope by which themes colour it. Grammars and the manifest take both from here.

/** @typedef {{kind: string, type: string, scope: string, description: string}} Kind */

/** @type {Kind[]} */
export const kinds = [
  {kind: 'comment', type: 'comment', scope: 'comment', description: 'A comment.'},
  {kind: 'number', type: 'number', scope: 'constant.numeric', description: 'The number of a turn, a move or a ply.'},
  {kind: 'piece', type: 'variable', scope: 'variable.other', description: 'A piece, and what is said of it.'},
  {kind: 'place', type: 'type', scope: 'entity.name.type', description: 'A cell, a square, a system.'},
  {kind: 'player', type: 'parameter', scope: 'variable.parameter', description: 'A side, a seat, who is to move.'},
  {kind: 'mark', type: 'operator', scope: 'keyword.operator', description: 'A direction, a contact, a sign of taking or praise.'},
  {kind: 'separator', type: 'punctuation', scope: 'punctuation.separator', description: 'What stands between other tokens and around them.'},
  {kind: 'key', type: 'property', scope: 'variable.other.property', description: 'The name of a header.'},
  {kind: 'value', type: 'string', scope: 'string.unquoted', description: 'What a header says.'},
  {kind: 'result', type: 'enumMember', scope: 'variable.other.enummember', description: 'How a game has ended.'},
  {kind: 'keyword', type: 'keyword', scope: 'keyword.control', description: 'A verb, or what is written for a ply without a move.'},
  {kind: 'unreadable', type: 'unreadable', scope: 'invalid.illegal', description: 'What cannot be read.'},
];

/** Types that the protocol does not have, with one of its types that is like them. */
const super_types = new Map([
  ['separator', 'operator'],
  ['unreadable', 'regexp'],
]);

/** @param {string} kind */
export function superTypeOf(kind) {
  return super_types.get(kind);
}

const scopes = new Map(kinds.map(({kind, scope}) => [kind, scope]));

/**
 * The scope of a kind in a language.
 * @param {string} kind
 * @param {string} language
 */
export function scopeOf(kind, language) {
  return `${scopes.get(kind)}.${language}`;
}
