// Whole games as JSON game records of Abstract Play: read like the same games as lines, and written byte for byte.

#include "homeworlds/notations/homeworlds/ap_record/ap_record_printer.hpp"
#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/ap_games.hpp"
#include "support/homeworlds/games.hpp"

#include <fstream>
#include <sstream>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

struct Files {
  std::string name;
  std::string document;
  std::vector<std::string> lines;
  nlohmann::json expected;
};

std::string folder_of(const std::string& name) { return "homeworlds/games/" + name; }

std::vector<Files> all_games() {
  std::vector<Files> games;
  for (const std::string& name : test::self_play_games) {
    const std::string folder = folder_of(name);
    games.push_back({name, test::vector_file(folder + "/ap-record.json").value(),
                     test::split(test::vector_file(folder + "/ap.txt").value(), '\n'),
                     test::json_vector(folder + "/expected.json")});
    if (games.back().lines.back().empty()) games.back().lines.pop_back();
  }
  return games;
}

test::HomeworldsGame as_lines(const Files& files) {
  std::string text;
  for (const std::string& line : files.lines) text += line + '\n';
  ReadOptions options;
  options.dialect = Dialect::ap;
  return test::homeworlds_game(text, options);
}

// What was found, and in which words.
std::string findings_of(const test::HomeworldsGame& game) {
  std::string list;
  for (const NotedFinding& finding : game.reading.findings) list += test::short_name_of(finding.id) + '\n';
  for (const Violation& violation : game.violations) {
    list += std::string(name_of(violation.rule)) + ' ' +
            std::string(game.reading.slice(span_of(game.reading.ast, violation))) + '\n';
  }
  return list;
}

}  // namespace

TEST_CASE("homeworlds ap record: the games of the vectors") {
  for (const Files& files : all_games()) {
    CAPTURE(files.name);
    test::HomeworldsApGame game = test::homeworlds_ap_game(files.document);
    CHECK(findings_of(game) == findings_of(as_lines(files)));
    test::check_spans(game.reading);
    REQUIRE(game.record.turns.size() == files.lines.size());
    CHECK(files.lines.size() == files.expected["turns"]);
    for (std::size_t i = 0; i < files.lines.size(); ++i) {
      CHECK(game.reading.slice(game.record.turns[i].span) == files.lines[i]);
    }
    CHECK(anonymous_text(final_position(game.record)) == files.expected["final_anonymous"].get<std::string>());
    CHECK(test::outcome_text(game.record) == files.expected["outcome"].get<std::string>());
    CHECK(print_ap_record(game.record) + '\n' == files.document);
    // Without what it was read from, it is written from what the game and its headers say.
    game.record.document.clear();
    CHECK(print_ap_record(game.record) + '\n' == files.document);
  }
}

TEST_CASE("homeworlds ap record: the games of the vectors, from another dialect") {
  for (const Files& files : all_games()) {
    CAPTURE(files.name);
    test::HomeworldsGame game = test::homeworlds_game(test::vector_file(folder_of(files.name) + "/seed.hw").value());
    // What the site calls the game is the one thing that its text does not say.
    game.record.headers.push_back({"Game-Id", files.name, {}});
    const Retargeted translation = retarget(game.record, {Dialect::ap, true});
    CHECK(print_ap_record(translation.record) + '\n' == files.document);
  }
}

TEST_CASE("homeworlds ap record: the corpus") {
  const std::string folder = test::project_folder() + "/corpus/homeworlds/ap/";
  const std::pair<const char*, const char*> reports[] = {
      {"record", ""},
      {"record-escapes", "homeworlds/byte-order-mark info 0-3\n"},
      {"record-three-players", ""},
      {"record-empty-turns",
       "homeworlds/empty-action warning 97-98\n"
       "homeworlds/empty-action warning 99-100\n"
       "homeworlds/empty-turn error 55-57\n"
       "homeworlds/empty-turn error 76-81\n"
       "homeworlds/empty-turn error 96-101\n"},
      {"record-shape",
       "homeworlds/bad-record error 107-115\n"
       "homeworlds/bad-record error 26-33\n"
       "homeworlds/bad-record error 45-60\n"
       "homeworlds/bad-record error 79-80\n"
       "homeworlds/bad-record error 82-88\n"
       "homeworlds/bad-record error 90-104\n"},
      {"record-no-moves", "homeworlds/bad-record error 0-95\n"},
      {"record-cut-off", "homeworlds/bad-record error 101-101\n"},
      {"record-comma", "homeworlds/bad-record error 70-71\n"},
      {"record-script", "homeworlds/bad-record error 1-2\n"},
      {"record-latin-1", "homeworlds/bad-record error 42-43\n"},
      {"record-deep", "homeworlds/bad-record error 108-109\n"},
  };
  for (const auto& [name, report] : reports) {
    CAPTURE(name);
    std::ifstream file(folder + name + ".hw", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    const test::HomeworldsApGame game = test::homeworlds_ap_game(text.str());
    CHECK(report_of(game) == report);
    test::check_spans(game.reading);
  }
}
