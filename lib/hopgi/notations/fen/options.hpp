#pragma once
// The options of FEN (hopgi 6).

#include "hopgi/board/fen_text.hpp"
#include "notation/options.hpp"

namespace plyglot::hopgi::fen {

notation::OptionTable option_table();
FenStyle style_of(const notation::OptionValues& values);

}  // namespace plyglot::hopgi::fen
