#include "comparing/numbered_games.hpp"

#include "text/sort.hpp"

namespace plyglot::comparing {

Place NumberedGames::size() const {
  return {static_cast<std::uint32_t>(games_.of_a.moves.size()), static_cast<std::uint32_t>(games_.of_b.moves.size())};
}

std::optional<Place> NumberedGames::next_meeting(Place at) {
  if (at.of_a == games_.of_a.moves.size() || at.of_b == games_.of_b.moves.size()) return std::nullopt;
  if (!meetings_) meetings_.emplace(Place{}, std::move(games_.of_a.positions), games_.of_b.positions);
  return meetings_->next(at);
}

bool NumberedGames::is_reordered(const Pair<Range>& moves) const {
  const auto cut = [](const NumberedGame& game, Range range) {
    return std::vector<std::uint32_t>(game.moves.begin() + range.begin, game.moves.begin() + range.end);
  };
  return comparing::is_reordered(cut(games_.of_a, moves.of_a), cut(games_.of_b, moves.of_b));
}

bool is_reordered(std::vector<std::uint32_t> of_a, std::vector<std::uint32_t> of_b) {
  text::sort(of_a.begin(), of_a.end());
  text::sort(of_b.begin(), of_b.end());
  return of_a == of_b;
}

}  // namespace plyglot::comparing
