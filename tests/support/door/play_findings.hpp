#pragma once
// Findings of play on GameStrings, for tests that look at their words.

#include "hive/rules/options/rule_options.hpp"

#include <plyglot/diagnostic.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

struct PlaySetting {
  hive::RuleOptions rules;
  std::string source_name = "game.uhp";
  bool can_be_fixed = true;
  std::uint32_t record_number = 1;
};
// Of a text in which nothing can be fixed.
PlaySetting only_read();

// What is found in a GameString. Moves are strict MoveStrings, or `wA1 @2,-1` for a piece that goes to a cell of the
// game's grid; one that cannot be read fails the test.
std::vector<diagnostics::Diagnostic> play_findings(const std::string& game_string, const PlaySetting& setting = {});

// Everything that a finding says of a text, a line each; `at TEXT:` names the place of what follows.
std::string words_of(const diagnostics::Diagnostic& finding, const std::string& text);

// The words of the only finding in a GameString; another number of findings fails the test.
std::string play_words(const std::string& game_string, const PlaySetting& setting = {});

}  // namespace plyglot::test
