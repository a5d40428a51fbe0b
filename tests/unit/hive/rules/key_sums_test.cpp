#include "hive/rules/key_sums.hpp"

#include "hive/rules/legal_moves.hpp"
#include "hive/rules/repetition.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/near_ends.hpp"
#include "support/values/one_to_one.hpp"
#include "support/values/random.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using hive::GameState;
using hive::KeySums;
using hive::RepetitionSymmetry;

namespace {

// Calls visit(state, sums) before each ply of a random game and after the last one. Now and then a ply is taken back.
template <class Visit>
void play_at_random(std::uint64_t seed, hive::GameType type, std::uint32_t plies, Visit visit) {
  test::Random random(seed);
  GameState state(type);
  KeySums sums(state);
  std::vector<hive::Move> moves;
  while (state.plies() < plies) {
    visit(state, sums);
    list_legal_moves(state, {}, moves);
    if (moves.empty()) return;
    const hive::Move taken_back = random.pick(moves);
    const GameState::Undo undo = state.play(taken_back);
    sums.follow(state, taken_back.piece);
    state.undo(undo);
    sums.follow(state, taken_back.piece);
    const hive::Move move = random.pick(moves);
    state.play(move);
    sums.follow(state, move.piece);
  }
  visit(state, sums);
}

// The position with its cells turned, mirrored and moved elsewhere.
GameState image_of(const GameState& state, board::Symmetry symmetry, hive::Cell by) {
  GameState::Setup setup;
  setup.pieces = state.pieces();
  setup.to_move = state.to_move();
  setup.stunned = state.stunned();
  for (hive::PieceIndex top = 0; top < hive::all_pieces; ++top) {
    if (!hive::holds(state.tops(), top)) continue;
    std::vector<std::pair<hive::PieceIndex, hive::Cell>> stack;
    for (hive::PieceIndex piece = top; piece != hive::no_piece; piece = state.below(piece)) {
      stack.emplace_back(piece, board::sum(board::image(state.cell(top), symmetry), by));
    }
    setup.standing.insert(setup.standing.end(), stack.rbegin(), stack.rend());
  }
  return GameState(setup);
}

// With the piece that moved last where a legal move differs because of it (hive-rules H30).
std::string text_of(const GameState& state, RepetitionSymmetry symmetry) {
  GameState free = state;
  free.set_stunned(hive::no_piece);
  return position_key(test::legal_hive_moves(free) == test::legal_hive_moves(state) ? free : state, symmetry);
}

}  // namespace

TEST_CASE("keys that are kept from ply to ply are those of the position") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    play_at_random(
        seed, hive::game_types[seed % hive::game_types.size()], 80,
        [](const GameState& state, const KeySums& sums) { CHECK(sums.keys(state) == KeySums(state).keys(state)); });
  }
}

TEST_CASE("keys are the same for turned hives, and the second one for mirrored hives") {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    play_at_random(seed, hive::game_types.back(), 60, [](const GameState& state, const KeySums& sums) {
      const PositionKeys keys = sums.keys(state);
      for (const board::Symmetry symmetry : board::symmetries) {
        const GameState image = image_of(state, symmetry, {7, -40});
        const PositionKeys found = KeySums(image).keys(image);
        CHECK(found.mirrored == keys.mirrored);
        const bool is_turned =
            text_of(image, RepetitionSymmetry::rotation) == text_of(state, RepetitionSymmetry::rotation);
        CHECK((found.key == keys.key) == is_turned);
        CHECK((is_turned || symmetry.is_mirrored));
      }
    });
  }
}

// By the texts in which repetitions are found.
TEST_CASE("two positions have the same key if they are the same, and else not") {
  test::OneToOne<std::string, PositionKey> keys;
  test::OneToOne<std::string, PositionKey> mirrored_keys;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    play_at_random(seed, hive::game_types.back(), seed % 10 == 0 ? 60 : 5,
                   [&](const GameState& state, const KeySums& sums) {
                     const PositionKeys found = sums.keys(state);
                     CHECK(keys.add(text_of(state, RepetitionSymmetry::rotation), found.key));
                     CHECK(mirrored_keys.add(text_of(state, RepetitionSymmetry::reflection), found.mirrored));
                   });
  }
  CHECK(keys.size() > 1500);
  CHECK(mirrored_keys.size() < keys.size());
}

TEST_CASE("whoever does not know which piece moved last has all keys that the position may have") {
  std::size_t several = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_at_random(seed, hive::game_types.back(), 60, [&](const GameState& state, const KeySums& sums) {
      CHECK(possible_keys(state).front() == sums.keys(state));
      if (state.stunned() != hive::no_piece) CHECK(possible_keys(state).size() == 1);
      GameState unknown = state;
      unknown.set_stunned(hive::no_piece);
      const std::vector<PositionKeys> possible = possible_keys(unknown);
      CHECK(possible.front() == keys_of(unknown));
      CHECK(std::find(possible.begin(), possible.end(), sums.keys(state)) != possible.end());
      const std::set<PositionKey> different = [&] {
        std::set<PositionKey> keys;
        for (const PositionKeys& one : possible) keys.insert(one.key);
        return keys;
      }();
      CHECK(different.size() == possible.size());
      several += std::size_t{possible.size() > 1};
    });
  }
  CHECK(several > 100);
}

TEST_CASE("a turn that was passed with the queen in the hand is in a key where it brings the queen nearer") {
  GameState placed(hive::GameType{});
  placed.play({hive::find_piece(hive::Colour::white, hive::BugKind::ant, 1), 0});
  placed.play(hive::pass);
  const PositionKey black_late = keys_of(placed).key;
  GameState::Setup setup;
  setup.pieces = placed.pieces();
  setup.standing = {{hive::find_piece(hive::Colour::white, hive::BugKind::ant, 1), {}}};
  CHECK(black_late != keys_of(GameState(setup)).key);
}

TEST_CASE("the side to move and the pieces of the game are in a key") {
  const GameState base(hive::GameType{});
  GameState passed(hive::GameType{});
  passed.play(hive::pass);
  const GameState expanded(hive::game_types.back());
  const PositionKey key = KeySums(base).keys(base).key;
  CHECK(key != KeySums(passed).keys(passed).key);
  CHECK(key != KeySums(expanded).keys(expanded).key);
  CHECK(name_of(key).size() == 32);
}
