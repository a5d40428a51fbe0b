#pragma once
// Parts of positions of Hexix and Hopgi: what is on some of the cells, one after another.

#include "hexix/rules/state.hpp"
#include "hopgi/rules/state.hpp"
#include "plyglot/pattern/pattern_text.hpp"

#include <plyglot/positions.hpp>

namespace plyglot::tool::pattern {

class HexixPattern {
 public:
  static constexpr std::string_view game = "hexix";

  // None after a problem.
  static std::optional<HexixPattern> read(PatternText& text);

  toolchain::PositionRelation relation(const hexix::State& state, bool mirrored) const;

 private:
  struct Place {
    hexix::Cell cell = 0;
    bool is_empty = false;
    // None for any.
    std::optional<hexix::Player> owner;
    std::optional<hexix::PieceKind> kind;
    std::optional<std::uint8_t> number;
  };
  static bool read_place(PatternText& text, Place& place);
  static bool is_at(const hexix::State& state, const Place& place, hexix::Cell cell);

  std::vector<Place> places_;
  std::optional<hexix::Player> to_move_;
};

class HopgiPattern {
 public:
  static constexpr std::string_view game = "hopgi";

  // None after a problem.
  static std::optional<HopgiPattern> read(PatternText& text);

  toolchain::PositionRelation relation(const hopgi::State& state, bool mirrored) const;

 private:
  struct Place {
    hopgi::Square square = 0;
    bool is_empty = false;
    // None for any.
    std::optional<hopgi::Side> owner;
    std::optional<hopgi::PieceKind> kind;
  };
  static bool read_place(PatternText& text, Place& place);
  static bool is_at(const hopgi::State& state, const Place& place);

  std::vector<Place> places_;
  std::optional<hopgi::Side> to_move_;
};

}  // namespace plyglot::tool::pattern
