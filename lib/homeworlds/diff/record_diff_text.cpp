#include "comparing/diff_lines.hpp"
#include "comparing/record_lines.hpp"
#include "homeworlds/diff/record_diff.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using comparing::append_diff_line;
using comparing::append_values_line;
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

std::string outcome_words(const RecordFrame& frame) {
  switch (frame.outcome) {
    case RecordOutcome::open:
      return "open";
    case RecordOutcome::won:
      return text::format("{} wins", seat_name(frame.winner, frame.player_count));
    case RecordOutcome::draw:
      return "draw";
    case RecordOutcome::unknown:
      break;
  }
  return "unknown";
}

void append_frame(const RecordDiff& diff, std::string& out) {
  const auto& [of_a, of_b] = diff.frame;
  const std::string outcome_of_a = outcome_words(of_a);
  const std::string outcome_of_b = outcome_words(of_b);
  if (outcome_of_a != outcome_of_b) {
    append_values_line("result", outcome_of_a, outcome_of_b, out);
  }
  if (of_a.profile != of_b.profile && diff.relation == Relation::different) {
    append_values_line("rules", name_of(of_a.profile), name_of(of_b.profile), out);
  }
}

// From where on the position is not known.
void append_certainty(const Record& record, char side, std::string& out) {
  if (record.is_fragment) {
    append_diff_line("position", text::format("not known in {}, which has no beginning", side), out);
  } else if (record.certain_turns < record.turns.size()) {
    append_diff_line("position", text::format("not known in {} from turn {} on", side, record.certain_turns + 1), out);
  }
}

void append_headers(const RecordDiff& diff, std::string& out) {
  for (const HeaderChange& change : diff.headers) {
    append_values_line("header", text::quote(change.key), text::quote(change.value.of_a),
                       text::quote(change.value.of_b), out);
  }
}

void append_names(const RecordDiff& diff, std::string& out) {
  for (const Pair<std::string>& names : diff.renamed) append_name_line(names.of_a, names.of_b, out);
}

std::string headline(const RecordDiff& diff, std::size_t differences) {
  std::string words;
  switch (diff.relation) {
    case Relation::same:
      words = "A and B are the same game";
      break;
    case Relation::swapped_seats:
      return "B is A with the seats of the players swapped";
    case Relation::different:
      words = comparing::differences_headline(differences, "turn", diff.first_divergence());
  }
  if (const std::size_t names = diff.renamed.size(); names != 0) {
    text::append(words, "; {} {} other names", text::counted(names, "system"), names == 1 ? "has" : "have");
  }
  comparing::append_differing(diff.headers.size(), "header", words);
  return words;
}

// The lines, and how many differences of the games they tell.
std::size_t append_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  std::size_t differences = 0;
  if (diff.relation == Relation::different) {
    const bool begins_alike = !diff.stretches.empty() && diff.stretches.front().kind == comparing::StretchKind::common;
    if (!diff.has_same_beginning && !begins_alike) {
      append_diff_line("beginning", "not the same position", out);
      ++differences;
    }
    differences += comparing::append_record_lines(diff, TurnWords(a, b), out);
    append_certainty(a, 'A', out);
    append_certainty(b, 'B', out);
  }
  append_frame(diff, out);
  append_headers(diff, out);
  if (diff.relation != Relation::swapped_seats) append_names(diff, out);
  return differences;
}

void append_positions(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  const bool is_known = diff.relation == diff.position->relation;
  if (!is_known) out += "A and B cannot be compared to their end; of the positions that are known last:\n";
  append_text(final_position(a), final_position(b), *diff.position, out);
  append_certainty(a, 'A', out);
  append_certainty(b, 'B', out);
  append_headers(diff, out);
}

}  // namespace

void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  if (diff.position) return append_positions(a, b, diff, out);
  std::string lines;
  const std::size_t differences = append_lines(a, b, diff, lines);
  text::append(out, "{}\n{}", headline(diff, differences), lines);
}

}  // namespace plyglot::homeworlds
