#pragma once
// The game type as a field of a record (hive-notations U4).

#include "diagnostics/reporter.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::uhp {

// Reads a field without the blanks around it. Another case or order than that of name_of(GameType) is reported as
// uhp/gametype-case and uhp/gametype-order, and mended. None if it names no game type: that is the caller's to report,
// who knows which one can be inferred (report_bad_game_type).
std::optional<GameType> read_game_type(const text::Source& source, text::Span field, diagnostics::Reporter& reporter);

// uhp/bad-gametype; `inferred` (hive-notations N8) is what the fix writes.
void report_bad_game_type(const text::Source& source, text::Span field, GameType inferred,
                          diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::uhp
