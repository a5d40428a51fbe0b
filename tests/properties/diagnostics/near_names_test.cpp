#include "diagnostics/near_names.hpp"

#include "support/checks/property.hpp"

#include <algorithm>

using plyglot::diagnostics::edit_distance;

namespace {

// The whole table of distances between beginnings of the words.
std::uint32_t full_distance(const std::string& a, const std::string& b) {
  std::vector<std::vector<std::uint32_t>> table(a.size() + 1, std::vector<std::uint32_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        table[i][j] = static_cast<std::uint32_t>(i + j);
        continue;
      }
      const std::uint32_t changed = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      table[i][j] = std::min({changed, table[i - 1][j] + 1, table[i][j - 1] + 1});
      const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (exchanged) table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
    }
  }
  return table[a.size()][b.size()];
}

}  // namespace

TEST_CASE("the bounded edit distance is that of the whole table") {
  plyglot::test::check_property([] {
    const auto word = rc::gen::container<std::string>(rc::gen::element('a', 'b', 'c'));
    const std::string a = *word;
    const std::string b = *word;
    const std::uint32_t limit = *rc::gen::inRange(0U, 6U);
    const std::uint32_t expected = full_distance(a, b);
    const auto found = edit_distance(a, b, limit);
    RC_ASSERT(found.has_value() == (expected <= limit));
    RC_ASSERT(!found || *found == expected);
  });
}
