// Two readers of strictly written GameStrings that share no code: the same plies, the same findings in the same places.

#include "hive/board/pieces.hpp"
#include "naive/hive_records/game_string.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "support/files/shared_files.hpp"
#include "support/games/games_corpus.hpp"
#include "support/games/random_games.hpp"

#include <algorithm>
#include <map>

using namespace plyglot;
using test::Random;

namespace {

std::string report_of(const naive::hive_records::Reading& reading) {
  std::vector<std::string> lines;
  for (const auto& finding : reading.findings) {
    lines.push_back(finding.name + ' ' + finding.severity + ' ' + std::to_string(finding.start) + '-' +
                    std::to_string(finding.end) + '\n');
  }
  std::sort(lines.begin(), lines.end());
  std::string report;
  for (const std::string& line : lines) report += line;
  return report;
}

std::string sorted_lines(const std::string& text) {
  std::vector<std::string> lines = test::split(text, '\n');
  std::sort(lines.begin(), lines.end());
  std::string result;
  for (const std::string& line : lines) {
    if (!line.empty()) result += line + '\n';
  }
  return result;
}

std::vector<naive::hive_rules::Move> plies_of(const hive::Record& record) {
  std::vector<naive::hive_rules::Move> plies;
  for (const hive::Ply& ply : record.plies) {
    if (ply.is_pass()) {
      plies.push_back({"pass", {}});
    } else {
      plies.push_back({hive::name_of(ply.piece), {ply.to.q, ply.to.r}});
    }
  }
  return plies;
}

// How often each finding was seen: comparing readers that never speak would prove little.
using Seen = std::map<std::string, std::size_t>;

// What is found up to a place of the text.
std::string report_up_to(const std::vector<diagnostics::Diagnostic>& findings, std::size_t end) {
  std::vector<diagnostics::Diagnostic> kept;
  for (const diagnostics::Diagnostic& finding : findings) {
    if (finding.span.end <= end) kept.push_back(finding);
  }
  return test::report_of(kept);
}

void compare(test::GameSession& session, const std::string& text, Seen& seen) {
  CAPTURE(text);
  const naive::hive_records::Reading expected = naive::hive_records::read_game_string(text);
  session.read(text);
  REQUIRE(sorted_lines(report_up_to(session.findings(), expected.end)) == report_of(expected));
  std::vector<naive::hive_rules::Move> plies = plies_of(session.record());
  REQUIRE(plies.size() >= expected.plies.size());
  const bool is_whole = expected.end == text.size() && plies.size() == expected.plies.size();
  // A reading of the move that is refused may have other plies before it: the record says from where on.
  std::vector<naive::hive_rules::Move> certain = expected.plies;
  certain.resize(std::min<std::size_t>(certain.size(), session.record().refused_after.value_or(UINT32_MAX)));
  plies.resize(certain.size());
  CHECK((plies == certain));
  if (is_whole) CHECK(hive::name_of(session.record().outcome) == expected.outcome);
  for (const auto& finding : expected.findings) ++seen[finding.name];
}

std::string random_piece(Random& random) {
  return hive::name_of(static_cast<hive::PieceIndex>(random.below(hive::all_pieces)));
}

std::string random_reference(Random& random, const std::string& piece) {
  static const std::vector<std::string> marks = {"-", "/", "\\"};
  if (random.chance(40)) return random.pick(marks) + piece;
  return random.chance(70) ? piece + random.pick(marks) : piece;
}

std::string piece_in(const std::string& reference) {
  const std::size_t begin = reference.find_first_of("wb");
  return reference.substr(begin, reference.find_last_not_of("-/\\") + 1 - begin);
}

// One change that leaves the move strictly written.
std::string changed_move(Random& random, const std::string& move) {
  const std::vector<std::string> words = test::split(move, ' ');
  if (words[0] == "pass") return random_piece(random) + ' ' + random_reference(random, random_piece(random));
  const std::string reference = words.size() > 1 ? words[1] : random_piece(random);
  switch (random.below(6)) {
    case 0:
      return random_piece(random) + ' ' + reference;
    case 1:
      return words[0] + ' ' + random_reference(random, random_piece(random));
    case 2:
      return words[0] + ' ' + random_reference(random, piece_in(reference));
    case 3:
      return words[0] + ' ' + random_reference(random, words[0]);
    case 4:
      return words[0];
    default:
      return "pass";
  }
}

void change(Random& random, std::vector<std::string>& tokens) {
  const auto any_place = [&] {
    return tokens.begin() + static_cast<std::ptrdiff_t>(random.between(3, tokens.size() - 1));
  };
  switch (random.below(8)) {
    case 0:
      tokens[0] = hive::name_of(random.pick(hive::game_types));
      return;
    case 1:
      tokens[1] = hive::name_of(static_cast<hive::Outcome>(random.below(5)));
      tokens[2] = (random.chance(50) ? "White[" : "Black[") + std::to_string(random.between(1, 40)) + ']';
      return;
    case 2:
      if (tokens.size() > 4) tokens.erase(any_place());
      return;
    case 3:
      std::iter_swap(any_place(), any_place());
      return;
    case 4: {
      const std::string move = changed_move(random, *any_place());
      tokens.insert(any_place(), move);
      return;
    }
    default: {
      const auto move = any_place();
      *move = changed_move(random, *move);
    }
  }
}

// A move of pieces that the game has used, to be added after all others: only there can it be one that the
// board alone forbids.
std::string any_move(Random& random, const std::vector<std::string>& tokens) {
  const auto any_piece = [&] {
    const std::string& move = tokens[random.between(3, tokens.size() - 1)];
    return move == "pass" ? random_piece(random) : test::split(move, ' ').front();
  };
  return any_piece() + ' ' + random_reference(random, any_piece());
}

std::string changed(Random& random, const std::string& text) {
  std::vector<std::string> tokens = test::split(text, ';');
  if (tokens.size() == 3) return text;
  if (random.chance(50)) {
    tokens.push_back(any_move(random, tokens));
  } else {
    for (std::size_t changes = random.between(1, 3); changes > 0; --changes) change(random, tokens);
  }
  std::string result = tokens[0];
  for (std::size_t i = 1; i < tokens.size(); ++i) result += ';' + tokens[i];
  return result;
}

}  // namespace

TEST_CASE("naive GameStrings: both readers play the games of the corpus") {
  test::GameSession session("uhp");
  Seen seen;
  for (const auto& [name, text] : test::generated_games()) {
    for (const std::string& line : test::split(text, '\n')) {
      if (!line.empty() && line.front() != '#') compare(session, line, seen);
    }
  }
  CHECK(seen.empty());
}

TEST_CASE("naive GameStrings: both readers find the same in changed games") {
  test::GameSession session("uhp");
  Seen seen;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    Random random(seed);
    test::GameWishes wishes{random.pick(hive::game_types), random.between(0, 60),
                            random.pick(std::vector<std::size_t>{30, 60, 90})};
    const std::string text = test::game_string_of(test::random_game(random, wishes));
    CAPTURE(seed);
    compare(session, text, seen);
    for (int i = 0; i < 8; ++i) compare(session, changed(random, text), seen);
  }
  for (const auto& [name, times] : seen) UNSCOPED_INFO(name << ' ' << times);
  CHECK(seen.size() > 25);
}

TEST_CASE("naive GameStrings: only those in the strict grammar can be read") {
  using naive::hive_records::is_strict;
  for (const char* text : {"Base;NotStarted;White[1]", "Base+MLP;InProgress;Black[2];wS1;bS1 wS1-;wM /wS1",
                           "Base+LP;InProgress;White[3];pass;wG3 bA1;bB2 \\wQ"}) {
    CAPTURE(text);
    CHECK(is_strict(text));
  }
  for (const char* text :
       {"", "Base", "Base+PM;NotStarted;White[1]", "Base;InProgress;White[01]", "Base;InProgress;Black[1]; ;wS1",
        "Base;InProgress;White[2];wS1 .;bS1 wS1-", "Base;InProgress;Black[1];wS3", "Base;InProgress;Black[1];wS1\n"}) {
    CAPTURE(text);
    CHECK_FALSE(is_strict(text));
  }
}
