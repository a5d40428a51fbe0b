#pragma once
// What of a record other forms cannot say (hopgi 8).

#include "diagnostics/reporter.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi {

// Of a position: that it has neither the turns of the game nor its tags and comments, if there are any.
void report_lost_record(const Record& record, diagnostics::Reporter& reporter);

// Of a text for Game Courier: suffixes, annotations, variations, result, comments and tags.
void report_lost_annotations(const Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi
