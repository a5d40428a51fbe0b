// Which rules of the grammars are which tokens: what the language server knows, read from where it is written
// (token_rules.cpp in the folders of the notations). Those files hold tables of constants and nothing else.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const table = /constexpr notation::TokenRule (\w+)\[\] = \{([^;]*)\};/g;
const row = /\{\s*(?:annotations::)?TokenKind::(\w+),\s*((?:"[^"]*"\s*)+)\}/g;

/**
 * The kinds of tokens by the names of rules.
 * @param {string} top of the project
 * @param {string[]} tables such as `lib/hive/notations/uhp/token_rules.cpp#own_tokens`
 * @returns {Map<string, string>}
 */
export function tokenKinds(top, tables) {
  const kinds = new Map();
  for (const place of tables) {
    const [path, name] = place.split('#');
    const found = [...readFileSync(join(top, path), 'utf8').matchAll(table)].find((match) => match[1] === name);
    if (!found) throw new Error(`there is no table ${place}`);
    for (const [, kind, quoted] of found[2].matchAll(row)) {
      const names = [...quoted.matchAll(/"([^"]*)"/g)].map((match) => match[1]).join('');
      // The first row that has a rule decides.
      for (const rule of names.split(' ')) if (!kinds.has(rule)) kinds.set(rule, kind);
    }
  }
  return kinds;
}
