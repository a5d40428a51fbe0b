#pragma once
// Numbers as a terminal shows them: shares, and bars of plain signs.

#include "plyglot/archive/store/game_entry.hpp"

#include <array>
#include <string>

namespace plyglot::tool::archive {

// By `Ending`.
using Endings = std::array<std::int64_t, 5>;

// In whole percent, rounded; 0 of nothing.
inline std::int64_t share_of(std::int64_t part, std::int64_t all) {
  return all == 0 ? 0 : (part * 200 + all) / (2 * all);
}

// `########----......    `, 20 signs: who won, who has drawn, who lost, and games without a result. `games` is not 0.
inline std::string ending_bar(const Endings& endings, std::int64_t games) {
  constexpr std::int64_t width = 20;
  constexpr std::pair<Ending, char> signs[] = {
      {Ending::first_wins, '#'}, {Ending::draw, '-'}, {Ending::second_wins, '.'}, {Ending::others_win, ':'}};
  std::string bar;
  std::int64_t sum = 0;
  for (const auto& [ending, sign] : signs) {
    sum += endings[static_cast<std::size_t>(ending)];
    bar.resize(static_cast<std::size_t>((sum * width * 2 + games) / (2 * games)), sign);
  }
  bar.resize(width, ' ');
  return bar;
}

// So many signs of 20 as `part` is of `most`; one at least of what is not 0.
inline std::string count_bar(std::int64_t part, std::int64_t most) {
  if (part == 0) return {};
  return std::string(static_cast<std::size_t>(std::max<std::int64_t>(1, part * 20 / most)), '#');
}

}  // namespace plyglot::tool::archive
