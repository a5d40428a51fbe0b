#pragma once
// What is found in the bytes, the layout and the words of a record: hexix 7.

#include "hexix/notations/hexix/check/scope.hpp"

namespace plyglot::hexix {

// Of the file's bytes: `not-utf8`, `crlf`, `control-char`.
void find_in_bytes(const Scope& scope);
// `tab`.
void find_tabs(const Scope& scope);
// `trailing-space` and `final-newline`.
void find_at_line_ends(const Scope& scope);
// `bad-header` and `headerless-record`.
void find_in_headers(const Scope& scope);
// `column`.
void find_in_columns(const Scope& scope);
// `divider-length`, `divider-place`, `divider-missing`.
void find_in_dividers(const Scope& scope);
// `number-format`, `wrong-number`, `number-missing`.
void find_in_numbers(const Scope& scope);
// Of rows and their words, from `bad-ellipsis` to `extra-token`.
void find_in_rows(const Scope& scope);
// Of one move, from `unknown-cell` to `bad-suffix`.
void find_in_move(const Scope& scope, const RowNode& row, const ItemNode& item);
// `bad-position` and `misplaced-position`.
void find_in_positions(const Scope& scope);

// All of them, in a record or in what stands between records.
void find_all(const Scope& scope);

}  // namespace plyglot::hexix
