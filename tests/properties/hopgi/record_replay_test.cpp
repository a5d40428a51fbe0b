// What is said of turns that need not be legal, against a second reading of the rules.

#include "naive/hopgi_records/replay.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/hopgi/playing.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/random.hpp"
#include "support/hopgi/words.hpp"

#include <algorithm>
#include <map>

using namespace plyglot;
using diagnostics::Diagnostic;

namespace {

constexpr std::size_t games_replayed = 1500;
constexpr std::size_t most_turns_written = 12;

struct WrittenGame {
  std::string fen;
  std::vector<std::string> words;

  // The word with that byte of the text in it, or at its end.
  std::size_t word_at(std::size_t offset) const {
    std::size_t end = text().size() - std::string("*\n").size();
    std::size_t index = words.size();
    while (index > 0 && offset < end) end -= words[--index].size() + 1;
    return index;
  }

  std::string text() const {
    std::string text = "[FEN \"" + fen + "\"]\n\n";
    for (const std::string& word : words) text += word + ' ';
    return text + "*\n";
  }
};

// Some are written twice, and some with a slip (R27).
std::string next_word(test::Random& random, const std::vector<std::string>& words, const std::string& position) {
  if (!words.empty() && random.chance(4)) return words.back();
  std::string word = test::random_hopgi_word(random, test::hopgi_state(position));
  char& byte = word[random.below(word.size())];
  const bool is_rank = byte >= '1' && byte <= '7';
  if (random.chance(30) && is_rank) byte = static_cast<char>('1' + random.below(7));
  return word;
}

WrittenGame random_written_game(test::Random& random) {
  WrittenGame game;
  const bool begins_anywhere = random.chance(50);
  game.fen = test::hopgi_fen(begins_anywhere ? test::random_hopgi_position(random) : hopgi::start_position());
  std::string position = game.fen;
  for (std::size_t i = 1 + random.below(most_turns_written); i > 0; --i) {
    game.words.push_back(next_word(random, game.words, position));
    position = naive::hopgi_records::replay(game.fen, game.words).position;
  }
  return game;
}

bool is_compared(std::string_view name) {
  return name != "hopgi/number-missing" && name != "hopgi/result-vs-board" && name.substr(0, 6) == "hopgi/";
}

// As naive::hopgi_records::Replay has them.
std::vector<std::string> findings_of(const test::HopgiFile& file, const WrittenGame& game) {
  std::vector<std::pair<std::size_t, std::string>> found;
  for (const Diagnostic& finding : file.findings) {
    const std::string_view name = diagnostics::catalogue_entry(finding.id).name;
    if (!is_compared(name)) continue;
    const std::size_t number = game.word_at(finding.span.begin);
    found.emplace_back(number, std::to_string(number) + ' ' + std::string(name_of(finding.severity)) + ' ' +
                                   std::string(name.substr(6)));
  }
  std::sort(found.begin(), found.end());
  std::vector<std::string> lines;
  for (const auto& line : found) lines.push_back(line.second);
  return lines;
}

// `3 warning check-mark` is before turn 4.
std::vector<std::string> findings_before(std::size_t turn, std::vector<std::string> findings) {
  const auto is_later = [turn](const std::string& finding) { return std::stoul(finding) >= turn; };
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_later), findings.end());
  return findings;
}

// What the random games came to, so that a generator that tries nothing does not pass for a test.
void tally(const std::vector<std::string>& findings, std::map<std::string, std::size_t>& seen) {
  for (const std::string& finding : findings) ++seen[finding.substr(finding.find(' ') + 1)];
}

// A fix ends its own finding, and a safe one brings up nothing that is worse.
void check_fix(const test::HopgiFile& before, const Diagnostic& finding) {
  const test::HopgiFile after = test::play_hopgi(test::applied(before.text, *finding.fix));
  const auto same = [&](const Diagnostic& other) { return other.id == finding.id; };
  const auto count = [&](const test::HopgiFile& file, const auto& which) {
    return std::count_if(file.findings.begin(), file.findings.end(), which);
  };
  CAPTURE(after.text);
  CHECK(count(after, same) < count(before, same));
  const auto is_fault = [](const Diagnostic& other) { return other.severity >= diagnostics::Severity::warning; };
  if (finding.fix->safety == diagnostics::Safety::safe) CHECK(count(after, is_fault) <= count(before, is_fault));
}

}  // namespace

TEST_CASE("hopgi records: random turns are judged as by the second reading") {
  test::Random random(20);
  std::map<std::string, std::size_t> seen;
  for (std::size_t i = 0; i < games_replayed; ++i) {
    const WrittenGame game = random_written_game(random);
    CAPTURE(game.text());
    const test::HopgiFile file = test::play_hopgi(game.text());
    REQUIRE(file.records.size() == 1);
    const naive::hopgi_records::Replay expected = naive::hopgi_records::replay(game.fen, game.words);
    // The second reading knows no other reading than what is written (R27).
    if (file.records[0].recovered_after) {
      ++seen["read otherwise"];
      const std::size_t known = *file.records[0].recovered_after;
      CHECK(findings_before(known, findings_of(file, game)) == findings_before(known, expected.findings));
      continue;
    }
    CHECK(findings_of(file, game) == expected.findings);
    REQUIRE(file.records[0].final_position);
    CHECK(test::hopgi_fen(*file.records[0].final_position) == expected.position);
    tally(expected.findings, seen);
  }
  for (const char* name : {"read otherwise",
                           "error empty-origin",
                           "error enemy-piece",
                           "error wrong-piece",
                           "error own-piece-on-target",
                           "error illegal-move",
                           "error blocked-corner",
                           "error no-such-move",
                           "error ambiguous-move",
                           "warning capture-mark",
                           "warning promotion-missing",
                           "warning promotion-wrong",
                           "warning promotion-spurious",
                           "error not-droppable",
                           "error not-in-hand",
                           "error drop-occupied",
                           "error linked-king-missing",
                           "error second-leg-not-allowed",
                           "error second-leg-not-linked",
                           "error move-after-end",
                           "info non-canonical-move",
                           "warning check-mark",
                           "warning illegal-move",
                           "info promotion-missing",
                           "error unknown-piece",
                           "error unknown-square"}) {
    CAPTURE(name);
    CHECK(seen[name] > 2);
  }
}

TEST_CASE("hopgi records: a fix ends its own finding") {
  test::Random random(21);
  std::size_t fixes = 0;
  for (std::size_t i = 0; i < games_replayed / 3; ++i) {
    const test::HopgiFile file = test::play_hopgi(random_written_game(random).text());
    for (const Diagnostic& finding : file.findings) {
      if (!finding.fix) continue;
      CAPTURE(file.text, diagnostics::catalogue_entry(finding.id).name);
      check_fix(file, finding);
      ++fixes;
    }
  }
  CHECK(fixes > games_replayed / 3);
}
