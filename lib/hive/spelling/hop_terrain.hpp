#pragma once
// The bugs of a board as a graph, so that walks over it need no coordinates.

#include "board/hex.hpp"

#include <cstddef>
#include <vector>

namespace plyglot::hive::hop {

class Terrain {
 public:
  // A bug. One on the ground stands for its cell.
  struct Place {
    // Of a bug on the ground: those in the cells around it, or nowhere().
    std::array<Place*, board::directions> neighbours;
    // Null on top of a stack.
    Place* above;
    // The last walk that came here (TopologyWriter).
    std::uint32_t visit;
    // The last walk that began beside this cell with its back to it, and from how many sides it may still come here.
    std::uint32_t left_behind;
    std::uint8_t ways;
    // How many of the cells around are occupied.
    std::uint8_t degree;
    char letter;
    bool is_marked;
    bool is_on_ground;
  };

  // Makes room for bugs with the indices below `bugs`, each of which must be put somewhere.
  void clear(std::size_t bugs) {
    places_.resize(bugs + 1);
    nowhere().visit = nowhere().left_behind = 0;
    cells_ = 0;
  }
  void put_on_ground(std::size_t bug, char letter) {
    put(bug, letter, true).neighbours.fill(&nowhere());
    ++cells_;
  }
  void stack(std::size_t bug, char letter, std::size_t below) { at(below).above = &put(bug, letter, false); }
  // From each of the two to the other, both on the ground.
  void join(std::size_t bug, board::Direction direction, std::size_t neighbour) {
    at(bug).neighbours[direction] = &at(neighbour);
    at(neighbour).neighbours[board::opposite(direction)] = &at(bug);
    ++at(bug).degree;
    ++at(neighbour).degree;
  }
  void mark(std::size_t bug) { at(bug).is_marked = true; }

  std::size_t bugs() const { return places_.size() - 1; }
  // The occupied ones.
  std::size_t cells() const { return cells_; }
  Place& at(std::size_t bug) { return places_[bug + 1]; }
  // Stands for all empty cells.
  Place& nowhere() { return places_.front(); }

 private:
  Place& put(std::size_t bug, char letter, bool is_on_ground) {
    Place& place = at(bug);
    place.above = nullptr;
    place.visit = place.left_behind = 0;
    place.degree = 0;
    place.letter = letter;
    place.is_marked = false;
    place.is_on_ground = is_on_ground;
    return place;
  }

  std::vector<Place> places_;
  std::size_t cells_ = 0;
};

}  // namespace plyglot::hive::hop
