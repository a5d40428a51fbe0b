#pragma once
// Records as text (hive-notations 5).

#include "hive/spelling/move_texts.hpp"

namespace plyglot::hive::thehive {

struct PrintOptions {
  References references = References::canonical;
  // Whether each move gets its number.
  bool has_numbers = false;
  // hive-notations X2: whether the game is turned so that the second piece is east of the first.
  bool is_turned = false;
};

// Appends the plies, one per line, with the comments in their places, and without the last line end.
void print(const Record& record, const PrintOptions& options, std::string& out);

}  // namespace plyglot::hive::thehive
