#include "fuzz/harness/laws.hpp"
#include "support/hive/position_equality.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

bool is_same_ply(const hive::Ply& a, const hive::Ply& b) { return a.piece == b.piece && a.to == b.to; }

// hive-notations N13, and what is said around the game.
bool is_same(const hive::Record& a, const hive::Record& b) {
  return a.type == b.type && a.outcome == b.outcome && a.has_game == b.has_game &&
         std::equal(a.plies.begin(), a.plies.end(), b.plies.begin(), b.plies.end(), is_same_ply);
}

bool is_same_action(const homeworlds::Record& a, const homeworlds::RecordAction& x, const homeworlds::Record& b,
                    const homeworlds::RecordAction& y) {
  const auto is_same_name = [&](const homeworlds::SystemName& of_a, const homeworlds::SystemName& of_b) {
    return text::is_same_word(name_of(a, of_a), name_of(b, of_b));
  };
  // `ap` builds by colour (homeworlds 5).
  const bool is_same_ship = x.ship == y.ship || (x.verb == homeworlds::Verb::build && x.colour == y.colour);
  // Of other actions he is who makes them, whether that is written or not.
  const bool is_same_owner = x.verb != homeworlds::Verb::attack || x.owner == y.owner;
  return x.verb == y.verb && x.stars == y.stars && is_same_ship && x.star == y.star && is_same_owner &&
         x.is_all == y.is_all && is_same_name(x.system, y.system) && is_same_name(x.other_system, y.other_system);
}

// homeworlds 4: who does what, and how it ends.
bool is_same(const homeworlds::Record& a, const homeworlds::Record& b) {
  // `ap` confirms homeworlds only (homeworlds 5).
  const bool confirms = a.dialect != homeworlds::Dialect::ap;
  const auto is_same_turn = [&](const homeworlds::RecordTurn& x, const homeworlds::RecordTurn& y) {
    return x.player == y.player && x.action_count == y.action_count && (!confirms || x.is_confirmed == y.is_confirmed);
  };
  const auto is_same_text = [](const homeworlds::RecordComment& x, const homeworlds::RecordComment& y) {
    constexpr std::string_view blanks = " \t\r\v\f";
    return text::trimmed(x.text, blanks) == text::trimmed(y.text, blanks);
  };
  const auto beginning = [](const homeworlds::Record& record) {
    return record.initial ? position_text(*record.initial) : std::string();
  };
  return a.dialect == b.dialect && a.outcome == b.outcome && a.certain_turns == b.certain_turns &&
         beginning(a) == beginning(b) &&
         std::equal(a.turns.begin(), a.turns.end(), b.turns.begin(), b.turns.end(), is_same_turn) &&
         std::equal(a.actions.begin(), a.actions.end(), b.actions.begin(), b.actions.end(),
                    [&](const auto& x, const auto& y) { return is_same_action(a, x, b, y); }) &&
         std::equal(a.comments.begin(), a.comments.end(), b.comments.begin(), b.comments.end(), is_same_text);
}

// hexix R4 to R14. Numbers of rows and of placements are written or not, as the options say.
bool is_same_ply_of_hexix(const hexix::Ply& a, const hexix::Ply& b) {
  const bool is_same_value = a.written_number == b.written_number || a.written_number == 0 || b.written_number == 0;
  return a.player == b.player && a.kind == b.kind && a.cell == b.cell && a.target == b.target && a.mark == b.mark &&
         a.number == b.number && a.captured == b.captured && a.suffix == b.suffix && a.is_applied == b.is_applied &&
         a.is_certain == b.is_certain && is_same_value;
}

bool is_same(const hexix::Record& a, const hexix::Record& b) {
  const bool is_same_end = a.end == b.end && (a.end == hexix::End::none || a.ending_ply == b.ending_ply);
  return a.dialect == b.dialect && a.has_header == b.has_header && a.initial == b.initial &&
         a.is_fragment == b.is_fragment && is_same_end &&
         std::equal(a.plies.begin(), a.plies.end(), b.plies.begin(), b.plies.end(), is_same_ply_of_hexix);
}

bool is_same_turn_of_hopgi(const hopgi::RecordTurn& a, const hopgi::RecordTurn& b) {
  const bool is_same_move = !a.is_applied() || a.turn == b.turn;
  return a.side == b.side && a.played == b.played && is_same_move && a.suffix == b.suffix && a.depth == b.depth &&
         a.number == b.number && a.is_certain == b.is_certain;
}

// hopgi R12 to R20. Tags may be in another order, and a result may be written that was not.
bool is_same(const hopgi::Record& a, const hopgi::Record& b) {
  return a.initial == b.initial && a.final_position == b.final_position && a.winner == b.winner &&
         a.has_game == b.has_game && a.tags.size() == b.tags.size() &&
         std::equal(a.turns.begin(), a.turns.end(), b.turns.begin(), b.turns.end(), is_same_turn_of_hopgi);
}

bool is_same(const hopgi::Setup& a, const hopgi::Setup& b) {
  const auto is_same_mark = [](const hopgi::Mark& x, const hopgi::Mark& y) {
    return x.square == y.square && x.kind == y.kind;
  };
  const auto is_same_comment = [](const hopgi::SetupComment& x, const hopgi::SetupComment& y) {
    return x.text == y.text && x.is_before == y.is_before;
  };
  return a.position == b.position && a.has_position == b.has_position &&
         // They are in the order of the text, in which ranks may be drawn in any order.
         std::is_permutation(a.marks.begin(), a.marks.end(), b.marks.begin(), b.marks.end(), is_same_mark) &&
         std::equal(a.comments.begin(), a.comments.end(), b.comments.begin(), b.comments.end(), is_same_comment);
}

}  // namespace

bool mean_the_same(const toolchain::Model& a, const toolchain::Model& b) {
  if (a.index() != b.index()) return false;
  if (const auto* position = std::get_if<hive::Position>(&a)) {
    return test::equal_up_to_rotation(*position, std::get<hive::Position>(b));
  }
  if (const auto* record = std::get_if<hive::Record>(&a)) return is_same(*record, std::get<hive::Record>(b));
  if (const auto* record = std::get_if<homeworlds::Record>(&a))
    return is_same(*record, std::get<homeworlds::Record>(b));
  if (const auto* record = std::get_if<hexix::Record>(&a)) return is_same(*record, std::get<hexix::Record>(b));
  if (const auto* record = std::get_if<hopgi::Record>(&a)) return is_same(*record, std::get<hopgi::Record>(b));
  if (const auto* setup = std::get_if<hopgi::Setup>(&a)) return is_same(*setup, std::get<hopgi::Setup>(b));
  return true;
}

}  // namespace plyglot::fuzz
