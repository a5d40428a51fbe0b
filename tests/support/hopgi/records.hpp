#pragma once
// Records of Hopgi from a short text, without the library's reader.

#include <plyglot/hopgi_record.hpp>

namespace plyglot::test {

// Words between blanks: turns in their canonical texts with or without a suffix; `(` and `)`; `{comments}` without
// blanks; `$4`; a result at the end. A turn is played as it is; a word with `~` before it is a turn that was
// refused, with `?` before it one that cannot be read, and a turn with `;~` in it has a second leg that was refused.
// From there on its line is uncertain.
hopgi::Record hopgi_record(const std::string& words);
// Begins in the position of a FEN; with an empty one the position is unknown.
hopgi::Record hopgi_record_from(const std::string& fen, const std::string& words);

}  // namespace plyglot::test
