#pragma once
// The positions of a game, one after another, for whoever looks for a position in many games.

#include <plyglot/toolchain.hpp>

#include <optional>
#include <string>
#include <vector>

namespace plyglot::toolchain {

// A position of a game, and what was played there.
struct PlayedPosition {
  PositionKeys keys;
  // As the text writes it; of Hive as UHP does, whatever the notation. Empty after the last ply.
  std::string move;
  // Where the text writes it; empty after the last ply.
  text::Span span;
};

// Replaces the contents by the positions of the game itself, without variations: the one that it begins with, and one
// after each of its plies as far as they are certain, but of no more than `most_plies` plies. Of a position, its own.
// Empty where keys_of has no value for the beginning either. `source` is what the model was read from; without it
// there are no moves; their places do not depend on it.
void list_positions(const Model& model, const text::Source* source, std::uint32_t most_plies,
                    std::vector<PlayedPosition>& positions);

// For whoever looks for the last position of a model: its keys. A position of Hive does not need to say which piece
// moved last, and has the keys then that it may have: its own first, and those where that piece cannot be moved or
// cannot throw (hive-rules H30). Empty where keys_of has no value.
std::vector<PositionKeys> possible_keys_of(const Model& model);

// Positions are the same if they differ at most in how the board is turned or moved and, in Homeworlds, in names and
// seats: what position keys stand for, compared piece by piece. Where a position of Hive does not say which piece moved
// last, it is the same whichever it was.
enum class PositionRelation : std::uint8_t { same, mirrored, different };
// Of the last positions of two models of one game. Positions without a key are different from all others.
PositionRelation position_relation(const Model& a, const Model& b);

// Makes the model one that ends after the ply; 0 is the start. False, with the model unchanged, if there is no such
// ply.
bool cut_after(Model& model, std::uint32_t ply);

}  // namespace plyglot::toolchain
