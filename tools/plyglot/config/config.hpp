#pragma once
// What a config file says.

#include "plyglot/config/path_pattern.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::tool::config {

inline constexpr std::string_view file_name = "plyglot.toml";

// `NAME = "LEVEL"` of a table `severity`, or a name of a list `ignore`, which is level off.
struct SeveritySetting {
  // A name, a prefix or `all`.
  std::string name;
  diagnostics::Severity level = diagnostics::Severity::off;
  bool is_ignored = false;
  // The line of the config.
  std::uint32_t line = 1;
};

// A key of a table `options.NAME`.
struct OptionSetting {
  // The id of a notation or the name of a game.
  std::string table;
  std::string key;
  std::string value;
  std::uint32_t line = 1;
};

// `NOTATION[:DIALECT]`.
struct NotationSetting {
  std::string name;
  std::uint32_t line = 1;
};

// The settings of the whole config, or of one `[[overrides]]`.
struct Layer {
  // Which files it is for; empty for the whole config.
  std::vector<PathPattern> files;
  std::optional<NotationSetting> notation;
  // In the order in which they are set: a later one wins over an earlier one.
  std::vector<SeveritySetting> severities;
  std::vector<OptionSetting> options;

  bool is_for(const PathNames& path) const;
};

struct Config {
  // As it is shown.
  std::string name;
  // The absolute path of its folder, without a slash at its end; empty for the root.
  std::string folder;
  std::string text;
  // Why it cannot be read at all; empty if it can.
  std::string failure;
  // What is wrong in its text, in the order of the text. A config with problems is not to be used.
  std::vector<diagnostics::Diagnostic> problems;

  // The first one is that of the whole config.
  std::vector<Layer> layers;
  // What is left out when a folder is walked.
  std::vector<PathPattern> exclude;
  // An index of games, as it is written: from the config's folder. Empty for none.
  std::string index;

  bool is_good() const { return failure.empty() && problems.empty(); }
  // The path of a file, from this config's folder. The file's path must be absolute and normal.
  std::string relative_path(std::string_view file) const;
  bool excludes(std::string_view file) const;
};

// Sets layers, what is left out, and problems from the text.
void read_config(Config& config);

}  // namespace plyglot::tool::config
