#pragma once
// `plyglot dedupe`.

#include "plyglot/options/list_format.hpp"
#include "plyglot/options/options.hpp"

#include <string>

namespace plyglot::tool {

struct DedupeOptions {
  InputOptions input;
  SpeechOptions speech;
  // In place of texts.
  std::string index;
  // Shorter games are left out.
  std::uint32_t plies = 10;
  // Takes games that are there twice out of files that hold others.
  bool write = false;
  ListFormat format = ListFormat::human;
};

// Returns the exit status.
int dedupe(const DedupeOptions& options);

}  // namespace plyglot::tool
