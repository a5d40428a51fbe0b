#pragma once
// A game to be played on, from a text.

#include <plyglot/game.hpp>

namespace plyglot::tool {

// Before its first ply, in this language; none if that is not one in which games are written.
std::optional<toolchain::Game> new_game_in(const toolchain::Language& language);

// The only record of the text; a blank text is a new game. None, with a sentence, if there is an error, or not one
// record.
std::optional<toolchain::Game> game_of_text(const toolchain::Language& language, std::string_view text,
                                            std::string& problem);

// Whether there is nothing in the text.
inline bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

}  // namespace plyglot::tool
