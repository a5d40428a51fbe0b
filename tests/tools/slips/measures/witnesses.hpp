#pragma once
// The parts of a text, besides its turns, that must still be there after fixes.

#include "tools/slips/kinds/slip.hpp"
#include "tools/slips/reading/reading.hpp"

namespace plyglot::slips {

// The numbers, results, marks, values, comments and words that are not read of a text, sorted; without the marks and
// numbers by which moves of Hive and bugs of HOP name their places.
std::vector<std::string> witnesses(const Subject& subject, const std::string& text, const Reading& reading,
                                   const std::vector<annotations::Token>& tokens);

// True if all that the slip did not touch is in the other text, in its order, but for blanks and letter case.
bool has_right_lines(const Slip& slip, const std::string& other);

// True if the remark of the slip is in the other text as it was.
bool has_remark(const Slip& slip, const std::string& other);

}  // namespace plyglot::slips
