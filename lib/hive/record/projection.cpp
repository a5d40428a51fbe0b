#include "hive/record/projection.hpp"

#include "hive/board/bits.hpp"
#include "hive/record/record_replay.hpp"
#include "text/sort.hpp"

#include <tuple>

namespace plyglot::hive {
namespace {

// The ground pieces by r, then q.
std::vector<PieceIndex> ground_pieces(const GameState& state) {
  std::vector<PieceIndex> pieces;
  for_each<PieceIndex>(state.grounded(), [&](PieceIndex piece) { pieces.push_back(piece); });
  const auto place = [&](PieceIndex piece) { return std::make_tuple(state.cell(piece).r, state.cell(piece).q); };
  text::sort(pieces.begin(), pieces.end(), [&](PieceIndex a, PieceIndex b) { return place(a) < place(b); });
  return pieces;
}

std::vector<PieceIndex> stack_on(const GameState& state, PieceIndex ground) {
  std::vector<PieceIndex> stack;
  for (PieceIndex piece = state.top(state.spot(ground)); piece != no_piece; piece = state.below(piece)) {
    stack.push_back(piece);
  }
  std::reverse(stack.begin(), stack.end());
  return stack;
}

BugSet set_of_pieces(PieceSet pieces) {
  BugSet set;
  for_each<PieceIndex>(pieces, [&](PieceIndex piece) { ++set.of(colour_of(piece), kind_of(piece)); });
  return set;
}

// The pieces of a set; none if they are more than the published games have.
std::optional<PieceSet> pieces_of_set(const BugSet& set) {
  PieceSet pieces = 0;
  for (const Colour colour : {Colour::white, Colour::black}) {
    for (std::size_t i = 0; i < bug_kinds; ++i) {
      const auto kind = static_cast<BugKind>(i);
      for (std::uint32_t number = 1; number <= set.of(colour, kind); ++number) {
        const PieceIndex piece = find_piece(colour, kind, number);
        if (piece == no_piece) return std::nullopt;
        pieces |= set_of(piece);
      }
    }
  }
  return pieces;
}

bool is_out_of_reach(const Bug& bug) {
  return bug.level > 0 && bug.kind != BugKind::beetle && bug.kind != BugKind::mosquito;
}

// Calls finish(bug, piece) for each bug when its place is known.
template <class Finish>
Position projected(const GameState& state, Finish finish) {
  Position position;
  position.set = set_of_pieces(state.pieces());
  position.to_move = state.to_move();
  BugSet seen;
  for (const PieceIndex ground : ground_pieces(state)) {
    std::int32_t below = -1;
    std::uint32_t level = 0;
    for (const PieceIndex piece : stack_on(state, ground)) {
      Bug bug;
      bug.colour = colour_of(piece);
      bug.kind = kind_of(piece);
      bug.ordinal = ++seen.of(bug.colour, bug.kind);
      bug.cell = state.cell(ground);
      bug.level = level++;
      bug.below = below;
      finish(bug, piece);
      below = static_cast<std::int32_t>(position.bugs.size());
      if (piece == state.stunned()) position.last_moved = static_cast<std::uint32_t>(position.bugs.size());
      position.bugs.push_back(bug);
    }
  }
  if (position.bugs.empty()) return position;
  const Cell first = position.bugs.front().cell;
  for (Bug& bug : position.bugs) bug.cell = {bug.cell.q - first.q, bug.cell.r - first.r};
  return position;
}

Position projected(const Record& record, Ordinals ordinals) {
  PieceSpans spans{};
  for (const Ply& ply : record.plies) {
    if (!ply.is_pass()) spans[ply.piece] = ply.piece_span;
  }
  Position position = position_of(state_after(record), spans, ordinals);
  position.span = record.span;
  position.gametype_span = record.type_span;
  return position;
}

}  // namespace

Position position_of(const GameState& state) {
  return projected(state, [](Bug&, PieceIndex) {});
}

Position position_of(const GameState& state, const PieceSpans& spans, Ordinals ordinals) {
  return projected(state, [&](Bug& bug, PieceIndex piece) {
    bug.span = spans[piece];
    if (ordinals == Ordinals::numbers) bug.ordinal = facts_of(piece).number;
  });
}

Position position_of(const Record& record) { return projected(record, Ordinals::in_order); }

Position numbered_position_of(const Record& record) { return projected(record, Ordinals::numbers); }

std::optional<GameState> state_of(const Position& position) {
  const std::optional<PieceSet> pieces = pieces_of_set(position.set);
  if (!position.is_set_known || !position.to_move || !pieces) return std::nullopt;
  GameState::Setup setup;
  setup.pieces = *pieces;
  setup.to_move = *position.to_move;
  for (std::size_t i = 0; i < position.bugs.size(); ++i) {
    const Bug& bug = position.bugs[i];
    const PieceIndex piece = find_piece(bug.colour, bug.kind, bug.ordinal);
    if (piece == no_piece || !holds(setup.pieces, piece) || is_out_of_reach(bug)) return std::nullopt;
    if (position.last_moved == i) setup.stunned = piece;
    setup.standing.emplace_back(piece, bug.cell);
  }
  return GameState(setup);
}

}  // namespace plyglot::hive
