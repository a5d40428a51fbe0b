// Inputs that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/hive/sgf_reading.hpp"
#include "support/hive/sgf_texts.hpp"
#include "support/values/random.hpp"

using namespace plyglot;

namespace {

constexpr test::Hostile hostile[] = {
    {"", "(", ""},
    {"", "( ", ""},
    {"", " ", "("},
    {"", "(;", ""},
    {"(;", "(", ""},
    {"(;", ";", ""},
    {"(;", "; ", ")"},
    {"(;;", " ", ""},
    {"(;", "[", ""},
    {"(;", "]", ""},
    {"(;", "A[", ""},
    {"(;A[", "\n", ""},
    {"(;A[", "x\n", "["},
    {"(;", "A[x\n", ""},
    {"(;", "A[]", ""},
    {"(;", "x", ""},
    {"(;", "x\n", ""},
    {"(;", "P0[", ""},
    {"(;", "P0[1", ""},
    {"(;", ";P0[", ""},
    {"(;", ";P0[1 ", ""},
    {"(;;P0[1", " ", ""},
    {"(;;P0[1 done", " ", ""},
    {"(;;P0[1 done", " ", "]"},
    {"(;;P0[1 done] ", " ", ""},
    {"(;;P0[1 move", " ", "W"},
    {"(;;P0[1 ", "move ", ""},
    {"(;", ";P0[1 done]", ")"},
    {"(;;P0[", "1", ""},
    {"(;;P0[1 dropb wG1 M ", "1", "]"},
    {"(;;P0[1 x", "y", "]"},
    {"(;;P0[1 x", " y", "\n"},
    {"(;)", "x", ""},
    {"(;)", "(", ""},
    {"(;)", "( ", ";"},
    {"(;", "\xE9", ""},
    {"(;A[", "\xE9", "]"},
    {"(;;P0[1 ", "\\", "]"},
    {"(;", ";\r", ""},
    {"", "P0[1 done];", ""},
};

}  // namespace

TEST_CASE("boardspace-sgf hostile: the work is linear in the text") {
  test::check_linear_work(hive::boardspace_sgf::grammar, hostile);
}

TEST_CASE("boardspace-sgf hostile: long texts are read to their end") {
  test::SgfReading reading;
  for (const test::Hostile& it : hostile) {
    CAPTURE(it.before, it.piece, it.after);
    const std::string text = test::text_of(it, 100000);
    reading.read(text);
    REQUIRE(reading.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
  reading.read(test::repeated("(", 1 << 20));
  CHECK(reading.report() == "boardspace-sgf/no-game error 0-0\n");
  reading.read("(;" + test::repeated("(", 1 << 20));
  CHECK(reading.report() ==
        "boardspace-sgf/missing-result info 0-0\nboardspace-sgf/missing-variant warning 0-0\n"
        "boardspace-sgf/bad-node error 2-1048578\n");
}

TEST_CASE("boardspace-sgf hostile: a megabyte of anything") {
  const std::string text = test::random_bytes(1 << 20, "(;");
  test::SgfReading reading;
  reading.read(text);
  CHECK(reading.tree().verify({0, 1 << 20}).empty());
  CHECK(reading.findings().size() > 1);
}

TEST_CASE("boardspace-sgf hostile: a game that ends anywhere is read as far as it goes") {
  test::Random random(7);
  const test::SgfText game = test::random_sgf(random, 12);
  test::SgfReading reading;
  std::size_t plies = 0;
  for (std::size_t size = 0; size <= game.text.size(); ++size) {
    const std::string text = game.text.substr(0, size);
    CAPTURE(text);
    reading.read(text);
    REQUIRE(reading.tree().verify({0, static_cast<std::uint32_t>(size)}).empty());
    // Nothing that was read is taken back, and nothing is played that is not there.
    REQUIRE(reading.record().plies.size() >= plies);
    plies = reading.record().plies.size();
    REQUIRE(plies <= game.plies.size());
    for (std::size_t i = 0; i < plies; ++i) REQUIRE(reading.record().plies[i].piece == game.plies[i].piece);
    std::size_t errors = 0;
    for (const auto& finding : reading.findings()) errors += finding.severity == diagnostics::Severity::error ? 1U : 0U;
    REQUIRE(errors <= 1);
  }
  CHECK(plies == game.plies.size());
}

TEST_CASE("boardspace-sgf hostile: every text of up to three odd pieces is read losslessly") {
  const std::vector<std::string> pieces = {"(;", ")", ";", "[", "]", "P0[1 ", "done", "\n", "A", " ", "\xE9", "]\r"};
  test::SgfReading reading;
  std::vector<std::pair<std::string, int>> texts = {{"", 0}, {"(;", 0}};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].second < 3) {
      for (const std::string& piece : pieces) texts.emplace_back(texts[i].first + piece, texts[i].second + 1);
    }
    CAPTURE(texts[i].first);
    reading.read(texts[i].first);
    REQUIRE(reading.tree().verify({0, static_cast<std::uint32_t>(texts[i].first.size())}).empty());
  }
}
