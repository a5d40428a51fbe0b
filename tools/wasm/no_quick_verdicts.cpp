// Whoever loads the module asks for records with the findings, so that each is read in any case.
#include "hexix/notations/hexix/check/quick_verdicts.hpp"
#include "hive/notations/hop/check/quick_verdicts.hpp"
#include "hive/notations/uhp/quick_game_strings.hpp"

namespace plyglot::hive::hop {

QuickVerdicts::QuickVerdicts() : without_gametype_() {}

bool QuickVerdicts::knows(std::string_view) { return false; }

bool QuickVerdicts::print(std::string&) { return false; }

void QuickVerdicts::learn(std::string_view, const BugSet&) {}

}  // namespace plyglot::hive::hop

namespace plyglot::hive::uhp {

bool QuickGameStrings::knows(std::string_view, Dialect, const RuleOptions&, ParseScratch&) { return false; }

}  // namespace plyglot::hive::uhp

namespace plyglot::hexix {

bool QuickVerdicts::knows(std::string_view, const Options&, ParseScratch&) { return false; }

}  // namespace plyglot::hexix
