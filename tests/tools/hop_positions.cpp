// Writes random positions of Hive as strings of HOP, the same on every machine: positions like those of games,
// positions that only follow the notation, and broken texts. Each is in both dialects, one JSON object per line.
//   plyglot-hop-positions COUNT

#include "support/hop/random_strings.hpp"

#include <cstdlib>
#include <iostream>

int main(int argument_count, char** arguments) {
  if (argument_count != 2) {
    std::cerr << "usage: plyglot-hop-positions COUNT\n";
    return 2;
  }
  std::cout << plyglot::test::random_hop_strings(std::strtoul(arguments[1], nullptr, 10));
}
