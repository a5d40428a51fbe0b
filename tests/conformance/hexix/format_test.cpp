// The vectors of Hexix' canonical form (hexix 5).

#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hexix/playing.hpp"

using namespace plyglot;

namespace {

hexix::Options options_chosen(const nlohmann::json& chosen) {
  notation::OptionValues values(hexix::option_table());
  for (const auto& [key, value] : chosen.items()) REQUIRE(values.set(key, value.get<std::string>()).empty());
  return hexix::options_of(values);
}

}  // namespace

TEST_CASE("hexix format: the vectors, and formatting them again") {
  for (const auto& row : test::json_vectors("hexix/format.jsonl")) {
    CAPTURE(row.at("id"));
    const hexix::Options options = options_chosen(row.at("options"));
    std::string text = row.at("input").get<std::string>();
    // The mark is skipped before the units begin (hexix 2).
    if (text.rfind("\xEF\xBB\xBF", 0) == 0) text.erase(0, 3);
    const std::string canonical = test::formatted_hexix(text, options);
    CHECK(canonical == row.at("canonical").get<std::string>());
    CHECK(test::formatted_hexix(canonical, options) == canonical);
  }
}
