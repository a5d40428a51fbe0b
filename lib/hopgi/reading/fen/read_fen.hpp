#pragma once
// Reading one FEN to its position.

#include "hopgi/reading/fen/parse.hpp"

namespace plyglot::hopgi::fen {

// Fills the setup, which is emptied first, and reports all that is found in the FEN itself.
void read_setup(const text::Source& source, text::Span fen, Scratch& scratch, Setup& setup,
                diagnostics::Reporter& reporter);

// The FEN that is the value of a tag, whose spans are those of the source (hopgi R12); none if it has an error, which
// is reported. What is found in files alone is not looked for.
std::optional<Position> read_fen(const text::Source& source, text::Span fen, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::fen

namespace plyglot::hopgi {

// Reads a FEN as hopgi-fen does, blanks around it included; none if it has an error.
std::optional<Position> position_from_fen(std::string_view fen);

}  // namespace plyglot::hopgi
