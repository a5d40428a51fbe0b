#pragma once
// Why a line that begins with `[` is no tag.

#include <string>
#include <string_view>

namespace plyglot::hive::hive_pgn {

struct BadTagReason {
  std::string message;
  std::string help;
};

// The line, without its line end, does not fit the grammar of tags (hive-notations 3.3).
BadTagReason reason_of_bad_tag(std::string_view line);

// The word behind the bracket; empty if there is none.
std::string_view key_of_bad_tag(std::string_view line);

}  // namespace plyglot::hive::hive_pgn
