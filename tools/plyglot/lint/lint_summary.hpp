#pragma once
// The last line of `plyglot lint`, and its status.

#include "plyglot/reading/totals.hpp"

namespace plyglot::tool {

// "1 fix applied, 3 errors, 1 warning in 2 files (1,204 positions)", and what fixes of these there are; `applied` may
// be empty.
void summarise(FindingReport& report, const Totals& totals, Run& run, const std::string& applied);
std::string counted_fixes(std::uint64_t applied);
std::string counted_suppressions(std::uint64_t applied);

}  // namespace plyglot::tool
