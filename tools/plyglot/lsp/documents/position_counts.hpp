#pragma once
// In how many games of an index a position is, as whoever runs the server finds it out.

#include <plyglot/position_key.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace plyglot::tool::lsp {

class PositionCounts {
 public:
  virtual ~PositionCounts() = default;

  // Games with one of the keys. None if the index cannot be read; then `problem` is a sentence that says why, or empty
  // if it can be read later.
  virtual std::optional<std::uint64_t> games_with(const std::string& index, const std::vector<PositionKeys>& keys,
                                                  std::string& problem) = 0;
};

}  // namespace plyglot::tool::lsp
