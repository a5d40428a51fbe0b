#pragma once
// Lines of the notation hexix-position, sound and unsound.

#include <plyglot/diagnostic.hpp>
#include <plyglot/hexix_record.hpp>

#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

// One line, read as a string outside a file. The spans are those of the text.
struct HexixPositionLine {
  explicit HexixPositionLine(const std::string& text);

  hexix::Record record;
  std::vector<diagnostics::Diagnostic> findings;
};

// Whether nothing is found.
std::optional<bool> is_strict_hexix_position(const std::string& text);

// What texts can be mutated with.
const std::vector<std::string>& hexix_position_pieces();
// Texts that tell one rule from another.
const std::vector<std::string>& hexix_position_texts();
std::vector<std::string> mutated_hexix_positions(std::uint64_t seed, std::size_t count);

}  // namespace plyglot::test
