#pragma once
// A part of a position of Homeworlds: systems, by some of what is in each.

#include "homeworlds/rules/state.hpp"
#include "plyglot/pattern/pattern_text.hpp"

#include <plyglot/positions.hpp>

namespace plyglot::tool::pattern {

// A seat at the table as texts name it; which player sits there depends on how many there are (homeworlds R17).
using Seat = char;

class HomeworldsPattern {
 public:
  static constexpr std::string_view game = "homeworlds";

  // None after a problem.
  static std::optional<HomeworldsPattern> read(PatternText& text);

  toolchain::PositionRelation relation(const homeworlds::State& state, bool mirrored) const;

  // A star or ship.
  struct Pyramid {
    homeworlds::PieceSet any_of;
    // Of a ship; none for anyone's.
    std::optional<Seat> owner;
  };
  struct Group {
    std::vector<Pyramid> pyramids;
    bool is_all = false;
  };
  struct SystemPart {
    std::optional<Seat> home;
    Group stars;
    Group ships;
  };

 private:
  std::vector<SystemPart> systems_;
  std::optional<Seat> to_move_;
};

}  // namespace plyglot::tool::pattern
