#pragma once
// The findings about the header of a GameString (hive-notations U4, U5, U10): what they write instead is known only
// when the game has been played.

#include "diagnostics/reporter.hpp"
#include "hive/notations/uhp/ast.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"

namespace plyglot::hive::uhp {

// The game as it was played.
struct Truth {
  GameType type;
  Outcome outcome = Outcome::not_started;
  std::size_t plies = 0;
  // Whether all moves of the text were played; otherwise the state and the turn are unknown.
  bool is_whole = true;
};
// hive-notations N7: `White[3]`.
std::string turn_after(std::size_t plies);

// Reports that the line is not a game but may be the rest of one.
void report_lost_header(const Ast& ast, diagnostics::Reporter& reporter);
void check_header(const text::Source& source, const Ast& ast, Dialect dialect, const Truth& truth,
                  diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::uhp
