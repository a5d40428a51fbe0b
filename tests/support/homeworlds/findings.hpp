#pragma once
// What is said about Homeworlds records, in words.

#include "support/homeworlds/games.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::test {

// What the notation found in a game, in the order of reports.
std::vector<diagnostics::Diagnostic> notation_findings(const HomeworldsGame& game);
// The same for a text.
std::vector<diagnostics::Diagnostic> notation_findings(const std::string& text,
                                                       const homeworlds::ReadOptions& options = {});
std::vector<diagnostics::Diagnostic> notation_findings(const std::string& text, homeworlds::Dialect dialect);

// The same, each as `said_about` writes it.
std::vector<std::string> said_in(const std::string& text, homeworlds::Dialect dialect = homeworlds::Dialect::seed);
// Of a turn after `two_homes`.
std::vector<std::string> said_after_homes(const std::string& turn);
// `two_homes` as they are shown in the text that a fix makes.
extern const std::string two_homes_shown;

}  // namespace plyglot::test
