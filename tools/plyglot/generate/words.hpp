#pragma once
// The words that the library knows, as they are completed.

#include <string>
#include <vector>

namespace plyglot::tool::generate {

// `ID`, then `ID:DIALECT` for each dialect, of all that can be read.
std::vector<std::string> notation_words();
// The same, and what is only written.
std::vector<std::string> target_words();
// `KEY=VALUE` for each option of a notation and each of its values, sorted; `KEY=` for a number.
std::vector<std::string> setting_words();
std::vector<std::string> profile_words();
// With the dot.
std::vector<std::string> extension_words();
std::vector<std::string> game_words();
// All names, sorted.
std::vector<std::string> check_words();
// `all` and the prefixes, without the names.
std::vector<std::string> prefix_words();
std::vector<std::string> level_words();

// With something between two of them.
std::string joined(const std::vector<std::string>& words, const std::string& joint);

}  // namespace plyglot::tool::generate
