#pragma once
// Settings as text, with the place where each was chosen.

#include "plyglot/list/list.hpp"
#include "plyglot/reading/inputs.hpp"

#include <string>

namespace plyglot::tool {

// All that holds for a text: every option of its notation, and the severities that a config has changed of what may be
// found in it.
std::string settings_text(const Input& input, ListFormat format);
// What a config says of texts that no override is for; null for none.
std::string config_text(const config::Config* config, ListFormat format);

}  // namespace plyglot::tool
