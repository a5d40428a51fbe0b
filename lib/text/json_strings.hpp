#pragma once
// What a JSON string says (RFC 8259, section 7).

#include <plyglot/source.hpp>

#include <string>
#include <vector>

namespace plyglot::text {

// An escape, and what stands for it in the decoded text. Two that make a surrogate pair are one.
struct JsonEscape {
  // Offsets in the string as it is written.
  Span written;
  Span decoded;
};

// Decodes what is between the quotes of a well-formed JSON string, and appends its escapes from left to right. Half of
// a surrogate pair is not a character: U+FFFD stands for it. Linear.
std::string decode_json_string(std::string_view written, std::vector<JsonEscape>& escapes);
// The same for who does not ask where the text comes from.
std::string decode_json_string(std::string_view written);

}  // namespace plyglot::text
