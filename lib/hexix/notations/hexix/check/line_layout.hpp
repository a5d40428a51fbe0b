#pragma once
// How a line is set in its columns: hexix 5.2, 5.4 and 5.6, as edits.

#include "hexix/notations/hexix/check/checks.hpp"

namespace plyglot::hexix {

// What belongs in front of a ply of Red that is alone in its row.
enum class BlueSlot : std::uint8_t { blanks, ellipsis };

// Which number a row gets: the one that is written, if there is one, or the one of its place in the record.
enum class RowNumber : std::uint8_t { written, right };

// Sets a row in its columns. Blanks with a control byte among them are left as they are. Empty if there is nothing to
// do.
std::vector<diagnostics::Edit> row_layout(const Scope& scope, const RowNode& row, BlueSlot slot = BlueSlot::blanks,
                                          RowNumber number = RowNumber::written);

// Whether that writes what belongs in front of the row's first word.
bool can_write_prefix(const Scope& scope, const RowNode& row);

// The same for the header, whose words are the two of its content.
std::vector<diagnostics::Edit> header_layout(const Scope& scope, const LineNode& line);

// Where a word at `offset` begins once the edits, which are all before it, are made.
std::uint32_t moved(std::uint32_t offset, const std::vector<diagnostics::Edit>& edits);

// Changes inside the first of two words, and puts as many spaces after it as keep the second in its place.
std::vector<diagnostics::Edit> with_second_in_place(const Scope& scope, const RowNode& row,
                                                    std::vector<diagnostics::Edit> edits);

}  // namespace plyglot::hexix
