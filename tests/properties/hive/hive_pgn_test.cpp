// Laws of Hive PGN over random games with random tags and comments.

#include "hive/notations/hive_pgn/print.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/games/random_games.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

constexpr int games = 400;

hive::GameType random_type(test::Random& random) { return {random.chance(50), random.chance(50), random.chance(50)}; }

std::string random_text(test::Random& random, const std::vector<std::string>& pieces) {
  std::string text;
  for (std::size_t count = random.below(6); count > 0; --count) text += random.pick(pieces);
  return text;
}

void add_tags(test::Random& random, hive::Record& record) {
  const std::vector<std::string> keys = {"Date",  "Event",     "Site", "Round",     "White",
                                         "Black", "SgfResult", "Zeta", "Annotator", "_x9"};
  const std::vector<std::string> values = {"a", " ", "2026.01.02", "\xC3\xA9", "[", "]", "{", "}", "\\", "'", "1. wS1"};
  for (const std::string& key : keys) {
    if (random.chance(60)) record.tags.push_back({key, random_text(random, values), {}});
  }
}

void add_comments(test::Random& random, hive::Record& record) {
  const std::vector<std::string> values = {"a", " ", "\n", "{", "\"", "[Event]", "1. wS1", "\xF0\x9F\x90\x9D", "Draw"};
  for (std::uint32_t ply = 0; ply <= record.plies.size(); ++ply) {
    if (!random.chance(20)) continue;
    std::string text = random_text(random, values);
    // No line ends in blanks, and line ends are LF: so it is read again.
    for (std::size_t at = text.find(" \n"); at != std::string::npos; at = text.find(" \n")) text.erase(at, 1);
    record.comments.push_back({ply, false, text, {}});
  }
}

hive::Record random_record(test::Random& random) {
  hive::Record record = test::random_game(random, {random_type(random), random.below(80), 60});
  if (hive::is_over(record.outcome)) {
    record.result = record.outcome;
  } else if (random.chance(30)) {
    record.result = random.pick(std::vector<hive::Outcome>{hive::Outcome::draw, hive::Outcome::white_wins,
                                                           hive::Outcome::black_wins, hive::Outcome::in_progress});
  }
  add_tags(random, record);
  add_comments(random, record);
  return record;
}

std::string printed(const hive::Record& record) {
  std::string text;
  hive::hive_pgn::print(record, hive::References::canonical, text);
  return text + '\n';
}

// Tags with their values, those that are empty left out: a file always has the known ones.
std::vector<std::string> tags_of(const hive::Record& record) {
  std::vector<std::string> tags;
  for (const hive::Tag& tag : record.tags) {
    if (!tag.value.empty()) tags.push_back(tag.key + '=' + tag.value);
  }
  std::sort(tags.begin(), tags.end());
  return tags;
}

void check_same(const hive::Record& a, const hive::Record& b) {
  CHECK(a.type == b.type);
  CHECK(a.outcome == b.outcome);
  CHECK(a.result.value_or(hive::Outcome::in_progress) == b.result.value_or(hive::Outcome::in_progress));
  CHECK(tags_of(a) == tags_of(b));
  REQUIRE(a.plies.size() == b.plies.size());
  for (std::size_t i = 0; i < a.plies.size(); ++i) {
    CHECK(a.plies[i].piece == b.plies[i].piece);
    CHECK((a.plies[i].is_pass() || a.plies[i].to == b.plies[i].to));
  }
  REQUIRE(a.comments.size() == b.comments.size());
  for (std::size_t i = 0; i < a.comments.size(); ++i) {
    CHECK(a.comments[i].after_ply == b.comments[i].after_ply);
    CHECK(a.comments[i].text == b.comments[i].text);
  }
}

}  // namespace

TEST_CASE("hive-pgn: what is printed is read as the same game, without a warning") {
  test::Random random(41);
  test::GameSession session("hive-pgn");
  for (int i = 0; i < games; ++i) {
    const hive::Record record = random_record(random);
    const std::string text = printed(record);
    CAPTURE(text);
    session.read(text);
    CHECK(session.is_sound());
    for (const auto& finding : session.findings()) {
      CAPTURE(finding.message);
      CHECK(finding.severity == diagnostics::Severity::info);
    }
    check_same(record, session.record());
  }
}

TEST_CASE("hive-pgn: formatting is done once, and keeps game, tags and comments") {
  test::Random random(42);
  test::GameSession session("hive-pgn");
  for (int i = 0; i < games; ++i) {
    std::string text = printed(random_record(random));
    // As other systems write it.
    if (random.chance(50)) {
      for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, "\r");
    }
    CAPTURE(text);
    session.read(text);
    const hive::Record before = session.record();
    const std::string formatted = session.format(text);
    CHECK(session.format(formatted) == formatted);
    session.read(formatted);
    check_same(before, session.record());
  }
}
