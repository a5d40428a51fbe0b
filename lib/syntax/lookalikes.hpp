#pragma once
// Characters that look like those of ASCII, as word processors, chats and other keyboards write them.

namespace plyglot::syntax {

// The character of ASCII that this other one looks like; 0 if there is none. Blanks of any width look like a space,
// and brackets of any form like `(`, `)`, `[` or `]`.
char lookalike_of(char32_t character);

}  // namespace plyglot::syntax
