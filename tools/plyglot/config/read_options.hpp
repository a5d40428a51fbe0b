#pragma once
// Tables of options in a config, checked against those of the library.

#include "plyglot/config/config.hpp"
#include "plyglot/config/problems.hpp"

#include <plyglot/line_index.hpp>

namespace plyglot::tool::config {

// The settings of one table `options.NAME`; what is wrong in it is added to the problems and left out.
std::vector<OptionSetting> read_option_table(const TomlEntry& table, Problems& problems, const text::LineIndex& lines);

}  // namespace plyglot::tool::config
