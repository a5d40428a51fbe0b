#pragma once
// Which plies of two games are the same, judged by their words.

#include "hexix/diff/record_diff.hpp"
#include "hexix/record/mirror.hpp"
#include "hexix/spelling/phrases.hpp"
#include "support/door/comparing_law.hpp"

namespace plyglot::test {

// What counts of a ply, in words. One that is missing is one that was skipped.
inline std::string compared_words(hexix::Ply ply) {
  ply.suffix = hexix::Suffix::none;
  ply.written_number = 0;
  if (ply.kind == hexix::PlyKind::missing) ply.kind = hexix::PlyKind::skipped;
  return (ply.player == hexix::Player::blue ? "blue " : "red ") + ply_text(ply, hexix::Dialect::v2024);
}

// Empty if nothing is broken.
inline std::string broken_law_of(const hexix::RecordDiff& diff, const hexix::Record& a, const hexix::Record& b) {
  const auto is_same = [&](std::uint32_t i, std::uint32_t j) {
    const hexix::Ply of_a = diff.is_mirrored ? mirrored(a.plies[i]) : a.plies[i];
    return compared_words(of_a) == compared_words(b.plies[j]);
  };
  const comparing::Place size{static_cast<std::uint32_t>(a.plies.size()), static_cast<std::uint32_t>(b.plies.size())};
  return broken_comparing_law(diff, size, is_same);
}

}  // namespace plyglot::test
