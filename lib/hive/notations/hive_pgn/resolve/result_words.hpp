#pragma once
// The words for results that people write (hive-notations P4).

#include "hive/reading/uhp_moves/dialect.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::hive_pgn {

struct ResultWord {
  Outcome outcome;
  // One of the five words of UHP, or one that the dialect has besides.
  bool is_strict;
};

// None if the text is not a result.
std::optional<ResultWord> outcome_of(std::string_view text, uhp::Dialect dialect);

}  // namespace plyglot::hive::hive_pgn
