#include "hive/rules/movements_by_kind.hpp"

#include "hive/board/bits.hpp"

namespace plyglot::hive {
namespace {

using board::Direction;

// The neighbours in some directions.
template <class Visit>
void for_each_beside(Spot spot, DirectionSet directions, Visit visit) {
  for_each<Direction>(directions, [&](Direction direction) { visit(beside(spot, direction)); });
}

}  // namespace

// H15, and the pillbug's own step (H23).
void add_queen_moves(const Lifted& board, SpotSet& to) {
  to.insert_beside(board.start(), slides_from(board, board.start()));
}

// H16: what has been reached is in the set, and each member is asked once where it leads, other than back.
void add_ant_moves(const Lifted& board, SpotSet& to) {
  std::array<DirectionSet, SpotSet::most> back;
  const auto slide_on = [&](Spot from, DirectionSet directions) {
    for_each<Direction>(directions, [&](Direction direction) {
      if (to.insert(beside(from, direction))) back[to.size() - 1] = direction_set(board::opposite(direction));
    });
  };
  slide_on(board.start(), slides_from(board, board.start()));
  for (std::size_t i = 0; i < to.size() && to[i] != to.sought(); ++i) {
    slide_on(to[i], static_cast<DirectionSet>(slides_from(board, to[i]) & ~back[i]));
  }
}

// H17.
void add_spider_moves(const Lifted& board, SpotSet& to) {
  const Spot start = board.start();
  for_each_beside(start, slides_from(board, start), [&](Spot first) {
    for_each_beside(first, slides_from(board, first), [&](Spot second) {
      if (second == start) return;
      for_each_beside(second, slides_from(board, second), [&](Spot third) {
        if (third != first) to.insert(third);
      });
    });
  });
}

// H18.
void add_beetle_moves(const Lifted& board, SpotSet& to) {
  to.insert_beside(board.start(), climbs_from(board, board.start()));
}

// H19.
void add_grasshopper_moves(const Lifted& board, SpotSet& to) {
  for_each<Direction>(board.occupied_beside(board.start()), [&](Direction direction) {
    Spot spot = beside(board.start(), direction);
    while (board.state().is_occupied(spot)) spot = beside(spot, direction);
    to.insert(spot);
  });
}

// H20.
void add_ladybug_moves(const Lifted& board, SpotSet& to) {
  const Spot start = board.start();
  const auto steps_up = [&](Spot from) {
    return static_cast<DirectionSet>(climbs_from(board, from) & board.occupied_beside(from));
  };
  // Where the second step can end does not depend on the way, and so each place is asked once.
  SpotSet seconds(start);
  for_each_beside(start, steps_up(start), [&](Spot first) { seconds.insert_beside(first, steps_up(first)); });
  for (const Spot second : seconds) {
    to.insert_beside(second, static_cast<DirectionSet>(climbs_from(board, second) & ~board.occupied_beside(second)));
  }
}

unsigned kinds_copied_at(const GameState& state, Spot spot) {
  unsigned kinds = 0;
  for_each_beside(spot, state.occupied_beside(spot),
                  [&](Spot neighbour) { kinds |= bit_of(kind_of(state.top(neighbour))); });
  return kinds & ~bit_of(BugKind::mosquito);
}

// H21, H22.
void add_mosquito_moves(const Lifted& board, SpotSet& to) {
  if (!board.is_alone()) return add_beetle_moves(board, to);
  const unsigned kinds = kinds_copied_at(board.state(), board.start());
  // The ant's way through the set starts from an empty one.
  constexpr BugKind in_order[] = {BugKind::ant,         BugKind::queen,   BugKind::spider, BugKind::beetle,
                                  BugKind::grasshopper, BugKind::ladybug, BugKind::pillbug};
  for (const BugKind kind : in_order) {
    if ((kinds & bit_of(kind)) != 0) add_movements(board, kind, to);
  }
}

void add_movements(const Lifted& board, BugKind kind, SpotSet& to) {
  switch (kind) {
    case BugKind::queen:
    case BugKind::pillbug:
      return add_queen_moves(board, to);
    case BugKind::ant:
      return add_ant_moves(board, to);
    case BugKind::spider:
      return add_spider_moves(board, to);
    case BugKind::beetle:
      return add_beetle_moves(board, to);
    case BugKind::grasshopper:
      return add_grasshopper_moves(board, to);
    case BugKind::ladybug:
      return add_ladybug_moves(board, to);
    case BugKind::mosquito:
      return add_mosquito_moves(board, to);
    case BugKind::dragonfly:
      // Not part of the published game types.
      return;
  }
}

}  // namespace plyglot::hive
