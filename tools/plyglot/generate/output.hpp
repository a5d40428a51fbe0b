#pragma once
// What `plyglot generate` prints: files for shells and for `man`.

#include "plyglot/generate/command_facts.hpp"

namespace plyglot::tool::generate {

std::string bash_completion(const std::vector<Command>& commands);
std::string zsh_completion(const std::vector<Command>& commands);
std::string fish_completion(const std::vector<Command>& commands);
// A page for man(1).
std::string manual(const std::vector<Command>& commands);

}  // namespace plyglot::tool::generate
