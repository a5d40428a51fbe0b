#pragma once
// A second reader of GameStrings, written from hive-notations 4.1 and 4.2 alone, without a line of the library. It
// knows strictly written texts only (hive-notations 3.1): what it reads must have no fault of syntax.

#include "naive/hive_rules/position.hpp"

namespace plyglot::naive::hive_records {

struct Finding {
  std::string name;
  std::string severity;
  // Bytes of the line.
  std::size_t start = 0;
  std::size_t end = 0;
};

struct Reading {
  // In the order of the moves; those about the header come last.
  std::vector<Finding> findings;
  // That were played.
  std::vector<hive_rules::Move> plies;
  // After them.
  std::string outcome;
  // Where the first move that is not played ends, and with it this reading: on what the text goes on then
  // (hive-notations N9) is not read a second time. The end of the text if all are played.
  std::size_t end = 0;
};

// Whether a text is in the strict grammar (hive-notations 3.1), so that it can be read.
bool is_strict(const std::string& text);

Reading read_game_string(const std::string& text);

}  // namespace plyglot::naive::hive_records
