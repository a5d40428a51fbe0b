#pragma once
// What `plyglot list` prints.

#include "plyglot/options/list_format.hpp"

#include <string>

namespace plyglot::tool {

std::string notation_list(ListFormat format);
std::string diagnostic_list(ListFormat format);
// The keys of config files.
std::string config_key_list(ListFormat format);

// The pages that explain findings, by name: as JSON lines, of one or, for an empty name, of all; and all as Markdown. A
// name that does not exist is a UsageError.
std::string diagnostic_pages(const std::string& name);
std::string all_diagnostic_pages();

}  // namespace plyglot::tool
