#pragma once
// What is said about texts in The Hive's notation, in words.

#include "support/game_session.hpp"

namespace plyglot::test {

// Each finding as `said_about` writes it.
inline std::vector<std::string> said_in_thehive(const std::string& text, const Options& options = {},
                                                std::string_view selected = {}) {
  return said_in_file(text, "thehive", options, selected);
}

}  // namespace plyglot::test
