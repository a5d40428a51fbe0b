#pragma once
// What the measurements of several notations share.

#include <plyglot/diagnostic.hpp>
#include <plyglot/toolchain.hpp>

#include <cstdint>
#include <string_view>

namespace plyglot::bench {

// Findings are counted and forgotten.
inline diagnostics::Sink count_into(std::size_t& count) {
  return {[](void* context, diagnostics::Diagnostic&&) { ++*static_cast<std::size_t*>(context); }, &count};
}

inline toolchain::Language language_of(std::string_view name) {
  std::string problem;
  return toolchain::language(name, problem);
}

// What any reader must do at least: look at every byte once.
inline std::uint32_t scanned(std::string_view text) {
  std::uint32_t letters = 0;
  for (const char c : text) letters += static_cast<std::uint32_t>(c >= 'A' && c <= 'z');
  return letters;
}

}  // namespace plyglot::bench
