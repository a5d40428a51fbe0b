#pragma once
// FEN and diagrams of Hopgi that tell one rule from another, and what they can be mutated with.

#include "support/values/random.hpp"

#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

extern const std::string hopgi_start_diagram;

const std::vector<std::string>& hopgi_fens();
const std::vector<std::string>& hopgi_fen_pieces();
const std::vector<std::string>& hopgi_diagrams();
const std::vector<std::string>& hopgi_diagram_pieces();
// Nearly those; the same on every machine.
std::vector<std::string> mutated_hopgi_fens(std::uint64_t seed, std::size_t count);
std::vector<std::string> mutated_hopgi_diagrams(std::uint64_t seed, std::size_t count);

// Whether nothing is found that the strict grammar sees; none if it is not one record.
std::optional<bool> is_strict_hopgi_fen(const std::string& text);
std::optional<bool> is_strict_hopgi_diagram(const std::string& text);

}  // namespace plyglot::test
