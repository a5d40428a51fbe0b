#include "text/find_byte.hpp"
#include "support/checks/catch.hpp"

#include <algorithm>
#include <string>

using namespace plyglot;

TEST_CASE("a byte is found as a search finds it, wherever it is and whatever is beside it") {
  for (const char beside : {'a', '\x0B', '\x09', '\x8A', '\xFF', '\0'}) {
    for (std::size_t size = 0; size <= 20; ++size) {
      for (std::size_t place = 0; place <= size; ++place) {
        std::string text(size, beside);
        if (place < size) text[place] = '\n';
        for (std::size_t at = 0; at <= size; ++at) {
          CAPTURE(size, place, at);
          REQUIRE(text::find_byte(text, '\n', at) == std::min(text.find('\n', at), size));
        }
      }
    }
  }
}

TEST_CASE("of several bytes the first is found") {
  CHECK(text::find_byte("ab cd ef gh", ' ', 0) == 2);
  CHECK(text::find_byte("ab cd ef gh", ' ', 3) == 5);
  CHECK(text::find_byte("\xFF\xFE\xFF", '\xFE', 0) == 1);
}
