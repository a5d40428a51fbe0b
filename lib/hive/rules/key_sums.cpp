#include "hive/rules/key_sums.hpp"

#include "hive/board/bits.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

using board::operator+;
using board::operator-;

// Facts that are not about a piece on the board have numbers beyond those of pieces.
constexpr std::uint64_t black_to_move = std::uint64_t{1} << 40;
constexpr std::uint64_t pieces_of_game = std::uint64_t{1} << 41;
constexpr std::uint64_t delayed_queens = std::uint64_t{1} << 42;

// A level that no piece has, for the fact that the piece is stunned.
constexpr std::uint8_t level_of_stun = 15;

// No hive reaches so far (torus.hpp).
constexpr std::int32_t farthest = 32;

constexpr std::uint64_t number_of_fact(PieceIndex piece, std::uint8_t level, Cell from_anchor) {
  const auto bits = [](std::int32_t coordinate) { return static_cast<std::uint64_t>(coordinate + farthest) & 0x3F; };
  const std::uint64_t kind = static_cast<std::uint64_t>(kind_of(piece)) * 2 + (colour_of(piece) == Colour::black);
  return ((kind * 16 + level) << 12) + (bits(from_anchor.q) << 6) + bits(from_anchor.r);
}

}  // namespace

KeySums::Standing KeySums::standing_of(const GameState& state, PieceIndex piece) {
  Standing standing;
  if (!holds(state.on_board(), piece)) return standing;
  standing.is_on_board = true;
  standing.cell = state.cell(piece);
  for (PieceIndex below = state.below(piece); below != no_piece; below = state.below(below)) ++standing.level;
  return standing;
}

PieceIndex KeySums::anchor_of(const GameState& state) {
  for (const Colour colour : {Colour::white, Colour::black}) {
    if (holds(state.on_board(), queen_of(colour))) return queen_of(colour);
  }
  return no_piece;
}

// The six turns come before their mirror images.
PositionKeys KeySums::least(const Sums& sums) {
  constexpr auto turns = static_cast<std::ptrdiff_t>(board::directions);
  const PositionKey turned = *std::min_element(sums.begin(), sums.begin() + turns);
  return {turned, std::min(turned, *std::min_element(sums.begin() + turns, sums.end()))};
}

void KeySums::add(PieceIndex piece, const Standing& standing, Cell anchor, Sums& sums) const {
  if (!standing.is_on_board) return;
  Cell turned = board::difference(standing.cell, anchor);
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (i == board::directions) turned = board::mirrored(board::difference(standing.cell, anchor));
    sums[i] = sums[i] + board::key_of_fact(number_of_fact(piece, standing.level, turned));
    turned = board::rotated(turned);
  }
}

KeySums::Sums KeySums::sums_around(const GameState& state, Cell anchor) const {
  Sums sums{};
  for_each<PieceIndex>(state.on_board(), [&](PieceIndex piece) { add(piece, standing_[piece], anchor, sums); });
  return sums;
}

void KeySums::reset(const GameState& state) {
  standing_ = {};
  for_each<PieceIndex>(state.on_board(), [&](PieceIndex piece) { standing_[piece] = standing_of(state, piece); });
  anchor_ = anchor_of(state);
  if (anchor_ == no_piece) return;
  anchor_cell_ = state.cell(anchor_);
  sums_ = sums_around(state, anchor_cell_);
}

void KeySums::follow(const GameState& state, PieceIndex moved) {
  if (moved == no_piece) return;
  const Standing before = standing_[moved];
  standing_[moved] = standing_of(state, moved);
  const PieceIndex anchor = anchor_of(state);
  if (anchor == no_piece) {
    anchor_ = anchor;
    return;
  }
  if (anchor != anchor_ || moved == anchor) {
    anchor_ = anchor;
    anchor_cell_ = state.cell(anchor);
    sums_ = sums_around(state, anchor_cell_);
    return;
  }
  Sums gone{};
  add(moved, before, anchor_cell_, gone);
  add(moved, standing_[moved], anchor_cell_, sums_);
  for (std::size_t i = 0; i < sums_.size(); ++i) sums_[i] = sums_[i] - gone[i];
}

PositionKeys KeySums::least_around(Cell anchor, const Sums& sums, PieceIndex stunned) const {
  if (stunned == no_piece) return least(sums);
  Sums with_stun = sums;
  Standing standing = standing_[stunned];
  standing.level = level_of_stun;
  add(stunned, standing, anchor, with_stun);
  return least(with_stun);
}

PositionKeys KeySums::keys_with_stun(const GameState& state, PieceIndex stunned) const {
  PositionKeys keys;
  if (anchor_ != no_piece) {
    keys = least_around(anchor_cell_, sums_, stunned);
  } else {
    bool is_first = true;
    for_each<PieceIndex>(state.grounded(), [&](PieceIndex piece) {
      const Cell anchor = state.cell(piece);
      const PositionKeys found = least_around(anchor, sums_around(state, anchor), stunned);
      keys.key = is_first ? found.key : std::min(keys.key, found.key);
      keys.mirrored = is_first ? found.mirrored : std::min(keys.mirrored, found.mirrored);
      is_first = false;
    });
  }
  const PositionKey rest = rest_of(state);
  return {keys.key + rest, keys.mirrored + rest};
}

PositionKey KeySums::rest_of(const GameState& state) {
  PositionKey rest = board::key_of_fact(pieces_of_game + state.pieces());
  if (const unsigned delays = queen_delays(state); delays != 0)
    rest = rest + board::key_of_fact(delayed_queens + delays);
  return state.to_move() == Colour::black ? rest + board::key_of_fact(black_to_move) : rest;
}

PositionKeys keys_of(const GameState& state) { return KeySums(state).keys(state); }

std::vector<PositionKeys> possible_keys(const GameState& state) {
  const KeySums sums(state);
  std::vector<PositionKeys> possible = {sums.keys(state)};
  if (state.stunned() != no_piece) return possible;
  GameState moved = state;
  for_each<PieceIndex>(state.tops(), [&](PieceIndex piece) {
    moved.set_stunned(piece);
    if (effective_stun(moved) == no_piece) return;
    const PositionKeys keys = sums.keys_with_stun(state, piece);
    if (std::find(possible.begin(), possible.end(), keys) == possible.end()) possible.push_back(keys);
  });
  return possible;
}

}  // namespace plyglot::hive
