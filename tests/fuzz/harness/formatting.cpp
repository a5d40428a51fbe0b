#include "fuzz/harness/laws.hpp"
#include "hive/position_equality.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

bool is_same_ply(const hive::Ply& a, const hive::Ply& b) { return a.piece == b.piece && a.to == b.to; }

bool is_same_comment(const hive::RecordComment& a, const hive::RecordComment& b) {
  return a.after_ply == b.after_ply && a.text == b.text;
}

// hive-notations N13, and what is said around the game.
bool is_same(const hive::Record& a, const hive::Record& b) {
  return a.type == b.type && a.outcome == b.outcome && a.has_game == b.has_game &&
         std::equal(a.plies.begin(), a.plies.end(), b.plies.begin(), b.plies.end(), is_same_ply);
}

bool has_same_surroundings(const hive::Record& a, const hive::Record& b) {
  return std::equal(a.comments.begin(), a.comments.end(), b.comments.begin(), b.comments.end(), is_same_comment);
}

bool is_same_action(const homeworlds::Record& a, const homeworlds::RecordAction& x, const homeworlds::Record& b,
                    const homeworlds::RecordAction& y) {
  const auto is_same_name = [&](const homeworlds::SystemName& of_a, const homeworlds::SystemName& of_b) {
    return text::is_same_word(name_of(a, of_a), name_of(b, of_b));
  };
  // `ap` builds by colour (homeworlds 5).
  const bool is_same_ship = x.ship == y.ship || (x.verb == homeworlds::Verb::build && x.colour == y.colour);
  return x.verb == y.verb && x.stars == y.stars && is_same_ship && x.star == y.star && x.owner == y.owner &&
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
    return text::trimmed(x.text, " \t\r") == text::trimmed(y.text, " \t\r");
  };
  return a.dialect == b.dialect && a.outcome == b.outcome && a.certain_turns == b.certain_turns &&
         std::equal(a.turns.begin(), a.turns.end(), b.turns.begin(), b.turns.end(), is_same_turn) &&
         std::equal(a.actions.begin(), a.actions.end(), b.actions.begin(), b.actions.end(),
                    [&](const auto& x, const auto& y) { return is_same_action(a, x, b, y); }) &&
         std::equal(a.comments.begin(), a.comments.end(), b.comments.begin(), b.comments.end(), is_same_text);
}

void check_meaning(const Record& before, const Record& after) {
  require(before.is_sound == after.is_sound, "formatting keeps whether a record is sound");
  if (std::holds_alternative<homeworlds::Record>(before.model)) {
    // Its turns are formatted one by one: those with an error keep their bytes.
    return require(mean_the_same(before.model, after.model), "formatting keeps the meaning");
  }
  if (!before.is_sound) return require_equal(before.text, after.text, "a record with an error keeps its bytes");
  require(mean_the_same(before.model, after.model), "formatting keeps the meaning");
  const auto* a = std::get_if<hive::Record>(&before.model);
  const auto* b = std::get_if<hive::Record>(&after.model);
  if (a != nullptr && b != nullptr) require(has_same_surroundings(*a, *b), "formatting keeps every comment");
}

}  // namespace

bool mean_the_same(const toolchain::Model& a, const toolchain::Model& b) {
  if (a.index() != b.index()) return false;
  if (const auto* position = std::get_if<hive::Position>(&a)) {
    return hive::equal_up_to_rotation(*position, std::get<hive::Position>(b));
  }
  if (const auto* record = std::get_if<hive::Record>(&a)) return is_same(*record, std::get<hive::Record>(b));
  if (const auto* record = std::get_if<homeworlds::Record>(&a))
    return is_same(*record, std::get<homeworlds::Record>(b));
  return true;
}

void check_formatting(std::string_view text, const Way& way) {
  const std::string once = formatted(text, way);
  require_equal(once, formatted(once, way), "formatting is idempotent");
  const std::vector<Record> before = records_of(text, way);
  const std::vector<Record> after = records_of(once, way);
  require(before.size() == after.size(), "formatting keeps the number of records");
  for (std::size_t i = 0; i < before.size(); ++i) check_meaning(before[i], after[i]);
}

}  // namespace plyglot::fuzz
