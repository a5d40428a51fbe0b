#pragma once
// Words of a row that hold two plies: hexix 3, `hexix/bad-move`.

#include "hexix/verdicts/written_move.hpp"

#include <string_view>

namespace plyglot::hexix {

// Two plies in one word.
struct RunOn {
  text::Span first;
  text::Span second;

  // What is between them: nothing, or a divider.
  text::Span gap() const { return {first.end, second.begin}; }
};

// The size of the ply that the text begins with, of either dialect; 0 if it begins with none. Its cells may be none of
// the board.
std::size_t ply_size(std::string_view text);

// None if the word is not exactly two plies of the grammar. There is one way at most to read it so. `begin` is its
// place in the file.
std::optional<RunOn> run_on_in(std::string_view word, std::uint32_t begin);

}  // namespace plyglot::hexix
