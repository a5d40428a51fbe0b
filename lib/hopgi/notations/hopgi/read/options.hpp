#pragma once
// The options of records of Hopgi (hopgi 6).

#include "hopgi/spelling/short_move.hpp"
#include "notation/options.hpp"

#include <plyglot/diagnostic.hpp>

#include <array>

namespace plyglot::hopgi::record {

extern const std::array<notation::OptionRow, 3> option_rows;
constexpr notation::OptionTable option_table() { return {option_rows.data(), option_rows.size()}; }

struct Options {
  MoveForm moves = MoveForm::with_origin;
  // In code points; 0 for lines that are not filled.
  std::uint32_t line_width = 79;
  // R17: severity of `linked-king-missing`.
  diagnostics::Severity linked_kings = diagnostics::Severity::error;
};
Options options_of(const notation::OptionValues& values);

}  // namespace plyglot::hopgi::record
