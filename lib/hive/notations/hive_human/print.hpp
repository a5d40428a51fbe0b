#pragma once
// Records as text (hive-human 4).

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::hive_human {

// Without the last line end.
void print(const Record& record, std::string& out);

// Whether a tag is written as it is: three names have a meaning of their own (K11), and no text has line ends.
inline bool can_say(const Tag& tag) {
  const bool has_meaning = tag.key == "ExpansionPieces" || tag.key == "GameType" || tag.key == "Result";
  return !has_meaning && tag.value.find_first_of("\r\n") == std::string::npos;
}

}  // namespace plyglot::hive::hive_human
