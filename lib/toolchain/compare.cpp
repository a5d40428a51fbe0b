// Two models compared by the diff of their game; a game and a position meet at the position.
#include "hexix/diff/record_diff.hpp"
#include "hexix/record/position_line.hpp"
#include "hive/diff/position_diff_drawing.hpp"
#include "hive/diff/record_diff.hpp"
#include "hive/record/projection.hpp"
#include "hive/views/board_graph.hpp"
#include "homeworlds/diff/record_diff.hpp"
#include "hopgi/diff/position_diff.hpp"
#include "hopgi/diff/record_diff.hpp"
#include "hopgi/record/record_replay.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "toolchain/moment.hpp"

#include <plyglot/session.hpp>

#include <cassert>

namespace plyglot::toolchain {
namespace {

Comparison compare_typed(const hive::Position& a, const hive::Position& b) {
  const hive::PositionDiff difference = hive::diff(a, b);
  const bool is_same = difference.relation == hive::Relation::same || difference.relation == hive::Relation::rotated;
  Comparison comparison{is_same, {}};
  hive::append_text(a, difference, comparison.text);
  // The words are enough where no bug is elsewhere.
  if (difference.bugs.is_empty()) return comparison;
  comparison.text += '\n';
  hive::append_drawing(a, difference, hive::board_of, comparison.text);
  return comparison;
}

Comparison compare_typed(const hive::Record& a, const hive::Position& b) {
  return compare_typed(hive::numbered_position_of(a), b);
}

Comparison compare_typed(const hive::Position& a, const hive::Record& b) {
  return compare_typed(a, hive::numbered_position_of(b));
}

Comparison compare_typed(const hive::Record& a, const hive::Record& b) {
  const hive::RecordDiff difference = hive::diff(a, b);
  // Headers that only one of the notations has do not make it another game.
  const bool is_same_game =
      difference.relation == hive::Relation::same || difference.relation == hive::Relation::rotated;
  Comparison comparison{is_same_game && !difference.has_contrary_headers(), {}};
  hive::append_text(a, b, difference, comparison.text);
  return comparison;
}

Comparison compare_typed(const homeworlds::Record& a, const homeworlds::Record& b) {
  const homeworlds::RecordDiff difference = homeworlds::diff(a, b);
  Comparison comparison{difference.is_same_game() && !difference.has_contrary_headers(), {}};
  homeworlds::append_text(a, b, difference, comparison.text);
  return comparison;
}

// hexix R6, hopgi R12: the end of a game whose beginning cannot be read is unknown.
Comparison unknown_position(char game) {
  return {false, text::format("the position at the end of {} is unknown\n", game)};
}

Comparison compared(const hexix::Record& a, const hexix::Record& b) {
  const hexix::RecordDiff difference = hexix::diff(a, b);
  Comparison comparison{difference.is_same_game(), {}};
  hexix::append_text(a, b, difference, comparison.text);
  return comparison;
}

// hexix R17: a game is compared with a position by its end.
Comparison compare_typed(const hexix::Record& a, const hexix::Record& b) {
  if (hexix::is_position_alone(a) == hexix::is_position_alone(b)) return compared(a, b);
  const std::optional<hexix::Record> end_of_a = hexix::end_of(a);
  const std::optional<hexix::Record> end_of_b = hexix::end_of(b);
  if (!end_of_a || !end_of_b) return unknown_position(end_of_a ? 'B' : 'A');
  return compared(*end_of_a, *end_of_b);
}

Comparison compare_typed(const hopgi::Record& a, const hopgi::Record& b) {
  const hopgi::RecordDiff difference = hopgi::diff(a, b);
  Comparison comparison{difference.is_same_game(), {}};
  hopgi::append_text(a, b, difference, comparison.text);
  return comparison;
}

Comparison compare_typed(const hopgi::Setup& a, const hopgi::Setup& b) {
  const hopgi::SetupDiff difference = hopgi::diff(a, b);
  Comparison comparison{difference.is_same(), {}};
  hopgi::append_text(a, b, difference, comparison.text);
  return comparison;
}

Comparison compare_typed(const hopgi::Record& a, const hopgi::Setup& b) {
  const std::optional<hopgi::Setup> end_of_a = hopgi::setup_of(a);
  return end_of_a ? compare_typed(*end_of_a, b) : unknown_position('A');
}

Comparison compare_typed(const hopgi::Setup& a, const hopgi::Record& b) {
  const std::optional<hopgi::Setup> end_of_b = hopgi::setup_of(b);
  return end_of_b ? compare_typed(a, *end_of_b) : unknown_position('B');
}

// Models without a game are none that a reader made.
template <class A, class B>
Comparison compare_typed(const A&, const B&) {
  assert(false);
  return {};
}

}  // namespace

namespace {

// How far a game is compared: to its end, unless a ply of it is not known.
template <class Record>
std::size_t compared_plies(const Record& record, bool is_sound) {
  const std::size_t known = known_plies(record);
  return is_sound || known == written_plies(record) ? SIZE_MAX : known;
}

// Two games as far as both are known. Which one has the error is said of the ply that was not compared.
template <class Record>
Comparison compare_known(const Record& a, const Record& b, Soundness soundness) {
  const std::size_t plies_of_a = compared_plies(a, soundness.is_a_sound);
  const std::size_t plies_of_b = compared_plies(b, soundness.is_b_sound);
  const std::size_t plies = std::min(plies_of_a, plies_of_b);
  // A text without a game.
  const bool is_a_empty = !soundness.is_a_sound && written_plies(a) == 0;
  const bool is_b_empty = !soundness.is_b_sound && written_plies(b) == 0;
  if (is_a_empty || is_b_empty) return {false, {}, false};
  if (plies == SIZE_MAX) return compare_typed(a, b);
  Record beginning_of_a = a;
  Record beginning_of_b = b;
  cut_to(beginning_of_a, std::min(plies, written_plies(a)));
  cut_to(beginning_of_b, std::min(plies, written_plies(b)));
  Comparison comparison = compare_typed(beginning_of_a, beginning_of_b);
  comparison.is_same = false;
  comparison.is_whole = false;
  const std::string_view who = plies_of_a == plies_of_b ? "A and B have" : plies == plies_of_a ? "A has" : "B has";
  comparison.text = text::format("before ply {}, where {} an error: {}", plies + 1, who, comparison.text);
  return comparison;
}

// The end of a game with an error is unknown, and so is a position with one.
template <class A, class B>
Comparison compare_known(const A&, const B&, Soundness) {
  Comparison comparison;
  comparison.is_same = comparison.is_whole = false;
  return comparison;
}
Comparison compare_known(std::monostate, std::monostate, Soundness) { return {}; }
Comparison compare_known(const hive::Position&, const hive::Position&, Soundness) { return {false, {}, false}; }
Comparison compare_known(const hopgi::Setup&, const hopgi::Setup&, Soundness) { return {false, {}, false}; }

}  // namespace

Comparison compare(const Model& a, const Model& b, Soundness soundness) {
  const bool are_sound = soundness.is_a_sound && soundness.is_b_sound;
  Comparison comparison = std::visit(
      [&](const auto& left, const auto& right) {
        return are_sound ? compare_typed(left, right) : compare_known(left, right, soundness);
      },
      a, b);
  comparison.text = text::visible_lines(comparison.text);
  return comparison;
}

}  // namespace plyglot::toolchain
