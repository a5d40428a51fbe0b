// Real files of boardspace.net, written again: the same properties and commands in the same order. What is not kept is
// left out: thinking times, moves that were taken back, the place of the first piece on the grid, and who of a program
// and a person made a move (hive-notations X3, S15, S17).

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"
#include "support/files/vectors.hpp"
#include "support/hive/sgf_reading.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

namespace sgf = hive::boardspace_sgf;

constexpr std::int32_t grid_size = 26;

// The keys of the properties that are written again, once each.
std::vector<std::string> properties_of(const std::string& text) {
  test::SgfReading reading;
  reading.parse(text);
  std::vector<std::string> keys;
  for (const sgf::Header& header : reading.ast().headers) {
    const std::string key = text.substr(header.key.begin, header.key.size());
    const bool is_player = key == "P0" || key == "P1";
    if (is_player && text.compare(header.value.begin, 2, "id") != 0) continue;
    // The site writes the colours since 2018, and its times beside them.
    if (key == "CM" || key == "TC" || header.value.empty()) continue;
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
  }
  return keys;
}

// A line for each turn: who ended it with what piece where, as it lies from the first.
std::string turns_of(const std::string& text) {
  test::SgfReading reading;
  reading.read(text);
  std::string turns;
  const sgf::Action* first = nullptr;
  for (const hive::Ply& ply : reading.record().plies) {
    const auto& actions = reading.ast().actions;
    const auto action =
        std::find_if(actions.begin(), actions.end(), [&](const sgf::Action& one) { return one.span == ply.span; });
    if (ply.is_pass() || action == actions.end()) {
      turns += "pass\n";
      continue;
    }
    if (first == nullptr) first = &*action;
    const std::int32_t column = (action->column - first->column + grid_size) % grid_size;
    const std::int32_t row = (action->row - first->row + grid_size) % grid_size;
    turns += (action->player == hive::Colour::white ? "P0 " : "P1 ") + hive::name_of(ply.piece) + ' ' +
             std::to_string(column) + ' ' + std::to_string(row) + '\n';
  }
  return turns;
}

std::string through_hive_pgn(const std::string& text) {
  const auto pgn = test::translate(text, true, test::language_of("boardspace-sgf"), test::target_of("hive-pgn"));
  REQUIRE(pgn.text);
  const auto back = test::translate(*pgn.text, true, test::language_of("hive-pgn"), test::target_of("boardspace-sgf"));
  REQUIRE(back.text);
  return *back.text;
}

}  // namespace

TEST_CASE("real games: the files of BoardSpace are written with the same properties and turns") {
  for (const auto& row : test::table_vectors("hive/sgf-games.tsv")) {
    CAPTURE(row[0]);
    const auto text = test::shared_file("data/hive/" + row[0]);
    if (!text) continue;
    const std::string written = through_hive_pgn(*text);
    CHECK(turns_of(written) == turns_of(*text));
    std::vector<std::string> properties = properties_of(written);
    // Some have no result, though the board or a resignation tells it.
    const bool has_result = text->find("RE[") != std::string::npos;
    if (!has_result) properties.erase(std::remove(properties.begin(), properties.end(), "RE"), properties.end());
    CHECK(properties == properties_of(*text));
    CHECK(test::formatted_file(written, test::language_of("boardspace-sgf")) == written);
  }
}
