#pragma once
// Words that are a ply but for one sign that does not belong: hexix R19.

#include "hexix/notations/hexix/resolve/play.hpp"

namespace plyglot::hexix {

struct CorrectedWord {
  // With the places of the word.
  MoveNode move;
  std::string text;
};

// The one legal ply that the word is without one of its signs, if the plies after it are legal then. None if the word
// may be something else. `row` is its row.
std::optional<CorrectedWord> corrected_word(const Resolution& resolution, const MoveNode& word, std::uint32_t row);

// Says at the finding about the word with which ply play goes on.
void note_corrected_word(Resolution& resolution, const CorrectedWord& corrected);

}  // namespace plyglot::hexix
