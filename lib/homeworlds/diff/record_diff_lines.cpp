#include "homeworlds/diff/record_diff_lines.hpp"

#include "comparing/diff_lines.hpp"
#include "homeworlds/record/certainty.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using comparing::append_diff_line;
using comparing::Edit;
using comparing::Stretch;

std::string range_name(comparing::Range turns) {
  if (turns.size() == 1) return text::format("turn {}", turns.end);
  return text::format("turns {}-{}", turns.begin + 1, turns.end);
}

// Turns as people count them, from 1: one number where it is the same in both games, otherwise that of A and that of B.
std::string turn_label(Pair<std::uint32_t> turn) {
  if (!turn.differs()) return text::format("turn {}", turn.of_a + 1);
  return text::format("turn {}/{}", turn.of_a + 1, turn.of_b + 1);
}

// On one line, in the dialect `seed`.
std::string turn_text(const Record& record, std::uint32_t index) {
  const RecordTurn& turn = record.turns[index];
  std::string words;
  print_turn(record, turn, Dialect::seed, words);
  if (index >= record.certain_turns && !turn.verbatim.empty()) words = turn.verbatim;
  if (words.empty()) return "nothing";
  return '`' + text::visible(words) + '`';
}

bool is_change(const Edit& edit) { return edit.kind != Edit::Kind::restated; }

Position position_after(const Record& record, std::uint32_t turns) {
  RecordReplay replay(record, record.profile);
  replay.play_to(turns);
  return replay.state().position();
}

class Lines {
 public:
  Lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out)
      : a_(a), b_(b), diff_(diff), out_(out) {}

  // How many differences there are lines for.
  std::size_t append_stretches() {
    auto edit = diff_.edits.begin();
    for (const Stretch& stretch : diff_.stretches) {
      const auto is_in_stretch = [&stretch](const Edit& candidate) {
        return candidate.item.of_a < stretch.items.of_a.end || candidate.item.of_b < stretch.items.of_b.end;
      };
      std::vector<const Edit*> changes;
      for (; edit != diff_.edits.end() && is_in_stretch(*edit); ++edit) {
        if (is_change(*edit)) changes.push_back(&*edit);
      }
      append_stretch(stretch, changes);
    }
    return differences_;
  }

 private:
  using Changes = std::vector<const Edit*>;

  void append_stretch(const Stretch& stretch, const Changes& changes) {
    switch (stretch.kind) {
      case comparing::StretchKind::common:
        return;
      case comparing::StretchKind::reordered:
        return append_reordered(stretch, changes);
      case comparing::StretchKind::continued:
        return append_continued(stretch, changes);
      case comparing::StretchKind::detour:
        append_changes(stretch, changes);
        return append_meeting(stretch);
      case comparing::StretchKind::parted:
        append_changes(stretch, changes);
        if (has_known_end(a_) && has_known_end(b_)) append_diff_line("position", "never the same again", out_);
    }
  }

  void append_reordered(const Stretch& stretch, const Changes& changes) {
    // Turns that are the same for both again do not count.
    auto [of_a, of_b] = stretch.items;
    if (!changes.empty()) {
      const Edit& last = *changes.back();
      of_a.end = std::max(last.item.of_a + (last.kind == Edit::Kind::inserted ? 0 : 1), of_a.begin + 1);
      of_b.end = std::max(last.item.of_b + (last.kind == Edit::Kind::removed ? 0 : 1), of_b.begin + 1);
    }
    const std::string both =
        of_a.begin == of_b.begin ? "in both" : text::format("in A, {}-{} in B", of_b.begin + 1, of_b.end);
    append_difference("reordered", text::format("{} {}, the same turns in another order", range_name(of_a), both));
    append_meeting(stretch);
  }

  void append_continued(const Stretch& stretch, const Changes& changes) {
    if (changes.size() == 1) return append_changes(stretch, changes);
    const bool is_of_a = stretch.items.of_b.size() == 0;
    const comparing::Range turns = is_of_a ? stretch.items.of_a : stretch.items.of_b;
    append_difference(range_name(turns), text::format("only in {}", is_of_a ? 'A' : 'B'));
  }

  void append_changes(const Stretch& stretch, const Changes& changes) {
    const Pair<std::uint32_t> first{stretch.items.of_a.begin, stretch.items.of_b.begin};
    const bool has_first = first.of_a < stretch.items.of_a.end && first.of_b < stretch.items.of_b.end;
    const bool is_first_same =
        changes.empty() || (changes.front()->item.of_a != first.of_a && changes.front()->item.of_b != first.of_b);
    if (has_first && is_first_same) {
      append_difference(turn_label(first), turn_text(a_, first.of_a) + " in both, but not the same position after it");
      append_position(first);
    }
    for (const Edit* change : changes) {
      append_change(*change);
      if (change->kind == Edit::Kind::replaced && change->item.of_a == first.of_a && change->item.of_b == first.of_b) {
        append_position(first);
      }
    }
  }

  // After the first turns that differ.
  void append_position(Pair<std::uint32_t> turn) {
    if (has_told_position_ || turn.of_a >= a_.certain_turns || turn.of_b >= b_.certain_turns) return;
    has_told_position_ = true;
    const Position of_a = position_after(a_, turn.of_a + 1);
    const Position of_b = position_after(b_, turn.of_b + 1);
    append_change_lines(of_a, of_b, homeworlds::diff(of_a, of_b), out_);
  }

  void append_change(const Edit& edit) {
    switch (edit.kind) {
      case Edit::Kind::removed:
        return append_difference(text::format("turn {}", edit.item.of_a + 1),
                                 turn_text(a_, edit.item.of_a) + " only in A");
      case Edit::Kind::inserted:
        return append_difference(text::format("turn {}", edit.item.of_b + 1),
                                 turn_text(b_, edit.item.of_b) + " only in B");
      case Edit::Kind::replaced:
        return append_difference(turn_label(edit.item), replacement(edit.item));
      case Edit::Kind::restated:
        return;
    }
  }

  std::string replacement(Pair<std::uint32_t> turn) const {
    const std::string of_a = turn_text(a_, turn.of_a);
    const std::string of_b = turn_text(b_, turn.of_b);
    // The names may mean other systems, or another player moves.
    if (of_a == of_b) return of_a + " in A and B, but not the same turn";
    return text::format("{} in A, {} in B", of_a, of_b);
  }

  void append_meeting(const Stretch& stretch) {
    const Pair<std::uint32_t> turns{stretch.items.of_a.end, stretch.items.of_b.end};
    std::string words = text::format("the same again after turn {}", turns.of_a);
    if (turns.differs()) text::append(words, " in A, {} in B", turns.of_b);
    append_diff_line("position", words, out_);
  }

  void append_difference(std::string_view label, std::string_view words) {
    append_diff_line(label, words, out_);
    ++differences_;
  }

  const Record& a_;
  const Record& b_;
  const RecordDiff& diff_;
  std::string& out_;
  std::size_t differences_ = 0;
  bool has_told_position_ = false;
};

}  // namespace

std::size_t append_turn_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  return Lines(a, b, diff, out).append_stretches();
}

}  // namespace plyglot::homeworlds
