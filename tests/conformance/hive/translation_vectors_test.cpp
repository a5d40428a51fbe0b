// Every row about translation, through the library's front door.

#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/door/translating.hpp"
#include "support/files/vectors.hpp"

using namespace plyglot;

namespace {

// A dialect as `hop spec` names it in the vectors.
std::string language_name(std::string name) {
  const std::size_t blank = name.find(' ');
  if (blank != std::string::npos) name[blank] = ':';
  return name;
}

bool is_one_a_file(const std::string& notation) {
  return notation == "thehive" || notation == "hive-pgn" || notation == "boardspace-sgf";
}

}  // namespace

TEST_CASE("translation vectors") {
  for (const auto& row : test::json_vectors("hive/translate.jsonl")) {
    CAPTURE(row.dump());
    std::optional<std::uint32_t> ply;
    test::Options options;
    for (const auto& [key, value] : row["options"].items()) {
      if (key == "ply") {
        ply = static_cast<std::uint32_t>(std::stoul(value.get<std::string>()));
      } else {
        options.emplace_back(key, value.get<std::string>());
      }
    }
    const auto source = language_name(row["source"].get<std::string>());
    const auto target = language_name(row["target"].get<std::string>());
    const auto translation = test::translate(row["input"].get<std::string>(), is_one_a_file(source),
                                             test::language_of(source), test::target_of(target, options), ply);
    CHECK(test::report_of(translation.findings) == test::expected_findings(row["diagnostics"]));
    REQUIRE(translation.text.has_value() == !row["output"].is_null());
    if (!translation.text) continue;
    const std::string line_end = is_one_a_file(target) ? "" : "\n";
    CHECK(*translation.text == row["output"].get<std::string>() + line_end);
  }
}

TEST_CASE("projection vectors: a game after any ply as HOP") {
  const toolchain::Language uhp = test::language_of("uhp");
  const toolchain::Target hop = test::target_of("hop:spec");
  for (const auto& row : test::table_vectors("hive/projection.tsv")) {
    CAPTURE(row[0]);
    const auto translation = test::translate(row[0], false, uhp, hop);
    CHECK(translation.text == row[2] + '\n');
  }
  // The positions of HOP's own vectors, in both dialects.
  const toolchain::Target hivegame = test::target_of("hop:hivegame");
  for (const auto& row : test::table_vectors("hive/hop-canonical.tsv")) {
    CAPTURE(row[0], row[1]);
    CHECK(test::translate(row.back(), false, uhp, hop).text == row[3] + '\n');
    CHECK(test::translate(row.back(), false, uhp, hivegame).text == row[4] + '\n');
  }
}
