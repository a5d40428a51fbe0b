#pragma once
// How the models of a game are shown, whatever notation they were read from.

#include "notation/options.hpp"
#include "text/mapped_text.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::notation {

// One object for each model of a game, which the rows of its notations name. Options are those of the notation, and are
// asked for by name: a notation need not have them.
template <class Model>
struct Views {
  // The stage `model` of a dump, as indented text.
  void (*dump)(const Model& model, std::string& out);
  // The JSON that the game's spec defines, for `show --format json`.
  void (*show_json)(const Model& model, const OptionValues& options, std::string& out);
  // The text diagram that the game's spec defines, for `show --format diagram`.
  void (*show_diagram)(const Model& model, std::string& out);
  // The legal moves in the model's last position, in the notation or its companion, in the order its rules demand.
  // False, with nothing listed, if there is no list of moves for the position: then `why` is a sentence that says so.
  bool (*list_moves)(const Model& model, const OptionValues& options, std::vector<std::string>& moves,
                     std::string& why);
  // The board, for all renderers.
  board::BoardGraph (*lower)(const Model& model);
  // Each span of a model that was read from the decoded text becomes that of the bytes it stands for.
  void (*place_spans)(Model& model, const text::MappedText& decoded);
  // How moves are spelled, as an object of the game's own type; null where the model says it all.
  const void* spelling = nullptr;
  // A sentence that says why the board is unknown; empty if it is known. Null where a model always has a board.
  std::string (*why_no_board)(const Model& model) = nullptr;
};

}  // namespace plyglot::notation
