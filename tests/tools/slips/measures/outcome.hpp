#pragma once
// The measures of one slip.

#include "tools/slips/kinds/slip.hpp"
#include "tools/slips/measures/measure.hpp"

namespace plyglot::slips {

struct Outcome {
  // This slip alone: `tried` is 1.
  Counts counts;
  Reading reading;
  // After safe fixes, after all fixes, after formatting, and after the first suggestion at each slip.
  std::string fixed;
  std::string fixed_unsafely;
  std::string formatted;
  std::string as_suggested;
};

Outcome outcome_of(Reader& reader, const Original& original, const Slip& slip);

}  // namespace plyglot::slips
