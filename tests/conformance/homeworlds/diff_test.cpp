// Games of Homeworlds beside each other: the same in all dialects, and others that part where they do.

#include "homeworlds/diff/record_diff.hpp"
#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/views/move_list.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/games.hpp"
#include "support/homeworlds/same_turns.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

constexpr const char* files[] = {"seed.hw", "ap.txt", "sdg.txt", "jpb.txt", "quux.txt", "hwl.txt", "bga.txt"};

std::optional<std::string> game_file(const std::string& id, Dialect dialect) {
  return test::vector_file("homeworlds/games/" + id + '/' + files[static_cast<std::size_t>(dialect)]);
}

// In all that are there.
std::vector<Record> in_all_dialects(const std::string& id) {
  std::vector<Record> records;
  for (std::size_t i = 0; i < dialects; ++i) {
    ReadOptions options;
    options.dialect = static_cast<Dialect>(i);
    const auto text = game_file(id, static_cast<Dialect>(i));
    if (text) records.push_back(test::homeworlds_game(*text, options).record);
  }
  return records;
}

Record archive_game(const std::string& text) {
  ReadOptions options;
  options.dialect = Dialect::sdg;
  return test::homeworlds_game(text, options).record;
}

std::string position_after(const Record& record, std::uint32_t turns) {
  RecordReplay replay(record, record.profile);
  replay.play_to(turns);
  const Position position = replay.state().position();
  return std::to_string(position.to_move) + anonymous_text(position);
}

// The first turn after which positions differ, as far as they are known; slowly.
std::optional<std::uint32_t> first_other_position(const Record& a, const Record& b) {
  for (std::uint32_t turn = 0; turn < std::min(a.certain_turns, b.certain_turns); ++turn) {
    if (position_after(a, turn + 1) != position_after(b, turn + 1)) return turn;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("homeworlds diff: a game is the same in every dialect") {
  for (const std::string& id : test::self_play_games) {
    const std::vector<Record> records = in_all_dialects(id);
    for (const Record& a : records) {
      for (const Record& b : records) {
        const RecordDiff found = diff(a, b);
        std::string text;
        append_text(a, b, found, text);
        CAPTURE(id, name_of(a.dialect), name_of(b.dialect), text);
        CHECK(found.is_same_game());
        CHECK_FALSE(found.has_contrary_headers());
        // Homes alone are called otherwise, if anything; in `hwl` all systems are.
        const bool has_numbers = a.dialect == Dialect::hwl || b.dialect == Dialect::hwl;
        CHECK((has_numbers || found.renamed.size() <= 2));
        CHECK(test::broken_law_of(found, a, b) == "");
      }
    }
  }
}

TEST_CASE("homeworlds diff: games of the archive part where their positions do") {
  std::size_t parted_late = 0;
  std::optional<Record> before;
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    const auto text = test::shared_file("data/homeworlds/sdg-raw/" + row.at(0) + ".raw");
    if (!text || row.at(6) != "accept") continue;
    Record record = archive_game(*text);
    if (before) {
      CAPTURE(row[0]);
      const RecordDiff found = diff(*before, record);
      const auto expected = first_other_position(*before, record);
      const auto divergence = found.first_divergence();
      if (expected) {
        REQUIRE(divergence);
        // Other turns can lead to the same position.
        CHECK(*divergence <= *expected);
        if (*divergence < *expected)
          CHECK(found.stretches[*divergence == 0 ? 0 : 1].kind == comparing::StretchKind::detour);
        if (*divergence > 1) ++parted_late;
      }
      CHECK(test::broken_law_of(found, *before, record) == "");
    }
    before = std::move(record);
  }
  if (before) CHECK(parted_late > 3);
}

TEST_CASE("homeworlds moves: the lists have the counts of the vectors") {
  for (const auto& row : test::table_vectors("homeworlds/basic-actions.tsv")) {
    CAPTURE(row[0]);
    std::vector<std::string> moves;
    std::string why;
    REQUIRE(list_moves(test::homeworlds_game(row[0] + '\n').record, moves, why));
    constexpr const char* columns[] = {"build ", "trade ", "discover ", "move ", "attack "};
    for (std::size_t i = 0; i < 5; ++i) {
      const auto count = std::count_if(moves.begin(), moves.end(),
                                       [&](const std::string& move) { return move.rfind(columns[i], 0) == 0; });
      CHECK(static_cast<std::size_t>(count) == std::stoul(row.at(i + 1)));
    }
    CHECK(moves.size() == std::stoul(row.at(6)));
    std::sort(moves.begin(), moves.end());
    CHECK(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
  }
}

TEST_CASE("homeworlds moves: every move of the list can be played in every dialect") {
  for (const std::string& id : test::self_play_games) {
    for (std::size_t i = 0; i < dialects; ++i) {
      const auto text = game_file(id, static_cast<Dialect>(i));
      // Nothing is written in a log of Board Game Arena, where a turn has several lines.
      if (!text || static_cast<Dialect>(i) == Dialect::bga) continue;
      // Of a transcript without its headers; the games end by a turn that decides them.
      const std::size_t turns = 12;
      std::string beginning;
      std::size_t lines = 0;
      for (const std::string& line : test::split(*text, '\n')) {
        const bool is_header = line.find(": ") != std::string::npos && line.find(")") > line.find(": ");
        if (is_header || line.rfind("Participants", 0) == 0 || line.empty()) continue;
        if (lines++ < turns) beginning += line + (i == 2 ? "\n\n" : "\n");
      }
      ReadOptions options;
      options.dialect = static_cast<Dialect>(i);
      const test::HomeworldsGame game = test::homeworlds_game(beginning, options);
      REQUIRE(game.record.turns.size() == turns);
      std::vector<std::string> moves;
      std::string why;
      REQUIRE(list_moves(game.record, moves, why));
      CHECK(moves.size() > 3);
      for (const std::string& move : moves) {
        const std::string number = i == 2 ? "13) " + game.record.turns[0].handle + ": " : "";
        const test::HomeworldsGame next = test::homeworlds_game(beginning + number + move + "\n", options);
        CAPTURE(beginning, move, report_of(next));
        CHECK(next.record.certain_turns == turns + 1);
        CHECK(next.reading.findings.size() == game.reading.findings.size());
      }
    }
  }
}
