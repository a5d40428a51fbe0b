#pragma once
// The words of headers: keys that notations know, their values, and what the text itself has written there.

#include "plyglot/lsp/documents/document.hpp"

namespace plyglot::tool::lsp {

// What of a header is written at the end of the beginning of a line.
struct HeaderPlace {
  enum class Kind : std::uint8_t { none, key, value };
  Kind kind = Kind::none;
  // Of a value.
  std::string_view key;
  // What is there of the word already.
  std::string_view typed;
};
HeaderPlace header_place(const Document& document, std::string_view line);

// The words that can be there, those of the notation first; what other headers of the text hold is among them.
std::vector<std::string> header_words(const Document& document, const HeaderPlace& place);

}  // namespace plyglot::tool::lsp
