#pragma once
// The command line of an engine, given as one string.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::engines {

// The words as a shell divides them: at blanks, with '...', "..." and `\`. No shell is run, and nothing else of one is
// known: no variables, patterns or redirections. None, with a sentence, if there is no word or a quote has no end.
std::optional<std::vector<std::string>> split_words(std::string_view line, std::string& problem);

}  // namespace plyglot::tool::engines
