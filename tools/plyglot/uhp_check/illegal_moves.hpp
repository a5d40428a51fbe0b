#pragma once
// Moves that an engine must refuse.

#include "plyglot/uhp_check/referee.hpp"

#include <map>

namespace plyglot::tool::uhp_check {

// Draws moves of each class that the judge of the rules knows (hive-rules 7). Rules of movement make a class for each
// kind of piece, and what a piece cannot reach makes two: nearby and farther off. What is against a custom alone
// (H6, H8) is left out: players and programs agree on it in different ways.
class IllegalMoves {
 public:
  explicit IllegalMoves(std::uint64_t seed) : seed_(seed) {}

  // As UHP writes them: one of each class that the position has, but for classes that were drawn often already. The
  // same for the same seed on every machine.
  std::vector<std::string> draw(const Referee& referee);

 private:
  struct Class {
    std::uint8_t rule = 0;
    // Of the piece, where the rule is one of movement.
    std::uint8_t kind = 0;
    bool is_near = false;

    friend auto operator<=>(const Class&, const Class&) = default;
  };

  std::uint64_t seed_;
  std::map<Class, std::size_t> drawn_;
};

}  // namespace plyglot::tool::uhp_check
