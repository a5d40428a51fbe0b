#include "homeworlds/diff/record_diff_lines.hpp"

#include "comparing/record_lines.hpp"
#include "homeworlds/record/certainty.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::homeworlds {
namespace {

using comparing::DifferenceLines;
using comparing::Edit;
using comparing::Stretch;

// On one line, in the dialect `seed`.
std::string turn_text(const Record& record, std::uint32_t index) {
  const RecordTurn& turn = record.turns[index];
  std::string words;
  print_turn(record, turn, Dialect::seed, words);
  if (index >= record.certain_turns && !turn.verbatim.empty()) words = turn.verbatim;
  if (words.empty()) return "nothing";
  return '`' + text::visible(words) + '`';
}

Position position_after(const Record& record, std::uint32_t turns) {
  RecordReplay replay(record, record.profile);
  replay.play_to(turns);
  return replay.state().position();
}

class TurnWords : public comparing::PlainWords {
 public:
  TurnWords(const Record& a, const Record& b) : a_(a), b_(b) {}

  comparing::Nouns nouns() const { return comparing::turns; }
  std::string of_a(std::uint32_t turn) const { return turn_text(a_, turn); }
  std::string of_b(std::uint32_t turn, const Stretch&) const { return turn_text(b_, turn); }
  bool has_known_ends() const { return has_known_end(a_) && has_known_end(b_); }

  // The same turn may lead to another position, by other rules.
  void before_edits(const Stretch& stretch, std::span<const Edit> edits, DifferenceLines& lines) {
    const auto& [of_a, of_b] = stretch.items;
    const bool is_first_same =
        edits.empty() || (edits.front().item.of_a != of_a.begin && edits.front().item.of_b != of_b.begin);
    if (of_a.size() == 0 || of_b.size() == 0 || !is_first_same) return;
    lines.add_difference(label_of(nouns(), comparing::Place{of_a.begin, of_b.begin}),
                         turn_text(a_, of_a.begin) + " in both, but not the same position after it");
    append_position(of_a.begin, of_b.begin, lines.text());
  }

  void after_edit(const Stretch& stretch, const Edit& edit, DifferenceLines& lines) {
    const auto& [of_a, of_b] = stretch.items;
    const bool is_first = edit.item.of_a == of_a.begin && edit.item.of_b == of_b.begin;
    if (edit.kind == Edit::Kind::replaced && is_first) append_position(of_a.begin, of_b.begin, lines.text());
  }

 private:
  // After the first turns that differ.
  void append_position(std::uint32_t of_a, std::uint32_t of_b, std::string& out) {
    if (has_told_position_ || of_a >= a_.certain_turns || of_b >= b_.certain_turns) return;
    has_told_position_ = true;
    const Position after_a = position_after(a_, of_a + 1);
    const Position after_b = position_after(b_, of_b + 1);
    append_change_lines(after_a, after_b, homeworlds::diff(after_a, after_b), out);
  }

  const Record& a_;
  const Record& b_;
  bool has_told_position_ = false;
};

}  // namespace

std::size_t append_turn_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  return comparing::append_record_lines(diff, TurnWords(a, b), out);
}

}  // namespace plyglot::homeworlds
