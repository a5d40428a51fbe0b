#pragma once
// Characters that look like those of ASCII, as word processors, chats and other keyboards write them.

#include <optional>
#include <string_view>

namespace plyglot::syntax {

// What this other character looks like: one character of ASCII, or none at all if it has no width. Blanks of any width
// look like a space, digits of any script like those of ASCII, and brackets of any form like `(`, `)`, `[` or `]`.
// Nullopt for a character that looks like nothing of ASCII.
std::optional<std::string_view> lookalike_of(char32_t character);

}  // namespace plyglot::syntax
