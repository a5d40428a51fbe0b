// What holds for differences of any games of Homeworlds.

#include "homeworlds/diff/record_diff.hpp"
#include "homeworlds/rules/rule.hpp"
#include "homeworlds/views/move_list.hpp"
#include "support/checks/catch.hpp"
#include "support/files/shared_files.hpp"
#include "support/homeworlds/games.hpp"
#include "support/homeworlds/players/players.hpp"
#include "support/homeworlds/same_turns.hpp"
#include "support/values/difference_text.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

constexpr std::size_t games_compared = 40;

using Lines = std::vector<std::string>;

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

Record game(const Lines& lines) { return test::homeworlds_game(joined(lines)).record; }

Lines random_game(test::Random& random) {
  Lines lines = test::split(test::played_homeworlds_game(random, {}), '\n');
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

bool is_empty(const RecordDiff& diff) {
  return diff.is_same_game() && diff.edits.empty() && diff.renamed.empty() && diff.has_same_beginning &&
         !diff.has_contrary_headers();
}

// The laws of a difference, in both directions.
void check_laws(const Record& a, const Record& b) {
  CAPTURE(test::difference_text(a, b));
  CHECK(test::broken_law_of(diff(a, b), a, b) == "");
  CHECK(test::broken_law_of(diff(b, a), b, a) == "");
  CHECK(diff(a, b).relation == diff(b, a).relation);
  CHECK(diff(a, b).first_divergence() == diff(b, a).first_divergence());
  CHECK(diff(a, b).renamed.size() == diff(b, a).renamed.size());
}

Record with_other_names(Record record) {
  for (std::size_t i = 0; i < record.systems.size(); ++i) record.systems[i].name = "other" + std::to_string(i);
  return record;
}

// Of the notation and the rules; infos are none.
std::size_t faults_of(const test::HomeworldsGame& game) {
  const auto faults = std::count_if(game.violations.begin(), game.violations.end(), [](const Violation& violation) {
    return violation.severity == diagnostics::Severity::error || violation.rule == Rule::redundant_trade;
  });
  const auto findings =
      std::count_if(game.reading.findings.begin(), game.reading.findings.end(),
                    [](const NotedFinding& f) { return f.severity >= diagnostics::Severity::warning; });
  return static_cast<std::size_t>(faults + findings);
}

}  // namespace

TEST_CASE("homeworlds diff: a game does not differ from itself, and names make no difference") {
  test::Random random(1);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Lines lines = random_game(random);
    const Record record = game(lines);
    CAPTURE(joined(lines));
    CHECK(is_empty(diff(record, record)));
    const Record renamed = with_other_names(record);
    const RecordDiff found = diff(record, renamed);
    CHECK(found.is_same_game());
    CHECK(found.edits.empty());
    CHECK(found.renamed.size() <= record.systems.size());
    CHECK(found.renamed.size() >= 2);
    check_laws(record, renamed);
  }
}

TEST_CASE("homeworlds diff: what does not differ is the same") {
  test::Random random(2);
  Lines before = random_game(random);
  std::size_t met = 0;
  std::size_t parted_late = 0;
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Lines lines = random_game(random);
    CAPTURE(joined(lines), joined(before));
    check_laws(game(lines), game(before));

    const Lines half(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(lines.size() / 2));
    check_laws(game(lines), game(half));
    CHECK_FALSE(diff(game(lines), game(half)).first_divergence());

    // Two turns of one player change places; what follows may not be possible any more.
    Lines swapped = lines;
    const std::size_t at = 2 + random.below(lines.size() - 4);
    std::swap(swapped[at], swapped[at + 2]);
    const Record other = game(swapped);
    check_laws(game(lines), other);
    const RecordDiff found = diff(game(lines), other);
    if (!found.is_same_game() && found.first_divergence()) {
      CHECK(*found.first_divergence() >= at);
      ++parted_late;
    }
    const auto is_reordered = [](const comparing::Stretch& stretch) {
      return stretch.kind == comparing::StretchKind::reordered;
    };
    if (std::any_of(found.stretches.begin(), found.stretches.end(), is_reordered)) ++met;

    Lines broken = lines;
    broken[at] = random.chance(50) ? "bild" : "build g1 Nowhere";
    check_laws(game(lines), game(broken));
    check_laws(with_other_names(game(lines)), game(swapped));
    before = lines;
  }
  CHECK(met > games_compared / 8);
  CHECK(parted_late > games_compared / 2);
}

TEST_CASE("homeworlds diff: turns in another order are the same turns") {
  // On both sides the two turns have nothing to do with each other.
  const std::string board = "<0>; Lee(0,r3b2)y3g3-; Ray(1,b1y3)-g3; X(y1)g1-; Y(y2)g2-\n";
  const Record a = test::homeworlds_game(board + "build g1 X\npass\ntrade y3 Lee r\npass\nbuild g1 Y\n").record;
  const Record b = test::homeworlds_game(board + "trade y3 Lee r\npass\nbuild g1 X\npass\nbuild g1 Y\n").record;
  const RecordDiff found = diff(a, b);
  REQUIRE(found.stretches.size() == 2);
  CHECK(found.stretches[0].kind == comparing::StretchKind::reordered);
  CHECK(found.stretches[0].items.of_a.end == 3);
  CHECK(found.stretches[1].kind == comparing::StretchKind::common);
  check_laws(a, b);
}

TEST_CASE("homeworlds moves: every move of the list can be played") {
  test::Random random(3);
  std::size_t played = 0;
  for (std::size_t i = 0; i < games_compared; ++i) {
    Lines lines = random_game(random);
    lines.resize(2 + random.below(lines.size() - 2));
    std::vector<std::string> moves;
    std::string why;
    const test::HomeworldsGame before = test::homeworlds_game(joined(lines));
    if (!list_moves(before.record, moves, why)) continue;
    for (const std::string& move : moves) {
      const test::HomeworldsGame next = test::homeworlds_game(joined(lines) + move + " *\n");
      CAPTURE(joined(lines), move, report_of(next));
      CHECK(faults_of(next) == faults_of(before));
      CHECK(next.record.certain_turns == lines.size() + 1);
      ++played;
    }
  }
  CHECK(played > 10 * games_compared);
}
