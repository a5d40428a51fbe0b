#pragma once
// Small texts, all of them.

#include <cstddef>
#include <string>
#include <string_view>

namespace plyglot::test {

// Calls take(text) for `text` followed by every sequence of up to `longest` symbols.
template <class Symbols, class Take>
void for_each_short_text(const Symbols& symbols, std::size_t longest, std::string& text, const Take& take) {
  take(text);
  if (longest == 0) return;
  const std::size_t size = text.size();
  for (const std::string_view symbol : symbols) {
    text += symbol;
    for_each_short_text(symbols, longest - 1, text, take);
    text.resize(size);
  }
}

}  // namespace plyglot::test
