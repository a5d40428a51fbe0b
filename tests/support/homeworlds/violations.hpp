#pragma once
// The strategic hints in Homeworlds records, for tests that look at their words.

#include <string>

namespace plyglot::test {

// In the order of the text, as words_of gives them.
std::string homeworlds_advice_words(std::string text);

}  // namespace plyglot::test
