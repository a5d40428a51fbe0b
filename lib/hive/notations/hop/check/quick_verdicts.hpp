#pragma once
// Most texts have no finding but that the game is over, and most of these are recognised without a tree or a position.

#include "hive/notations/hop/check/quick_walk.hpp"
#include "hive/spelling/hop_topology.hpp"

#include <string>
#include <string_view>

namespace plyglot::hive::hop {

class QuickVerdicts {
 public:
  QuickVerdicts();

  // Whether reading the string in `spec` reports nothing but surrounded queens, with every check switched on but
  // hop/not-canonical. False if it takes a reader to tell.
  bool knows(std::string_view string);

  // Of the string that was known last:
  // the letter of the queen in it, if she is surrounded; else null.
  const char* surrounded_queen(Colour colour) const { return walk_.surrounded_queen(colour); }
  // Appends what `print` would. False, with nothing appended, if it would not either.
  bool print(std::string& out);

  // Of a string whose reading has reported nothing else: its gametype field. Fields met again need not be read.
  void learn(std::string_view gametype, const BugSet& set);

 private:
  // Files have few of them: eight published sets. A longer text is not learnt.
  static constexpr std::size_t longest = 15;
  struct Gametype {
    std::array<char, longest> text;
    std::uint8_t size = 0;
    BugCounts counts;
    std::string canonical;

    std::string_view view() const { return {text.data(), size}; }
  };
  Gametype& place_of(std::string_view gametype);

  BugCounts without_gametype_;
  std::array<Gametype, 32> gametypes_{};
  QuickWalk walk_;
  std::string_view gametype_;
  Colour to_move_ = Colour::white;
  Terrain terrain_;
  TopologyWriter topology_writer_;
};

}  // namespace plyglot::hive::hop
