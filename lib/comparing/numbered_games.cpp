#include "comparing/numbered_games.hpp"

#include "comparing/walk.hpp"
#include "text/sort.hpp"

namespace plyglot::comparing {
namespace {

class NumberedGames {
 public:
  NumberedGames(NumberedGame a, NumberedGame b, bool begin_alike)
      : a_(std::move(a)), b_(std::move(b)), is_in_same_state_(begin_alike) {}

  Place size() const {
    return {static_cast<std::uint32_t>(a_.moves.size()), static_cast<std::uint32_t>(b_.moves.size())};
  }
  bool is_in_step(Place at) const { return is_in_same_state_ && is_same(at.of_a, at.of_b); }
  void step(Place) {}
  std::optional<Place> next_meeting(Place at) {
    if (at.of_a == a_.moves.size() || at.of_b == b_.moves.size()) return std::nullopt;
    // It costs the time of all moves, and games that are the same never ask.
    if (!meetings_) meetings_.emplace(Place{}, std::move(a_.positions), b_.positions);
    return meetings_->next(at);
  }
  void part(Place, Place, bool is_meeting) { is_in_same_state_ = is_meeting; }
  bool is_unknown_after(Place) const { return false; }
  bool is_same(std::uint32_t of_a, std::uint32_t of_b) const { return a_.moves[of_a] == b_.moves[of_b]; }
  bool is_reordered(const Pair<Range>& moves) const {
    const auto cut = [](const NumberedGame& game, Range range) {
      return std::vector<std::uint32_t>(game.moves.begin() + range.begin, game.moves.begin() + range.end);
    };
    return comparing::is_reordered(cut(a_, moves.of_a), cut(b_, moves.of_b));
  }
  bool is_restated(std::uint32_t of_a, std::uint32_t of_b) const {
    return !a_.remarks.empty() && a_.remarks[of_a] != b_.remarks[of_b];
  }

 private:
  NumberedGame a_;
  NumberedGame b_;
  bool is_in_same_state_;
  // None until they are asked for.
  std::optional<Meetings> meetings_;
};

}  // namespace

Comparison compare_games(Pair<NumberedGame> games, bool begin_alike) {
  NumberedGames walked(std::move(games.of_a), std::move(games.of_b), begin_alike);
  return compare(walked);
}

bool is_reordered(std::vector<std::uint32_t> of_a, std::vector<std::uint32_t> of_b) {
  text::sort(of_a.begin(), of_a.end());
  text::sort(of_b.begin(), of_b.end());
  return of_a == of_b;
}

Meetings::Meetings(Place first, std::vector<std::uint32_t> of_a, const std::vector<std::uint32_t>& of_b)
    : first_of_a_(first.of_a), of_a_(std::move(of_a)) {
  for (std::size_t i = 0; i < of_b.size(); ++i) {
    if (of_b[i] != unknown_position) times_[of_b[i]].push_back(first.of_b + static_cast<std::uint32_t>(i));
  }
}

std::optional<Place> Meetings::next(Place last) const {
  std::optional<Place> nearest;
  const auto moves_to = [&](Place meeting) { return meeting.of_a - last.of_a + meeting.of_b - last.of_b; };
  for (std::size_t i = last.of_a - first_of_a_; i < of_a_.size(); ++i) {
    const std::uint32_t of_a = first_of_a_ + static_cast<std::uint32_t>(i);
    if (nearest && of_a - last.of_a >= moves_to(*nearest)) break;
    const auto times = times_.find(of_a_[i]);
    if (times == times_.end()) continue;
    const std::uint32_t earliest = of_a == last.of_a ? last.of_b + 1 : last.of_b;
    const auto of_b = std::lower_bound(times->second.begin(), times->second.end(), earliest);
    if (of_b == times->second.end()) continue;
    const Place meeting{of_a, *of_b};
    if (!nearest || moves_to(meeting) < moves_to(*nearest)) nearest = meeting;
  }
  return nearest;
}

}  // namespace plyglot::comparing
