#pragma once
// The legal turns of a position for people.

#include "hopgi/spelling/short_move.hpp"
#include "notation/options.hpp"

namespace plyglot::hopgi {

// hopgi 6: an option of FEN and diagrams, which write no moves of their own. Its choices are those of MoveForm.
inline constexpr std::string_view move_form_choices[] = {"long", "short"};
inline constexpr notation::OptionRow move_form_row = {
    move_form_option, "how `plyglot moves` writes turns: `Pd2-c3`, or `dc3`", move_form_choices, 2};
// The first form where there is no such option.
inline MoveForm move_form_of(const notation::OptionValues& values) {
  return static_cast<MoveForm>(values[move_form_option]);
}

// In the form, by their bytes. False, with nothing listed, if the game is over or the side has no legal turn: then
// `why` says so.
bool list_moves_of(const Position& position, MoveForm form, std::vector<std::string>& moves, std::string& why);

}  // namespace plyglot::hopgi
