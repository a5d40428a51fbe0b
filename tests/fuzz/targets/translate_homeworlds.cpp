// From each dialect of Homeworlds to each other one: the board stays the same, turn by turn (homeworlds 8).
#include "fuzz/harness/laws.hpp"
#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

// After each turn up to which the position is certain, by content.
std::vector<std::string> positions_of(const homeworlds::Record& record) {
  homeworlds::RecordReplay replay(record, record.profile);
  std::vector<std::string> positions;
  while (replay.turns() < record.certain_turns) {
    replay.play_to(replay.turns() + 1);
    positions.push_back(anonymous_text(replay.state().position()));
  }
  return positions;
}

// `move alpha beta` a line.
std::string words_of(const homeworlds::Record& record, const homeworlds::RecordTurn& turn) {
  std::string words;
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const homeworlds::RecordAction& action = record.actions[turn.first_action + i];
    words += name_of(action.verb);
    for (const homeworlds::SystemName& system : {action.system, action.other_system}) {
      words += ' ';
      words += name_of(record, system);
    }
    words += '\n';
  }
  return text::lower_case(words);
}

// homeworlds L7: such a record is checked for syntax only. What is left of one above its first error may be one.
bool is_fragment(const homeworlds::Record& record) {
  const auto sets_up = [](const auto& action) { return action.verb == homeworlds::Verb::homeworld; };
  return !record.initial && std::none_of(record.actions.begin(), record.actions.end(), sets_up);
}

// After so many turns the rules of its dialect leave no doubt about the board. With more players than two `sdg` knows
// none (homeworlds-rules G27).
std::size_t turns_without_doubt(const homeworlds::Record& record) {
  if (record.player_count > rules_of(record.profile).most_players_checked || is_fragment(record)) return 0;
  homeworlds::RecordReplay replay(record, record.profile);
  std::vector<homeworlds::Violation> violations;
  while (replay.turns() < record.turns.size()) {
    replay.play_turn(violations);
    if (!replay.referee().is_certain()) return replay.turns() - 1;
  }
  return replay.turns();
}

// A reader of the target finds the turns that the translation means, and stops only where the rules say so.
void check_turns_read(const homeworlds::Record& meant, const homeworlds::Record& read) {
  // homeworlds-rules E5: a reading goes by the words, and may have more turns or fewer.
  if (turns_as_written(read) < read.certain_turns) return;
  require(meant.turns.size() == read.turns.size(), "a translation has the turns that it means");
  for (std::size_t i = 0; i < meant.turns.size(); ++i) {
    require_equal(words_of(meant, meant.turns[i]), words_of(read, read.turns[i]), "a turn is read as it is meant");
  }
  require_equal(std::to_string(turns_without_doubt(meant)), std::to_string(read.certain_turns),
                "a translation is as certain as its rules allow");
}

struct DialectTarget {
  homeworlds::Dialect dialect;
  toolchain::Target target;
};

std::vector<DialectTarget> all_dialects() {
  using homeworlds::Dialect;
  std::vector<DialectTarget> all;
  for (const Dialect dialect : {Dialect::seed, Dialect::ap, Dialect::sdg, Dialect::jpb, Dialect::quux, Dialect::hwl}) {
    all.push_back({dialect, target_named("homeworlds:" + std::string(name_of(dialect)))});
  }
  return all;
}

// What stays in its dialect is read as before: with the same options, and by a header that says which dialect it is.
const toolchain::Language& language_after(const homeworlds::Record& source, const Way& way, const DialectTarget& to) {
  const auto& options = way.language.options;
  const bool asks_for_form =
      std::any_of(options.begin(), options.end(), [](const auto& option) { return option.first == "form"; });
  return source.dialect == to.dialect && !asks_for_form ? way.language : to.target.language;
}

// The rules of the target may refuse what those of the source allow, which is declared: up to there all is the same.
void check_translated_turns(std::string_view text, const Way& way, const DialectTarget& to) {
  const auto there = translated(text, way, to.target);
  if (there.written != 1) return;
  const auto before = records_of(text, way);
  require(before.size() == 1, "one game stays one game");
  const auto& source = std::get<homeworlds::Record>(before[0].model);
  const Way file{language_after(source, way, to), true};
  const auto after = records_of(there.text, file);
  require(after.size() == 1, "one game stays one game");
  const auto& target = std::get<homeworlds::Record>(after[0].model);
  // A transcript is recognised by its turns: without any, it is read as nothing.
  if (there.written_in_part == 0 ? source.turns.empty() : source.certain_turns == 0) return;
  const auto of_source = positions_of(source);
  const auto of_target = positions_of(target);
  // homeworlds-rules E5: readings of a turn go by its words.
  const std::size_t known = std::min(turns_as_written(source), turns_as_written(target));
  for (std::size_t i = 0; i < std::min({of_source.size(), of_target.size(), known}); ++i) {
    require_equal(of_source[i], of_target[i], "a translation keeps the positions");
  }
  const bool is_same_form = source.dialect == target.dialect && source.is_json == target.is_json;
  // Turns with errors are kept as they are, and those of the rules are none in a fragment.
  const bool is_judged_otherwise = !source.is_fragment && target.is_fragment;
  if (!is_same_form || !is_judged_otherwise) {
    require_equal(formatted(there.text, file), there.text, "what is translated is canonical");
  }
  if (is_same_form) return;
  const homeworlds::Retargeted meant = retarget(source, {target.dialect, target.is_json});
  if (!meant.record.turns.empty()) check_turns_read(meant.record, target);
}

}  // namespace

void check_translation_of_homeworlds(std::string_view text, const Subject& subject) {
  static const std::vector<DialectTarget> targets = all_dialects();
  in_all_ways(subject, text, [&](const Way& way) {
    for (const DialectTarget& to : targets) check_translated_turns(text, way, to);
  });
}

}  // namespace plyglot::fuzz
