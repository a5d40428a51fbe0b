#pragma once
// The game type as a field of a record (hive-notations U4).

#include "diagnostics/reporter.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::uhp {

// Reads a field without the blanks around it. Another case or order than that of name_of(GameType) is reported as
// uhp/gametype-case and uhp/gametype-order, and fixed. None if it names no game type: that is the caller's to report,
// who knows which one can be inferred (report_bad_game_type).
std::optional<GameType> read_game_type(const text::Source& source, text::Span field, diagnostics::Reporter& reporter);

// hive-notations N8: what is meant by a field that is not a game type. It has the expansions that the field names,
// however it writes them, and those of `inferred`, which the moves need.
GameType meant_game_type(const text::Source& source, text::Span field, GameType inferred);

// uhp/bad-gametype; `meant` is what the fix writes.
// A state that ends the field, `state`, stays: a `;` is put before it.
void report_bad_game_type(const text::Source& source, text::Span field, GameType meant, diagnostics::Reporter& reporter,
                          text::Span state = {});

}  // namespace plyglot::hive::uhp
