#pragma once
// How a game ended, as the file says it: hive-notations S9 and S11.

#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"

namespace plyglot::hive::boardspace_sgf {

// What a player's command said of the end: resignation, or agreement (hive-rules H31).
struct Ending {
  Outcome outcome = Outcome::draw;
  // The command.
  text::Span span;
  // `White resigned`.
  std::string said;
};

// What a text of `RE` says, which is written in the language of whoever saved the game. A number at the end of a name
// does not count where it tells no player from the other. None if the text does not say which of the two players won.
std::optional<Outcome> outcome_in(std::string_view text, std::string_view white, std::string_view black);

// A text of `RE` for a game that ended so.
std::string result_text(Outcome outcome, std::string_view winner);

// Fills in the record's result. The plies are played, and the outcome on the board is known.
void read_result(const Reading& reading, const std::optional<Ending>& ending, Record& record);

}  // namespace plyglot::hive::boardspace_sgf
