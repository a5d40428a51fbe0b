#pragma once
// How many findings have a fix, by how far it can be trusted.

#include <plyglot/diagnostic.hpp>

#include <array>
#include <cstdint>
#include <string>

namespace plyglot::tool {

// The option of `plyglot lint` that applies such fixes: `--recount`.
std::string_view option_that_applies(diagnostics::Safety safety);

class Fixable {
 public:
  void add(diagnostics::Safety safety, std::uint64_t count = 1) { counts_[static_cast<std::size_t>(safety)] += count; }
  void add(const Fixable& other);
  // All of them are guesses where the text may be in another notation.
  void make_guesses();
  std::uint64_t count(diagnostics::Safety safety) const { return counts_[static_cast<std::size_t>(safety)]; }
  // "3 can be fixed by --fix, 2 more by --recount, and 1 more by --unsafe-fixes"; empty if there are none.
  std::string words() const;

 private:
  std::array<std::uint64_t, diagnostics::safeties.size()> counts_{};
};

}  // namespace plyglot::tool
