#pragma once
// Which of all walks over a board is its canonical topology.

#include "hive/spelling/hop_gametype.hpp"
#include "hive/spelling/hop_terrain.hpp"

#include <string>

namespace plyglot::hive::hop {

// Memory for writing topologies (hop R26), one after the other.
class TopologyWriter {
 public:
  // Appends the topology of the terrain, whose cells must hang together, with at most `deepest` open parentheses.
  // False, with nothing appended, if it would need more.
  bool write(Terrain& terrain, Dialect dialect, std::uint32_t deepest, std::string& out);

 private:
  using Place = Terrain::Place;
  using Direction = board::Direction;
  struct Node {
    const Place* place;
    Direction heading;
  };

  void start(Terrain& terrain, Dialect dialect, std::uint32_t deepest);
  void try_letter(char letter);
  void attempt(Place& root, Direction heading);
  void leave_behind(const Place& root, Direction heading);
  void pass(const Place& place, Direction heading);
  bool write_chain(Place& start, Direction heading, std::uint32_t depth);
  bool write_main_line(Place& start, Direction heading, std::uint32_t depth);
  void write_stacks(std::size_t first);
  void write_branch(std::size_t number, char sign, Place& start, Direction heading, std::uint32_t depth);
  void visit(Place& place, Direction heading);
  void write_bug(const Place& bug);
  void write_number(std::size_t number);
  void write(char c) { text_[end_++] = c; }
  void give_up_if_after();
  char letter_after(char letter) const;
  bool is_free(const Place& place) const { return place.visit != visit_; }
  Direction turned(Direction heading, char sign) const { return turns_[sign == '+' ? 1 : 0][heading]; }

  Terrain* terrain_ = nullptr;
  std::uint32_t deepest_ = 0;
  // Each heading after a `-` and after a `+` (hop R4).
  std::array<std::array<Direction, board::directions>, 2> turns_;
  std::uint32_t visit_ = 0;
  std::size_t reached_ = 0;
  std::vector<Node> nodes_;
  std::size_t node_count_ = 0;
  // The text of an attempt is the first `end_` bytes; there is room for every text.
  std::string text_;
  std::size_t end_ = 0;
  // The smallest text so far; empty as long as there is none.
  std::string best_;
  // So many bytes of the text are those of `best_`, and whether the next one is before that of `best_`.
  std::size_t settled_ = 0;
  bool is_before_ = false;
  // Whether the root has a neighbour on the side where no walk begins.
  bool has_left_behind_ = false;
  bool is_lost_ = false;
};

}  // namespace plyglot::hive::hop
