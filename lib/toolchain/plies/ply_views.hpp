#pragma once
// A game shown ply by ply: it was read once, and one walk over its plies shows each of them.

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// How many plies of the game can be asked for; 0 of a position.
std::uint32_t count_plies(const Model& model);

// The first ply that is a guess or comes after one, counted from 1; 0 if none is. The record has an error.
std::uint32_t first_guess_of(const Model& model);

// Why it is unknown what is on the board; empty if it is known. It is the same for all plies.
std::string why_no_board(const Model& model, const Language& language);

struct BoardSink {
  void* context;
  void (*take)(void* context, board::BoardGraph&& graph);
};
// The boards after each of these plies, of which the game must have the last one; of what has no plies, its board.
void walk_boards(const Model& model, std::uint32_t first, std::uint32_t last, BoardSink sink);

// What Session::view shows after each of these plies, a text each: of JSON, which holds the game up to the ply, in time
// of its size. The game must have the last one. Of what has no plies, one text.
void append_ply_views(const Model& model, const Language& language, const Session::ViewOptions& options,
                      std::uint32_t first, std::uint32_t last, std::vector<std::string>& texts);

}  // namespace plyglot::toolchain
