#pragma once
// Records as text (hive-human 4).

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::hive_human {

// Without the last line end.
void print(const Record& record, std::string& out);

// Whether a tag is written as it is: two names have a meaning of their own (K11), and no text has line ends.
inline bool can_say(const Tag& tag) {
  return tag.key != "ExpansionPieces" && tag.key != "Result" && tag.value.find_first_of("\r\n") == std::string::npos;
}

}  // namespace plyglot::hive::hive_human
