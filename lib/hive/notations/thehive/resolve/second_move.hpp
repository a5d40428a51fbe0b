#pragma once
// Where the second piece of a game is (hive-notations V3).

#include "board/hex.hpp"
#include "diagnostics/reporter.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::thehive {

// The direction from the piece of ply 1 to that of ply 2; none if one of them is missing or a pass.
std::optional<board::Direction> second_side(const Record& record);

// How far the game must be turned clockwise, in sixths, so that ply 2 is where the notation's text puts it: east.
int turn_to_east(const Record& record);

// thehive/second-move-side at `span`, if ply 2 is elsewhere; `help` says how to fix it. Returns whether it is.
bool report_second_side(const Record& record, text::Span span, std::string_view help, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::thehive
