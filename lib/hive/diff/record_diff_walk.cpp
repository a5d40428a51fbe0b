#include "hive/diff/record_diff_walk.hpp"

#include "hive/diff/record_diff_meetings.hpp"
#include "hive/diff/record_diff_plies.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

using Kind = Stretch::Kind;

class Walk {
 public:
  Walk(const Record& a, const Record& b, const ComparedPlies& plies, const Alignment& alignment, RecordDiff& diff)
      : a_(a),
        b_(b),
        plies_(plies),
        alignment_(alignment),
        meetings_(a, b, alignment.symmetry.is_mirrored),
        diff_(diff) {}

  void run() {
    while (!is_at_end()) {
      walk_in_step();
      if (!is_at_end()) leave_step();
    }
  }

 private:
  bool has_a_ended() const { return at_.of_a == plies_.of_a.size(); }
  bool has_b_ended() const { return at_.of_b == plies_.of_b.size(); }
  bool is_at_end() const { return has_a_ended() && has_b_ended(); }

  void walk_in_step() {
    const comparing::Place begin = at_;
    while (!has_a_ended() && !has_b_ended() &&
           is_same_but_for_numbers(brought_to_b(plies_.of_a[at_.of_a], alignment_), plies_.of_b[at_.of_b])) {
      compare_numbers(at_.of_a++, at_.of_b++);
    }
    if (at_.of_a != begin.of_a) add_stretch(Kind::common, begin);
  }

  void leave_step() {
    const comparing::Place begin = at_;
    const comparing::Place ends{static_cast<std::uint32_t>(plies_.of_a.size()),
                                static_cast<std::uint32_t>(plies_.of_b.size())};
    const bool has_one_ended = has_a_ended() || has_b_ended();
    const std::optional<comparing::Place> meeting = has_one_ended ? std::nullopt : meetings_.next(at_);
    at_ = meeting.value_or(ends);
    if (meeting) alignment_ = meetings_.lay(*meeting, alignment_);
    const std::vector<ComparedPly> of_a = brought_plies_of_a(begin.of_a, at_.of_a);
    const std::vector<ComparedPly> of_b(plies_.of_b.begin() + begin.of_b, plies_.of_b.begin() + at_.of_b);
    std::vector<comparing::Place> same = longest_common_subsequence(of_a, of_b);
    const bool is_turn = same.size() == of_a.size() && same.size() == of_b.size();
    // What is played on the two sides of a symmetric hive is the same only once B is turned: N13 has one rotation for
    // the whole game.
    if (is_turn) same.clear();
    if (meeting) {
      add_stretch(!is_turn && is_reordered(of_a, of_b) ? Kind::reordered : Kind::detour, begin);
    } else {
      add_stretch(has_one_ended ? Kind::continued : Kind::parted, begin);
    }
    edit(begin, same);
    if (!meeting && !has_one_ended) split_off_rest();
  }

  // Of games that have parted, one ends first; the rest of the other stands by itself.
  void split_off_rest() {
    const auto& [end_of_a, end_of_b] = diff_.stretches.back().plies;
    Pair<PlyRange> rest{{end_of_a.end, end_of_a.end}, {end_of_b.end, end_of_b.end}};
    for (auto edit = diff_.edits.rbegin(); edit != diff_.edits.rend(); ++edit) {
      const bool is_of_b = edit->kind == PlyEdit::Kind::inserted && edit->ply.of_a == rest.of_a.end;
      const bool is_of_a = edit->kind == PlyEdit::Kind::removed && edit->ply.of_b == rest.of_b.end;
      if (!is_of_a && !is_of_b) break;
      (is_of_a ? rest.of_a : rest.of_b).begin = is_of_a ? edit->ply.of_a : edit->ply.of_b;
    }
    if (rest.of_a.size() + rest.of_b.size() == 0) return;
    diff_.stretches.back().plies.of_a.end = rest.of_a.begin;
    diff_.stretches.back().plies.of_b.end = rest.of_b.begin;
    diff_.stretches.push_back({Kind::continued, rest, alignment_});
  }

  std::vector<ComparedPly> brought_plies_of_a(std::uint32_t begin, std::uint32_t end) const {
    std::vector<ComparedPly> brought;
    brought.reserve(end - begin);
    for (std::uint32_t i = begin; i < end; ++i) brought.push_back(brought_to_b(plies_.of_a[i], alignment_));
    return brought;
  }

  void add_stretch(Kind kind, comparing::Place begin) {
    diff_.stretches.push_back({kind, {{begin.of_a, at_.of_a}, {begin.of_b, at_.of_b}}, alignment_});
  }

  // The plies from `begin` up to where the walk is now.
  void edit(comparing::Place begin, const std::vector<comparing::Place>& same) {
    comparing::Place done = begin;
    for (const comparing::Place pair : same) {
      const comparing::Place next{begin.of_a + pair.of_a, begin.of_b + pair.of_b};
      edit_run(done, next);
      compare_numbers(next.of_a, next.of_b);
      done = {next.of_a + 1, next.of_b + 1};
    }
    edit_run(done, at_);
  }

  // Plies of which none has a partner. Those before them have partners of their own side, so that here too White's
  // plies stand beside White's.
  void edit_run(comparing::Place begin, comparing::Place end) {
    comparing::Place at = begin;
    while (at.of_a < end.of_a && at.of_b < end.of_b) add(PlyEdit::Kind::replaced, at.of_a++, at.of_b++);
    while (at.of_a < end.of_a) add(PlyEdit::Kind::removed, at.of_a++, at.of_b);
    while (at.of_b < end.of_b) add(PlyEdit::Kind::inserted, at.of_a, at.of_b++);
  }

  void compare_numbers(std::uint32_t of_a, std::uint32_t of_b) {
    if (a_.plies[of_a].piece != b_.plies[of_b].piece) add(PlyEdit::Kind::renumbered, of_a, of_b);
  }

  void add(PlyEdit::Kind kind, std::uint32_t of_a, std::uint32_t of_b) {
    PlyEdit edit{kind, {of_a, of_b}, no_piece, {}};
    if (kind != PlyEdit::Kind::removed) {
      edit.piece = b_.plies[of_b].piece;
      edit.to = b_.plies[of_b].to;
    }
    diff_.edits.push_back(edit);
  }

  const Record& a_;
  const Record& b_;
  const ComparedPlies& plies_;
  Alignment alignment_;
  Meetings meetings_;
  RecordDiff& diff_;
  // How many plies of each game are done.
  comparing::Place at_;
};

}  // namespace

std::uint32_t common_beginning(const ComparedPlies& plies, const Alignment& alignment) {
  const auto most = std::min(plies.of_a.size(), plies.of_b.size());
  std::uint32_t length = 0;
  while (length < most && is_same_move(brought_to_b(plies.of_a[length], alignment), plies.of_b[length])) ++length;
  return length;
}

void compare_plies(const Record& a, const Record& b, const ComparedPlies& plies, const Alignment& alignment,
                   RecordDiff& diff) {
  Walk(a, b, plies, alignment, diff).run();
}

}  // namespace plyglot::hive
