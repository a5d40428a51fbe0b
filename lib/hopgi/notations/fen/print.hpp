#pragma once
// Setups as canonical FEN (hopgi 5).

#include "hopgi/board/fen_text.hpp"
#include "notation/row.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::fen {

// Appends one line without a line end. False, with nothing appended, if the setup is not sound.
bool print(const Setup& setup, const FenStyle& style, std::string& out);

// What FEN cannot say of the setup (hopgi 8), at its spans.
void report_losses(const Setup& setup, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::fen
