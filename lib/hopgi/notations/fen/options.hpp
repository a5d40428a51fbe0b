#pragma once
// The options of FEN (hopgi 6).

#include "hopgi/board/fen_text.hpp"
#include "notation/options.hpp"

#include <array>

namespace plyglot::hopgi::fen {

extern const std::array<notation::OptionRow, 3> option_rows;
constexpr notation::OptionTable option_table() { return {option_rows.data(), option_rows.size()}; }
FenStyle style_of(const notation::OptionValues& values);

}  // namespace plyglot::hopgi::fen
