#pragma once
// What Unicode says of the look of a character.

namespace plyglot::text {

// What `character_width` says of a character that cannot be seen: controls, formats, separators of lines, and code
// points that are not characters.
inline constexpr int invisible = -1;

// Terminal cells: 0 of combining characters, 2 of wide ones, else 1. Any number may be asked.
int character_width(char32_t code_point);

}  // namespace plyglot::text
