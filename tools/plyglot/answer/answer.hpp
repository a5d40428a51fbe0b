#pragma once
// One request of the conformance suite's protocol, and the answer to it (corpus/README.md).

#include "plyglot/playing/choice_options.hpp"

#include <string>
#include <string_view>

namespace plyglot::tool {

// What is longer is not a request; no request of the suite comes near it.
inline constexpr std::size_t longest_request = std::size_t{16} << 20;

// One line of JSON for one line of whatever, without line ends. The options are those of `bestmove`, where the request
// has none.
std::string answer_to(std::string_view line, const ChoiceOptions& options);
std::string answer_to_long_line();

}  // namespace plyglot::tool
