// Whole records of Homeworlds, printed: what is canonical stays as it is, and nothing changes its meaning.

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/printing.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

ReadOptions options_for(Dialect dialect) {
  ReadOptions options;
  options.dialect = dialect;
  return options;
}

}  // namespace

TEST_CASE("homeworlds print: whole games are in canonical form in every dialect") {
  const std::pair<std::string_view, Dialect> files[] = {{"seed.hw", Dialect::seed},
                                                        {"jpb.txt", Dialect::jpb},
                                                        {"ap.txt", Dialect::ap},
                                                        {"sdg.txt", Dialect::sdg},
                                                        {"quux.txt", Dialect::quux}};
  for (const int number : {3, 4, 8, 14, 20, 26, 42, 54}) {
    for (const auto& [name, dialect] : files) {
      const std::string path = "homeworlds/games/selfplay" + std::to_string(number) + "/" + std::string(name);
      const auto text = test::vector_file(path);
      if (!text) continue;
      CAPTURE(path);
      CHECK(test::check_printing(*text, options_for(dialect)) == *text);
    }
  }
}

TEST_CASE("homeworlds print: files keep their meaning") {
  for (const auto& row : test::json_vectors("homeworlds/layout.jsonl")) {
    ReadOptions options;
    if (!row["layout_option"].is_null()) options.layout = layout_named(row["layout_option"].get<std::string>());
    test::check_printing(row["text"].get<std::string>(), options);
    // What an option says the printed text says itself.
    const test::HomeworldsGame game = test::homeworlds_game(row["text"].get<std::string>(), options);
    const std::string printed = test::printed_file(game.record);
    CAPTURE(row.dump(), printed);
    CHECK(test::meaning_of(test::homeworlds_game(printed)) == test::meaning_of(game));
  }
}

TEST_CASE("homeworlds print: turns of every dialect keep their meaning") {
  for (const auto& row : test::json_vectors("homeworlds/syntax.jsonl")) {
    const auto dialect = dialect_named(row["dialect"].get<std::string>());
    REQUIRE(dialect);
    test::check_printing(row["text"].get<std::string>(), options_for(*dialect));
  }
}

TEST_CASE("homeworlds print: games of the archive keep their meaning") {
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    const auto text = test::shared_file("data/homeworlds/sdg-raw/" + row.at(0) + ".raw");
    if (!text) continue;
    CAPTURE(row[0]);
    test::check_printing(*text, options_for(Dialect::sdg));
  }
}

TEST_CASE("homeworlds print: played games keep their meaning") {
  for (std::size_t i = 1; i <= 60; ++i) {
    for (const auto& [folder, dialect] : {std::pair("quux", Dialect::quux), std::pair("seednotation", Dialect::jpb)}) {
      const auto text =
          test::shared_file("data/homeworlds/selfplay-" + std::string(folder) + "/seed" + std::to_string(i) + ".txt");
      if (!text) continue;
      CAPTURE(i, folder);
      test::check_printing(*text, options_for(dialect));
    }
  }
}
