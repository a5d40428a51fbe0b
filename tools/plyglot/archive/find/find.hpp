#pragma once
// `plyglot find`.

#include "plyglot/options/list_format.hpp"
#include "plyglot/options/options.hpp"

#include <string>

namespace plyglot::tool {

struct FindOptions {
  InputOptions input;
  SpeechOptions speech;
  // In place of texts.
  std::string index;
  // A text, or `FILE[:RECORD][@PLY]`; empty if none is asked for.
  std::string position;
  // A game that others begin like.
  std::string moves;
  // A part of a position.
  std::string pattern;
  // In which all of these are; empty if that is to be found out.
  std::string notation;
  bool mirrored = false;
  // A condition of SQL on the view `games`.
  std::string where;
  // 0 for all.
  std::uint32_t limit = 0;
  // The games themselves in this notation; empty for where they are.
  std::string to;
  std::vector<std::string> to_options;
  ListFormat format = ListFormat::human;
};

// Returns the exit status.
int find(const FindOptions& options);

}  // namespace plyglot::tool
