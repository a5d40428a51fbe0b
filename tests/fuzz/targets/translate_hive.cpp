// From each notation of games to each other one and back: the game stays the same (hive-notations 8).
#include "fuzz/harness/laws.hpp"
#include "fuzz/targets/whole_translation.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_replay.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::fuzz {
namespace {

// Those that only read games refuse them.
std::vector<toolchain::Target> all_targets_of_games() {
  std::vector<toolchain::Target> targets;
  for (const toolchain::Notation& notation : toolchain::all_notations()) {
    if (!std::holds_alternative<const notation::Row<hive::Record>*>(notation.row)) continue;
    toolchain::Target& target = targets.emplace_back(target_named(notation.about().id));
    // The Hive's notation with all pieces, so that it can hold every game.
    if (notation.about().id == "thehive") {
      require(set_option(target.language, "pieces", "mlp").empty(), "the option is known");
    }
  }
  return targets;
}

// Turned so that the second piece lies to the east of the first (hive-human K1).
hive::Record turned_to_east(hive::Record record) {
  if (record.plies.size() < 2 || record.plies[0].is_pass() || record.plies[1].is_pass()) return record;
  int sixths = 0;
  while (board::neighbour(record.plies[0].to, board::turned(board::east, -sixths)) != record.plies[1].to) ++sixths;
  return hive::turned(std::move(record), sixths);
}

// Numbers may change on the way (X2), and a notation without headers has the game type that the pieces show (N8).
toolchain::Model by_order_of_entry(const toolchain::Model& model, const toolchain::Target& to) {
  hive::Record record = hive::renumbered(std::get<hive::Record>(model));
  // Nor does every target count positions (H30).
  record.outcome = hive::outcome_on_board(record);
  const std::string_view id = toolchain::facts_of(*to.language.notation).id;
  if (id == "hive-human") return turned_to_east(std::move(record));
  if (id != "thehive") return record;
  record.type = hive::smallest_type_of(record);
  return record;
}

// What is written of a text that is one record is one record without an error, and the same game.
void check_translated_game(std::string_view text, const Way& way, const toolchain::Target& to) {
  const auto there = translated(text, way, to);
  const auto before = records_of(text, way);
  // Of two games one may have no translation.
  if (there.written != 1 || before.size() != 1) return;
  const Way file{to.language, true};
  const auto after = records_of(there.text, file);
  require(after.size() == 1, "one game stays one game");
  require(after[0].is_sound, "what is written has no error");
  hive::Record game = std::get<hive::Record>(before[0].model);
  // X8.
  if (!has_whole_records(there)) {
    hive::cut_after(game, static_cast<std::uint32_t>(std::get<hive::Record>(after[0].model).plies.size()));
  }
  require(mean_the_same(by_order_of_entry(std::move(game), to), by_order_of_entry(after[0].model, to)),
          "a translation keeps the game");
  require_equal(formatted(there.text, file), without_blank_lines_at_the_end(there.text),
                "what is translated is canonical");
}

}  // namespace

void check_translation_of_hive(std::string_view text, const Subject& subject) {
  static const std::vector<toolchain::Target> targets = all_targets_of_games();
  in_all_ways(subject, text, [&](const Way& way) {
    for (const toolchain::Target& to : targets) check_translated_game(text, way, to);
  });
}

}  // namespace plyglot::fuzz
