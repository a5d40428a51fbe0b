#include "fuzz/harness/laws.hpp"
#include "hive/position_equality.hpp"

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

void check_meaning(const Record& before, const Record& after) {
  require(before.is_sound == after.is_sound, "formatting keeps whether a record is sound");
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
