#include "hexix/diff/record_diff.hpp"

#include "comparing/diff_lines.hpp"
#include "comparing/numbered_games.hpp"
#include "comparing/record_lines.hpp"
#include "hexix/board/cells.hpp"
#include "hexix/record/mirror.hpp"
#include "hexix/record/position_line.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

using comparing::append_diff_line;
using comparing::append_values_line;
using comparing::Edit;

// The same for plies that are the same.
std::uint32_t number_of(const Ply& ply) {
  const PlyKind kind = ply.kind == PlyKind::missing ? PlyKind::skipped : ply.kind;
  std::uint32_t number = static_cast<std::uint32_t>(ply.player) | static_cast<std::uint32_t>(kind) << 1;
  if (!ply.is_move()) return number;
  number |= std::uint32_t{ply.cell} << 4;
  if (kind == PlyKind::capture) number |= std::uint32_t{ply.target} << 9;
  if (kind == PlyKind::place) number |= static_cast<std::uint32_t>(ply.mark) << 14;
  return number;
}

comparing::NumberedGame numbered(const Record& record, comparing::Numbering& positions) {
  comparing::NumberedGame game;
  RecordReplay replay(record);
  const auto number_position = [&](bool is_known) {
    game.positions.push_back(is_known ? positions.of(position_text(replay.state().position()))
                                      : comparing::unknown_position);
  };
  const bool has_beginning = record.initial.has_value();
  number_position(has_beginning);
  for (const Ply& ply : record.plies) {
    game.moves.push_back(number_of(ply));
    game.remarks.push_back(static_cast<std::uint32_t>(ply.suffix));
    replay.advance();
    number_position(has_beginning && ply.is_certain && ply.is_applied);
  }
  return game;
}

Pair<comparing::NumberedGame> numbered(const Record& a, const Record& b) {
  comparing::Numbering positions;
  return {numbered(a, positions), numbered(b, positions)};
}

RecordFrame frame_of(const Record& record) { return {record.initial, record.end, record.winner}; }

RecordDiff compared(const Record& a, const Record& b) {
  RecordDiff diff{comparing::compare_games(numbered(a, b), a.initial == b.initial), Relation::different, false, {}};
  if (a.initial == b.initial && diff.is_all_common()) diff.relation = Relation::same;
  return diff;
}

std::uint32_t common_beginning(const RecordDiff& diff) {
  if (diff.stretches.empty() || diff.stretches.front().kind != comparing::StretchKind::common) return 0;
  return diff.stretches.front().items.of_a.size();
}

bool is_nearer(const RecordDiff& diff, const RecordDiff& other) {
  if (diff.relation == Relation::same) return true;
  return common_beginning(diff) > common_beginning(other) && diff.change_count() < other.change_count();
}

std::string words_of(const Record& record, const Ply& ply) {
  if (ply.kind == PlyKind::missing) return "nothing";
  if (ply.kind == PlyKind::unreadable) return "what cannot be read";
  return text::format("`{}`", ply_text(record, ply));
}

bool has_known_end(const Record& record) {
  return record.initial && (record.plies.empty() || (record.plies.back().is_certain && record.plies.back().is_applied));
}

// What plies are called, by the names that the cells have in A.
class PlyWords : public comparing::PlainWords {
 public:
  PlyWords(const Record& a, const Record& b, const RecordDiff& diff) : a_(a), b_(b), diff_(diff) {}

  std::string of_a(std::uint32_t ply) const { return words_of(a_, a_.plies[ply]); }

  std::string of_b(std::uint32_t ply) const {
    std::string written = words_of(b_, b_.plies[ply]);
    if (!diff_.is_mirrored) return written;
    const std::string image = words_of(b_, mirrored(b_.plies[ply]));
    return image == written ? written : text::format("{} (written {})", image, written);
  }
  std::string of_b(std::uint32_t ply, const comparing::Stretch&) const { return of_b(ply); }

  bool has_known_ends() const { return has_known_end(a_) && has_known_end(b_); }

 private:
  const Record& a_;
  const Record& b_;
  const RecordDiff& diff_;
};

// A line for each ply that both make with different suffixes. How many there are.
std::size_t append_suffix_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  const PlyWords words(a, b, diff);
  std::size_t suffixes = 0;
  for (const Edit& edit : diff.edits) {
    if (edit.kind != Edit::Kind::restated) continue;
    append_values_line("suffix", label_of(comparing::plies, edit.item), words.of_a(edit.item.of_a),
                       words.of_b(edit.item.of_b), out);
    ++suffixes;
  }
  return suffixes;
}

std::string piece_words(const std::optional<Piece>& piece) { return piece ? piece_text(*piece) : "nothing"; }

// Where the games do not begin alike. Cells have the names that they have in A.
void append_beginning(const RecordDiff& diff, std::string& out) {
  const std::optional<Position>& of_a = diff.frame.of_a.initial;
  std::optional<Position> of_b = diff.frame.of_b.initial;
  if (of_b && diff.is_mirrored) of_b = mirrored(*of_b);
  if (!of_a || !of_b) {
    append_diff_line("beginning", text::format("not known in {}", of_a ? 'B' : 'A'), out);
    return;
  }
  append_diff_line("beginning", "not the same position", out);
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const Pair<std::optional<Piece>> pieces{of_a->pieces[cell], of_b->pieces[cell]};
    if (!pieces.differs()) continue;
    append_values_line(cell_name(cell), piece_words(pieces.of_a), piece_words(pieces.of_b), out);
  }
  if (of_a->to_move != of_b->to_move) {
    append_values_line("to move", name_of(of_a->to_move), name_of(of_b->to_move), out);
  }
}

std::string end_words(const RecordFrame& frame) {
  if (frame.end == End::none) return "open";
  const Player loser = opponent_of(frame.winner);
  return frame.end == End::home
             ? text::format("{} wins by taking {}'s home", name_of(frame.winner), name_of(loser))
             : text::format("{} wins, as {} has no legal ply", name_of(frame.winner), name_of(loser));
}

void append_end(const RecordDiff& diff, std::string& out) {
  const std::string of_a = end_words(diff.frame.of_a);
  const std::string of_b = end_words(diff.frame.of_b);
  if (of_a != of_b) append_values_line("result", of_a, of_b, out);
}

// From which ply on the position is unknown (hexix R12).
void append_certainty(const Record& record, char side, std::string& out) {
  if (!record.initial) {
    append_diff_line("position", text::format("not known in {}", side), out);
    return;
  }
  // Nothing is played after the end, and the position stays what it was.
  const std::size_t known = record.end == End::none ? record.plies.size() : record.ending_ply;
  for (std::size_t i = 0; i < known; ++i) {
    if (record.plies[i].is_certain && record.plies[i].is_applied) continue;
    append_diff_line("position", text::format("not certain in {} from ply {} on", side, i + 1), out);
    return;
  }
}

std::string headline(const RecordDiff& diff, std::string_view kind, std::size_t differences, std::size_t suffixes) {
  std::string words;
  switch (diff.relation) {
    case Relation::same:
      words = text::format("A and B are the same {}", kind);
      break;
    case Relation::mirrored:
      words = "B is a mirror image of A: columns A to G are G to A";
      break;
    case Relation::different:
      words = comparing::differences_headline(differences, "ply", diff.first_divergence());
      if (diff.is_mirrored) words += "; B is compared as a mirror image: columns A to G are G to A";
  }
  if (suffixes != 0) {
    text::append(words, "; {} {}", text::counted(suffixes, "suffix", "suffixes"), suffixes == 1 ? "differs" : "differ");
  }
  return words;
}

}  // namespace

bool RecordDiff::has_same_beginning() const {
  const std::optional<Position>& of_a = frame.of_a.initial;
  const std::optional<Position>& of_b = frame.of_b.initial;
  return of_a && is_mirrored ? of_b && mirrored(*of_a) == *of_b : of_a == of_b;
}

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff result = compared(a, b);
  if (!result.is_same_game()) {
    RecordDiff of_image = compared(mirrored(a), b);
    if (is_nearer(of_image, result)) {
      result = std::move(of_image);
      result.is_mirrored = true;
      if (result.relation == Relation::same) result.relation = Relation::mirrored;
    }
  }
  result.frame = {frame_of(a), frame_of(b)};
  return result;
}

void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  std::string lines;
  std::size_t differences = 0;
  if (diff.relation == Relation::different) {
    if (!diff.has_same_beginning()) {
      append_beginning(diff, lines);
      ++differences;
    }
    differences += comparing::append_record_lines(diff, PlyWords(a, b, diff), lines);
    append_certainty(a, 'A', lines);
    append_certainty(b, 'B', lines);
  }
  append_end(diff, lines);
  const std::size_t suffixes = append_suffix_lines(a, b, diff, lines);
  const bool are_positions = is_position_alone(a) && is_position_alone(b);
  text::append(out, "{}\n{}", headline(diff, are_positions ? "position" : "game", differences, suffixes), lines);
}

}  // namespace plyglot::hexix
