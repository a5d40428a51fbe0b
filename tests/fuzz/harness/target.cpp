#include "fuzz/harness/target.hpp"

#include <cstdlib>
#include <iostream>

namespace plyglot::fuzz {

void require(bool holds, std::string_view what) {
  if (holds) return;
  std::cerr << "does not hold: " << what << std::endl;
  std::abort();
}

void require_equal(std::string_view a, std::string_view b, std::string_view what) {
  if (a != b) std::cerr << "--- one\n" << a << "\n--- other\n" << b << "\n---\n";
  require(a == b, what);
}

}  // namespace plyglot::fuzz
