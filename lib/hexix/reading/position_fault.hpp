#pragma once
// Why a position cannot be read: the same in a position line and in a text of positions (hexix R13, R17).

#include <string>
#include <string_view>

namespace plyglot::hexix {

// What is wrong with a text that position_from_text does not read, without blanks at its ends; half a sentence, such as
// `the position has 6 fields, not 7`.
std::string position_fault(std::string_view position);

}  // namespace plyglot::hexix
