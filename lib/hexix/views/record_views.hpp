#pragma once
// How records are shown, in the same way for both dialects.

#include "diagnostics/reporter.hpp"
#include "hexix/rules/judge.hpp"

#include <plyglot/hexix_record.hpp>

#include <vector>

namespace plyglot::hexix {

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: what is written above the plies, the plies with the facts of R16, comments and the
// result (docs/hexix-json.md). Legal plies are those of the rules.
std::string record_json(const Record& record, const RuleOptions& options);

// Why no position of the record is known (R6, R13); empty if one is.
std::string why_no_board(const Record& record);
// POS of R13 after the last ply, with a line end; nothing if nobody knows it.
void show_diagram(const Record& record, std::string& out);
// The canonical tokens of the legal plies (R10) in the dialect, by their bytes. False if nobody knows the position or
// the game is over; then `why` says so.
bool list_moves(const Record& record, const RuleOptions& rules, Dialect dialect, std::vector<std::string>& moves,
                std::string& why);

// That a position has neither the plies nor the comments of the record (hexix 8), if it has any.
void report_lost_record(const Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hexix
