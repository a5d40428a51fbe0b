#pragma once
// Words that are meant for a result (hopgi 3.1, `result`).

#include <string_view>

namespace plyglot::hopgi::record {

// The result that the words are like: with blanks in it, as in `1 - 0`, with another sign, as in `1:0`, with a full
// stop after it, or half a point for each. Empty if there is none, or if it is a result.
std::string_view meant_result(std::string_view words);

}  // namespace plyglot::hopgi::record
