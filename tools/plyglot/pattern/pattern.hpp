#pragma once
// A part of a position of any game, and where it is in games (docs/patterns.md).

#include "plyglot/pattern/hive_pattern.hpp"
#include "plyglot/pattern/homeworlds_pattern.hpp"
#include "plyglot/pattern/square_pattern.hpp"

namespace plyglot::tool::pattern {

// Plies after which a part is there, one after another.
struct PatternPlace {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
  toolchain::PositionRelation relation = toolchain::PositionRelation::same;
};

class Pattern {
 public:
  // Without a game, it is the one of which the text is a pattern. None after a problem.
  static std::optional<Pattern> read(std::string_view text, std::string_view game, PatternProblem& problem);

  std::string_view game() const;
  // In the order of the plies; where it changes from mirrored to not mirrored, another place begins.
  std::vector<PatternPlace> places(const toolchain::Model& model, bool mirrored) const;
  // Of the last position of the model, played again.
  toolchain::PositionRelation relation(const toolchain::Model& model, bool mirrored) const;

 private:
  using Any = std::variant<HivePattern, HomeworldsPattern, HexixPattern, HopgiPattern>;
  explicit Pattern(Any pattern) : pattern_(std::move(pattern)) {}

  Any pattern_;
};

}  // namespace plyglot::tool::pattern
