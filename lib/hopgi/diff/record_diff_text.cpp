#include "comparing/diff_lines.hpp"
#include "comparing/record_lines.hpp"
#include "hopgi/diff/record_diff.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/spelling/record_notes.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::hopgi {
namespace {

using comparing::append_diff_line;
using Turns = std::vector<RecordTurn>;

// Text of people, on one line of visible characters.
std::string quoted(std::string_view text) { return '`' + text::visible(text) + '`'; }

std::string turn_words(const RecordTurn& turn) {
  std::string words = quoted(words_of(turn) + std::string(suffix_text(turn.suffix)));
  if (turn.played == Played::unreadable) words += " (not readable)";
  if (turn.played == Played::no_leg) words += " (not played)";
  return words;
}

bool is_certain(const RecordTurn& turn) { return turn.is_certain && turn.is_applied() && turn.written.empty(); }

bool has_known_end(const Record& record, const Turns& turns) {
  return record.initial && (turns.empty() || is_certain(turns.back()));
}

class TurnWords : public comparing::PlainWords {
 public:
  TurnWords(const Turns& a, const Turns& b, bool has_known_ends) : a_(a), b_(b), has_known_ends_(has_known_ends) {}

  std::string of_a(std::uint32_t turn) const { return turn_words(a_[turn]); }
  std::string of_b(std::uint32_t turn, const comparing::Stretch&) const { return turn_words(b_[turn]); }
  bool has_known_ends() const { return has_known_ends_; }

 private:
  const Turns& a_;
  const Turns& b_;
  bool has_known_ends_;
};

// Counts its lines.
class Text {
 public:
  Text(const Record& a, const Record& b, const RecordDiff& diff)
      : a_(a), b_(b), of_a_(turns_of_game(a)), of_b_(turns_of_game(b)), diff_(diff) {}

  void append_to(std::string& out) {
    append_beginning();
    const bool has_known_ends = has_known_end(a_, of_a_) && has_known_end(b_, of_b_);
    differences_ += comparing::append_record_lines(diff_, TurnWords(of_a_, of_b_, has_known_ends), lines_);
    append_certainty(a_, of_a_, 'A');
    append_certainty(b_, of_b_, 'B');
    append_results();
    append_suffixes();
    append_notes();
    append_tags();
    text::append(out, "{}\n{}", headline(), lines_);
  }

 private:
  std::string headline() const {
    std::string words = "A and B are the same game";
    if (!diff_.is_same_game()) {
      words = comparing::differences_headline(differences_, "ply", diff_.first_divergence());
    }
    comparing::append_differing(details_, "detail", words);
    return words;
  }

  void append_beginning() {
    const auto& [of_a, of_b] = diff_.frame;
    if (of_a.initial.has_value() != of_b.initial.has_value()) {
      append_diff_line("beginning", text::format("not known in {}", of_a.initial ? 'B' : 'A'), lines_);
      ++differences_;
      return;
    }
    if (!of_a.initial) return;
    const PositionDiff positions = diff(*of_a.initial, *of_b.initial);
    if (positions.is_same()) return append_counters(positions);
    append_diff_line("beginning", "not the same position", lines_);
    append_lines(positions, lines_);
    ++differences_;
  }

  void append_counters(const PositionDiff& positions) {
    if (!positions.clock.differs() && !positions.turn_number.differs()) return;
    append_detail("beginning",
                  text::format("clock and turn {} {} in A, {} {} in B", positions.clock.of_a,
                               positions.turn_number.of_a, positions.clock.of_b, positions.turn_number.of_b));
  }

  // From which ply on the position is unknown (hopgi R18).
  void append_certainty(const Record& record, const Turns& turns, char side) {
    if (diff_.is_same_game()) return;
    if (!record.initial) return append_diff_line("position", text::format("not known in {}", side), lines_);
    const std::uint32_t end = side == 'A' ? diff_.frame.of_a.ending_turn : diff_.frame.of_b.ending_turn;
    // Nothing is played after the end, and the position stays what it was.
    const std::size_t known = record.winner ? end : turns.size();
    for (std::size_t i = 0; i < known; ++i) {
      if (is_certain(turns[i])) continue;
      append_diff_line("position", text::format("not certain in {} from ply {} on", side, i + 1), lines_);
      return;
    }
  }

  static std::string_view result_words(const RecordFrame& frame) {
    return frame.result == Result::none ? "none" : result_text(frame.result);
  }

  void append_results() {
    const auto& [of_a, of_b] = diff_.frame;
    if (of_a.result == of_b.result) return;
    const std::string words = text::format("{} in A, {} in B", result_words(of_a), result_words(of_b));
    if (!diff_.has_contrary_results()) return append_detail("result", words);
    append_diff_line("result", words, lines_);
    ++differences_;
  }

  void append_suffixes() {
    for (const auto& [kind, turn] : diff_.edits) {
      if (kind != comparing::Edit::Kind::restated) continue;
      append_detail("suffix", text::format("{}: {} in A, {} in B", comparing::label_of(comparing::plies, turn),
                                           turn_words(of_a_[turn.of_a]), turn_words(of_b_[turn.of_b])));
    }
  }

  static std::string_view label_of(NoteChange::Kind kind) {
    switch (kind) {
      case NoteChange::Kind::comment:
        return "comment";
      case NoteChange::Kind::annotation:
        return "annotation";
      case NoteChange::Kind::variation:
        break;
    }
    return "variation";
  }

  static std::string list_of(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) text::append(list, "{}{}", list.empty() ? "" : ", ", quoted(word));
    return words.empty() ? "none" : list;
  }

  void append_notes() {
    for (const NoteChange& change : diff_.notes) {
      const bool is_first = change.turn.of_a == 0 && change.turn.of_b == 0;
      const std::string place =
          is_first
              ? "before ply 1"
              : comparing::label_of(comparing::plies, comparing::Place{change.turn.of_a - 1, change.turn.of_b - 1});
      append_detail(label_of(change.kind), text::format("{}: {} in A, {} in B", place, list_of(change.words.of_a),
                                                        list_of(change.words.of_b)));
    }
  }

  void append_tags() {
    for (const auto& [name, value] : diff_.tags) {
      append_detail("tag", text::format("{}: {} in A, {} in B", name, value.of_a ? quoted(*value.of_a) : "none",
                                        value.of_b ? quoted(*value.of_b) : "none"));
    }
  }

  void append_detail(std::string_view label, std::string_view words) {
    append_diff_line(label, words, lines_);
    ++details_;
  }

  const Record& a_;
  const Record& b_;
  const Turns of_a_;
  const Turns of_b_;
  const RecordDiff& diff_;
  std::string lines_;
  std::size_t differences_ = 0;
  std::size_t details_ = 0;
};

}  // namespace

void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  Text(a, b, diff).append_to(out);
}

}  // namespace plyglot::hopgi
