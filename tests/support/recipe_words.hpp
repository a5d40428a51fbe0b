#pragma once
// The words by which programs that write games are told what to write.

#include <cstddef>
#include <string_view>

namespace plyglot::test {

// `games=3`, for the option `games=`; false if the word is not the option's.
bool read_count(std::string_view word, std::string_view option, std::size_t& count);

}  // namespace plyglot::test
