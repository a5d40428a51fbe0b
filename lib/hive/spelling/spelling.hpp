#pragma once
// How a notation of moves spells pieces, places and moves.

#include "hive/rules/game.hpp"
#include "hive/rules/legality/legality.hpp"

#include <span>

namespace plyglot::hive {

// How records of play name places, whatever signs their notation has for it (hive-notations 4.1).

// hive-notations N12: the top piece on the destination, or else on its first occupied neighbour. None for a pass and
// for the first piece of a game. The move is legal in this state.
std::optional<Reference> canonical_reference(const GameState& state, Move move);

// The cell that a reference to a piece on the board means (hive-notations N3).
Cell cell_of(const GameState& state, const Reference& reference);

// What the words of a move mean in a game.
struct Meaning {
  // A piece of the game and a cell; whether the move is legal is judged later. None where the words mean no move, or
  // more than one.
  std::optional<Attempt> attempt;
  // Then, as the message of a finding: why.
  std::string reason;
  // The reason is the type of the game.
  bool is_of_type = false;
};

struct Spelling {
  // `wQ`, or `wQ1` where every piece has a number (hive-notations N11).
  std::string (*piece)(PieceIndex piece);
  // `bA1-`, or `*|bA1` (hive-notations N2).
  std::string (*reference)(const Reference& reference);
  // The text between the moving piece and the reference.
  std::string_view joint;
  // Whether a placement may name any number of its kind where the rules leave the order open (hive-rules H8): numbers
  // are neither left out nor an order by themselves (hive-notations V5).
  bool has_free_numbers = false;
  // The functions of a notation whose words for a move depend on the position; null where a move is a piece with a
  // reference. Messages name pieces and places by the functions above anyway, and moves by `describe`.
  //
  // The words of a legal move that is not a pass, in the state before it.
  std::string (*describe)(const GameState& state, Move move) = nullptr;
  // What the words mean in the current position of the game. They are those of one move, as the text has them.
  Meaning (*resolve)(std::string_view words, const Game& game) = nullptr;
  // All bytes that such words are made of.
  std::string_view signs{};
  // For each of several words, which may be anything, the only legal move that they mean.
  std::vector<std::optional<Move>> (*find_moves)(std::span<const std::string> words, const GameState& state) = nullptr;
};

// The moves that a record which spells them so may go on with, each once.
std::vector<Move> moves_in_words(const GameState& state, const RuleOptions& options, const Spelling& spelling);

// The whole move; `pass` if there is no piece, the piece alone if there is no reference.
std::string spelled(const Spelling& spelling, PieceIndex piece, const std::optional<Reference>& reference);
// A legal move with its canonical reference (hive-notations N12), or described.
std::string spelled(const Spelling& spelling, const GameState& state, Move move);
// A legal move with this reference where the notation writes references, or described.
std::string spelled(const Spelling& spelling, const GameState& state, Move move,
                    const std::optional<Reference>& reference);

}  // namespace plyglot::hive
