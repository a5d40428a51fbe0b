#pragma once
// Slips with their texts, for whoever wants to know why a measure is as it is.

#include "tools/slips/measures/outcome.hpp"

namespace plyglot::slips {

// True if the slip is a case of a bad measure, or not a case of a good one.
bool is_bad(Measure measure, const Outcome& outcome);

// The text, what is found in it, and what became of it, of the lines that have changed.
std::string shown(const Subject& subject, const Kind& kind, const Slip& slip, const Outcome& outcome, Measure measure);

}  // namespace plyglot::slips
