#pragma once
// The keys of a config: the one list of them.

#include <plyglot/toolchain.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::config {

// Where a key may be: at the top, in `[[overrides]]`, or in both.
enum class Level : std::uint8_t { top, overrides, both };

struct KeyRow {
  std::string_view key;
  Level level;
  // What it is set to, as one would write it.
  std::string_view value;
  std::string_view help;
};
std::span<const KeyRow> key_rows();

// The names of all tables of options: games, and notations that can be read.
std::vector<std::string_view> option_table_names();
// The notations that a table speaks of: one, or all of a game; none for an unknown name.
std::vector<toolchain::NotationFacts> notations_of_table(std::string_view name);
// Null if the notation has no such option.
const toolchain::OptionFacts* find_option(const toolchain::NotationFacts& notation, std::string_view key);

}  // namespace plyglot::tool::config
