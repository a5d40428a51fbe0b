#pragma once
// What players may agree upon (hive-rules 6). The defaults are those of the public engines.

#include <cstdint>

namespace plyglot::hive {

// H8: in records of some notations any number may be placed. What is searched and counted has one placement for each
// kind either way.
enum class PieceOrder : std::uint8_t { numeric, any };
// H2, N10: in some records a side that could move has passed. Move lists hold a pass only where it is forced.
enum class PassRule : std::uint8_t { forced_only, free };
// H30.
enum class Repetition : std::uint8_t { off, threefold };
// H30: which positions are the same. By identity each stack is in the same cell; by rotation and reflection the hive
// may also have been shifted and turned, or shifted, turned and mirrored.
enum class RepetitionSymmetry : std::uint8_t { identity, rotation, reflection };

struct RuleOptions {
  // H6: whether the queen may come on a side's first turn.
  bool queen_first = false;
  PieceOrder piece_order = PieceOrder::numeric;
  PassRule pass = PassRule::forced_only;
  Repetition repetition = Repetition::off;
  RepetitionSymmetry repetition_symmetry = RepetitionSymmetry::rotation;
};

}  // namespace plyglot::hive
