#include "hive/diff/record_diff.hpp"
#include "hive/record/record_replay.hpp"

#include "board/hex.hpp"
#include "hive/board/pieces.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/rules/legality/legality.hpp"
#include "hive/rules/repetition.hpp"
#include "support/checks/property.hpp"
#include "support/games/random_games.hpp"
#include "support/hive/same_plies.hpp"

#include <algorithm>
#include <sstream>

using namespace plyglot;
using namespace plyglot::hive;
using comparing::StretchKind;
using test::check_property;
using test::Random;

namespace {

Random any_random() {
  return Random(*rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>())));
}

Record any_game(Random& random, std::size_t most_plies) {
  test::GameWishes wishes;
  wishes.type = random.pick(game_types);
  wishes.most_plies = random.below(most_plies + 1);
  wishes.movements = random.pick(std::vector<std::size_t>{20, 60, 90});
  return test::random_game(random, wishes);
}

// A legal game that begins as this one does.
Record continued(Random& random, const Record& record, std::size_t most_plies) {
  Record result = record;
  cut_after(result, static_cast<std::uint32_t>(random.below(record.plies.size() + 1)));
  Game game = game_after(result, {});
  while (result.plies.size() < most_plies) {
    const std::vector<Move> moves = game.legal_moves();
    if (moves.empty()) break;
    const Move move = random.pick(moves);
    Ply& ply = result.plies.emplace_back();
    ply.piece = move.piece;
    if (!move.is_pass()) ply.to = game.state().cell_at(move.to);
    game.play(move);
  }
  result.outcome = game.outcome();
  return result;
}

// The same game, its pieces of each kind numbered in a random order.
Record numbered_otherwise(Random& random, Record record) {
  std::vector<PieceIndex> names(all_pieces);
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) names[piece] = piece;
  for (PieceIndex a = 0; a < all_pieces; ++a) {
    const auto b = static_cast<PieceIndex>(random.below(all_pieces));
    if (colour_of(a) == colour_of(b) && kind_of(a) == kind_of(b)) std::swap(names[a], names[b]);
  }
  for (Ply& ply : record.plies) {
    if (!ply.is_pass()) ply.piece = names[ply.piece];
  }
  return record;
}

// As another text would have it: other references, turned, other numbers.
Record told_otherwise(Random& random, const Record& record) {
  Record other = numbered_otherwise(random, turned(record, static_cast<int>(random.below(6))));
  for (Ply& ply : other.plies) ply.written = Reference{other.plies.front().piece, std::nullopt};
  return other;
}

std::uint32_t common_beginning(const Record& a, const Record& b) {
  std::uint32_t length = 0;
  while (length < std::min(a.plies.size(), b.plies.size()) && a.plies[length].piece == b.plies[length].piece &&
         a.plies[length].to == b.plies[length].to) {
    ++length;
  }
  return length;
}

std::string key_after(const Record& record, std::uint32_t plies) {
  Record beginning = record;
  cut_after(beginning, plies);
  return position_key(state_after(beginning), RepetitionSymmetry::reflection);
}

std::string text_of(const Record& a, const Record& b, const RecordDiff& found) {
  std::string text;
  append_text(a, b, found, text);
  return text;
}

// A headline, and a line for each difference and each meeting.
void check_text(const std::string& text, const RecordDiff& found) {
  RC_ASSERT(text.back() == '\n');
  std::istringstream lines(text);
  std::string headline;
  std::getline(lines, headline);
  std::size_t differences = 0;
  for (std::string line; std::getline(lines, line);) differences += line.rfind("  position", 0) == 0 ? 0U : 1U;
  if (found.relation == Relation::different) RC_ASSERT(std::stoul(headline) == differences);
}

// What holds for any two games.
void check_laws(const Record& a, const Record& b) {
  const RecordDiff found = diff(a, b);
  RC_ASSERT(test::broken_law_of(found, a, b) == "");
  for (const comparing::Stretch& stretch : found.stretches) {
    if (stretch.kind == StretchKind::continued || stretch.kind == StretchKind::parted) continue;
    RC_ASSERT(key_after(a, stretch.items.of_a.end) == key_after(b, stretch.items.of_b.end));
  }

  check_text(text_of(a, b, found), found);
  RC_ASSERT(diff(b, a).relation == found.relation);
}

}  // namespace

TEST_CASE("game diff: a game written otherwise is the same") {
  check_property([] {
    Random random = any_random();
    const Record a = any_game(random, 60);
    const Record b = told_otherwise(random, a);
    const RecordDiff found = diff(a, b);
    RC_ASSERT((found.relation == Relation::same || found.relation == Relation::rotated));
    RC_ASSERT(!found.first_divergence());
    RC_ASSERT(std::all_of(found.edits.begin(), found.edits.end(),
                          [](const comparing::Edit& edit) { return edit.kind == comparing::Edit::Kind::restated; }));
    check_laws(a, b);
    RC_ASSERT(diff(a, a).relation == Relation::same);
    RC_ASSERT(diff(a, a).edits.empty());
  });
}

TEST_CASE("game diff: a mirrored game is its mirror image") {
  check_property([] {
    Random random = any_random();
    const Record a = any_game(random, 60);
    const Record b = told_otherwise(random, image(a, {true, 0}));
    const Relation relation = diff(a, b).relation;
    RC_ASSERT(relation != Relation::different);
    // A game of this length is not all in one row.
    if (a.plies.size() > 20) RC_ASSERT(relation == Relation::mirrored);
    check_laws(a, b);
  });
}

TEST_CASE("game diff: what it tells leads from one game to the other") {
  check_property([] {
    Random random = any_random();
    const Record a = any_game(random, 40);
    Record b = random.chance(20) ? any_game(random, 40) : continued(random, a, 40);
    if (random.chance(50)) b = told_otherwise(random, b);
    if (random.chance(20)) b = image(b, {true, 1});
    check_laws(a, b);
  });
}

TEST_CASE("game diff: games part where no turn makes a longer common beginning") {
  check_property([] {
    Random random = any_random();
    const Record a = any_game(random, 40);
    const Record b = turned(continued(random, a, 40), static_cast<int>(random.below(6)));
    std::uint32_t longest = 0;
    for (int sixths = 0; sixths < 6; ++sixths) longest = std::max(longest, common_beginning(turned(a, sixths), b));
    const std::optional<std::uint32_t> found = diff(a, b).first_divergence();
    if (longest == a.plies.size() || longest == b.plies.size()) {
      RC_ASSERT(!found);
    } else if (found) {
      // As a mirror image it may be longer.
      RC_ASSERT(*found >= longest);
    }
  });
}

TEST_CASE("game diff: plies of one side that do not touch each other may change places") {
  std::size_t seen = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Random random(seed);
    const Record a = any_game(random, 50);
    if (a.plies.size() < 12) continue;
    const auto at = static_cast<std::uint32_t>(4 + random.below(a.plies.size() - 8));
    Record b = a;
    std::swap(b.plies[at], b.plies[at + 2]);
    // Legal in both orders: then the position after them is the same, but for the stunned piece.
    Game game(b.type);
    bool is_legal = a.plies[at].piece != a.plies[at + 2].piece;
    for (const Ply& ply : b.plies) {
      is_legal = is_legal && judge(game, {ply.piece, ply.to}).is_legal();
      if (!is_legal) break;
      game.play(move_of(ply));
    }
    if (!is_legal) continue;
    ++seen;
    CAPTURE(seed, at);
    const RecordDiff found = diff(a, b);
    REQUIRE(found.stretches.size() >= 2);
    const comparing::Stretch& stretch = found.stretches[1];
    CHECK((stretch.kind == StretchKind::reordered));
    CHECK(stretch.items.of_a.begin == at);
    CHECK(stretch.items.of_a.end == at + 4);
    CHECK(found.relation == Relation::different);
  }
  CHECK(seen > 20);
}

TEST_CASE("game diff: games of thousands of plies are compared at once") {
  Random random(1);
  const Record opening = test::random_game(random, {game_types.back(), 40, 50});
  // Both sides pass, or put a piece down where it is, at random.
  const auto drawn_out = [&](std::size_t plies, std::size_t seed) {
    Random choice(seed);
    Record record = opening;
    while (record.plies.size() < plies) record.plies.push_back(choice.chance(50) ? Ply{} : opening.plies.back());
    return record;
  };
  const Record a = drawn_out(5000, 1);
  const Record b = drawn_out(5000, 2);
  CHECK(diff(a, turned(a, 2)).relation == Relation::rotated);
  CHECK(test::broken_law_of(diff(a, b), a, b) == "");
}
