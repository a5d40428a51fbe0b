#pragma once
// Where a text can be cut without knowing its notation.

#include <cstddef>
#include <string_view>
#include <vector>

namespace plyglot::fuzz {

struct Piece {
  std::size_t begin = 0;
  std::size_t size = 0;

  std::size_t end() const { return begin + size; }
};

// Side by side: runs of letters, digits and bytes beyond ASCII, runs of blanks, and every other byte alone.
void cut_at_words(std::string_view text, std::vector<Piece>& pieces);
// With their line ends.
void cut_at_lines(std::string_view text, std::vector<Piece>& pieces);

}  // namespace plyglot::fuzz
