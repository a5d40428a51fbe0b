#pragma once
// Single slips of the pen in a game.

#include "tools/slips/reading.hpp"

#include <array>
#include <optional>

namespace plyglot::slips {

enum class Kind : std::uint8_t { digit, letter, colour, slash, doubled, missing, swapped, separator };
inline constexpr std::array<std::string_view, 8> kinds = {"wrong digit",        "wrong letter",  "other colour",
                                                          "slash turned round", "doubled line",  "missing ply",
                                                          "swapped arguments",  "lost separator"};

struct Slip {
  Kind kind = Kind::digit;
  std::string text;
  // In the new text: the move that is wrong, the copy, the move after the gap, or both moves that run together.
  text::Span place;
};

// A slip of the kind somewhere between the second turn and the fourth before the end; none if the notation has no such
// slip, or not there. `game` is the text that was read.
std::optional<Slip> slip(const Subject& subject, const std::string& game, const Reading& reading, Kind kind,
                         test::Random& random);

}  // namespace plyglot::slips
