#pragma once
// The text of one suppression: `plyglot: ignore[name, name] reason`.

#include "diagnostics/ids.hpp"

namespace plyglot::diagnostics {

// True if the comment (its text without the comment sign) begins like a suppression, sound or not.
bool is_suppression(std::string_view comment);

struct SuppressionSyntax {
  // `ignore-file` instead of `ignore`.
  bool is_file_wide = false;
  // The word itself.
  text::Span verb;
  // The names between the brackets, without the blanks around them; none is empty. Filled only if nothing is wrong.
  struct Name {
    std::string_view text;
    text::Span span;
  };
  std::vector<Name> names;
};

// Reads a comment that is a suppression; `begin` is the byte of the file where `comment` begins. What is wrong, up to
// the first problem after which the rest cannot be judged, is appended to `problems` as plyglot/malformed-suppression,
// and nothing is returned.
std::optional<SuppressionSyntax> parse_suppression(std::string_view comment, std::uint32_t begin,
                                                   std::vector<Diagnostic>& problems);

}  // namespace plyglot::diagnostics
