// The rule options of hive-rules 6: games that are legal under one value and have one finding under another.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "support/files/project_folder.hpp"

#include <fstream>
#include <iterator>

using namespace plyglot;

namespace {

std::string game_in(const std::string& name) {
  std::ifstream file(test::project_folder() + "/corpus/hive/options/" + name + ".uhp", std::ios::binary);
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The names of all findings in a game of the corpus, one a line.
std::string found_in(const std::string& name, const test::Options& options) {
  test::GameSession session("uhp", options);
  session.read(game_in(name));
  std::string names;
  bool has_error = false;
  for (const diagnostics::Diagnostic& finding : session.findings()) {
    names += std::string(test::name_of(finding)) + '\n';
    has_error = has_error || finding.severity == diagnostics::Severity::error;
  }
  CHECK(session.is_sound() == !has_error);
  return names;
}

test::Options threefold(const std::string& symmetry) {
  return {{"repetition", "threefold"}, {"repetition-symmetry", symmetry}};
}

}  // namespace

TEST_CASE("rule options: the queen on the first turn") {
  CHECK(found_in("queen-first", {}) == "hive/queen-on-first-turn\n");
  CHECK(found_in("queen-first", {{"queen-first", "forbidden"}}) == "hive/queen-on-first-turn\n");
  CHECK(found_in("queen-first", {{"queen-first", "allowed"}}).empty());
}

TEST_CASE("rule options: the order of pieces of a kind") {
  CHECK(found_in("piece-order", {}) == "hive/piece-order\n");
  CHECK(found_in("piece-order", {{"piece-order", "numeric"}}) == "hive/piece-order\n");
  CHECK(found_in("piece-order", {{"piece-order", "any"}}).empty());
}

TEST_CASE("rule options: passes of a side that can move") {
  CHECK(found_in("pass", {}) == "hive/pass-with-moves\n");
  CHECK(found_in("pass", {{"pass", "forced-only"}}) == "hive/pass-with-moves\n");
  CHECK(found_in("pass", {{"pass", "free"}}).empty());
}

TEST_CASE("rule options: the third occurrence of a position") {
  CHECK(found_in("repetition", {}).empty());
  CHECK(found_in("repetition", {{"repetition", "off"}}).empty());
  for (const std::string symmetry : {"identity", "rotation", "reflection"}) {
    CHECK(found_in("repetition", threefold(symmetry)) == "hive/threefold\n");
  }
  CHECK(found_in("repetition", {{"repetition", "threefold"}}) == "hive/threefold\n");
}

TEST_CASE("rule options: which positions are the same") {
  CHECK(found_in("repetition-rotation", threefold("identity")).empty());
  CHECK(found_in("repetition-rotation", {{"repetition", "threefold"}}) == "hive/threefold\n");
  CHECK(found_in("repetition-rotation", threefold("rotation")) == "hive/threefold\n");
  CHECK(found_in("repetition-rotation", threefold("reflection")) == "hive/threefold\n");

  CHECK(found_in("repetition-reflection", threefold("identity")).empty());
  CHECK(found_in("repetition-reflection", threefold("rotation")).empty());
  CHECK(found_in("repetition-reflection", threefold("reflection")) == "hive/threefold\n");
}
