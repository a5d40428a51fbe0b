// Two records of one game, compared by what a translation must not change, and must declare if it does.

#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/translating.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

using namespace homeworlds;

struct Differences {
  const Record& from;
  const Record& to;
  std::vector<std::string> lines;

  void add(std::string_view name, std::string_view before, std::string_view after) {
    lines.push_back(text::format("translate/{}: {} -> {}\n", name, before, after));
  }
  bool has_no_words_besides_moves() const {
    return to.dialect == Dialect::quux || to.dialect == Dialect::ap || to.dialect == Dialect::hwl;
  }
};

bool is_pass(const RecordAction& action) { return action.verb == Verb::pass; }

// All but passes, which are compared by number.
std::vector<RecordAction> actions_of(const Record& record, const RecordTurn& turn, std::size_t& passes) {
  std::vector<RecordAction> actions(record.actions.begin() + turn.first_action,
                                    record.actions.begin() + turn.first_action + turn.action_count);
  const auto end = std::remove_if(actions.begin(), actions.end(), is_pass);
  passes = static_cast<std::size_t>(actions.end() - end);
  actions.erase(end, actions.end());
  return actions;
}

void compare_action(const RecordAction& before, const RecordAction& after) {
  CHECK(before.verb == after.verb);
  CHECK(before.stars == after.stars);
  CHECK(before.ship == after.ship);
  CHECK(before.star == after.star);
  if (before.verb == Verb::attack) CHECK(before.owner == after.owner);
  CHECK(before.system.index == after.system.index);
  CHECK(before.other_system.index == after.other_system.index);
  const bool has_colour = before.verb == Verb::trade || before.verb == Verb::catastrophe;
  if (has_colour) CHECK(before.colour == after.colour);
}

bool is_of_homeworld(const std::vector<RecordAction>& actions) {
  return !actions.empty() && actions[0].verb == Verb::homeworld;
}

void compare_turn(Differences& differences, const RecordTurn& before, const RecordTurn& after) {
  std::size_t passes_before = 0;
  std::size_t passes_after = 0;
  const std::vector<RecordAction> actions = actions_of(differences.from, before, passes_before);
  const std::vector<RecordAction> others = actions_of(differences.to, after, passes_after);
  REQUIRE(actions.size() == others.size());
  CHECK(before.player == after.player);
  for (std::size_t i = 0; i < actions.size(); ++i) compare_action(actions[i], others[i]);
  if (passes_after < passes_before) differences.add("lost-pass", "pass", "");
  if (passes_after > passes_before) CHECK(differences.to.dialect != Dialect::quux);
  if (before.is_confirmed && !after.is_confirmed && !is_of_homeworld(actions)) {
    differences.add("lost-confirmation", "*", "");
  }
}

void compare_name(Differences& differences, const RecordSystem& before, const RecordSystem& after) {
  if (before.name == after.name) return;
  if (differences.to.dialect == Dialect::hwl) {
    const bool is_player = before.home_of && before.name == player_name(differences.to, *before.home_of);
    if (before.has_written_name() && !is_player) differences.add("lost-system-name", before.name, after.name);
  } else if (!before.has_written_name()) {
    if (after.has_written_name()) differences.add("changed-name", before.name, after.name);
  } else if (before.home_of && !after.has_written_name()) {
    if (!text::is_same_word(before.name, after.name)) differences.add("lost-home-name", before.name, after.name);
  } else if (text::is_same_word(before.name, after.name)) {
    differences.add("lost-name-case", before.name, after.name);
  } else {
    differences.add("changed-name", before.name, after.name);
  }
}

// Headers and comments, whichever they are; players are compared by the turns.
std::vector<std::string> header_and_comment_words(const Record& record) {
  std::vector<std::string> words;
  for (const RecordHeader& header : record.headers) {
    const bool tells_players = header.key == "Players" || header.key == "Participants";
    const bool says_nothing = record.dialect == Dialect::hwl && header.key == "Winner" && header.value == "none";
    if (!tells_players && !says_nothing) words.push_back(transcript_header_line(header));
  }
  for (const RecordComment& comment : record.comments) {
    const std::string_view text = text::trimmed(comment.text, " ");
    if (text.substr(0, 8) != "Players:" && !text.empty()) words.emplace_back(text);
  }
  return words;
}

void compare_words(const Differences& differences) {
  if (differences.has_no_words_besides_moves()) return;
  const std::vector<std::string> kept = header_and_comment_words(differences.to);
  for (const std::string& word : header_and_comment_words(differences.from)) {
    CAPTURE(word);
    CHECK(std::find(kept.begin(), kept.end(), word) != kept.end());
  }
}

}  // namespace

std::string differences_text(const Record& from, const Record& to) {
  Differences differences{from, to, {}};
  REQUIRE(from.turns.size() == to.turns.size());
  for (std::size_t i = 0; i < from.turns.size(); ++i) {
    CAPTURE(i);
    compare_turn(differences, from.turns[i], to.turns[i]);
  }
  REQUIRE(from.systems.size() == to.systems.size());
  for (std::size_t i = 0; i < from.systems.size(); ++i) compare_name(differences, from.systems[i], to.systems[i]);
  compare_words(differences);
  std::sort(differences.lines.begin(), differences.lines.end());
  std::string text;
  for (const std::string& line : differences.lines) text += line;
  return text;
}

}  // namespace plyglot::test
