// The parser of a grammar, in C: `node tools/tree_sitter/parser/emit.mjs GRAMMAR.JSON...` writes `parser.c` beside each.
import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {statesOf} from './automaton.mjs';
import {NormalForm} from './normal_form.mjs';
import {tablesOf} from './tables.mjs';

/** @typedef {import('./normal_form.mjs').Sign} Sign */

/**
 * As many on a line as there is space for.
 * @param {(string | number)[]} items
 */
function listed(items) {
  const lines = [];
  let line = ' ';
  for (const item of items) {
    if (line.length + `${item}`.length > 118) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${item},`;
  }
  return `{\n${[...lines, line].join('\n')}\n}`;
}

/**
 * A table in C.
 * @param {string} type
 * @param {string} name
 * @param {(string | number)[]} items
 */
const table = (type, name, items) => `static const ${type} ${name}[] = ${listed(items)};\n`;

/** The characters of all tokens, in their order. @param {Sign[]} signs */
function rangesOf(signs) {
  const ranges = signs.flatMap((sign, index) => sign.ranges.map(([first, last]) => ({first, last, index})));
  return ranges.sort((a, b) => a.first - b.first);
}

/** @param {Sign} sign */
function kindOf({name, is_named}) {
  if (!is_named) return 'HIDDEN';
  return name.startsWith('_') ? 'HIDDEN_RULE' : 'NODE';
}

/**
 * The text of `parser.c`.
 * @param {import('./normal_form.mjs').Grammar} grammar
 */
export function parserOf(grammar) {
  const form = new NormalForm(grammar);
  const {signs, token_count} = form;
  const states = statesOf(form);
  const {actions, numbers, begins} = tablesOf(form, states);
  const ranges = rangesOf(signs);
  const is_shared = ranges.some(({first}, index) => index > 0 && first <= ranges[index - 1].last);
  if (is_shared) throw new Error(`${grammar.name}: two tokens have the same character`);
  const shown = signs.map((sign, index) => sign.shown ?? index);
  return `// The parser of ${grammar.name} for tree-sitter. Made by plyglot of grammar.json; not to be edited.
#include "tree_sitter/parser.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))
#define COUNT(number) {.entry = {.count = number, .reusable = true}}
#define TO(symbol, parts) REDUCE(symbol, parts, .production_id = 0)
#define HIDDEN {false, false, false}
#define HIDDEN_RULE {false, true, false}
#define NODE {true, true, false}

${table('char* const', 'names', shown.map((index) => JSON.stringify(signs[index].name)))}
${table('TSSymbolMetadata', 'kinds', shown.map((index) => kindOf(signs[index])))}
// As which symbol each one is shown.
${table('TSSymbol', 'shown', shown)}
${table('TSParseActionEntry', 'actions', actions)}
${table('uint16_t', 'rows', numbers)}
${table('uint32_t', 'row_begins', begins)}
${table('TSStateId', 'states', begins.map((_, index) => index))}
static const TSLexMode modes[LENGTH(states)];
static const uint16_t no_aliases[] = {0};

// The characters of each token, in their order.
static const struct {
  int32_t first, last;
  TSSymbol token;
} characters[] = ${listed(ranges.map(({first, last, index}) => `{${first}, ${last}, ${index}}`))};

static bool read_token(TSLexer* lexer, TSStateId state) {
  (void)state;
  if (lexer->eof(lexer)) {
    lexer->result_symbol = ts_builtin_sym_end;
    lexer->mark_end(lexer);
    return true;
  }
  size_t begin = 0;
  size_t end = LENGTH(characters);
  while (begin < end) {
    const size_t middle = (begin + end) / 2;
    if (lexer->lookahead > characters[middle].last) {
      begin = middle + 1;
    } else if (lexer->lookahead < characters[middle].first) {
      end = middle;
    } else {
      lexer->result_symbol = characters[middle].token;
      lexer->advance(lexer, false);
      lexer->mark_end(lexer);
      return true;
    }
  }
  return false;
}

#ifdef _WIN32
__declspec(dllexport)
#endif
const TSLanguage* tree_sitter_${grammar.name}(void) {
  static const TSLanguage language = {
      .version = 14,
      .symbol_count = LENGTH(names),
      .token_count = ${token_count},
      .state_count = LENGTH(states),
      .production_id_count = 1,
      .small_parse_table = rows,
      .small_parse_table_map = row_begins,
      .parse_actions = actions,
      .symbol_names = names,
      .symbol_metadata = kinds,
      .public_symbol_map = shown,
      .alias_map = no_aliases,
      .lex_modes = modes,
      .lex_fn = read_token,
      .primary_state_ids = states,
  };
  return &language;
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of process.argv.slice(2)) {
    const text = parserOf(JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(join(dirname(path), 'parser.c'), text);
  }
}
