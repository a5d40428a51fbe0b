#pragma once
// The options of records of Hopgi (hopgi 6).

#include "notation/options.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::hopgi::record {

notation::OptionTable option_table();

// How moves are written.
enum class MoveForm : std::uint8_t {
  // `Pd2-c3`.
  with_origin,
  // `dc3`.
  short_form,
};

struct Options {
  MoveForm moves = MoveForm::with_origin;
  // In code points; 0 for lines that are not filled.
  std::uint32_t line_width = 79;
  // R17: severity of `linked-king-missing`.
  diagnostics::Severity linked_kings = diagnostics::Severity::error;
};
Options options_of(const notation::OptionValues& values);

}  // namespace plyglot::hopgi::record
