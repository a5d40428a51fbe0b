#pragma once
// Most GameStrings are clean, and are recognised by following their moves, without a tree or a record. No rule is
// stated here in full: what is not known to be clean is left to the reader.

#include "hive/notations/uhp/known_moves.hpp"
#include "hive/rules/options/rule_options.hpp"
#include "notation/quick_trials.hpp"

namespace plyglot::hive::uhp {

class QuickGameStrings {
 public:
  // Whether nothing is found in a GameString but that references are not canonical, wherever it is in its file. False
  // if it takes a reader to tell. The scratch is used for moves that are new.
  bool knows(std::string_view game_string, Dialect dialect, const RuleOptions& options, ParseScratch& scratch);

 private:
  KnownMoves moves_;
  notation::QuickTrials trials_;
};

}  // namespace plyglot::hive::uhp
