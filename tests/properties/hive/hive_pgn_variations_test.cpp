// Laws of variations in Hive PGN (hive-notations P6), over random games.

#include "hive/diff/record_diff.hpp"
#include "hive/notations/hive_pgn/print.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/variation_board.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/games/random_games.hpp"
#include "support/hive/random_variations.hpp"
#include "support/hive/variations_text.hpp"

#include <algorithm>
#include <array>

using namespace plyglot;

namespace {

constexpr std::size_t rounds = 1000;

hive::Record game_with_variations(test::Random& random) {
  const hive::GameType type{random.chance(50), random.chance(50), random.chance(50)};
  hive::Record record = test::random_game(random, {type, 1 + random.below(40), 50});
  for (std::uint32_t ply = 0; ply <= record.plies.size(); ++ply) {
    if (random.chance(20)) record.comments.push_back({ply, false, random.chance(50) ? "a" : "(\n)", {}});
  }
  test::add_variations(random, record);
  return record;
}

std::string text_of_game(const hive::Record& record) {
  std::string text;
  hive::hive_pgn::print(record, hive::References::canonical, text);
  return text + '\n';
}

// The pieces of each kind and colour have changed their numbers, in the whole game.
hive::Record with_other_names(test::Random& random, hive::Record record) {
  std::array<hive::PieceIndex, hive::all_pieces> names{};
  for (hive::PieceIndex first = 0; first < hive::all_pieces;) {
    std::vector<hive::PieceIndex> alike;
    for (hive::PieceIndex piece = first; piece < hive::all_pieces; ++piece) {
      const bool is_alike =
          hive::kind_of(piece) == hive::kind_of(first) && hive::colour_of(piece) == hive::colour_of(first);
      if (is_alike) alike.push_back(piece);
    }
    std::vector<hive::PieceIndex> shuffled = alike;
    random.shuffle(shuffled);
    for (std::size_t i = 0; i < alike.size(); ++i) names[alike[i]] = shuffled[i];
    first = static_cast<hive::PieceIndex>(alike.back() + 1);
  }
  const auto rename = [&names](hive::Ply& ply) {
    if (!ply.is_pass()) ply.piece = names[ply.piece];
  };
  for (hive::Ply& ply : record.plies) rename(ply);
  for (hive::Variation& variation : record.variations) {
    for (hive::Ply& ply : variation.plies) rename(ply);
  }
  return record;
}

// What is found outside of the places.
std::vector<std::string> outside(const std::vector<diagnostics::Diagnostic>& findings,
                                 const std::vector<text::Span>& places) {
  std::vector<std::string> lines;
  for (const diagnostics::Diagnostic& found : findings) {
    const bool is_inside =
        std::any_of(places.begin(), places.end(), [&found](text::Span place) { return place.contains(found.span); });
    if (is_inside) continue;
    lines.push_back(std::string(catalogue_entry(found.id).name) + ": " + found.message);
    for (const std::string& note : found.notes) lines.back() += " | " + note;
  }
  return lines;
}

// From each `(` of the game itself to its `)`, both on lines of their own and not in comments.
std::vector<text::Span> variations_in(const std::string& text) {
  std::vector<text::Span> places;
  std::uint32_t depth = 0;
  bool is_comment = false;
  for (std::uint32_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') is_comment = true;
    if (text[i] == '}') is_comment = false;
    if (is_comment) continue;
    if (text[i] == '(' && depth++ == 0) places.push_back({i, i});
    if (text[i] == ')' && --depth == 0) places.back().end = i + 1;
  }
  return places;
}

std::string without(const std::string& text, const std::vector<text::Span>& places) {
  std::string rest;
  std::uint32_t at = 0;
  for (const text::Span place : places) {
    rest += text.substr(at, place.begin - at);
    at = place.end + 1;
  }
  return rest + text.substr(at);
}

}  // namespace

TEST_CASE("hive-pgn variations: what is printed is read as the same, without a warning, and formatted once") {
  test::Random random(51);
  test::GameSession session("hive-pgn");
  std::size_t nested = 0;
  for (std::size_t i = 0; i < rounds; ++i) {
    const hive::Record record = game_with_variations(random);
    const std::string text = text_of_game(record);
    CAPTURE(text);
    session.read(text);
    REQUIRE(session.is_sound());
    // Numbers of pieces, and a queen that comes first, are what random moves do not look at.
    for (const auto& finding : session.findings()) {
      CAPTURE(finding.message);
      const std::string_view name = catalogue_entry(finding.id).name;
      CHECK((name == "hive/piece-order" || name == "hive/queen-on-first-turn" ||
             finding.severity == diagnostics::Severity::info));
    }
    const hive::Record read = session.record();
    REQUIRE(test::variations_text(read) == test::variations_text(record));
    REQUIRE(read.comments.size() == record.comments.size());
    CHECK(session.format(text) == text);
    for (const hive::Variation& variation : read.variations) {
      CHECK(text[variation.span.begin] == '(');
      CHECK(text[variation.span.end - 1] == ')');
      nested += variation.spans_inside.size();
      for (const text::Span inside : variation.spans_inside) CHECK(variation.span.contains(inside));
    }
  }
  CHECK(nested > rounds);
}

TEST_CASE("hive-pgn variations: they change nothing in what is found in the game itself") {
  test::Random random(52);
  test::GameSession session("hive-pgn");
  const std::vector<std::string> slips = {"wA1", "bG3", "-", "/", "\\", " ", "3", "wQ", "x", ".", "wM", "bP"};
  std::size_t broken = 0;
  for (std::size_t i = 0; i < rounds; ++i) {
    hive::Record record = game_with_variations(random);
    if (random.chance(50)) record.result = hive::Outcome::black_wins;
    std::string text = text_of_game(record);
    // Slips in the game itself and in its variations, not in parentheses and lines. A tag in front of the moves stays.
    const std::size_t begin = text.find("\n\n") + 1;
    for (std::size_t count = random.below(4); count > 0; --count) {
      const std::size_t at = begin + random.below(text.size() - begin);
      if (text[at] == '\n' || text[at] == '(' || text[at] == ')' || text[at] == '{' || text[at] == '}') continue;
      if (std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '{') !=
          std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '}')) {
        continue;
      }
      text.replace(at, 1, random.pick(slips));
    }
    CAPTURE(text);
    const std::vector<text::Span> places = variations_in(text);
    session.read(text);
    const std::vector<std::string> with = outside(session.findings(), places);
    const hive::Record read = session.record();
    if (!session.is_sound()) ++broken;
    session.read(without(text, places));
    CHECK(with == outside(session.findings(), {}));
    REQUIRE(read.plies.size() == session.record().plies.size());
    CHECK(read.outcome == session.record().outcome);
    CHECK(read.result == session.record().result);
    CHECK(read.comments.size() == session.record().comments.size());
  }
  CHECK(broken > rounds / 5);
}

TEST_CASE("hive-pgn variations: pieces are numbered in each as they come, and a turned game is the same") {
  test::Random random(53);
  test::GameSession any("hive-pgn", {{"piece-order", "any"}});
  std::size_t others = 0;
  for (std::size_t i = 0; i < rounds; ++i) {
    // The rules that random games are played by have pieces in their order.
    const hive::Record record = game_with_variations(random);
    const hive::Record other = with_other_names(random, record);
    const std::string text = text_of_game(other);
    CAPTURE(text);
    any.read(text);
    REQUIRE(any.is_sound());
    REQUIRE(test::variations_text(any.record()) == test::variations_text(other));
    const hive::Record again = hive::renumbered(other);
    CHECK(test::variations_text(again) == test::variations_text(record));
    CHECK_FALSE(hive::first_out_of_order(again).has_value());
    const bool is_out_of_order = test::variations_text(other) != test::variations_text(record);
    if (is_out_of_order) CHECK(hive::first_out_of_order(other).has_value());
    others += is_out_of_order;
    CHECK(hive::diff(record, other).variations.empty());
    CHECK(hive::diff(record, record).variations.empty());
    const hive::Record turned = hive::turned(hive::turned(record, 2), 4);
    CHECK(test::variations_text(turned) == test::variations_text(record));
  }
  CHECK(others > rounds / 5);
}

TEST_CASE("hive-pgn variations: a difference names those that one game has") {
  test::Random random(54);
  std::size_t taken = 0;
  for (std::size_t i = 0; i < rounds; ++i) {
    const hive::Record a = game_with_variations(random);
    hive::Record b = hive::turned(a, static_cast<int>(random.below(6)));
    if (a.variations.empty() || a.plies.size() < 6) continue;
    const std::size_t gone = random.below(b.variations.size());
    const std::uint32_t ply = b.variations[gone].after_ply;
    b.variations.erase(b.variations.begin() + static_cast<std::ptrdiff_t>(gone));
    const hive::RecordDiff diff = hive::diff(a, b);
    // What is symmetric can be laid upon itself in more than one way.
    if (diff.layings.front().alignment.symmetry.is_mirrored) continue;
    CHECK((diff.relation == hive::Relation::same || diff.relation == hive::Relation::rotated));
    REQUIRE(diff.variations.size() == 1);
    CHECK(diff.variations[0].is_of_a);
    CHECK(diff.variations[0].ply.of_a == ply - 1);
    std::string text;
    hive::append_text(a, b, diff, text);
    CHECK(text.find("; 1 variation differs\n") != std::string::npos);
    CHECK(text.find("ply " + std::to_string(ply) + ": `" + diff.variations[0].words + "` only in A\n") !=
          std::string::npos);
    ++taken;
  }
  CHECK(taken > rounds / 3);
}

TEST_CASE("hive-pgn variations: cutting a game leaves those in place of plies that stay") {
  test::Random random(55);
  for (std::size_t i = 0; i < rounds; ++i) {
    const hive::Record record = game_with_variations(random);
    hive::Record cut = record;
    const auto plies = static_cast<std::uint32_t>(random.below(record.plies.size() + 1));
    REQUIRE(hive::cut_after(cut, plies));
    const auto stay = std::count_if(record.variations.begin(), record.variations.end(),
                                    [plies](const hive::Variation& each) { return each.after_ply <= plies; });
    CHECK(cut.variations.size() == static_cast<std::size_t>(stay));
    for (const hive::Variation& each : cut.variations) CHECK(each.comments_before <= cut.comments.size());
  }
}
