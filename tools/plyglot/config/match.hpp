#pragma once
// What a config says of one file.

#include "plyglot/config/config.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::tool::config {

// The layers of a config that are for a file, in the order in which they are set.
struct Match {
  // Null for none, or a good one.
  const Config* config = nullptr;
  std::vector<std::uint32_t> layers;

  friend bool operator<(const Match& a, const Match& b) {
    return a.config != b.config ? std::less<const Config*>()(a.config, b.config) : a.layers < b.layers;
  }
};

// The file's path must be absolute and normal. A text without a path, an empty one, is in no override.
Match match(const Config* config, std::string_view file);

// A value and where it was chosen, such as `plyglot.toml:3`.
struct OptionChoice {
  std::string key;
  std::string value;
  std::string origin;
};
struct SeverityChoice {
  std::string name;
  diagnostics::Severity level = diagnostics::Severity::off;
  std::string origin;
};

// Null if the config does not say in which notation the file is.
const NotationSetting* notation_of(const Match& match);
// `plyglot.toml:3`.
std::string place_of(const Match& match, std::uint32_t line);
// Those that the notation has, in the order in which they are set. All of them are valid. The dialect that the config
// names with the notation of the file is one of them, unless the notation was named elsewhere.
std::vector<OptionChoice> option_choices(const Match& match, const toolchain::Notation& notation,
                                         bool is_notation_of_config);
std::vector<SeverityChoice> severity_choices(const Match& match);

}  // namespace plyglot::tool::config
