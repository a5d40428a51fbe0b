#pragma once
// How records are shown, in the same way for both dialects.

#include "diagnostics/reporter.hpp"
#include "hexix/rules/judge.hpp"
#include "notation/views.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: what is written above the plies, the plies with the facts of R16, comments and the
// result (docs/hexix-json.md). Legal plies are those of the rules.
std::string record_json(const Record& record, const RuleOptions& options);

// What the row of a notation names. The diagram is POS of R13 after the last ply, with a line end; nothing if that is
// unknown. Moves are the canonical tokens of the legal plies (R10) in the dialect that the options name, sorted by
// their bytes.
extern const notation::Views<Record> record_views;

// That a position has neither the plies nor the comments of the record (hexix 8), if it has any.
void report_lost_record(const Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hexix
