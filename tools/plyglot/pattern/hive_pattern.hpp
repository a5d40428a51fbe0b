#pragma once
// A part of a position of Hive: cells that lie to each other in a certain way, and what is there.

#include "hive/rules/game_state.hpp"
#include "plyglot/pattern/pattern_text.hpp"

#include <plyglot/positions.hpp>

namespace plyglot::tool::pattern {

class HivePattern {
 public:
  static constexpr std::string_view game = "hive";

  // None after a problem.
  static std::optional<HivePattern> read(PatternText& text);

  // How the part is found: turned, or else mirrored if that is asked for.
  toolchain::PositionRelation relation(const hive::GameState& state, bool mirrored) const;

  // A bug of a stack, or any number of them.
  struct Bugs {
    hive::PieceSet any_of = 0;
    bool is_any_number = false;
  };
  struct Place {
    hive::Cell cell;
    // From bottom to top.
    std::vector<Bugs> stack;
  };

 private:
  // The cells in one of the ways in which they can lie, from the anchor, which is the first.
  using Way = std::vector<hive::Cell>;

  HivePattern(std::vector<Place> places, std::optional<hive::Colour> to_move);
  bool is_in(const hive::GameState& state, const Way& way) const;

  std::vector<Place> places_;
  // As `board::symmetries`.
  std::vector<Way> ways_;
  // One of which is at the anchor.
  hive::PieceSet at_anchor_ = 0;
  std::optional<hive::Colour> to_move_;
};

}  // namespace plyglot::tool::pattern
