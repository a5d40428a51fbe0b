// The last positions of two models compared piece by piece.
#include "toolchain/same_position.hpp"

#include "board/hex.hpp"
#include "hive/board/bits.hpp"
#include "hive/rules/what_counts.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::toolchain {
namespace {

// A piece of Hive without its number.
struct Standing {
  hive::Cell cell;
  unsigned level = 0;
  unsigned kind = 0;
  // hive-rules H30.
  bool is_restricted = false;

  friend bool operator==(const Standing&, const Standing&) = default;
  friend bool operator<(const Standing& a, const Standing& b) {
    return std::tie(a.cell.r, a.cell.q, a.level, a.kind) < std::tie(b.cell.r, b.cell.q, b.level, b.kind);
  }
};
using Hive = std::vector<Standing>;

Hive hive_of(const hive::GameState& state) {
  const hive::PieceIndex restricted = effective_stun(state);
  Hive standing;
  hive::for_each<hive::PieceIndex>(state.on_board(), [&](hive::PieceIndex piece) {
    Standing& added = standing.emplace_back();
    added.cell = state.cell(piece);
    added.kind = static_cast<unsigned>(hive::kind_of(piece)) * 2 + static_cast<unsigned>(hive::colour_of(piece));
    added.is_restricted = piece == restricted;
    for (hive::PieceIndex below = state.below(piece); below != hive::no_piece; below = state.below(below)) {
      ++added.level;
    }
  });
  return standing;
}

// Where the hive lies says nothing: its first piece by row and column is at (0, 0).
Hive moved_to_origin(Hive standing) {
  text::sort(standing.begin(), standing.end());
  if (standing.empty()) return standing;
  const hive::Cell first = standing.front().cell;
  for (Standing& piece : standing) piece.cell = board::difference(piece.cell, first);
  return standing;
}

// Players count from the one to move, as they do in keys.
homeworlds::Position seated_from_mover(const homeworlds::State& state) {
  homeworlds::Position position = state.position();
  const auto seat = [&](homeworlds::Player player) {
    return static_cast<homeworlds::Player>((player + state.players() - state.to_move()) % state.players());
  };
  const homeworlds::Position given = position;
  for (homeworlds::Player player = 0; player < state.players(); ++player) {
    position.standings[seat(player)] = given.standings[player];
  }
  for (std::size_t i = 0; i < position.systems.size(); ++i) {
    homeworlds::System& system = position.systems[i];
    if (system.home) system.home = seat(*system.home);
    for (homeworlds::Player player = 0; player < state.players(); ++player) {
      system.ships[seat(player)] = given.systems[i].ships[player];
    }
  }
  position.to_move = 0;
  return position;
}

PositionRelation same_if(bool is_same) { return is_same ? PositionRelation::same : PositionRelation::different; }

}  // namespace

PositionRelation relation_of(const hive::GameState& a, const hive::GameState& b) {
  if (a.to_move() != b.to_move() || a.pieces() != b.pieces() || queen_delays(a) != queen_delays(b)) {
    return PositionRelation::different;
  }
  const Hive of_a = moved_to_origin(hive_of(a));
  const Hive of_b = hive_of(b);
  if (of_a.size() != of_b.size()) return PositionRelation::different;
  for (const board::Symmetry& symmetry : board::symmetries) {
    Hive turned = of_b;
    for (Standing& piece : turned) piece.cell = board::image(piece.cell, symmetry);
    if (moved_to_origin(std::move(turned)) != of_a) continue;
    return symmetry.is_mirrored ? PositionRelation::mirrored : PositionRelation::same;
  }
  return PositionRelation::different;
}

PositionRelation relation_of(const homeworlds::State& a, const homeworlds::State& b) {
  if (a.players() != b.players()) return PositionRelation::different;
  const homeworlds::Position of_a = seated_from_mover(a);
  const homeworlds::Position of_b = seated_from_mover(b);
  return same_if(of_a.standings == of_b.standings && anonymous_text(of_a) == anonymous_text(of_b));
}

PositionRelation relation_of(const hexix::State& a, const hexix::State& b) {
  const hexix::Position of_a = a.position();
  const hexix::Position of_b = b.position();
  if (of_a == of_b) return PositionRelation::same;
  hexix::Position mirrored = of_b;
  for (hexix::Cell cell = 0; cell < hexix::cell_count; ++cell) {
    mirrored.pieces[hexix::mirrored(cell)] = of_b.pieces[cell];
  }
  return of_a == mirrored ? PositionRelation::mirrored : PositionRelation::different;
}

// hopgi R11: the clock and the number of the turn make no position another one.
PositionRelation relation_of(const hopgi::State& a, const hopgi::State& b) {
  if (a.to_move() != b.to_move() || a.occupied() != b.occupied()) return PositionRelation::different;
  for (hopgi::SquareSet rest = a.occupied(); rest != 0; rest &= rest - 1) {
    if (a.find(hopgi::first_of(rest)) != b.find(hopgi::first_of(rest))) return PositionRelation::different;
  }
  return same_if(a.hand(hopgi::Side::white) == b.hand(hopgi::Side::white) &&
                 a.hand(hopgi::Side::black) == b.hand(hopgi::Side::black));
}

}  // namespace plyglot::toolchain
