#pragma once
// What `plyglot list` prints.

#include <cstdint>
#include <string>

namespace plyglot::tool {

enum class ListFormat : std::uint8_t { human, jsonl };

std::string notation_list(ListFormat format);
std::string diagnostic_list(ListFormat format);
// The keys of config files.
std::string config_key_list(ListFormat format);

}  // namespace plyglot::tool
