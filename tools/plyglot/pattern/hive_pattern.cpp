#include "plyglot/pattern/hive_pattern.hpp"

#include "board/hex.hpp"
#include "hive/board/bits.hpp"
#include "plyglot/pattern/hive_pattern_reader.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace plyglot::tool::pattern {
namespace {

using Bugs = HivePattern::Bugs;
using toolchain::PositionRelation;

// Of which one is in the cell, at the place in the stack that is easiest to look for; 0 if none must.
hive::PieceSet rarest_in(const HivePattern::Place& place) {
  hive::PieceSet rarest = 0;
  for (const Bugs& bugs : place.stack) {
    const bool is_rarer = rarest == 0 || std::popcount(bugs.any_of) < std::popcount(rarest);
    if (!bugs.is_any_number && is_rarer) rarest = bugs.any_of;
  }
  return rarest;
}

// `piece` is the top of what is left of the stack; `no_piece` if nothing is.
bool is_stack(const hive::GameState& state, hive::PieceIndex piece, std::span<const Bugs> stack) {
  if (stack.empty()) return piece == hive::no_piece;
  const Bugs& top = stack.back();
  const std::span<const Bugs> rest = stack.first(stack.size() - 1);
  if (top.is_any_number) {
    if (is_stack(state, piece, rest)) return true;
    return piece != hive::no_piece && is_stack(state, state.below(piece), stack);
  }
  return piece != hive::no_piece && hive::holds(top.any_of, piece) && is_stack(state, state.below(piece), rest);
}

}  // namespace

std::optional<HivePattern> HivePattern::read(PatternText& text) {
  std::optional<HivePatternText> read = read_hive_pattern(text);
  if (!read) return std::nullopt;
  const auto has_bug = [](const Place& place) { return rarest_in(place) != 0; };
  if (std::none_of(read->places.begin(), read->places.end(), has_bug)) {
    text.fail(0, "a pattern of Hive has a bug in it");
    return std::nullopt;
  }
  return HivePattern(std::move(read->places), read->to_move);
}

HivePattern::HivePattern(std::vector<Place> places, std::optional<hive::Colour> to_move) : to_move_(to_move) {
  const auto is_rarer = [](const Place& a, const Place& b) {
    const auto count = [](const Place& place) {
      const hive::PieceSet rarest = rarest_in(place);
      return rarest == 0 ? int{hive::all_pieces} + 1 : std::popcount(rarest);
    };
    return count(a) < count(b);
  };
  std::stable_sort(places.begin(), places.end(), is_rarer);
  at_anchor_ = rarest_in(places.front());
  const auto says_nothing = [](const Place& place) {
    return place.stack.size() == 1 && place.stack.front().is_any_number;
  };
  std::erase_if(places, says_nothing);
  for (const board::Symmetry& symmetry : board::symmetries) {
    Way& way = ways_.emplace_back();
    for (const Place& place : places) {
      way.push_back(board::image(board::difference(place.cell, places.front().cell), symmetry));
    }
  }
  places_ = std::move(places);
}

PositionRelation HivePattern::relation(const hive::GameState& state, bool mirrored) const {
  if (to_move_ && *to_move_ != state.to_move()) return PositionRelation::different;
  const hive::PieceSet anchors = at_anchor_ & state.on_board();
  if (anchors == 0) return PositionRelation::different;
  for (std::size_t i = 0; i < (mirrored ? ways_.size() : ways_.size() / 2); ++i) {
    bool is_found = false;
    hive::for_each<hive::PieceIndex>(anchors, [&](hive::PieceIndex anchor) {
      if (is_found) return;
      Way way = ways_[i];
      for (hive::Cell& cell : way) cell = board::sum(cell, state.cell(anchor));
      is_found = is_in(state, way);
    });
    if (is_found) return board::symmetries[i].is_mirrored ? PositionRelation::mirrored : PositionRelation::same;
  }
  return PositionRelation::different;
}

bool HivePattern::is_in(const hive::GameState& state, const Way& way) const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const std::optional<hive::Spot> spot = state.find_spot(way[i]);
    const hive::PieceIndex top = spot && state.is_occupied(*spot) ? state.top(*spot) : hive::no_piece;
    if (!is_stack(state, top, places_[i].stack)) return false;
  }
  return true;
}

}  // namespace plyglot::tool::pattern
