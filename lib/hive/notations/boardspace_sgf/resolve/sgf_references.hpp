#pragma once
// The written reference against the grid, which decides: hive-notations S6 and S7.

#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"
#include "hive/rules/game_state.hpp"

namespace plyglot::hive::boardspace_sgf {

enum class Agreement : std::uint8_t { agrees, omitted, differs };

struct CheckedReference {
  Agreement agreement = Agreement::agrees;
  // The reference if it may be kept: one that a strict text would have for this move.
  std::optional<Reference> kept;
  // Another cell than the grid's: what the reference means, if it means anything.
  std::optional<Reference> meant;
};

// In the state before the move; `piece` is a piece of the game.
CheckedReference check_reference(const WrittenReference& written, PieceIndex piece, Cell to, const GameState& state);

// As a file has a reference.
std::string reference_text(const Reference& reference);

// What is to be said of it, if anything.
void report_reference(const Reading& reading, const Action& action, PieceIndex piece, Cell to, const GameState& state,
                      const CheckedReference& checked, bool is_played);

}  // namespace plyglot::hive::boardspace_sgf
