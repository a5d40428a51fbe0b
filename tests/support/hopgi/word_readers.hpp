#pragma once
// The games and words of a file of Hopgi by the library's reader and by a second one, in the same form for comparing.

#include <string>
#include <string_view>

namespace plyglot::test {

std::string hopgi_words_by_library(std::string_view text);
// naive/hopgi_words, which is written from the specification alone.
std::string hopgi_words_by_second_reader(std::string_view text);

}  // namespace plyglot::test
