#pragma once
// The options of Hexix (hexix 6).

#include "hexix/verdicts/open_rules.hpp"
#include "notation/options.hpp"

#include <plyglot/hexix_record.hpp>

#include <array>

namespace plyglot::hexix {

extern const std::array<notation::OptionRow, 5> option_rows;
constexpr notation::OptionTable option_table() { return {option_rows.data(), option_rows.size()}; }

// `numbers` and `values`.
enum class Writing : std::uint8_t { keep, on, off };

struct Options : OpenRules {
  Dialect dialect = Dialect::v2024;
  Writing numbers = Writing::keep;
  Writing values = Writing::keep;
};
Options options_of(const notation::OptionValues& values);

}  // namespace plyglot::hexix
