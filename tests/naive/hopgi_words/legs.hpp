#pragma once
// The tolerant leg of hopgi 3.1, as it is defined there.

#include <optional>
#include <string>

namespace plyglot::naive::hopgi_words {

// Each says where what begins at the offset ends; none if it does not begin there.
using End = std::optional<std::size_t>;
// Without what follows it.
End leg_at(const std::string& text, std::size_t at);
// With the `!` and `?` after it, if what follows ends the word.
End leg_with_suffix_at(const std::string& text, std::size_t at);

// hopgi 3.1: `delim`.
bool is_delimiter(const std::string& text, std::size_t at);
char byte_at(const std::string& text, std::size_t at);
std::size_t after(const std::string& text, std::size_t at, const std::string& bytes);

}  // namespace plyglot::naive::hopgi_words
