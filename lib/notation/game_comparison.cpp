#include "notation/game_comparison.hpp"

#include "notation/common_subsequence.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::notation {
namespace {

class Walk {
 public:
  Walk(const NumberedGame& a, const NumberedGame& b, GameComparison& result) : a_(a), b_(b), result_(result) {}

  void run(bool begin_alike) {
    if (begin_alike) walk_in_step();
    while (!is_at_end()) {
      leave_step();
      walk_in_step();
    }
  }

 private:
  bool has_a_ended() const { return at_.of_a == a_.moves.size(); }
  bool has_b_ended() const { return at_.of_b == b_.moves.size(); }
  bool is_at_end() const { return has_a_ended() && has_b_ended(); }

  void walk_in_step() {
    const Meeting begin = at_;
    while (!has_a_ended() && !has_b_ended() && a_.moves[at_.of_a] == b_.moves[at_.of_b]) {
      result_.same.push_back({at_.of_a++, at_.of_b++});
    }
    if (at_.of_a != begin.of_a) add_stretch(StretchKind::common, begin);
  }

  // Up to the next meeting, or to the end.
  void leave_step() {
    const Meeting begin = at_;
    const bool has_one_ended = has_a_ended() || has_b_ended();
    const std::optional<Meeting> meeting = has_one_ended ? std::nullopt : next_meeting();
    at_ = meeting.value_or(
        Meeting{static_cast<std::uint32_t>(a_.moves.size()), static_cast<std::uint32_t>(b_.moves.size())});
    const std::size_t first_edit = result_.edits.size();
    edit(begin);
    if (meeting) {
      add_stretch(is_reordered(begin) ? StretchKind::reordered : StretchKind::detour, begin);
    } else {
      add_last_stretches(begin, first_edit);
    }
  }

  std::optional<Meeting> next_meeting() {
    // It costs the time of all moves, and games that are the same never ask.
    if (!meetings_) meetings_.emplace(Meeting{}, a_.positions, b_.positions);
    return meetings_->next(at_);
  }

  bool is_reordered(Meeting begin) const {
    std::vector<std::uint32_t> of_a(a_.moves.begin() + begin.of_a, a_.moves.begin() + at_.of_a);
    std::vector<std::uint32_t> of_b(b_.moves.begin() + begin.of_b, b_.moves.begin() + at_.of_b);
    text::sort(of_a.begin(), of_a.end());
    text::sort(of_b.begin(), of_b.end());
    return of_a == of_b;
  }

  // Of games that have parted, one ends first; the rest of the other stands by itself.
  void add_last_stretches(Meeting begin, std::size_t first_edit) {
    const Meeting end = at_;
    for (std::size_t i = result_.edits.size(); i-- > first_edit;) {
      const ItemEdit& edit = result_.edits[i];
      const bool is_of_a = edit.kind == ItemEdit::Kind::removed && edit.item.of_b == end.of_b;
      const bool is_of_b = edit.kind == ItemEdit::Kind::inserted && edit.item.of_a == end.of_a;
      if (!is_of_a && !is_of_b) break;
      at_ = {edit.item.of_a, edit.item.of_b};
    }
    const Meeting parting = at_;
    if (parting.of_a != begin.of_a || parting.of_b != begin.of_b) add_stretch(StretchKind::parted, begin);
    at_ = end;
    if (parting.of_a != end.of_a || parting.of_b != end.of_b) add_stretch(StretchKind::continued, parting);
  }

  void add_stretch(StretchKind kind, Meeting begin) {
    result_.stretches.push_back({kind, {{begin.of_a, at_.of_a}, {begin.of_b, at_.of_b}}});
  }

  // The moves from `begin` up to where the walk is now.
  void edit(Meeting begin) {
    const auto is_same = [&](std::size_t i, std::size_t j) {
      return a_.moves[begin.of_a + i] == b_.moves[begin.of_b + j];
    };
    Meeting done = begin;
    for (const SameItems pair : longest_common_subsequence(at_.of_a - begin.of_a, at_.of_b - begin.of_b, is_same)) {
      const Meeting next{begin.of_a + pair.of_a, begin.of_b + pair.of_b};
      edit_run(done, next);
      result_.same.push_back({next.of_a, next.of_b});
      done = {next.of_a + 1, next.of_b + 1};
    }
    edit_run(done, at_);
  }

  // Moves of which none has a partner.
  void edit_run(Meeting at, Meeting end) {
    while (at.of_a < end.of_a && at.of_b < end.of_b) add(ItemEdit::Kind::replaced, at.of_a++, at.of_b++);
    while (at.of_a < end.of_a) add(ItemEdit::Kind::removed, at.of_a++, at.of_b);
    while (at.of_b < end.of_b) add(ItemEdit::Kind::inserted, at.of_a, at.of_b++);
  }

  void add(ItemEdit::Kind kind, std::uint32_t of_a, std::uint32_t of_b) {
    result_.edits.push_back({kind, {of_a, of_b}});
  }

  const NumberedGame& a_;
  const NumberedGame& b_;
  GameComparison& result_;
  // None until they are asked for.
  std::optional<Meetings> meetings_;
  // How many moves of each game are done.
  Meeting at_;
};

}  // namespace

std::optional<std::uint32_t> first_divergence(const std::vector<ItemStretch>& stretches) {
  for (const ItemStretch& stretch : stretches) {
    if (stretch.kind == StretchKind::continued) return std::nullopt;
    if (stretch.kind != StretchKind::common) return stretch.items.of_a.begin;
  }
  return std::nullopt;
}

bool is_all_common(const std::vector<ItemStretch>& stretches) {
  return std::all_of(stretches.begin(), stretches.end(),
                     [](const ItemStretch& stretch) { return stretch.kind == StretchKind::common; });
}

GameComparison compare_games(const NumberedGame& a, const NumberedGame& b, bool begin_alike) {
  GameComparison result;
  Walk(a, b, result).run(begin_alike);
  return result;
}

}  // namespace plyglot::notation
